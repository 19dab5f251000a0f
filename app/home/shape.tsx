import type { ShapeItem } from '#content/home.ts';
import { useReveal } from '#app/ui/reveal.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './shapes.module.css';

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
