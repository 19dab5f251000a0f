import type { ReactNode } from 'react';
import { Sheet } from '#app/ui/page/sheet.tsx';
import styles from './form-sheet.module.css';

interface FormSheetProps {
  /** Whether its fields stand side by side. */
  isWide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet of the office with a form, or with what leads to one. */
export function FormSheet({ isWide = false, className = '', children }: FormSheetProps) {
  return <Sheet className={`${styles.sheet} ${isWide ? styles.wide : ''} ${className}`}>{children}</Sheet>;
}

/** The class of a form with a few short fields, one below the other. */
export const shortForm = styles.form;
