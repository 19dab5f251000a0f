import styles from './sunlight.module.css';

/** The light on the wall behind a quiet page: morning sun, in the evening a lamp. */
export function Sunlight() {
  return <div className={styles.sunlight} />;
}
