import { EnrolLink, MoreLink } from '#app/ui/link.tsx';
import { Signature } from '#app/ui/signature.tsx';
import type { AboutLetter } from '#content/about.ts';
import styles from './letter.module.css';

/** The school described in a letter: folded once, signed by hand. */
export function Letter({ letter }: { letter: AboutLetter }) {
  const { greeting, paragraphs, signature, enrol, contact } = letter;
  return (
    <div className={styles.sheet}>
      <p className={styles.greeting}>{greeting}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Signature name={signature} />
      <div className={styles.ways}>
        <EnrolLink to={enrol.href}>{enrol.label}</EnrolLink>
        <MoreLink to={contact.href}>{contact.label}</MoreLink>
      </div>
    </div>
  );
}
