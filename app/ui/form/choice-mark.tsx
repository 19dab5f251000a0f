import styles from './choice.module.css';

/** The hand-drawn box of a checkbox. Place it after its input: CSS shows the input's state. */
export function CheckboxMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true">
      <path
        className={styles.outline}
        d="M2.600 2.900C9.500 2.400 16.500 2.500 23.400 2.700c.4 6.800.4 13.700.1 20.600-6.900.4-13.900.4-20.700.1-.5-6.800-.5-13.700-.2-20.500z"
      />
      <path
        className={styles.tick}
        d="M6.500 13.500c2 1.600 3.700 3.600 5.200 6C14.600 13.200 18.500 7.500 24.500 2"
      />
    </svg>
  );
}

/** The hand-drawn ring of a radio button. Place it after its input: CSS shows the input's state. */
export function RadioMark() {
  return (
    <svg className={`${styles.mark} ${styles.round}`} viewBox="0 0 26 26" aria-hidden="true">
      <path
        className={styles.outline}
        d="M13.200 2.300c6.100 0 10.600 4.700 10.500 10.800-.1 5.900-4.700 10.600-10.800 10.600S2.300 19 2.300 12.900C2.400 7 7.100 2.300 13.200 2.300z"
      />
      <path
        className={styles.dot}
        d="M13.500 6.800c3.700.2 6.100 2.900 5.900 6.500-.2 3.500-3 6.100-6.700 5.900-3.600-.2-6.200-3-6-6.500.2-3.600 3.200-6.100 6.800-5.900z"
      />
    </svg>
  );
}
