// The privacy page: a summary, and the full text with a short note beside each section.
import { metaOf } from '#app/meta.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { PrerenderedDate } from '#app/ui/prerendered-date.tsx';
import {
  privacyDates,
  privacyLead,
  privacySections,
  privacySummary,
  privacyTitle,
  privacyWords,
  type PrivacyBlock,
} from '#content/privacy.ts';
import type { Route } from './+types/privacy';
import { Stamp } from './stamp.tsx';
import '#app/fonts/hands.css';
import styles from './privacy.module.css';

export function loader() {
  return {
    title: privacyTitle,
    lead: privacyLead,
    words: privacyWords,
    summary: privacySummary,
    dates: privacyDates,
    sections: privacySections,
  };
}

export const meta = metaOf('/Privacy');

function Block({ block }: { block: PrivacyBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <RichText text={block.text} />
      </p>
    );
  }
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, lead, words, summary, dates, sections } = loaderData;
  return (
    <>
      <PageHead heading={title} parents={[['Home', '/']]}>
        <p>{lead}</p>
      </PageHead>
      <div className={styles.board}>
        <div className={styles.slips}>
          <section className={styles.short}>
            <h2>{words.short}</h2>
            <ul>
              {summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <nav className={styles.parts} aria-labelledby="parts">
            <p id="parts">{words.parts}</p>
            <ol>
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className={styles.letter}>
          <div className={styles.letterhead}>
            <p>
              <b>{words.board}</b>
              {dates.map(({ label, date }) => (
                <span key={label}>
                  {label} <PrerenderedDate day={date} />
                </span>
              ))}
            </p>
            <Stamp />
          </div>
          {sections.map(({ id, title: name, note, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              <p className={styles.note}>{note}</p>
              <div className={styles.full}>
                {blocks.map((block, at) => (
                  <Block key={at} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
