import type { ReactNode } from 'react';
import type { Pigment } from '#contract/site/course.ts';
import type { Heading } from '#contract/site/fields.ts';
import { isInHeadingFont, reservedWidth } from '#app/fonts/reserved-width.ts';
import { BrushStroke } from '../picture/brush-stroke.tsx';
import styles from './heading-text.module.css';

/**
 * The text of a heading, with a brush stroke under its key word. A page has the stroke under its main heading and at most
 * two others; the rest are plain.
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
  const marked = isPlain ? keyWord : <BrushStroke pigment={pigment}>{keyWord}</BrushStroke>;
  return (
    <>
      {text
        .slice(0, at)
        .split(/(?<= )/)
        .filter((word) => word !== '')
        .map((word, index) => (
          <Word key={`${index} ${word}`} text={word} />
        ))}
      {/* No fixed width before punctuation: a full stop after such a box would be read as a word. */}
      {/^(?: |$)/.test(after) ? (
        <Word key={keyWord} text={keyWord}>
          {marked}
        </Word>
      ) : (
        marked
      )}
      {after}
    </>
  );
}

/** A word and its space with the width of the web font, so that nothing shifts while a fallback font is shown. Its key has the
 * text, so that another text does not keep this width. */
function Word({ text, children = text }: { text: string; children?: ReactNode }) {
  if (!isInHeadingFont(text)) return children;
  return (
    <span
      role="none"
      className={styles.word}
      style={{ '--width': reservedWidth(text), '--letters': text.length }}
      suppressHydrationWarning
    >
      {children}
    </span>
  );
}
