import { Link } from 'react-router';
import type { Category } from '#content/categories.ts';
import type { Heading } from '#content/text.ts';
import { Arrow } from '#app/ui/arrow.tsx';
import { HeadingText } from '#app/ui/heading-text.tsx';
import styles from './feature-prints.module.css';

/** The block each category is printed with. */
const blocks: Record<string, string | undefined> = {
  '/painting': styles.painting,
  '/landscapes': styles.landscapes,
  '/paper_craft': styles.paperCraft,
  '/clay': styles.clay,
  '/sculpture': styles.quilling,
  '/glass': styles.glass,
  '/waste': styles.waste,
  '/mixed_media': styles.mixedMedia,
};

/** A rope of four prints. */
const perRope = 4;

function Rope({ categories }: { categories: readonly Category[] }) {
  return (
    <div className={styles.rope}>
      <svg viewBox="0 0 1280 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-10 8Q640 82 1290 14" stroke="#8a6a42" strokeWidth="3" />
        <path d="M-10 7Q640 81 1290 13" stroke="#d8b88a" strokeDasharray="5 4" />
      </svg>
      <ul>
        {categories.map(({ title, link, pigment }) => (
          <li key={link}>
            <Link className={styles.print} to={link} style={{ '--pigment': `var(--${pigment})` }}>
              <span className={`${styles.ink} ${blocks[link] ?? ''}`} />
              <span className={styles.name}>
                {title} <Arrow />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is taught, as eight lino prints that dry on two ropes. */
export function FeaturePrints({ title, categories }: { title: Heading; categories: readonly Category[] }) {
  return (
    <section className={styles.prints} data-screen>
      <h2>
        <HeadingText heading={title} />
      </h2>
      <div className={styles.ropes}>
        <Rope categories={categories.slice(0, perRope)} />
        <Rope categories={categories.slice(perRope)} />
      </div>
    </section>
  );
}
