import { Picture } from '#app/ui/picture/picture.tsx';
import { Signature } from '#app/ui/text/signature.tsx';
import type { ClassesPage } from './classes-page.ts';
import { Collapsible } from './collapsible.tsx';
import styles from './certificate.module.css';

/** The ceremony at the end of the year, with a picture of the certificate. */
export function Certificate({ title, text, sheet }: ClassesPage['certificate']) {
  return (
    <section className={styles.band} id="certificate" data-screen>
      <Collapsible heading={title}>
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
      </Collapsible>
    </section>
  );
}
