// The questions page: each question shows a short answer and opens to a longer one.
import { Accordion } from '#app/ui/accordion.tsx';
import { MoreLink } from '#app/ui/link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Sunlight } from '#app/ui/sunlight.tsx';
import { Work } from '#app/ui/work.tsx';
import { metaOf, structured } from '#app/meta.ts';
import { faqPage } from '#app/structured-data/faq-page.ts';
import * as words from '#content/faq.ts';
import type { Route } from './+types/faq';
import styles from './faq.module.css';

export const meta = (args: Route.MetaArgs) => [
  ...metaOf('/FaqPage')(args),
  ...(import.meta.env.SSR ? structured(faqPage(args.loaderData.faq)) : []),
];

export function loader() {
  return { ...words };
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { faqTitle, faqLead, faqWords, faq, faqEnd, faqWork } = loaderData;
  return (
    <>
      <Sunlight />
      <PageHead heading={faqTitle} parents={[['Home', '/']]} current="FAQ">
        <p>{faqLead}</p>
      </PageHead>
      <div className={styles.faq}>
        <div>
          <Accordion name="faq" questions={faq} level={2} linkLabel={faqWords.link} />
          <p className={styles.end}>
            {faqEnd.text} <MoreLink to={faqEnd.link.href}>{faqEnd.link.label}</MoreLink>
          </p>
        </div>
        <div className={styles.beside}>
          <Work
            className={styles.owl}
            work={faqWork}
            sizes="(width >= 1100px) 372px, (width >= 600px) 420px, 90vw"
            hung="cord"
          />
        </div>
      </div>
    </>
  );
}
