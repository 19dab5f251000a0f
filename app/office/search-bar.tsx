import { maxSearchLength } from '#contract/list.ts';
import type { UserCounts } from '#contract/school/office.ts';
import { searchHint, SearchField } from './kit/search-field.tsx';
import styles from './search-bar.module.css';

interface SearchBarProps {
  counts: UserCounts;
  words: string;
  onSearch: (words: string) => void;
}

/** The search field and the numbers of users in the whole school. */
export function SearchBar({ counts: { found, users, enrolled }, words, onSearch }: SearchBarProps) {
  return (
    <div className={styles.bar}>
      <search>
        <SearchField
          id="search"
          hint={searchHint}
          maxLength={maxSearchLength}
          words={words}
          onSearch={onSearch}
        />
      </search>
      <ul className={styles.counts}>
        {/* Only this count is a live region, because the others do not change with the search. */}
        <li aria-live="polite" aria-atomic="true">
          <b>{found}</b> {found === users ? 'users' : `of ${users} users`}
        </li>
        <li>
          <b>{enrolled}</b> applied
        </li>
        <li>
          <b>{users - enrolled}</b> not assigned
        </li>
      </ul>
    </div>
  );
}
