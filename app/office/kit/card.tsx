import type { ReactNode } from 'react';
import { Sheet } from '#app/ui/page/sheet.tsx';
import styles from './card.module.css';

interface CardProps {
  /** The first line: its state. */
  state: ReactNode;
  /** Whether it waits for the office, which a colour says too. */
  isOpen: boolean;
  title: ReactNode;
  /** The id of the heading, which names what can be done. */
  headingId: string;
  heading?: 'h2' | 'h3';
  /** What is known of it, and what can be done. */
  children: ReactNode;
}

/** One thing of a list that the office works on, such as a trial class or a mail. */
export function Card({ state, isOpen, title, headingId, heading: Heading = 'h2', children }: CardProps) {
  return (
    <Sheet className={styles.card}>
      <p className={styles.state} data-open={isOpen || undefined}>
        {state}
      </p>
      <Heading id={headingId}>{title}</Heading>
      {children}
    </Sheet>
  );
}
