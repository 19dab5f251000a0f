import { Logo } from '#app/layout/logo.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { OfficeIcon } from '../kit/office-icon.tsx';
import styles from './office-frame.module.css';

/** The way from one thing to all of its kind. */
export interface WayBack {
  to: string;
  /** Such as 'Back to the inbox'. */
  words: string;
  /** The state of the location there, such as the place in a list. */
  state?: unknown;
  /** Whether a wide screen shows all of them beside the one, so that it needs no arrow. */
  isOnlyOnPhone?: boolean;
}

interface OfficeHeadingProps {
  title: string;
  headingId: string;
}

/** The heading of a page of the office. */
export function OfficeHeading({ title, headingId }: OfficeHeadingProps) {
  return (
    <h1 id={headingId} tabIndex={-1} data-on-paper>
      {title}
    </h1>
  );
}

/** The header of a page of the office: the heading, and before it the way back or the school's mark. */
export function OfficeHeader({ back, ...heading }: OfficeHeadingProps & { back: WayBack | undefined }) {
  return (
    <header className={styles.header}>
      {back === undefined ? (
        <span className={styles.mark}>
          <Logo />
        </span>
      ) : (
        <Link
          className={`${styles.back} ${back.isOnlyOnPhone ? styles.onlyOnPhone : ''}`}
          to={back.to}
          state={back.state}
        >
          <OfficeIcon name="back" />
          <span className="visually-hidden">{back.words}</span>
        </Link>
      )}
      <OfficeHeading {...heading} />
    </header>
  );
}
