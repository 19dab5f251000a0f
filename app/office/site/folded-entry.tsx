import type { ReactNode } from 'react';
import { useSession } from '#app/session.tsx';
import { useFormContext } from '#app/ui/form/form-context.ts';
import styles from './document-form.module.css';

interface FoldedEntryProps {
  /** The fields in it. */
  places: readonly string[];
  title: ReactNode;
  /** Whether it is open, if its list must know. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** Whether it is a card of a list, which takes the whole window of a phone while it is open. */
  isCard?: boolean;
  children: ReactNode;
}

/** An entry with fields, folded under its title, which says when one of the fields is wrong. */
export function FoldedEntry({ places, title, isOpen, onToggle, isCard = false, children }: FoldedEntryProps) {
  const { errors } = useFormContext();
  // What covers the page until somebody signs in again covers the card too.
  const isCovered = useSession().endedUser !== null;
  const isWrong = Object.keys(errors).some((each) =>
    places.some((place) => each === place || each.startsWith(`${place}.`) || each.startsWith(`${place}[`)),
  );
  return (
    <details
      className={`${styles.foldedEntry} ${isCard && !isCovered ? styles.sheet : ''}`}
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
