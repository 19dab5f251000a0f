import type { OwnEntry } from '#contract/school/own-conversation.ts';
import { ShortTimestamp } from '#app/ui/text/date.tsx';
import styles from './own-conversations.module.css';

/** Everything said in a conversation, the oldest first. @param reader the name of the signed-in person */
export function OwnWords({ entries, reader }: { entries: readonly OwnEntry[]; reader: string }) {
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry._id} className={styles[entry.kind]}>
          <p className={styles.from}>
            <b>
              <bdi>{authorOf(entry, reader)}</bdi>
            </b>
            , <ShortTimestamp iso={entry.at} />
          </p>
          <p className={styles.text} dir="auto">
            {entry.text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Who wrote an entry. Of a deleted account only the side is known. */
function authorOf({ kind, author }: OwnEntry, reader: string): string {
  if (kind === 'out') return author ?? 'The school';
  return author === null || author === reader ? 'You' : author;
}
