import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { useOverflow } from '#app/ui/page/overflow.ts';
import type { ClassesPage } from './classes-page.ts';
import styles from './testimonials.module.css';

/** Quotes from students and parents; on a phone they are a scrolling strip. */
export function Testimonials({ title, quotes }: ClassesPage['testimonials']) {
  const [strip, hasOverflow] = useOverflow();
  return (
    <section className={styles.testimonials} id="testimonials" data-screen>
      <h2>
        <HeadingText heading={title} isPlain />
      </h2>
      <div
        ref={strip}
        className={styles.strip}
        {...(hasOverflow && { tabIndex: 0, role: 'region', 'aria-label': title.text })}
      >
        <ul>
          {quotes.map(({ quote, name, relation, portrait }) => (
            <li key={name}>
              <figure>
                <Picture picture={portrait} sizes="(width < 1000px) 60px, 112px" alt="" />
                <blockquote>{`“${quote}”`}</blockquote>
                <figcaption>
                  {name}, {relation}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
