// The questions page: each question shows a short answer and opens to a longer one.
import { Accordion } from '#app/ui/page/accordion.tsx';
import { MoreLink } from '#app/ui/text/link.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Sunlight } from '#app/ui/picture/sunlight.tsx';
import { Work } from '#app/lightbox/work.tsx';
import { metaOf } from '#app/meta.ts';
import { faqPage } from '#app/structured-data/faq-page.ts';
import { structuredDataOf, withStructuredData } from '#app/structured-data/structured-data.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/faq';
import styles from './faq.module.css';

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/FaqPage')(args),
  ...structuredDataOf(args.loaderData),
];

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { title, lead, questions, end, work } = content.document('faq');
  return withStructuredData(
    { meta: pageMetaOf(context, '/FaqPage'), title, lead, questions, end, work: content.work(work) },
    faqPage(questions),
  );
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { title, lead, questions, end, work } = loaderData;
  return (
    <>
      <Sunlight />
      <PageHead heading={title} parents={[['Home', '/']]} current="FAQ">
        <p>{lead}</p>
      </PageHead>
      <div className={styles.faq}>
        <div>
          <Accordion name="faq" questions={questions} level={2} linkLabel="Link to this answer" />
          <p className={styles.end}>
            {end.text} <MoreLink to={end.link.href}>{end.link.label}</MoreLink>
          </p>
        </div>
        <div className={styles.beside}>
          <Work
            className={styles.owl}
            work={work}
            sizes="(width >= 1100px) 372px, (width >= 600px) 420px, 90vw"
            hung="cord"
          />
        </div>
      </div>
    </>
  );
}
