import { Link } from 'react-router';
import { Picture } from '#app/ui/picture.tsx';
import type { Illustration } from '#content/works.ts';
import type { Workshop } from '#content/workshop.ts';
import styles from './workshops.module.css';

/** Pictures keep their own shape below a common height: 270 px on the phone, 360 px on a wall. */
function sizesFor({ picture: { width, height } }: Illustration): string {
  const [small, large] = [270, 360].map((tall) => Math.round(Math.min(350, (tall * width) / height)));
  return `(width < 600px) min(90vw, ${small}px), (width < 1100px) min(42vw, ${large}px), ${large}px`;
}

/** What is made on which Sunday: the thing itself, then what one takes home. */
export function Workshops({ workshops }: { workshops: readonly Workshop[] }) {
  return (
    <ul className={styles.workshops}>
      {workshops.map(({ title, text, takeHome, ages, pigment, picture, room }) => (
        <li key={title} style={{ '--pigment': `var(--${pigment}-text)` }}>
          <Picture {...picture} sizes={sizesFor(picture)} />
          <div>
            <p className={styles.ages}>{ages}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.home}>{takeHome}</p>
            <Link to={room.href}>{room.label}</Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
