import type { DocumentItem, ScheduledChange } from '#contract/site/site-documents.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { formOf } from './document-id.ts';
import { Facts } from './facts.tsx';
import { ScheduledWords } from './scheduled-words.tsx';
import styles from './site.module.css';

/** All scheduled changes with their documents, the next first. */
const inOrder = (items: readonly DocumentItem[]): { item: DocumentItem; change: ScheduledChange }[] =>
  items
    .flatMap((item) => item.scheduled.map((change) => ({ item, change })))
    .toSorted((a, b) => a.change.publishAt.localeCompare(b.change.publishAt));

/** The changes that are published by themselves at a time, and those that could not be. */
export function ScheduledList({ items }: { items: readonly DocumentItem[] }) {
  return (
    <section className={styles.changed} aria-labelledby="scheduled">
      <h2 id="scheduled">Published later</h2>
      <ul className={styles.scheduled}>
        {inOrder(items).map(({ item, change }) => (
          <li key={change.id}>
            {/* A new article that is only scheduled has no form: it is a draft again when it is taken back. */}
            {item.state === 'new' && item.draft === null ? (
              <b>
                <Facts text={item.title} />
              </b>
            ) : (
              <Link className={quietLink} to={formOf(item)}>
                <span className="visually-hidden">Change </span>
                <Facts text={item.title} />
              </Link>
            )}
            <ScheduledWords item={item} change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}
