import styles from './sunlight.module.css';

/** A decorative background for pages without pictures: sunlight in the light scheme, lamplight in the dark scheme. */
export function Sunlight() {
  return <div className={styles.sunlight} />;
}
