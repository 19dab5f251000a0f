import { useEffect, useState } from 'react';
import { conversationKinds, conversationStatuses, maxCount } from '#contract/conversation.ts';
import { FieldFrame } from '#app/ui/field.tsx';
import field from '#app/ui/field.module.css';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/page-link.tsx';
import { filterIn, queryOf, type ListFilter } from './list-filter.ts';
import type { ConversationList } from './use-conversation-list.ts';
import { kindWords, statusWords } from './words.ts';
import styles from './inbox.module.css';

/** A course that the list can be filtered by. */
export interface CourseChoice {
  id: string;
  name: string;
}

interface FilterBarProps {
  filter: ListFilter;
  courses: readonly CourseChoice[];
  counts: ConversationList['counts'];
  isFailed: boolean;
  onFilter: (filter: ListFilter) => void;
}

/** The usual views. Each is a filter with a count. */
const views = [
  { name: 'Open', filter: {}, count: 'open' },
  { name: 'Overdue', filter: { overdue: true }, count: 'overdue' },
  { name: 'Mine', filter: { assignee: 'me' }, count: 'mine' },
  { name: 'Nobody’s', filter: { assignee: 'none' }, count: 'unassigned' },
] as const satisfies readonly { name: string; filter: ListFilter; count: string }[];

const countWords = (count: number) => (count >= maxCount ? `${maxCount}+` : String(count));

/** The search, the usual views with their counts, and the other filters behind one press. */
export function FilterBar({ filter, courses, counts, isFailed, onFilter }: FilterBarProps) {
  const current = queryOf(filter).toString();
  const further = [filter.status, filter.kind, filter.course].filter((value) => value !== undefined).length;
  return (
    <div className={styles.filters} data-screen="">
      <SearchField key={filter.q ?? ''} words={filter.q ?? ''} onSearch={(q) => onFilter({ ...filter, q })} />
      <nav className={styles.views} aria-label="Views">
        {/* They appear with their counts, so that none of them moves. */}
        {(counts === undefined && !isFailed ? [] : views).map((view) => {
          const query = queryOf(view.filter).toString();
          return (
            <Link
              key={view.name}
              to={`/office/inbox${query === '' ? '' : `?${query}`}`}
              aria-current={query === current ? 'true' : undefined}
            >
              {view.name} {counts !== undefined && <b>{countWords(counts[view.count])}</b>}
            </Link>
          );
        })}
      </nav>
      <details className={styles.further}>
        <summary>
          Filter{further > 0 && ` (${further})`} <Icon name="down" />
        </summary>
        <div className={styles.selects}>
          <Choice
            name="status"
            label="Status"
            value={filter.status}
            options={[
              ...conversationStatuses.map((status) => [status, statusWords[status]] as const),
              ['snoozed', 'Snoozed'],
              ['all', 'All'],
            ]}
            usual={filter.q === undefined ? 'Open' : 'All'}
            onChoose={(status) => onFilter(merged(filter, 'status', status))}
          />
          <Choice
            name="kind"
            label="Kind"
            value={filter.kind}
            options={conversationKinds.map((kind) => [kind, kindWords[kind]] as const)}
            usual="Every kind"
            onChoose={(kind) => onFilter(merged(filter, 'kind', kind))}
          />
          <Choice
            name="course"
            label="Course"
            value={filter.course}
            options={courses.map(({ id, name }) => [id, name] as const)}
            usual="Every course"
            onChoose={(course) => onFilter(merged(filter, 'course', course))}
          />
        </div>
      </details>
    </div>
  );
}

/** A filter with another value, which comes from a select element and so is checked again. */
const merged = (filter: ListFilter, name: string, value: string): ListFilter => {
  const query = queryOf(filter);
  query.set(name, value);
  return filterIn(query);
};

/** The search is sent after a pause in typing. */
const typingPauseMs = 300;

function SearchField({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    if (typed === words) return undefined;
    const timer = setTimeout(() => onSearch(typed), typingPauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts the pause
  }, [typed]);
  return (
    <search>
      <FieldFrame name="inbox-search" label="Search" className={`${field.withIcon} ${styles.search}`}>
        <input
          id="inbox-search"
          type="search"
          className={field.input}
          maxLength={100}
          value={typed}
          placeholder="Name, phone, email or words"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Icon name="find" />
      </FieldFrame>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, words: string])[];
  /** The words of the choice that leaves the filter out. */
  usual: string;
  onChoose: (value: string) => void;
}

function Choice({ name, label, value = '', options, usual, onChoose }: ChoiceProps) {
  const id = `inbox-${name}`;
  return (
    <FieldFrame name={id} label={label}>
      <select
        id={id}
        className={field.input}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{usual}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </FieldFrame>
  );
}
