import { Link } from '#app/ui/text/page-link.tsx';
import type { Category, Introduction as IntroductionContent } from '#contract/site/home.ts';
import { nameHeading } from '#contract/site/name-heading.ts';
import { HeadingText } from '#app/ui/text/heading-text.tsx';
import { MoreLink } from '#app/ui/text/link.tsx';
import { PaintBrush } from '#app/ui/picture/paint-brush.tsx';
import { Pan } from '#app/ui/picture/pan.tsx';
import styles from './introduction.module.css';

type IntroductionProps = IntroductionContent & { title: string; categories: readonly Category[] };

/** A short introduction of the school, and the eight categories as pans of a paint tin. */
export function Introduction({ title, text, about, gridTitle, categories }: IntroductionProps) {
  return (
    <section className={styles.introduction}>
      <div className={styles.words}>
        <h2>
          <HeadingText heading={nameHeading(title)} isPlain />
        </h2>
        <p>{text}</p>
        <MoreLink to={about.href}>{about.label}</MoreLink>
      </div>
      <div className={styles.box}>
        <h3>{gridTitle}</h3>
        <ul className={styles.tin}>
          {categories.map(({ title: name, link, pigment }) => (
            <li key={link}>
              <Link to={link}>
                <Pan className={styles.pan} pigment={pigment} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <PaintBrush className={styles.brush} />
      </div>
    </section>
  );
}
