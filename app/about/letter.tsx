import { EnrolLink, MoreLink } from '#app/ui/text/link.tsx';
import { Signature } from '#app/ui/text/signature.tsx';
import type { Documents } from '#contract/site/documents.ts';
import styles from './letter.module.css';

/** A letter that describes the school, with the teacher's signature. */
export function Letter({
  letter: { place, greeting, paragraphs },
  signature,
}: {
  letter: Documents['about']['letter'];
  signature: string;
}) {
  return (
    <div className={styles.sheet}>
      <span className={styles.tape} />
      <p className={styles.place}>{place}</p>
      <p className={styles.greeting}>{greeting}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Signature name={signature} />
      <div className={styles.links}>
        <EnrolLink>Enroll Now</EnrolLink>
        <MoreLink to="/contact">Contact Us</MoreLink>
      </div>
    </div>
  );
}
