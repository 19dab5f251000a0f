// The classes page: timetable, fees, formats, students' works, levels, programs and the teacher.
import { metaOf, siteOf, structured } from '#app/meta.ts';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { upcomingNotices } from '#app/notices/upcoming-notices.ts';
import { courseList } from '#app/structured-data/course.ts';
import { gallery } from '#app/structured-data/gallery.ts';
import { contentOf } from '#app/site-context.ts';
import * as content from '#content/classes.ts';
import * as timetable from '#content/timetable.ts';
import { courses } from '#content/courses.ts';
import { school } from '#content/school.ts';
import type { Route } from './+types/classes';
import { Categories } from './categories.tsx';
import { Certificate } from './certificate.tsx';
import { ClassesHead } from './classes-head.tsx';
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

export function meta(args: Route.MetaArgs) {
  const site = siteOf(args);
  const { studentGalleryTitle, studentGallery } = args.loaderData;
  return [
    ...metaOf('/classes')(args),
    ...(import.meta.env.SSR
      ? structured(
          courseList(site, courses),
          gallery(site, '/classes#studentGallery', studentGalleryTitle.text, studentGallery, school),
        )
      : []),
  ];
}

export function loader({ context }: Route.LoaderArgs) {
  const { datedNotices } = contentOf(context).document('school');
  return { ...content, ...timetable, notices: upcomingNotices(datedNotices, new Date()) };
}

export default function Classes({ loaderData: words }: Route.ComponentProps) {
  return (
    <div className={styles.classes}>
      <ClassesHead heading={words.classesTitle} intro={words.classesIntro} notices={words.notices} />
      <Slate
        title={words.scheduleTitle}
        days={words.scheduleDays}
        rows={words.schedule}
        doubts={words.doubts}
        workshop={words.weekendWorkshop}
      />
      <Fees
        title={words.enrolmentDetailsTitle}
        details={words.enrolmentDetails}
        rules={words.enrolmentRules}
        enrol={words.classesEnrol}
      />
      <Categories categories={words.classCategories} />
      <Formats
        heading={words.formatsTitle}
        formats={words.formats}
        listHeading={words.materialsTitle}
        materials={words.materials}
        note={words.materialsNote}
      />
      <StudentGallery
        heading={words.studentGalleryTitle}
        note={words.studentGalleryNote}
        works={words.studentGallery}
      />
      <Certificate ceremony={words.certificateCeremony} />
      <Levels heading={words.levelsTitle} levels={words.levels} />
      <Programs heading={words.specialTitle} programs={words.specialPrograms} />
      <Testimonials heading={words.classTestimonialsTitle} testimonials={words.classTestimonials} />
      <Teacher instructor={words.classInstructor} />
    </div>
  );
}
