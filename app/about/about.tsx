// The About page. It looks like a folded letter from the teacher, with an envelope that shows her picture.
import { Accordion } from '#app/ui/accordion.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { MoreLink } from '#app/ui/link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Sunlight } from '#app/ui/sunlight.tsx';
import { Work } from '#app/ui/work.tsx';
import { metaOf } from '#app/meta.ts';
import { contentOf, siteContext } from '#app/site-context.ts';
import { wholeSchool } from '#app/structured-data/school.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import * as about from '#content/about.ts';
import type { Route } from './+types/about';
import { InstructorProfile } from './instructor-profile.tsx';
import { Letter } from './letter.tsx';
import styles from './about.module.css';

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/about')(args),
  ...structuredDataOf(args.loaderData),
];

export function loader({ context }: Route.LoaderArgs) {
  const school = contentOf(context).document('school');
  return withStructuredData({ ...about }, wholeSchool(context.get(siteContext).publicUrl, school));
}

export default function About({ loaderData }: Route.ComponentProps) {
  const {
    aboutTitle,
    aboutLetter,
    aboutWork,
    instructorProfile,
    aboutQuestionsTitle,
    aboutQuestions,
    aboutMoreQuestions,
  } = loaderData;
  return (
    <>
      <Sunlight />
      <PageHead heading={aboutTitle} />
      <div className={styles.letter}>
        <Letter letter={aboutLetter} />
        <InstructorProfile profile={instructorProfile} />
      </div>
      <section className={styles.questions}>
        <div className={styles.answers}>
          <h2>
            <HeadingText heading={aboutQuestionsTitle} isPlain />
          </h2>
          <Accordion name="about" questions={aboutQuestions} level={3} closesOnLeave />
          <p>
            <MoreLink to={aboutMoreQuestions.href}>{aboutMoreQuestions.label}</MoreLink>
          </p>
        </div>
        <Work className={styles.child} work={aboutWork} sizes="(width >= 750px) 30vw, 250px" hung="tape" />
      </section>
    </>
  );
}
