import type { ReactNode } from 'react';
import easel from '#app/textures/easel.svg';
import { Drawing } from '#app/ui/picture/drawing.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import styles from './empty-sheet.module.css';

interface EmptySheetProps {
  title?: string;
  className?: string | undefined;
  /** Why it is empty, and a way on. */
  children?: ReactNode;
}

/** A sheet with an easel, in place of what is not there. */
export function EmptySheet({ title, className = '', children }: EmptySheetProps) {
  return (
    <Sheet className={`${styles.sheet} ${className}`}>
      <Drawing file={easel} width={180} height={120} />
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </Sheet>
  );
}
