import styles from './skeleton.module.css';

/** A placeholder while data is loading: faint lines in place of the text. */
export function Skeleton({ lines, words = 'One moment, please.' }: { lines: number; words?: string }) {
  return (
    <div className={styles.skeleton}>
      <output className="visually-hidden">{words}</output>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} style={{ width: `${[92, 74, 84][index % 3]}%` }} />
      ))}
    </div>
  );
}
