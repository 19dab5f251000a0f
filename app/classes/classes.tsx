// The classes page: timetable, fees, formats, students' works, levels, programs and the teacher.
import { metaOf } from '#app/meta.ts';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { contentOf, pageMetaOf, siteContext } from '#app/site-context.ts';
import { datedNotices } from '#app/notices/dated-notices.ts';
import { courseList } from '#app/structured-data/course.ts';
import { gallery } from '#app/structured-data/gallery.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import type { Route } from './+types/classes';
import { Categories } from './categories.tsx';
import { Certificate } from './certificate.tsx';
import { ClassesHead } from './classes-head.tsx';
import { classesPage } from './classes-page.ts';
import { Fees } from './fees.tsx';
import { Levels } from './levels.tsx';
import { Programs } from './programs.tsx';
import { Slate } from './slate.tsx';
import { StudentGallery } from './student-gallery.tsx';
import { Teacher } from './teacher.tsx';
import { Testimonials } from './testimonials.tsx';
import { Formats } from './formats.tsx';
import styles from './classes.module.css';

export const shouldRevalidate = skipOnQueryChange;

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/classes')(args),
  ...structuredDataOf(args.loaderData),
];

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { publicUrl } = context.get(siteContext);
  const page = classesPage(content);
  const { title, works } = page.studentGallery;
  const school = content.document('school');
  return withStructuredData(
    {
      ...page,
      meta: pageMetaOf(context, '/classes'),
      notices: datedNotices(school.datedNotices, content.timeZone()),
    },
    courseList(publicUrl, school, content.courses()),
    gallery(publicUrl, '/classes#studentGallery', title.text, works, school),
  );
}

export default function Classes({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className={styles.classes}>
      <ClassesHead title={page.title} lead={page.lead} parts={page.parts} notices={page.notices} />
      <Slate timetable={page.timetable} doubts={page.doubts} workshop={page.workshop} />
      <Fees {...page.enrolment} courses={page.courses} />
      <Categories categories={page.categories} />
      <Formats formats={page.formats} materials={page.materials} />
      <StudentGallery {...page.studentGallery} />
      <Certificate {...page.certificate} />
      <Levels {...page.levels} />
      <Programs {...page.programs} />
      <Testimonials {...page.testimonials} />
      <Teacher {...page.teacher} />
    </div>
  );
}
