import type { Change } from '#contract/site/site-documents.ts';
import { shortChange } from './changed-words.ts';
import { Facts } from './facts.tsx';

/** What a publication has changed, in a line: the old and the new words when they are few, such as a price. */
export function ChangeSummary({ changes }: { changes: readonly Change[] }) {
  const [first] = changes;
  // All of a new article is new.
  if (first === undefined || changes.every(({ before }) => !before)) return <b>Published.</b>;
  const short = shortChange(first);
  const more = changes.length - 1;
  return (
    <b>
      Published:{' '}
      {short === undefined ? (
        <Facts text={first.label} />
      ) : (
        <>
          <bdi>{short.before}</bdi> → <bdi>{short.after}</bdi>
        </>
      )}
      {more > 0 ? ` and ${more} more.` : '.'}
    </b>
  );
}
