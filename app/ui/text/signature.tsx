import styles from './signature.module.css';

/** The teacher's signature as a drawing, with her name as text below. */
export function Signature({ name }: { name: string }) {
  return (
    <p className={styles.signature}>
      <svg viewBox="0 0 260 80" width="220" height="68" aria-hidden="true">
        <path
          d="M8 60c8-30 18-50 22-48 5 3-6 44-2 46 4 1 14-42 22-42 6 1-6 40 2 40 7 0 8-14 14-14 5 0-2 12 3 12 6 0 8-12
            14-12 5 1-2 12 4 12 8 0 9-24 16-30 4-2 0 26-4 30 6-10 14-16 18-13 3 3-4 13 3 13 8 0 12-12 18-12 5 0-2 11 4
            12 16 1 30-6 60-4M168 18c2-2 4-2 5 0"
        />
      </svg>
      {name}
    </p>
  );
}
