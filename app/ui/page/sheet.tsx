import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  /** Shows two strips of tape on screens wide enough to show the wall around the sheet. */
  isTaped?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A container that looks like a sheet of paper on the wall. */
export function Sheet({ isTaped = false, className, children }: SheetProps) {
  return (
    <div className={`${styles.sheet} ${isTaped ? styles.taped : ''} ${className ?? ''}`}>{children}</div>
  );
}
