// The tutorial: a film, its twelve steps and the materials.
import { EnrolLink, MoreLink } from '#app/ui/link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { metaOf, siteOf, structured } from '#app/meta.ts';
import { videoOf } from '#app/structured-data/film.ts';
import * as words from '#content/tutorial.ts';
import type { Route } from './+types/tutorial';
import { Lesson } from './lesson.tsx';
import styles from './tutorial.module.css';

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/tutorial')(args),
  ...(import.meta.env.SSR ? structured(videoOf(siteOf(args), args.loaderData.film)) : []),
];

export function loader() {
  return { ...words };
}

export default function Tutorial({ loaderData }: Route.ComponentProps) {
  const {
    tutorialTitle,
    tutorialLead,
    film,
    lessonNeeds,
    filmStepsTitle,
    filmSteps,
    tutorialNote,
    tutorialEnd,
  } = loaderData;
  const { workshop, enrol } = tutorialEnd;
  return (
    <>
      <PageHead
        heading={tutorialTitle}
        parents={[
          ['Home', '/'],
          [workshop.label, workshop.href],
        ]}
      >
        <p>{tutorialLead}</p>
      </PageHead>
      <Lesson film={film} needs={lessonNeeds} title={filmStepsTitle} steps={filmSteps} note={tutorialNote} />
      <p className={styles.ways}>
        <EnrolLink to={enrol.href}>{enrol.label}</EnrolLink>
        <MoreLink to={workshop.href}>{workshop.label}</MoreLink>
      </p>
    </>
  );
}
