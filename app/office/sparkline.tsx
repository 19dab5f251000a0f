import styles from './overview.module.css';

const width = 100;
const height = 28;
const margin = 2;

/**
 * The course of some numbers as a small line, the last one marked. It has no words: the numbers stand beside it, or in a table.
 * A missing number leaves a gap.
 */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const highest = Math.max(1, ...values.map((value) => value ?? 0));
  const points = values.map((value, index) =>
    value === null
      ? null
      : {
          x: margin + (index * (width - 2 * margin)) / Math.max(1, values.length - 1),
          y: height - margin - (value / highest) * (height - 2 * margin),
        },
  );
  const path = points
    .map((point, index) =>
      point === null ? '' : `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`,
    )
    .join('');
  const last = points.at(-1);
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="2" fill="currentColor" />}
    </svg>
  );
}
