import { Picture } from '#app/ui/picture/picture.tsx';
import type { LabelledWork, ShownPostBlock } from '#contract/site/content.ts';
import { InlineText } from './inline-text.tsx';
import styles from './prose.module.css';

/** The credit line of a picture: title, student, medium. */
const credit = ({ title, medium, maker, age }: LabelledWork) =>
  `${title}, ${maker}${age === null ? '' : `, ${age}`}. ${medium}.`;

function Block({ block }: { block: ShownPostBlock }) {
  switch (block.kind) {
    case 'subheading':
      return <h2 id={block.id}>{block.text}</h2>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, at) => (
            <li key={at}>
              <InlineText parts={item} />
            </li>
          ))}
        </ul>
      );
    case 'figure':
      return (
        <figure>
          <Picture
            picture={block.work.picture}
            alt={block.work.alt}
            sizes="(width >= 1100px) 720px, (width >= 1000px) 62vw, (width >= 750px) 600px, 82vw"
          />
          <figcaption>
            {block.caption} <b>{credit(block.work)}</b>
          </figcaption>
        </figure>
      );
    case 'paragraph':
      return (
        <p>
          <InlineText parts={block.parts} />
        </p>
      );
  }
}

/** The text of an article, with a decorated first letter. */
export function Prose({ blocks }: { blocks: readonly ShownPostBlock[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}
