import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { linkWords as words } from './words.ts';
import styles from './photo-consent.module.css';

interface NoLinkProps {
  message: string;
  more?: string | undefined;
}

/** Shown without a link, or for one that cannot be used. Who has an account needs none. */
export function NoLink({ message, more }: NoLinkProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.message}>{message}</p>
      {more !== undefined && <p>{more}</p>}
      <p>
        <Link className={quietLink} to="/profile">
          {words.profile}
        </Link>
      </p>
    </div>
  );
}
