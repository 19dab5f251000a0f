import { useState, type ComponentProps } from 'react';
import type { LabelledWork } from '#contract/site/content.ts';
import type { Documents } from '#contract/site/documents.ts';
import { Work } from '#app/lightbox/work.tsx';
import { AgeChoice } from './age-choice.tsx';
import type { HomeCourse } from './home-courses.ts';
import styles from './hero-works.module.css';
import { PriceSlip } from './price-slip.tsx';

/**
 * How each work hangs, the largest first, and its `sizes`. On phones the first one is wider than the viewport and cropped. With
 * more than two device pixels per CSS pixel `sizes` is smaller than the real width, because the difference is not visible: all phones take the
 * file of 736 px.
 */
const places = [
  {
    hung: 'plain',
    sizes:
      '(width < 600px) and (resolution > 2dppx) 56vw, (width < 600px) 88vw, (width < 750px) 90vw, ' +
      '(width < 1280px) 34vw, 430px',
  },
  { hung: 'cord', sizes: '(width < 600px) 42vw, (width < 750px) 30vw, (width < 1280px) 20vw, 254px' },
  { hung: 'tape', sizes: '(width < 600px) 30vw, (width < 750px) 30vw, (width < 1280px) 20vw, 250px' },
  { hung: 'cord', sizes: '(width < 600px) 28vw, (width < 750px) 26vw, (width < 1280px) 16vw, 194px' },
] as const satisfies readonly Partial<ComponentProps<typeof Work>>[];

interface HeroWorksProps {
  works: readonly LabelledWork[];
  courses: readonly HomeCourse[];
  prices: Documents['home']['prices'];
  className: string | undefined;
}

/**
 * The works of the first section with the price list between them. Choosing an age shows works by students of that age, and
 * their course in place of the price list.
 */
export function HeroWorks({ works, courses, prices, className }: HeroWorksProps) {
  const [chosen, setChosen] = useState<HomeCourse | null>(null);
  const shownWorks = chosen === null || chosen.ageWorks.length === 0 ? works : chosen.ageWorks;

  function workAt(index: 0 | 1 | 2 | 3) {
    const work = shownWorks[index];
    return work && <Work key={work.name} work={work} eager={index === 0} {...places[index]} />;
  }

  return (
    <>
      <AgeChoice courses={courses} chosen={chosen} onChoose={setChosen} />
      <output className="visually-hidden">{chosen?.courseName}</output>
      <div className={`${styles.hang} ${className}`} data-chosen={chosen !== null || undefined}>
        {workAt(0)}
        <PriceSlip
          className={styles.slip}
          courses={courses}
          prices={prices}
          chosen={chosen}
          onShowAll={() => setChosen(null)}
        />
        {workAt(1)}
        {workAt(2)}
        {workAt(3)}
      </div>
    </>
  );
}
