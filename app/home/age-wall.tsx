import { useState, type ComponentProps } from 'react';
import type { CourseCard } from '#content/courses.ts';
import type { LabelledWork } from '#content/works.ts';
import { Work } from '#app/ui/work.tsx';
import { AgeChoice } from './age-choice.tsx';
import styles from './age-wall.module.css';
import { PriceSlip } from './price-slip.tsx';

/**
 * The largest first: how each work is fixed, how wide it is on the phone, above the others, in the row. Phones are told
 * a fifth less than the truth: nobody sees it on their dense screens, and the first picture comes sooner.
 */
const places = [
  {
    hung: 'plain',
    sizes: '(width < 600px) 110vw, (width < 750px) 90vw, (width < 1280px) 34vw, 430px',
  },
  { hung: 'cord', sizes: '(width < 600px) 42vw, (width < 750px) 30vw, (width < 1280px) 20vw, 254px' },
  { hung: 'tape', sizes: '(width < 600px) 30vw, (width < 750px) 30vw, (width < 1280px) 20vw, 250px' },
  { hung: 'cord', sizes: '(width < 600px) 28vw, (width < 750px) 26vw, (width < 1280px) 16vw, 194px' },
] as const satisfies readonly Partial<ComponentProps<typeof Work>>[];

interface AgeWallProps {
  works: readonly LabelledWork[];
  courses: readonly CourseCard[];
  className: string | undefined;
}

/**
 * The works of the first section with the price list among them. When an age is chosen, works by students of that age take
 * their places, and the list becomes the slip of their course.
 */
export function AgeWall({ works, courses, className }: AgeWallProps) {
  const [chosen, setChosen] = useState<CourseCard | null>(null);
  const [hung, setHung] = useState(works);

  async function choose(course: CourseCard) {
    setChosen(course);
    try {
      const { ageWalls } = await import('#content/age-walls.ts');
      setHung(ageWalls[course.courseName] ?? works);
    } catch {
      // The connection was lost: the slip answers, the works stay.
    }
  }

  function showAll() {
    setChosen(null);
    setHung(works);
  }

  function hang(index: 0 | 1 | 2 | 3) {
    const work = hung[index];
    return work && <Work key={work.name} work={work} eager={index === 0} {...places[index]} />;
  }

  return (
    <>
      <AgeChoice courses={courses} chosen={chosen} onChoose={choose} />
      <output className="visually-hidden">{chosen?.courseName}</output>
      <div className={`${styles.hang} ${className}`} data-chosen={chosen !== null || undefined}>
        {hang(0)}
        <PriceSlip className={styles.slip} courses={courses} chosen={chosen} onShowAll={showAll} />
        {hang(1)}
        {hang(2)}
        {hang(3)}
      </div>
    </>
  );
}
