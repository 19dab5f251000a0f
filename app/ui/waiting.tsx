import styles from './waiting.module.css';

/** A calm place-holder while something is fetched: faint pencil lines where the words will stand. */
export function Waiting({ lines, words = 'One moment, please.' }: { lines: number; words?: string }) {
  return (
    <div className={styles.waiting}>
      <output className="visually-hidden">{words}</output>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} style={{ width: `${[92, 74, 84][index % 3]}%` }} />
      ))}
    </div>
  );
}
