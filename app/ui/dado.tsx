import styles from './dado.module.css';

/** The earth-red foot of a wall, with Warli people who come to the show, stand before the works, or go home. */
export function Dado({
  people,
  className,
}: {
  people: 'visitors' | 'between' | 'leaving';
  className?: string;
}) {
  return <div className={`${styles.dado} ${styles[people]} ${className ?? ''}`} aria-hidden="true" />;
}
