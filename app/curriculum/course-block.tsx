import type { ReactNode } from 'react';
import { useReveal } from '#app/ui/page/reveal.ts';
import type { CurriculumCourse } from './curriculum-courses.ts';
import { Sketchbook } from './sketchbook.tsx';
import styles from './course-block.module.css';

interface CourseBlockProps {
  course: CurriculumCourse;
  at: number;
  /** The duration of the course. */
  length: string;
  /** Titles with their items; null if the course has no such list. */
  lists: [title: string, items: readonly string[] | null][];
  children: ReactNode;
}

/** One course: a sketchbook with a work, next to what students learn. */
export function CourseBlock({
  course: { title, ageLabel, pigment, illustration },
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
      <Sketchbook illustration={illustration} at={at} />
      <div className={styles.words}>
        <p className={styles.age}>
          {ageLabel !== null && <>{ageLabel} · </>}
          {length}
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
