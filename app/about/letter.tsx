import { EnrolLink, MoreLink } from '#app/ui/link.tsx';
import { Signature } from '#app/ui/signature.tsx';
import type { AboutLetter } from '#content/about.ts';
import styles from './letter.module.css';

/** A letter that describes the school, with the teacher's signature. */
export function Letter({ letter }: { letter: AboutLetter }) {
  const { place, greeting, paragraphs, signature, enrol, contact } = letter;
  return (
    <div className={styles.sheet}>
      <span className={styles.tape} />
      <p className={styles.place}>{place}</p>
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
