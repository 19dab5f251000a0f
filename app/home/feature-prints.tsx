import { Link } from '#app/ui/text/page-link.tsx';
import type { Category } from '#contract/site/home.ts';
import type { Heading } from '#contract/site/fields.ts';
import { Arrow } from '#app/ui/picture/arrow.tsx';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import styles from './feature-prints.module.css';

/** The class of each category's drawing, by path. */
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

/** Prints in one row; on a phone each row wraps to two rows of two. */
const perRow = 4;

function Row({ categories }: { categories: readonly Category[] }) {
  return (
    <div className={styles.row}>
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

/** The eight categories as prints on clotheslines. */
export function FeaturePrints({ title, categories }: { title: Heading; categories: readonly Category[] }) {
  return (
    <section className={styles.prints} data-screen>
      <h2>
        <HeadingText heading={title} isPlain />
      </h2>
      <Row categories={categories.slice(0, perRow)} />
      <Row categories={categories.slice(perRow)} />
    </section>
  );
}
