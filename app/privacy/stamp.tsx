import { useSchool } from '#app/school.ts';
import styles from './stamp.module.css';

/** A rubber stamp, for decoration only: its text is repeated beside it. */
export function Stamp() {
  const { name, city } = useSchool();
  return (
    <svg className={styles.stamp} viewBox="0 0 160 160" width="160" height="160" aria-hidden="true">
      <path id="stamp-round" d="M80 80m-58 0a58 58 0 1 1 116 0a58 58 0 1 1-116 0" fill="none" stroke="none" />
      <circle cx="80" cy="80" r="75" strokeWidth="4" />
      <circle cx="80" cy="80" r="47" strokeWidth="2" />
      <text>
        <textPath href="#stamp-round" textLength="352">
          {`${name} · ${city} · the office ·`.toUpperCase()}
        </textPath>
      </text>
      <g transform="translate(51 47) scale(1.5)" stroke="none" fill="currentColor">
        <path
          fillRule="evenodd"
          d="M20 38C6 38 4 20 13 12 18 7 27 4 33 9c-5-1-8 1-7 6 6 9 5 23-6 23zM19.500 33.500c-8.500 0-9.500-11-4-16.500 2.500-2.500 6-2 7 1 3 6.500 2.500 15.500-3 15.500z"
        />
        <circle cx="18.300" cy="25.500" r="3.400" />
      </g>
    </svg>
  );
}
