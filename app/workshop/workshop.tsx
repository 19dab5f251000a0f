// One idea: a table laid for one sitting, and the clock that runs over it.
import { EnrolLink, MoreLink } from '#app/ui/link.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { metaOf } from '#app/meta.ts';
import * as words from '#content/workshop.ts';
import type { Route } from './+types/workshop';
import { Sitting } from './sitting.tsx';
import { Workshops } from './workshops.tsx';
import styles from './workshop.module.css';

export const meta = metaOf('/workshop');

export function loader() {
  return { ...words };
}

export default function OurArtWorkshop({ loaderData }: Route.ComponentProps) {
  const {
    workshopTitle,
    workshopLead,
    workshopTable,
    workshopFacts,
    sittingTitle,
    sitting,
    workshopsTitle,
    workshops,
    workshopEnd,
  } = loaderData;
  return (
    <>
      <PageHead heading={workshopTitle} above={[['Home', '/']]}>
        <p>{workshopLead}</p>
      </PageHead>
      <div className={styles.table}>
        <Picture {...workshopTable} sizes="(width >= 1280px) 1150px, (width >= 750px) 90vw, 100vw" eager />
      </div>
      <dl className={styles.facts}>
        {workshopFacts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.section}>
        <h2>
          <HeadingText heading={sittingTitle} pigment="sindoor" />
        </h2>
        <Sitting parts={sitting} />
      </section>
      <section className={styles.section}>
        <h2>
          <HeadingText heading={workshopsTitle} pigment="mor" />
        </h2>
        <Workshops workshops={workshops} />
      </section>
      <section className={styles.end}>
        <h2>{workshopEnd.title}</h2>
        <p>{workshopEnd.text}</p>
        <p className={styles.ways}>
          <EnrolLink to={workshopEnd.contact.href}>{workshopEnd.contact.label}</EnrolLink>
          <MoreLink to={workshopEnd.tutorial.href}>{workshopEnd.tutorial.label}</MoreLink>
        </p>
      </section>
    </>
  );
}
