// The privacy page: a summary, and the full text with a short note beside each section.
import { metaOf } from '#app/meta.ts';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { RichText } from '#app/ui/text/rich-text.tsx';
import { PrerenderedDate } from '#app/ui/text/prerendered-date.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import type { PrivacyBlock } from '#contract/site/privacy.ts';
import type { Route } from './+types/privacy';
import { Stamp } from './stamp.tsx';
import { privacyWords } from './words.ts';
import '#app/fonts/hands.css';
import styles from './privacy.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const { title, lead, summary, inForceSince, lastChanged, letterhead, sections } =
    contentOf(context).document('privacy');
  const meta = pageMetaOf(context, '/Privacy');
  return { meta, title, lead, summary, inForceSince, lastChanged, letterhead, sections };
}

export const meta = metaOf('/Privacy');

function Block({ block: { text, items } }: { block: PrivacyBlock }) {
  return (
    <>
      {text !== undefined && (
        <p>
          <RichText text={text} />
        </p>
      )}
      {items !== undefined && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, lead, summary, inForceSince, lastChanged, letterhead, sections } = loaderData;
  const dates = [
    { label: 'In force since', date: inForceSince },
    { label: 'Last changed', date: lastChanged },
  ];
  return (
    <>
      <PageHead heading={title} parents={[['Home', '/']]}>
        <p>{lead}</p>
      </PageHead>
      <div className={styles.board}>
        <div className={styles.slips}>
          <section className={styles.short}>
            <h2>{privacyWords.short}</h2>
            <ul>
              {summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <nav className={styles.parts} aria-labelledby="parts">
            <p id="parts">{privacyWords.parts}</p>
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
              <b>{letterhead}</b>
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
