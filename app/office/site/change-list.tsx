import type { Change, ChangedDocument } from '#contract/site/site-documents.ts';
import { changedWords, type Parts } from './changed-words.ts';
import { Facts } from './facts.tsx';
import styles from './change-list.module.css';

/** What changes in a document: the old and the new words of each field, side by side in a wide window. */
export function ChangeList({ changes }: Pick<ChangedDocument, 'changes'>) {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={`${change.path} ${change.label}`} className={styles.change}>
          <p className={styles.label}>
            <Facts text={change.label} />
          </p>
          <Words change={change} />
        </li>
      ))}
    </ul>
  );
}

function Words({ change: { before, after } }: { change: Change }) {
  const parts = changedWords(before ?? '', after ?? '');
  return (
    <div className={styles.sides}>
      {before && (
        <p>
          <b>{after ? 'Before' : 'Removed'}</b>
          <Marked parts={parts.before} as="del" />
        </p>
      )}
      {after && (
        <p>
          <b>{before ? 'After' : 'New'}</b>
          <Marked parts={parts.after} as="ins" />
        </p>
      )}
    </div>
  );
}

function Marked({ parts: [start, differing, end], as: Tag }: { parts: Parts; as: 'del' | 'ins' }) {
  return (
    <span className={styles.words}>
      <Facts text={start} />
      {differing !== '' && (
        <Tag>
          <Facts text={differing} />
        </Tag>
      )}
      <Facts text={end} />
    </span>
  );
}
