import styles from './dado.module.css';

/** The earth-red foot of a wall with Warli people on it: coming to see the show, between the works, going home. */
export function Dado({ people, className }: { people: 'visitors' | 'between' | 'leaving'; className?: string }) {
  return <div className={`${styles.dado} ${styles[people]} ${className ?? ''}`} aria-hidden="true" />;
}
