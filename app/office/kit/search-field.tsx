import type { ComponentProps } from 'react';
import { FieldFrame } from '#app/ui/form/field.tsx';
import field from '#app/ui/form/field.module.css';
import { Icon } from '#app/ui/picture/icon.tsx';

/** What a search for people looks at. */
export const searchHint = 'Name, child, phone, email or course';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'type'> {
  id: string;
  hint?: string;
  words: string;
  onSearch: (words: string) => void;
}

/** The field of a search. @param className of its frame */
export function SearchField({ id, hint, words, onSearch, className = '', ...input }: SearchFieldProps) {
  return (
    <FieldFrame name={id} label="Search" hint={hint} className={`${field.withIcon} ${className}`}>
      <input
        {...input}
        id={id}
        type="search"
        enterKeyHint="search"
        className={field.input}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={words}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Icon name="find" />
    </FieldFrame>
  );
}
