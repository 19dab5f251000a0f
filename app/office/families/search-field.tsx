import { maxSearchLength } from '#contract/school/office.ts';
import { FieldFrame } from '#app/ui/form/field.tsx';
import field from '#app/ui/form/field.module.css';
import { Icon } from '#app/ui/picture/icon.tsx';

const id = 'family-search';

interface SearchFieldProps {
  words: string;
  onSearch: (words: string) => void;
}

/** The search field of the families. */
export function SearchField({ words, onSearch }: SearchFieldProps) {
  return (
    <search>
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
          value={words}
          onChange={({ target }) => onSearch(target.value)}
        />
        <Icon name="find" />
      </FieldFrame>
    </search>
  );
}
