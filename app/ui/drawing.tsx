import styles from './drawing.module.css';

interface DrawingProps {
  /** An SVG file of our own whose lines are drawn in `currentColor`. */
  file: string;
  width: number;
  height: number;
}

/**
 * A line drawing that says nothing the words beside it do not say. The page takes it in, for inside an <img> WebKit does not
 * tell it that it is evening.
 */
export function Drawing({ file, width, height }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${file}#drawing`} />
    </svg>
  );
}
