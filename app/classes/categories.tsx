import { Link } from 'react-router';
import { Picture } from '#app/ui/picture.tsx';
import type { ClassCategory } from '#content/classes.ts';
import styles from './categories.module.css';

/** How wide each of the three is drawn: in hundredths of the window on a tablet, on the widest wall in pixels. */
const widths = [
  { tablet: 36, wall: 470 },
  { tablet: 29, wall: 370 },
  { tablet: 22, wall: 285 },
];

/** What is taught: three works on one ledge. */
export function Categories({ categories }: { categories: readonly ClassCategory[] }) {
  return (
    <ul className={styles.categories}>
      {categories.map(({ title, text, picture, link }, nth) => (
        <li key={title}>
          <Picture
            picture={picture}
            sizes={`(width < 600px) 28vw, (width < 1100px) ${widths[nth]?.tablet ?? 36}vw, ${widths[nth]?.wall ?? 470}px`}
            alt=""
          />
          <h2>{link === null ? title : <Link to={link}>{title}</Link>}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
