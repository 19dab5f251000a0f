// The home page: works by students and prices first, then the school, the courses and how to enrol.
import { categories } from '#content/categories.ts';
import { courses } from '#content/courses.ts';
import * as content from '#content/home.ts';
import { datedNotices } from '#content/notices.ts';
import { labelled } from '#content/works.ts';
import { LazyApplicationBar } from '#app/admission/lazy-application-bar.tsx';
import { metaOf } from '#app/meta.ts';
import { nextNotice } from '#app/notices/next-notice.ts';
import { contentOf, siteContext } from '#app/site-context.ts';
import { courseList } from '#app/structured-data/course.ts';
import { website, wholeSchool } from '#app/structured-data/school.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import type { Route } from './+types/home';
import { Courses } from './courses.tsx';
import { EnrolSteps } from './enrol-steps.tsx';
import { FeaturePrints } from './feature-prints.tsx';
import { GalleryTiles } from './gallery-tiles.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { Introduction } from './introduction.tsx';
import { Shapes } from './shapes.tsx';
import { Statistics } from './statistics.tsx';

export const meta = (args: Route.MetaArgs) => [...metaOf('/')(args), ...structuredDataOf(args.loaderData)];

export function loader({ context }: Route.LoaderArgs) {
  const illustrated = courses.map((course) => Object.assign({ work: labelled(course.image) }, course));
  const site = context.get(siteContext).publicUrl;
  const school = contentOf(context).document('school');
  return withStructuredData(
    { ...content, categories, courses: illustrated, notice: nextNotice(datedNotices, new Date()) },
    wholeSchool(site, school),
    website(site, school),
    courseList(site, courses),
  );
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <LazyApplicationBar />
      <Hero {...home.hero} courses={home.courses} notice={home.notice} />
      <div className={styles.below}>
        <Introduction {...home.introduction} categories={home.categories} />
        <GalleryTiles title={home.galleryTitle} tiles={home.galleryTiles} />
        <Courses title={home.coursesTitle} words={home.coursesWords} courses={home.courses} />
        <FeaturePrints title={home.featureTitle} categories={home.categories} />
        <EnrolSteps title={home.enrolTitle} steps={home.enrolSteps} link={home.enrolLink} />
        <Shapes title={home.shapesTitle} shapes={home.shapes} />
        <Statistics title={home.statisticsTitle} statistics={home.statistics} />
      </div>
    </>
  );
}
