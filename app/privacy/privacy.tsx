// One idea: everything on one sheet, with a list of its parts that stays in sight.
import { metaOf } from '#app/meta.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { RichWords } from '#app/ui/rich-text.tsx';
import { WrittenDate } from '#app/ui/written-date.tsx';
import {
  privacyInForce,
  privacyLead,
  privacySections,
  privacyTitle,
  type PrivacyBlock,
} from '#content/privacy.ts';
import type { Route } from './+types/privacy';
import styles from './privacy.module.css';

export function loader() {
  return { title: privacyTitle, lead: privacyLead, inForce: privacyInForce, sections: privacySections };
}

export const meta = metaOf('/Privacy');

function Block({ block }: { block: PrivacyBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <RichWords text={block.text} />
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

export default function Privacy({ loaderData: { title, lead, inForce, sections } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={title} above={[['Home', '/']]}>
        <p>{lead}</p>
        <p className={styles.since}>
          {inForce.label} <WrittenDate day={inForce.date} />
        </p>
      </PageHead>
      <div className={styles.columns}>
        <nav className={styles.parts} aria-label="On this page">
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sheet}>
          {sections.map(({ id, title: name, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              {blocks.map((block, at) => (
                <Block key={at} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
