import { parsePost } from '#contract/site/parse-post.ts';
import type { Inline, PostBlock } from '#contract/site/post-block.ts';
import { useEditor } from './editor-context.ts';
import { Facts } from './facts.tsx';
import { Thumbnail } from './thumbnail.tsx';
import styles from './markdown-preview.module.css';

const tags = { emphasis: 'em', strong: 'strong', link: 'u' } as const;

/** Emphasis and links. A link leads nowhere here: the form stays. */
const text = (parts: readonly Inline[]) =>
  parts.map((part, at) => {
    if (typeof part === 'string') return <Facts key={at} text={part} />;
    const Tag = tags[part.kind];
    return (
      <Tag key={at} title={part.kind === 'link' ? part.href : undefined}>
        {text(part.parts)}
      </Tag>
    );
  });

function Block({ block }: { block: PostBlock<string> }) {
  switch (block.kind) {
    case 'subheading':
      return (
        <h3>
          <Facts text={block.text} />
        </h3>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, at) => (
            <li key={at}>{text(item)}</li>
          ))}
        </ul>
      );
    case 'figure':
      return <Figure {...block} />;
    case 'paragraph':
      return <p>{text(block.parts)}</p>;
  }
}

function Figure({ work, caption }: { work: string; caption: string }) {
  const option = useEditor().options.work.find(({ value }) => value === work);
  return (
    <figure>
      <Thumbnail address={option?.thumbnail} />
      <figcaption>
        <Facts text={caption} /> <b>{option?.words ?? `There is no artwork ${work}.`}</b>
      </figcaption>
    </figure>
  );
}

/**
 * Shows a text in Markdown as paragraphs, headings, lists and pictures, and names what its page cannot show. It shares no
 * component with the article: a shared one would be a file of its own, which every visitor would load.
 */
export function MarkdownPreview({ markdown }: { markdown: string }) {
  const { blocks, problems } = parsePost(markdown);
  return (
    <div className={styles.preview}>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
      )}
      {markdown.trim() === '' && <p>Nothing is written yet.</p>}
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}
