// The workshop page: facts, the timetable of an afternoon, and the workshops of the year.
import { EnrolLink, MoreLink } from '#app/ui/text/link.tsx';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { skipOnQueryChange } from '#app/revalidation.ts';
import { ChatLink } from '#app/trial/trial-link.tsx';
import type { Route } from './+types/workshop';
import { Sitting } from './sitting.tsx';
import { shownWorkshop } from './shown-workshop.ts';
import { Workshops } from './workshops.tsx';
import styles from './workshop.module.css';

export const meta = metaOf('/workshop');

export const shouldRevalidate = skipOnQueryChange;

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { title, lead, work, facts, afternoon, year, end } = content.document('workshop');
  const tutorial = content.document('tutorial');
  return {
    meta: pageMetaOf(context, '/workshop'),
    title,
    lead,
    table: content.illustration(work),
    facts,
    request: content.document('contact').workshopRequest.message,
    afternoon,
    year: { ...year, workshops: year.workshops.map((workshop) => shownWorkshop(content, workshop)) },
    end,
    still: content.picture(tutorial.film.poster),
    tutorial: tutorial.title.text,
  };
}

export default function OurArtWorkshop({ loaderData }: Route.ComponentProps) {
  const { title, lead, table, facts, request, afternoon, year, end, still, tutorial } = loaderData;
  return (
    <>
      <PageHead heading={title} parents={[['Home', '/']]}>
        <p>{lead}</p>
      </PageHead>
      <div className={styles.table}>
        <Picture {...table} sizes="(width >= 1280px) 1150px, (width >= 750px) 90vw, 100vw" eager />
      </div>
      <div className={styles.slip}>
        <dl>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.book}>
          <EnrolLink to="/contact?topic=workshop#message">Book a place</EnrolLink>
          <ChatLink message={request} />
        </div>
      </div>
      <section className={styles.section}>
        <h2>
          <HeadingText heading={afternoon.title} isPlain />
        </h2>
        <Sitting parts={afternoon.parts} />
      </section>
      <section className={styles.section}>
        <h2>
          <HeadingText heading={year.title} pigment="mor" />
        </h2>
        <p className={styles.note}>{year.note}</p>
        <Workshops workshops={year.workshops} days={year.days} length={year.length} />
      </section>
      <section className={styles.end}>
        <Picture picture={still} alt="" sizes="(width < 600px) 90vw, (width < 1280px) 50vw, 600px" />
        <div>
          <h2>{end.title}</h2>
          <p>{end.text}</p>
          <p className={styles.links}>
            <MoreLink to="/tutorial">{tutorial}</MoreLink>
          </p>
        </div>
      </section>
    </>
  );
}
