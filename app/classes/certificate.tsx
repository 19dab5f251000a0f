import { Picture } from '#app/ui/picture.tsx';
import { Signature } from '#app/ui/signature.tsx';
import type { certificateCeremony } from '#content/classes.ts';
import { Fold } from './fold.tsx';
import styles from './certificate.module.css';

/** The day the year ends on, with the sheet that is handed over. */
export function Certificate({ ceremony }: { ceremony: typeof certificateCeremony }) {
  const { title, text, sheet } = ceremony;
  return (
    <section className={styles.band} id="certificate" data-screen>
      <Fold heading={title}>
        <div className={styles.inside}>
          <figure className={styles.sheet}>
            <p className={styles.heading}>{sheet.heading}</p>
            <p className={styles.name}>{sheet.name}</p>
            <p>{sheet.text}</p>
            <div className={styles.foot}>
              <Signature name={sheet.signature} />
              <Picture className={styles.seal} picture={sheet.seal} sizes="104px" alt="" />
            </div>
          </figure>
          <p>{text}</p>
        </div>
      </Fold>
    </section>
  );
}
