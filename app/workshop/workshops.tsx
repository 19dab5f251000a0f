import { Link } from 'react-router';
import { Picture } from '#app/ui/picture.tsx';
import type { Workshop } from '#content/workshop.ts';
import styles from './workshops.module.css';

/** What is made on which Sunday: the thing itself, then what one takes home. */
export function Workshops({ workshops }: { workshops: readonly Workshop[] }) {
  return (
    <ul className={styles.workshops}>
      {workshops.map(({ title, text, takeHome, ages, pigment, picture, room }) => (
        <li key={title} style={{ '--pigment': `var(--${pigment}-text)` }}>
          <Picture name={picture} sizes="(width < 600px) 90vw, (width < 1100px) 42vw, 350px" />
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
