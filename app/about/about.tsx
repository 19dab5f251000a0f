// The About page. It looks like a folded letter from the teacher, with an envelope that shows her picture.
import { Accordion } from '#app/ui/page/accordion.tsx';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { MoreLink } from '#app/ui/text/link.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Sunlight } from '#app/ui/picture/sunlight.tsx';
import { Work } from '#app/lightbox/work.tsx';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf, siteContext } from '#app/site-context.ts';
import { wholeSchool } from '#app/structured-data/school.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import type { Route } from './+types/about';
import { InstructorProfile } from './instructor-profile.tsx';
import { Letter } from './letter.tsx';
import styles from './about.module.css';

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/about')(args),
  ...structuredDataOf(args.loaderData),
];

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { title, letter, profile, questionsTitle, questions, work } = content.document('about');
  const { portrait } = content.document('instructor');
  const school = content.document('school');
  return withStructuredData(
    {
      meta: pageMetaOf(context, '/about'),
      title,
      letter,
      teacher: school.teacher,
      portrait: { picture: content.picture(portrait.picture), alt: portrait.alt },
      profile,
      creations: content.document('instructorArt').title.text,
      questionsTitle,
      questions,
      work: content.work(work),
    },
    wholeSchool(context.get(siteContext).publicUrl, content),
  );
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { title, letter, teacher, portrait, profile, creations, questionsTitle, questions, work } =
    loaderData;
  return (
    <>
      <Sunlight />
      <PageHead heading={title} />
      <div className={styles.letter}>
        <Letter letter={letter} signature={teacher} />
        <InstructorProfile name={teacher} portrait={portrait} profile={profile} creations={creations} />
      </div>
      <section className={styles.questions}>
        <div className={styles.answers}>
          <h2>
            <HeadingText heading={questionsTitle} isPlain />
          </h2>
          <Accordion name="about" questions={questions} level={3} closesOnLeave />
          <p>
            <MoreLink to="/FaqPage">All questions and answers</MoreLink>
          </p>
        </div>
        <Work className={styles.child} work={work} sizes="(width >= 750px) 30vw, 320px" hung="tape" />
      </section>
    </>
  );
}
