import { useInfiniteQuery } from '@tanstack/react-query';
import easel from '#app/textures/easel.svg';
import { Button } from '#app/ui/form/button.tsx';
import { Drawing } from '#app/ui/picture/drawing.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { familiesQuery } from './family-queries.ts';
import { FamilyTable } from './family-table.tsx';
import { SearchField } from './search-field.tsx';
import { useAfterPause, useSearch } from '../use-search.ts';
import styles from './families.module.css';

/** The id of the heading of the list. */
export const familiesHeadingId = 'families';

const failureWords = 'The families could not be loaded.';

/** The families, searched while somebody types. */
export function FamilyList() {
  const [words, search] = useSearch();
  const searched = useAfterPause(words.trim());
  return (
    <>
      <div className={styles.search}>
        <SearchField words={words} onSearch={search} />
        <Link className={quietLink} to="?call">
          A new family calls
        </Link>
      </div>
      <Found words={searched} onClear={() => search('')} />
    </>
  );
}

/** The families that a search finds, or why there are none. */
function Found({ words, onClear }: { words: string; onClear: () => void }) {
  const list = useInfiniteQuery(familiesQuery(words));
  const families = list.data;
  if (list.isLoadingError)
    return (
      <LoadFailure words={failureWords} headingId={familiesHeadingId} onRetry={() => void list.refetch()} />
    );
  if (families === undefined) return <Skeleton lines={8} words="Loading the families." />;

  async function more() {
    const { isFetchNextPageError } = await list.fetchNextPage();
    if (isFetchNextPageError) toast.error(failureWords);
  }
  return (
    <div className={styles.found} aria-busy={list.isPlaceholderData}>
      <p className="visually-hidden" aria-live="polite">
        {countWords(families.length, list.hasNextPage)}
      </p>
      {families.length === 0 ? (
        <None words={words} onClear={onClear} />
      ) : (
        <FamilyTable families={families} labelledBy={familiesHeadingId} />
      )}
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void more()}>
          Show more
        </Button>
      )}
    </div>
  );
}

const countWords = (count: number, hasMore: boolean) =>
  `${count === 1 ? '1 family' : `${count} families`}${hasMore ? ', and more' : ''}`;

/** Shown when there is no family, or none that the search finds. */
function None({ words, onClear }: { words: string; onClear: () => void }) {
  return (
    <Sheet className={styles.none}>
      <Drawing file={easel} width={180} height={120} />
      <h2>{words === '' ? 'No families yet' : 'No family found'}</h2>
      {words === '' ? (
        <p>A family appears here as soon as it signs up on the site.</p>
      ) : (
        <>
          <p>Nothing matches “{words}”. Try part of a name, phone number or email.</p>
          <Button onClick={onClear}>Clear search</Button>
        </>
      )}
    </Sheet>
  );
}
