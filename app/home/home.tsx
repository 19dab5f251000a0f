// The home page: works by students and prices first, then the school, the courses and how to enrol.
import { LazyApplicationBar } from '#app/admission/lazy-application-bar.tsx';
import { InPieces } from '#app/ui/page/in-pieces.tsx';
import { metaOf } from '#app/meta.ts';
import { datedNotices } from '#app/notices/dated-notices.ts';
import { contentOf, pageMetaOf, siteContext } from '#app/site-context.ts';
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
import { nameSize } from './name-size.ts';
import { Shapes } from './shapes.tsx';
import { Statistics } from './statistics.tsx';

export const meta = (args: Route.MetaArgs) => [...metaOf('/')(args), ...structuredDataOf(args.loaderData)];

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const school = content.document('school');
  const { tagline, facts, notice } = school;
  const home = content.document('home');
  const courses = homeCourses(content);
  const site = context.get(siteContext).publicUrl;
  const data = {
    meta: pageMetaOf(context, '/'),
    /** The scrolling notice above the header (app/layout/header.tsx). */
    notice,
    hero: {
      ...home.hero,
      name: school.name,
      size: nameSize(school.name),
      tagline,
      facts,
      works: home.hero.works.map((name) => content.labelled(name)),
    },
    notices: datedNotices(school.datedNotices, content.timeZone()),
    voices: content
      .document('reviews')
      .reviews.slice(0, 2)
      .map(({ name, relation, quote }) => ({ name, relation, quote })),
    prices: home.prices,
    courses,
    introduction: { ...home.introduction, title: tagline },
    categories: home.categories,
    gallery: {
      title: home.gallery.title,
      tiles: home.gallery.tiles.map(({ work, ...tile }) => ({ ...tile, image: content.illustration(work) })),
    },
    coursesTitle: home.courses.title,
    featureTitle: home.feature.title,
    enrol: home.enrol,
    shapes: {
      title: home.shapes.title,
      items: home.shapes.items.map(({ work, ...item }) => ({ ...item, image: content.illustration(work) })),
    },
    statistics: home.statistics,
    firstWork: content.document('admission').firstWork,
    bring: school.rules.materials,
  };
  return withStructuredData(data, wholeSchool(site, content), website(site, school));
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <LazyApplicationBar courses={home.courses} firstWork={home.firstWork} bring={home.bring} />
      <Hero
        {...home.hero}
        courses={home.courses}
        prices={home.prices}
        notices={home.notices}
        voices={home.voices}
      />
      <div className={styles.below} data-in-pieces="">
        <InPieces>
          {home.gallery.tiles.length > 0 && <GalleryTiles {...home.gallery} />}
          <Courses title={home.coursesTitle} courses={home.courses} />
          <FeaturePrints title={home.featureTitle} categories={home.categories} />
          <EnrolSteps {...home.enrol} />
          <Introduction {...home.introduction} categories={home.categories} />
          {home.shapes.items.length > 0 && <Shapes {...home.shapes} />}
          <Statistics {...home.statistics} />
        </InPieces>
      </div>
    </>
  );
}
