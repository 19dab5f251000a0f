import type { Overview, WeekCounts } from '#contract/school/overview.ts';
import styles from './overview.module.css';

const columns = [
  ['enquiries', 'Enquiries'],
  ['trials', 'Trial classes'],
  ['applications', 'Applications'],
  ['enrolled', 'Enrolled'],
] as const satisfies readonly (readonly [keyof WeekCounts, string])[];

/** What happened in this week and in the last one. */
export function WeekNumbers({ thisWeek, lastWeek }: Overview['weeks']) {
  return (
    <section className={styles.weeks} aria-labelledby="weeks">
      <h2 id="weeks">This week and last week</h2>
      <dl>
        {columns.map(([key, words]) => (
          <div key={key}>
            <dt>{words}</dt>
            <dd>
              <b>{thisWeek[key]}</b> <span>last week {lastWeek[key]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
