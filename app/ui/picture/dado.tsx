import styles from './dado.module.css';

/** The earth-red band along the foot of a wall, with people in the style of Warli painting: arriving, looking or leaving. */
export function Dado({
  people,
  className,
}: {
  people: 'visitors' | 'between' | 'leaving';
  className?: string;
}) {
  return <div className={`${styles.dado} ${styles[people]} ${className ?? ''}`} aria-hidden="true" />;
}
