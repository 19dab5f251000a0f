import type { blogWords } from '#content/blog.ts';
import type { Heading } from '#content/text.ts';
import { widthOfLine } from '#app/fonts/word-widths.ts';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { PrerenderedDate } from '#app/ui/prerendered-date.tsx';
import styles from './nameplate.module.css';

interface NameplateProps {
  heading: Heading;
  words: typeof blogWords;
  /** The day of the newest piece, which is the number's own. */
  newest: string | undefined;
}

/** The journal's name across the sheet, its number and day on either side of what it is. */
export function Nameplate({ heading, words, newest }: NameplateProps) {
  return (
    <header className={styles.nameplate}>
      <h1 style={{ '--line': widthOfLine(heading.text), '--count': heading.text.length }}>
        <HeadingText heading={heading} />
      </h1>
      <p>
        <span>{words.number}</span>
        <span className={styles.strap}>{words.strap}</span>
        {newest !== undefined && <PrerenderedDate day={newest} />}
      </p>
    </header>
  );
}
