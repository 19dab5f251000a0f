import { maxSearchLength } from '#contract/list.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { linkRow } from '../kit/actions.tsx';
import { EmptySheet } from '../kit/empty-sheet.tsx';
import { NothingFound } from '../kit/nothing-found.tsx';
import { OfficeList } from '../kit/office-list.tsx';
import { searchHint, SearchField } from '../kit/search-field.tsx';
import { useOfficeList } from '../kit/use-office-list.ts';
import { AskFamilies } from './ask-families.tsx';
import { familiesQuery } from './family-queries.ts';
import { FamilyTable } from './family-table.tsx';
import { useAfterPause, useSearch } from '../use-search.ts';
import styles from './families.module.css';

const loadWords = { loading: 'Loading the families.', failed: 'The families could not be loaded.' };

/** The families, searched while somebody types. */
export function FamilyList() {
  const [words, search] = useSearch();
  const searched = useAfterPause(words.trim());
  return (
    <>
      <div className={styles.search}>
        <search>
          <SearchField
            id="family-search"
            hint={searchHint}
            maxLength={maxSearchLength}
            words={words}
            onSearch={search}
          />
        </search>
        <p className={linkRow}>
          <Link className={quietLink} to="?call">
            A new family calls
          </Link>
          <AskFamilies />
        </p>
      </div>
      <Found words={searched} onClear={() => search('')} />
    </>
  );
}

/** The families that a search finds, or why there are none. */
function Found({ words, onClear }: { words: string; onClear: () => void }) {
  return (
    <OfficeList
      list={useOfficeList(familiesQuery(words), loadWords)}
      count={countWords}
      none={<None words={words} onClear={onClear} />}
    >
      {(families) => <FamilyTable families={families} />}
    </OfficeList>
  );
}

const countWords = (count: number, hasMore: boolean) =>
  `${count === 1 ? '1 family' : `${count} families`}${hasMore ? ', and more' : ''}`;

/** Shown when there is no family, or none that the search finds. */
function None({ words, onClear }: { words: string; onClear: () => void }) {
  if (words !== '') return <NothingFound title="No family found" words={words} onClear={onClear} />;
  return (
    <EmptySheet title="No families yet">
      <p>A family appears here as soon as it signs up on the site.</p>
    </EmptySheet>
  );
}
