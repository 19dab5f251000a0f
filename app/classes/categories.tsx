import { Link } from 'react-router';
import { MoreLink } from '#app/ui/link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { ClassCategory, classesIntro } from '#content/classes.ts';
import type { Heading } from '#content/text.ts';
import styles from './categories.module.css';

/** How wide each of the three is drawn: in hundredths of the window on a phone and a tablet, on the widest wall in pixels. */
const widths = [
  { phone: 90, tablet: 36, wall: 470 },
  { phone: 50, tablet: 29, wall: 370 },
  { phone: 37, tablet: 22, wall: 285 },
];

interface CategoriesProps {
  heading: Heading;
  intro: typeof classesIntro;
  categories: readonly ClassCategory[];
}

/** The head of the page, and what hands can do here: three works on one ledge. */
export function Categories({ heading, intro, categories }: CategoriesProps) {
  return (
    <div className={styles.head}>
      <PageHead heading={heading} above={[['Home', '/']]}>
        <p>{intro.lead}</p>
        <p>
          <MoreLink to={intro.curriculum.href}>{intro.curriculum.label}</MoreLink>
        </p>
        <nav className={styles.parts} aria-label={intro.parts.title}>
          {intro.parts.links.map(({ label, href }) => (
            <Link key={href} to={href}>
              {label}
            </Link>
          ))}
        </nav>
      </PageHead>
      <ul className={styles.categories}>
        {categories.map(({ title, text, picture, link }, nth) => (
          <li key={title}>
            <Picture
              picture={picture}
              sizes={`(width < 600px) ${widths[nth]?.phone ?? 90}vw, (width < 1100px) ${widths[nth]?.tablet ?? 36}vw, ${widths[nth]?.wall ?? 470}px`}
              alt=""
              eager={nth === 0}
            />
            <h2>{link === null ? title : <Link to={link}>{title}</Link>}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
