import type { Illustration } from '#contract/site/content.ts';
import { useReveal } from '#app/ui/page/reveal.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './shapes.module.css';

/** A picture with its text (docs/specification.md, section 2, Shapes Born from Creative Touch). */
export interface ShapeItem {
  image: Illustration;
  title: string;
  description: string;
  additionalText: string;
}

/** One cut-out picture with its text; an animation starts when it scrolls into view. */
export function Shape({
  image,
  title,
  description,
  additionalText,
  outline,
}: ShapeItem & { outline: string }) {
  const [item, stage] = useReveal<HTMLLIElement>();
  return (
    <li ref={item} className={styles.item} data-stage={stage} style={{ '--outline': outline }}>
      <div className={styles.cut}>
        <Picture
          {...image}
          sizes="(width < 600px) 50vw, (width < 1000px) 40vw, (width < 1280px) 34vw, 432px"
        />
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{description}</p>
        <small>{additionalText}</small>
      </div>
    </li>
  );
}
