import { Picture } from '#app/ui/picture.tsx';
import type { PostBlock } from '#content/blog.ts';
import type { Work } from '#content/works.ts';
import styles from './prose.module.css';

/** As under a picture in print: title, maker, medium. */
const credit = ({ title, medium, maker, age }: Work) =>
  `${title}, ${maker}${age === null ? '' : `, ${age}`}. ${medium}.`;

function Block({ block }: { block: PostBlock }) {
  switch (block.kind) {
    case 'subheading':
      return <h2 id={block.id}>{block.text}</h2>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'figure':
      return (
        <figure>
          <Picture
            picture={block.work.picture}
            alt={block.work.alt}
            sizes="(width >= 1100px) 720px, (width >= 1000px) 62vw, (width >= 750px) 600px, 90vw"
          />
          <figcaption>
            {block.caption} <b>{credit(block.work)}</b>
          </figcaption>
        </figure>
      );
    case 'paragraph':
      return <p>{block.text}</p>;
  }
}

/** A post's text in a column that the eye follows easily, its first letter painted. */
export function Prose({ blocks }: { blocks: readonly PostBlock[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}
