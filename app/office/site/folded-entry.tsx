import type { KeyboardEvent, ReactNode } from 'react';
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
  /** Closes the card of a list, which takes the whole window of a phone while it is open. */
  onClose?: () => void;
  children: ReactNode;
}

/** An entry with fields, folded under its title, which says when one of the fields is wrong. */
export function FoldedEntry({ places, title, isOpen, onToggle, onClose, children }: FoldedEntryProps) {
  const { errors } = useFormContext();
  // What covers the page until somebody signs in again covers the card too.
  const isCovered = useSession().endedUser !== null;
  const isWrong = Object.keys(errors).some((each) =>
    places.some((place) => each === place || each.startsWith(`${place}.`) || each.startsWith(`${place}[`)),
  );

  function handleKey(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // A dialog of a field closes itself.
    if (!event.currentTarget.contains(event.target as Node)) return;
    // Only what covers the page is closed, and of a card in a card the inner one.
    if (!isOpen || onClose === undefined || getComputedStyle(event.currentTarget).position !== 'fixed')
      return;
    event.stopPropagation();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields
    <details
      className={`${styles.foldedEntry} ${onClose !== undefined && !isCovered ? styles.sheet : ''}`}
      onKeyDown={handleKey}
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
