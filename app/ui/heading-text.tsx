import type { Pigment } from '#contract/course.ts';
import type { Heading } from '#content/text.ts';
import { widthOfWord } from '#app/fonts/word-widths.ts';
import { Brush } from './brush.tsx';
import styles from './heading-text.module.css';

/** A heading's words, with the brush stroke under its key word. */
export function HeadingText({
  heading: { text, keyWord },
  pigment,
}: {
  heading: Heading;
  pigment?: Pigment;
}) {
  const at = text.lastIndexOf(keyWord);
  return (
    <>
      {text
        .slice(0, at)
        .split(/(?<= )/)
        .map((word, index) => (
          <Word key={index}>{word}</Word>
        ))}
      <Brush pigment={pigment ?? 'haldi'}>{keyWord}</Brush>
      {text.slice(at + keyWord.length)}
    </>
  );
}

/** A word and its space in a box of their width in our letters: whatever stands in, the brushed word keeps its place. */
function Word({ children }: { children: string }) {
  const width = widthOfWord(children);
  if (width === undefined) return children;
  return (
    <span className={styles.word} style={{ '--width': width, '--letters': children.length }}>
      {children}
    </span>
  );
}
