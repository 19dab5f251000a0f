// One idea: a film to draw along with, and the same steps on paper.
import { EnrolLink, MoreLink } from '#app/ui/link.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { metaOf, siteOf, structured } from '#app/meta.ts';
import { videoOf } from '#app/structured-data/film.ts';
import * as words from '#content/tutorial.ts';
import type { Route } from './+types/tutorial';
import { Film } from './film.tsx';
import { Steps } from './steps.tsx';
import styles from './tutorial.module.css';

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/tutorial')(args),
  ...(import.meta.env.SSR ? structured(videoOf(siteOf(args), args.loaderData.film)) : []),
];

export function loader() {
  return { ...words };
}

export default function Tutorial({ loaderData }: Route.ComponentProps) {
  const { tutorialTitle, tutorialLead, film, filmStepsTitle, filmSteps, tutorialNote, tutorialEnd } =
    loaderData;
  const { workshop, enrol } = tutorialEnd;
  return (
    <>
      <PageHead
        heading={tutorialTitle}
        above={[
          ['Home', '/'],
          [workshop.label, workshop.href],
        ]}
      >
        <p>{tutorialLead}</p>
      </PageHead>
      <Film film={film} />
      <section className={styles.steps}>
        <h2>
          <HeadingText heading={filmStepsTitle} pigment="sindoor" />
        </h2>
        <Steps steps={filmSteps} />
        <p className={styles.note}>{tutorialNote}</p>
        <p className={styles.ways}>
          <EnrolLink to={enrol.href}>{enrol.label}</EnrolLink>
          <MoreLink to={workshop.href}>{workshop.label}</MoreLink>
        </p>
      </section>
    </>
  );
}
