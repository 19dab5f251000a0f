import type { ReactNode } from 'react';
import type { OverviewWeeks, WeeklyCounts } from '#contract/overview.ts';
import { useOverflow } from '#app/ui/overflow.ts';
import { durationText } from './duration-text.ts';
import { Sparkline } from './sparkline.tsx';
import { weekText } from './week-text.ts';
import { WeeklyChart } from './weekly-chart.tsx';
import { columnNames, countNames, counts } from './weekly-words.ts';
import styles from './overview.module.css';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The numbers of the present week with the course of the last weeks, a chart of them, and the tables behind both. */
export function WeeklyNumbers({ weeks }: { weeks: OverviewWeeks }) {
  const { starts, total, medianMinutes, courses } = weeks;
  const isEmpty = counts.every((name) => sum(total[name]) === 0);
  return (
    <section className={styles.weeks} aria-labelledby="weeks">
      <h2 id="weeks">This week</h2>
      <dl className={styles.numbers}>
        {counts.map((name) => (
          <Figure key={name} name={countNames[name]} values={total[name]} text={String} />
        ))}
        <Figure name="Median time to answer" values={medianMinutes} text={durationText} />
      </dl>
      {isEmpty ? (
        <p className={styles.calm}>There are no numbers of the last {starts.length} weeks yet.</p>
      ) : (
        <>
          <h2 id="chart">The last {starts.length} weeks</h2>
          <div className={styles.beside}>
            <WeeklyChart starts={starts} total={total} />
            <WeekTable starts={starts} total={total} medianMinutes={medianMinutes} />
          </div>
          <h2 id="courses">The last {starts.length} weeks by course</h2>
          <CourseTable courses={courses} />
        </>
      )}
    </section>
  );
}

interface FigureProps<Value extends number | null> {
  name: string;
  /** The oldest first. */
  values: readonly Value[];
  text: (value: Value) => string;
}

function Figure<Value extends number | null>({ name, values, text }: FigureProps<Value>) {
  const [before, present] = values.slice(-2);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {present !== undefined && <b>{text(present)}</b>}
        <Sparkline values={values} />
        {before !== undefined && <small>Last week: {text(before)}</small>}
      </dd>
    </div>
  );
}

/** A table that scrolls sideways if it must, also with the keyboard. @param labelledBy the heading that names it */
function ScrollingTable({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const [frame, hasOverflow] = useOverflow();
  return (
    <div
      ref={frame}
      className={styles.table}
      {...(hasOverflow ? { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy } : {})}
    >
      <table aria-labelledby={labelledBy}>{children}</table>
    </div>
  );
}

function HeadRow({ first, others }: { first: string; others: readonly string[] }) {
  return (
    <thead>
      <tr>
        {[first, ...others].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function WeekTable({
  starts,
  total,
  medianMinutes,
}: Pick<OverviewWeeks, 'starts' | 'total' | 'medianMinutes'>) {
  return (
    <ScrollingTable labelledBy="chart">
      <HeadRow first="Week of" others={[...counts.map((name) => columnNames[name]), 'Answer']} />
      <tbody>
        {starts
          .map((start, week) => (
            <tr key={start}>
              <th scope="row">{weekText(start)}</th>
              {counts.map((name) => (
                <td key={name}>{total[name][week]}</td>
              ))}
              <td>{durationText(medianMinutes[week] ?? null)}</td>
            </tr>
          ))
          .toReversed()}
      </tbody>
    </ScrollingTable>
  );
}

function CourseTable({ courses }: Pick<OverviewWeeks, 'courses'>) {
  return (
    <ScrollingTable labelledBy="courses">
      <HeadRow first="Course" others={counts.map((name) => columnNames[name])} />
      <tbody>
        {courses.map((course) => (
          <tr key={course._id}>
            <th scope="row">{course.name}</th>
            {counts.map((name) => (
              <CourseCell key={name} values={course[name]} />
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

function CourseCell({ values }: { values: WeeklyCounts['trials'] }) {
  return (
    <td className={styles.sparkCell}>
      {sum(values)}
      <Sparkline values={values} />
    </td>
  );
}
