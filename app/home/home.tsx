// The home page: works by students and prices first, then the school, the courses and how to enrol.
import { categories } from '#content/categories.ts';
import * as content from '#content/home.ts';
import { datedNotices } from '#content/notices.ts';
import { LazyApplicationBar } from '#app/admission/lazy-application-bar.tsx';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf, siteContext } from '#app/site-context.ts';
import { nextNotice } from '#app/notices/next-notice.ts';
import { courseList } from '#app/structured-data/course.ts';
import { website, wholeSchool } from '#app/structured-data/school.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import type { Route } from './+types/home';
import { Courses } from './courses.tsx';
import { EnrolSteps } from './enrol-steps.tsx';
import { FeaturePrints } from './feature-prints.tsx';
import { GalleryTiles } from './gallery-tiles.tsx';
import { Hero } from './hero.tsx';
import { homeCourses } from './home-courses.ts';
import styles from './home.module.css';
import { Introduction } from './introduction.tsx';
import { Shapes } from './shapes.tsx';
import { Statistics } from './statistics.tsx';

export const meta = (args: Route.MetaArgs) => [...metaOf('/')(args), ...structuredDataOf(args.loaderData)];

export function loader({ context }: Route.LoaderArgs) {
  const published = contentOf(context);
  const site = context.get(siteContext).publicUrl;
  return withStructuredData(
    {
      meta: pageMetaOf(context, '/'),
      ...content,
      categories,
      courses: homeCourses(published),
      firstWork: published.document('admission').firstWork,
      notice: nextNotice(datedNotices, new Date()),
    },
    wholeSchool(site),
    website(site),
    courseList(site, published.document('school'), published.courses()),
  );
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <LazyApplicationBar courses={home.courses} firstWork={home.firstWork} />
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
