import { Link } from '#app/ui/text/page-link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { ClassesPage } from './classes-page.ts';
import styles from './categories.module.css';

/** The width of each picture: on a tablet in percent of the viewport, on the widest screens in pixels. */
const widths = [
  { tablet: 36, wall: 470 },
  { tablet: 29, wall: 370 },
  { tablet: 22, wall: 285 },
];

/** The three kinds of classes, each with a picture. */
export function Categories({ categories }: Pick<ClassesPage, 'categories'>) {
  return (
    <ul className={styles.categories}>
      {categories.map(({ title, text, picture, link }, index) => (
        <li key={title}>
          <Picture
            picture={picture}
            sizes={`(width < 600px) 28vw, (width < 1100px) ${widths[index]?.tablet ?? 36}vw, ${widths[index]?.wall ?? 470}px`}
            alt=""
          />
          <h2>{link === null ? title : <Link to={link}>{title}</Link>}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
