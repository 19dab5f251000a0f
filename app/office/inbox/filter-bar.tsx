import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { maxConversationSearch } from '#contract/school/conversation.ts';
import { conversationKinds } from '#contract/school/own-conversation.ts';
import { News } from '../kit/news.tsx';
import { BarSelect, ViewLinks } from '../kit/toolbar.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { searchOf, type ListFilter } from './list-filter.ts';
import type { Rows } from './use-rows.ts';
import { typingPauseMs } from '../use-search.ts';
import { kindWords } from './words.ts';
import styles from './inbox.module.css';

/** The id of the search field, which a key focuses. */
export const searchFieldId = 'inbox-search';

const views = [
  ['open', 'To answer'],
  ['waiting', 'Waiting'],
  ['closed', 'Closed'],
  ['all', 'All'],
] as const satisfies readonly (readonly [ListFilter['view'], string])[];

interface FilterBarProps {
  filter: ListFilter;
  /** The path of the page, which stays: beside the list a conversation may be open. */
  path: string;
  list: Rows;
}

/** The views, the search, the kind, and whether the list has changed. */
export function FilterBar({ filter, path, list }: FilterBarProps) {
  const navigate = useNavigate();
  const show = (changes: Partial<ListFilter>) =>
    navigate(path + searchOf({ ...filter, ...changes }), { replace: true, preventScrollReset: true });
  return (
    <div className={styles.filters}>
      <ViewLinks
        label="Views"
        views={views.map(([view, name]) => ({
          to: path + searchOf({ ...filter, view }),
          name,
          isShown: view === filter.view,
        }))}
      />
      <SentSearch words={filter.q} onSearch={(q) => void show({ q })} />
      <div className={styles.narrow}>
        <BarSelect
          id="inbox-kind"
          label="Kind"
          value={filter.kind ?? ''}
          options={[['', 'All kinds'], ...conversationKinds.map((kind) => [kind, kindWords[kind]] as const)]}
          onChoose={(value) => void show({ kind: conversationKinds.find((kind) => kind === value) })}
        />
        <News
          problem={list.list.query.isRefetchError ? 'Not loaded again: the list may be old.' : undefined}
          isBehind={list.isBehind}
          onShow={list.arrange}
        />
      </div>
    </div>
  );
}

/** The search of the inbox, which is sent after a pause in typing, or with the Enter key. */
function SentSearch({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  const [searched, setSearched] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The words of the URL have changed by another way, such as the back button.
  if (searched !== words) {
    setSearched(words);
    if (typed.trim() !== words.trim()) setTyped(words);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // After the pause the view may be another one than at the key.
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });

  function send(value: string) {
    clearTimeout(timer.current);
    if (value !== words) onSearch(value);
  }

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(typed);
        }}
      >
        <SearchField
          id={searchFieldId}
          className={styles.search}
          aria-keyshortcuts="/"
          maxLength={maxConversationSearch}
          placeholder="Name, phone, email, words"
          words={typed}
          onSearch={(value) => {
            setTyped(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => latestSend.current(value), typingPauseMs);
          }}
        />
      </form>
    </search>
  );
}
