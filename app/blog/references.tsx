import { MoreLink } from '#app/ui/text/link.tsx';
import type { Documents } from '#contract/site/documents.ts';
import { feedAddress } from './feed-link.ts';
import { blogWords } from './words.ts';
import styles from './references.module.css';

type ReferencesProps = Pick<Documents['blog'], 'references' | 'advertisement'>;

/** Links to other websites, the RSS feed and an advertisement. Nothing is loaded from the linked sites. */
export function References({ references, advertisement: { title, text, link } }: ReferencesProps) {
  return (
    <aside className={styles.references} aria-labelledby="references">
      <h2 id="references">{references.title}</h2>
      <ul>
        {references.list.map((reference) => (
          <li key={reference.href}>
            <a href={reference.href} rel="noopener noreferrer">
              {reference.title}
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path
                  d="M13.5 4.2c2.2 0 4.3-.1 6.4-.2.1 2.1.1 4.3 0 6.5M19.5 4.4c-3 2.9-6 5.9-8.8 8.9M9.5 5.200c-1.9 0-3.6.1-5.3.2-.2 4.8-.2 9.6.1 14.4 4.7.3 9.5.3 14.2 0 .1-1.8.2-3.6.2-5.4"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </a>
            <p>
              <b>{reference.source}.</b> {reference.text}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.feed}>
        {blogWords.feed} <a href={feedAddress}>RSS</a>.
      </p>
      <section className={styles.advertisement}>
        <h3>{title}</h3>
        <p>{text}</p>
        <MoreLink to={link.href}>{link.label}</MoreLink>
      </section>
    </aside>
  );
}
