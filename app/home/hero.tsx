import type { Hero as HeroContent } from '#content/home.ts';
import { Dado } from '#app/ui/dado.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import { EnrolLink, MoreLink } from '#app/ui/link.tsx';
import { Work } from '#app/ui/work.tsx';
import styles from './hero.module.css';

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
] as const;

/** The name of the school, and four works on one baseline in the morning sun (lamplight in the evening). */
export function Hero({ title, tagline, explore, enrol, works }: HeroContent) {
  return (
    <section className={styles.hero}>
      <div className={styles.wall}>
        <h1>
          <HeadingText heading={title} />
        </h1>
        <div className={styles.say}>
          <p>{tagline}</p>
          <MoreLink to={explore.href}>{explore.label}</MoreLink>
          <EnrolLink to={enrol.href}>{enrol.label}</EnrolLink>
        </div>
        <div className={styles.hang}>
          {places.map((place, index) => {
            const work = works[index];
            return work && <Work key={work.name} work={work} eager={index === 0} {...place} />;
          })}
        </div>
      </div>
      <Dado people="visitors" className={styles.dado} />
    </section>
  );
}
