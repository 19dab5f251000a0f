import type { ReactNode } from 'react';
import type { CourseBlock as Block } from '#content/curriculum.ts';
import { useReveal } from '#app/ui/reveal.ts';
import { Book } from './book.tsx';
import styles from './course-block.module.css';

interface CourseBlockProps {
  block: Block;
  at: number;
  /** How long the course takes. */
  length: string;
  /** A title and its items; a list that the course does not have is null. */
  lists: [title: string, items: readonly string[] | null][];
  children: ReactNode;
}

/** One course: its sketchbook on one side, what is learned on the other, sides alternating. */
export function CourseBlock({
  block: { title, ageLabel, pigment, ...book },
  at,
  length,
  lists,
  children,
}: CourseBlockProps) {
  const [ref, stage] = useReveal<HTMLElement>();
  return (
    <section
      ref={ref}
      className={`${styles.block} ${stage === 'waiting' ? styles.waiting : ''}`}
      style={{ '--pigment': `var(--${pigment})`, '--pigment-text': `var(--${pigment}-text)` }}
    >
      <Book {...book} at={at} />
      <div className={styles.words}>
        <p className={styles.age}>
          {ageLabel} · {length}
        </p>
        <h2>{title}</h2>
        {lists.map(
          ([name, items]) =>
            items !== null && (
              <div key={name} className={styles.list}>
                <h3>{name}</h3>
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ),
        )}
        {children}
      </div>
    </section>
  );
}
