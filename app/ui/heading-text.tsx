import type { ReactNode } from 'react';
import type { Pigment } from '#contract/course.ts';
import type { Heading } from '#content/text.ts';
import { widthOfWord } from '#app/fonts/word-widths.ts';
import { Brush } from './brush.tsx';
import styles from './heading-text.module.css';

/**
 * A heading's words, with the brush stroke under its key word. The stroke belongs to a page's name and to at most two other
 * headings of a page; the rest are plain.
 */
export function HeadingText({
  heading: { text, keyWord },
  pigment = 'haldi',
  isPlain = false,
}: {
  heading: Heading;
  pigment?: Pigment;
  isPlain?: boolean;
}) {
  const at = text.lastIndexOf(keyWord);
  const after = text.slice(at + keyWord.length);
  const marked = isPlain ? keyWord : <Brush pigment={pigment}>{keyWord}</Brush>;
  return (
    <>
      {text
        .slice(0, at)
        .split(/(?<= )/)
        .map((word, index) => (
          <Word key={index} text={word} />
        ))}
      {/* Only words that follow need its room; a full stop behind a box would be read as a word of its own. */}
      {after.startsWith(' ') ? <Word text={keyWord}>{marked}</Word> : marked}
      {after}
    </>
  );
}

/** A word and its space in a box of their width in our letters: whatever stands in, what follows keeps its place. */
function Word({ text, children = text }: { text: string; children?: ReactNode }) {
  const width = widthOfWord(text);
  if (width === undefined) return children;
  return (
    <span role="none" className={styles.word} style={{ '--width': width, '--letters': text.length }}>
      {children}
    </span>
  );
}
