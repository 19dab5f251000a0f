import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { maxSearchLength } from '#contract/office.ts';
import { FieldFrame } from '#app/ui/field.tsx';
import field from '#app/ui/field.module.css';
import { Icon } from '#app/ui/icon.tsx';

/** The search is sent after a pause in typing. */
const typingPauseMs = 300;

const id = 'family-search';

interface SearchFieldProps {
  /** What was searched last. */
  words: string;
  onSearch: (words: string) => void;
}

/** The search field of the families. */
export function SearchField({ words, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const [searched, setSearched] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The words have changed by another way, such as the button that clears them.
  if (searched !== words) {
    setSearched(words);
    if (typed.trim() !== words.trim()) setTyped(words);
  }
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  // A family was opened before the pause was over: the search must not lead back.
  useEffect(() => {
    if (next !== pathname) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [next, pathname]);

  function send(value: string) {
    clearTimeout(timer.current);
    if (value.trim() !== words) onSearch(value.trim());
  }

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(typed);
        }}
      >
        <FieldFrame
          name={id}
          label="Search"
          hint="Name, child, phone, email or course"
          className={field.withIcon}
        >
          <input
            id={id}
            type="search"
            enterKeyHint="search"
            className={field.input}
            maxLength={maxSearchLength}
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value);
              clearTimeout(timer.current);
              timer.current = setTimeout(() => send(value), typingPauseMs);
            }}
          />
          <Icon name="find" />
        </FieldFrame>
      </form>
    </search>
  );
}
