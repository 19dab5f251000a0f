import type { Picture as PictureContent } from '#contract/site/content.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { EnrolLink, MoreLink } from '#app/ui/text/link.tsx';
import type { ErrorWords } from './error-words.ts';
import styles from './error-page.module.css';

interface ErrorPageProps extends ErrorWords {
  picture: PictureContent;
  alt: string;
  /** Loads the first link's page from the server instead of navigating in the browser. */
  reload?: boolean;
}

/** The content of an error page: a picture, an explanation and two links. */
export function ErrorPage({
  code,
  title,
  text,
  links: [home, other],
  picture,
  alt,
  reload = false,
}: ErrorPageProps) {
  return (
    <section className={styles.lost}>
      <div className={styles.picture}>
        <Picture picture={picture} alt={alt} sizes="(width < 1000px) calc(100vw - 40px), 700px" eager />
      </div>
      <div>
        <p className={styles.code}>{code}</p>
        <h1>
          <HeadingText heading={title} />
        </h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.links}>
          {home && (
            <EnrolLink to={home.href} reload={reload}>
              {home.label}
            </EnrolLink>
          )}
          {other && <MoreLink to={other.href}>{other.label}</MoreLink>}
        </p>
      </div>
    </section>
  );
}
