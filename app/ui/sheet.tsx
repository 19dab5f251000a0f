import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  /** Fixed to the wall with two strips of tape, where there is wall to see. */
  isTaped?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet of paper on the wall. */
export function Sheet({ isTaped = false, className, children }: SheetProps) {
  return (
    <div className={`${styles.sheet} ${isTaped ? styles.taped : ''} ${className ?? ''}`}>{children}</div>
  );
}
