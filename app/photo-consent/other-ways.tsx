import { whatsAppUrl } from '#contract/site/school-facts.ts';
import { useSchool } from '#app/school.ts';
import { quietLink, quietRow } from '#app/ui/text/link.tsx';
import { linkWords as words } from './words.ts';
import styles from './photo-consent.module.css';

/** How else a family answers, asks or changes its answer. In the HTML too: it needs no script. */
export function OtherWays() {
  const { phone, email, whatsApp } = useSchool();
  return (
    <div className={styles.ways}>
      <p>{words.reach}</p>
      <p className={quietRow}>
        <a className={quietLink} href={phone.href}>
          {phone.text}
        </a>
        <a className={quietLink} href={whatsAppUrl(whatsApp.number, words.chat)} rel="noreferrer">
          {words.whatsApp}
        </a>
        <a className={quietLink} href={email.href}>
          {email.text}
        </a>
      </p>
    </div>
  );
}
