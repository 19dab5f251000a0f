// The workshop page: facts, the timetable of an afternoon, and the workshops of the year.
import { EnrolLink, MoreLink } from '#app/ui/link.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { metaOf } from '#app/meta.ts';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { ChatLink } from '#app/trial/trial-link.tsx';
import { workshopRequest } from '#content/contact.ts';
import * as words from '#content/workshop.ts';
import type { Route } from './+types/workshop';
import { Sitting } from './sitting.tsx';
import { Workshops } from './workshops.tsx';
import styles from './workshop.module.css';

export const meta = metaOf('/workshop');

export const shouldRevalidate = skipOnQueryChange;

export function loader() {
  return { ...words, request: workshopRequest.message };
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
    workshopsNote,
    workshopWords,
    workshops,
    workshopEnd,
    request,
  } = loaderData;
  return (
    <>
      <PageHead heading={workshopTitle} parents={[['Home', '/']]}>
        <p>{workshopLead}</p>
      </PageHead>
      <div className={styles.table}>
        <Picture {...workshopTable} sizes="(width >= 1280px) 1150px, (width >= 750px) 90vw, 100vw" eager />
      </div>
      <div className={styles.slip}>
        <dl>
          {workshopFacts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.book}>
          <EnrolLink to={workshopEnd.contact.href}>{workshopEnd.contact.label}</EnrolLink>
          <ChatLink message={request} />
        </div>
      </div>
      <section className={styles.section}>
        <h2>
          <HeadingText heading={sittingTitle} isPlain />
        </h2>
        <Sitting parts={sitting} />
      </section>
      <section className={styles.section}>
        <h2>
          <HeadingText heading={workshopsTitle} pigment="mor" />
        </h2>
        <p className={styles.note}>{workshopsNote}</p>
        <Workshops workshops={workshops} words={workshopWords} />
      </section>
      <section className={styles.end}>
        <Picture
          picture={workshopEnd.still}
          alt=""
          sizes="(width < 600px) 90vw, (width < 1280px) 50vw, 600px"
        />
        <div>
          <h2>{workshopEnd.title}</h2>
          <p>{workshopEnd.text}</p>
          <p className={styles.ways}>
            <MoreLink to={workshopEnd.tutorial.href}>{workshopEnd.tutorial.label}</MoreLink>
          </p>
        </div>
      </section>
    </>
  );
}
