import type { ReactNode } from 'react';
import { useFormContext } from '#app/ui/form/form-context.ts';
import { pathText, type FieldPath } from '#contract/site/field-path.ts';
import styles from './document-form.module.css';

interface FoldedEntryProps {
  path: FieldPath;
  title: ReactNode;
  /** Whether it is open, if its list must know. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** An entry with fields, folded under its title, which says when one of the fields is wrong. */
export function FoldedEntry({ path, title, isOpen, onToggle, children }: FoldedEntryProps) {
  const { errors } = useFormContext();
  const place = pathText(path);
  const isWrong = Object.keys(errors).some((each) => each === place || each.startsWith(`${place}.`));
  return (
    <details
      className={styles.foldedEntry}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>
        {title}
        {isWrong && <b className={styles.wrong}> Not right yet</b>}
      </summary>
      {children}
    </details>
  );
}
