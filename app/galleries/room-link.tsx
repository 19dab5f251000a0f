import { Link } from '#app/ui/text/page-link.tsx';
import { Arrow } from '#app/ui/picture/arrow.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Neighbour } from './neighbours.ts';
import styles from './room-link.module.css';

/** A link to the previous or next room, shown as an open door with one of its works. */
export function RoomLink({ to, back = false }: { to: Neighbour; back?: boolean }) {
  return (
    <Link
      className={`${styles.door} ${back ? styles.back : ''}`}
      to={to.href}
      rel={back ? 'prev' : 'next'}
      style={{ '--pigment': `var(--${to.pigment})` }}
    >
      <span className={styles.name}>
        {to.title} <Arrow back={back} />
      </span>
      <span className={styles.frame}>
        <Picture picture={to.picture} alt="" sizes="150px" />
      </span>
    </Link>
  );
}
