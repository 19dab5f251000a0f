import styles from './drawing.module.css';

interface DrawingProps {
  /** The URL of an SVG file with the id `drawing`, whose lines use `currentColor`. */
  file: string;
  width: number;
  height: number;
}

/**
 * A line drawing, for decoration only. It is included with <use>, because in WebKit an SVG inside an <img> does not get the
 * page's colour scheme.
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
