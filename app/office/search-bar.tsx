import { maxSearchLength, type UserCounts } from '#contract/school/office.ts';
import { FieldFrame } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import field from '#app/ui/form/field.module.css';
import styles from './user-list.module.css';

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
        <FieldFrame
          name="search"
          label="Search"
          hint="Name, child, phone, email or course"
          className={field.withIcon}
        >
          <input
            id="search"
            type="search"
            className={field.input}
            maxLength={maxSearchLength}
            aria-describedby="search-hint"
            value={words}
            onChange={(event) => onSearch(event.target.value)}
          />
          <Icon name="find" />
        </FieldFrame>
      </search>
      <ul className={styles.counts}>
        {/* Only this count is a live region, because the others do not change with the search. */}
        <li aria-live="polite" aria-atomic="true">
          <b>{found}</b> {found === users ? 'users' : `of ${users} users`}
        </li>
        <li>
          <b>{enrolled}</b> enrolled
        </li>
        <li>
          <b>{users - enrolled}</b> not assigned
        </li>
      </ul>
    </div>
  );
}
