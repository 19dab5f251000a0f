import { Link } from '#app/ui/text/page-link.tsx';
import styles from './admission.module.css';

/**
 * What is stored about a child, why and for how long (docs/decisions/0033-pages-for-visitors.md). A new text needs a new
 * `privacyNoticeVersion`.
 */
export function PrivacyNotice() {
  return (
    <p className={styles.privacy}>
      By sending this form you say that you are the student’s parent or guardian, or an adult applying for
      yourself. We keep these answers to arrange classes, for as long as the student is with us. You can read,
      export or erase them in your profile. <Link to="/Privacy">Privacy</Link>
    </p>
  );
}
