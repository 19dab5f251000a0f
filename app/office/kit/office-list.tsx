import type { ReactNode } from 'react';
import { Button } from '#app/ui/form/button.tsx';
import { Loaded } from './loaded.tsx';
import type { OfficeListState } from './use-office-list.ts';
import styles from './office-list.module.css';

interface OfficeListProps<Item> {
  list: OfficeListState<Item>;
  /** How many there are, in words that are only read out: a search changes them. */
  count?: (count: number, hasMore: boolean) => string;
  /** The words of the button for the next page, if they are others. */
  moreWords?: string;
  /** Shown in place of an empty list. */
  none: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list in each of its states: it loads, it could not be loaded, it is empty, or its items and a button for more of them. */
export function OfficeList<Item>(props: OfficeListProps<Item>) {
  const { list, count, moreWords, none, children } = props;
  const { query, words } = list;
  return (
    <Loaded query={query} words={words}>
      {(items) => (
        <div className={styles.list} aria-busy={query.isPlaceholderData}>
          {count !== undefined && (
            <p className="visually-hidden" aria-live="polite">
              {count(items.length, query.hasNextPage)}
            </p>
          )}
          {items.length === 0 ? none : children(items)}
          <ShowMore list={list} words={moreWords} />
        </div>
      )}
    </Loaded>
  );
}

interface ShowMoreProps<Item> {
  list: OfficeListState<Item>;
  words?: string | undefined;
}

/** Loads the next page of a list, if there is one. */
export function ShowMore<Item>({ list, words = 'Show more' }: ShowMoreProps<Item>) {
  const { query, showMore } = list;
  if (!query.hasNextPage) return null;
  return (
    <Button className={styles.more} isBusy={query.isFetchingNextPage} onClick={() => void showMore()}>
      {words}
    </Button>
  );
}
