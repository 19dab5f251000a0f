import type { ReactNode } from 'react';
import styles from './actions.module.css';

interface ActionsProps {
  /** What the buttons are about, or the id of the element that says it. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** Buttons and links side by side that are about the same thing, which names them. */
export function Actions({ label, labelledBy, children }: ActionsProps) {
  return (
    <fieldset className={`${styles.actions} ${styles.named}`} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </fieldset>
  );
}

/** The class of buttons side by side that need no name, such as those of a form. */
export const actionRow = styles.actions;

/** The class of links side by side. */
export const linkRow = `${styles.actions} ${styles.links}`;
