import type { PostBlock } from '#content/blog.ts';
import styles from './prose.module.css';

function Block({ block }: { block: PostBlock }) {
  switch (block.kind) {
    case 'subheading':
      return <h2>{block.text}</h2>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
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
