import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Button } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { FieldFrame } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import easel from '#app/textures/easel.svg';
import field from '#app/ui/field.module.css';
import { CallerDialog } from './caller-dialog.tsx';
import { FamilyTable } from './family-table.tsx';
import { useFamilies } from './use-families.ts';
import styles from './family-list.module.css';

/** The search of this entry of the history, so that it is still there after the way back from a family. */
const searchState = z.object({ search: z.string() });

/** The words of the search. Not in the address, because names and phone numbers do not belong in one. */
function useSearch() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const parsed = searchState.safeParse(state);
  const [words, setWords] = useState(parsed.success ? parsed.data.search : '');
  function search(next: string) {
    setWords(next);
    void navigate('', { replace: true, state: { search: next }, preventScrollReset: true });
  }
  return [words, search] as const;
}

/** The families, searched as somebody types. */
export function FamilyList() {
  const [words, search] = useSearch();
  const { loaded, isFailed, isLoadingMore, loadMore, retry } = useFamilies(words);
  const [isNoting, setNoting] = useState(false);
  return (
    <>
      <div className={styles.bar}>
        <search>
          <FieldFrame
            name="search"
            label="Search"
            hint="The beginning of a name, e-mail or phone number"
            className={field.withIcon}
          >
            <input
              id="search"
              type="search"
              className={field.input}
              maxLength={100}
              autoComplete="off"
              aria-describedby="search-hint"
              value={words}
              onChange={(event) => search(event.target.value)}
            />
            <Icon name="find" />
          </FieldFrame>
        </search>
        <Button onClick={() => setNoting(true)}>Note a caller</Button>
      </div>
      {isFailed && (
        <div className={styles.failed} role="alert">
          <p>The families could not be loaded.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
      {!isFailed && loaded === null && <Skeleton lines={8} words="Loading the families." />}
      {!isFailed && loaded !== null && (
        <div aria-busy={loaded.search !== words}>
          <p className="visually-hidden" role="status">
            {loaded.items.length === 0 ? 'No family found.' : `${loaded.items.length} families shown.`}
          </p>
          {loaded.items.length === 0 && loaded.next === null ? (
            <NoFamilies words={loaded.search} onClear={() => search('')} onNote={() => setNoting(true)} />
          ) : (
            <FamilyTable families={loaded.items} />
          )}
          {loaded.next !== null && (
            <p className={styles.more}>
              <Button isBusy={isLoadingMore} onClick={() => void loadMore()}>
                Show more
              </Button>
            </p>
          )}
        </div>
      )}
      <CallerDialog isOpen={isNoting} onClose={() => setNoting(false)} />
    </>
  );
}

/** Shown when there is no family, or none that a search finds. */
function NoFamilies({ words, onClear, onNote }: { words: string; onClear: () => void; onNote: () => void }) {
  const isSearch = words.trim() !== '';
  return (
    <Sheet className={styles.none}>
      <Drawing file={easel} width={180} height={120} />
      <h2>{isSearch ? 'No family found' : 'No families yet'}</h2>
      {isSearch ? (
        <>
          <p>
            No word begins with “{words.trim()}”. Try only the first letters, or another name of the family.
          </p>
          <Button onClick={onClear}>Clear search</Button>
        </>
      ) : (
        <>
          <p>A family appears here as soon as it signs up on the site, or when you note one that calls.</p>
          <Button onClick={onNote}>Note a caller</Button>
        </>
      )}
    </Sheet>
  );
}
