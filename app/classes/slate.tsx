import { Link } from 'react-router';
import type { doubts, weekendWorkshop } from '#content/classes.ts';
import type { ScheduleRow, Session, scheduleDays } from '#content/timetable.ts';
import styles from './slate.module.css';

interface SlateProps {
  title: string;
  days: typeof scheduleDays;
  rows: readonly ScheduleRow[];
  doubts: typeof doubts;
  workshop: typeof weekendWorkshop;
}

function Cell({ session: { name, ages, pigment } }: { session: Session }) {
  return (
    <td className={pigment === null ? undefined : styles[pigment]}>
      <b>{name}</b> <span>{ages}</span>
    </td>
  );
}

/** The timetable, in chalk lettering on a dark panel; each course has its own colour. */
export function Slate({ title, days, rows, doubts, workshop }: SlateProps) {
  return (
    <section className={styles.slate} id="schedule">
      <div className={styles.board}>
        <h2>{title}</h2>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{days.time}</span>
              </th>
              <th scope="col">{days.saturday}</th>
              <th scope="col">{days.sunday}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ time, length, saturday, sunday }) => {
              const [clock, half] = time.split(' ');
              return (
                <tr key={time}>
                  <th scope="row">
                    {clock} <i>{half}</i>
                    <small>{length}</small>
                  </th>
                  <Cell session={saturday} />
                  <Cell session={sunday} />
                </tr>
              );
            })}
          </tbody>
        </table>
        <div className={styles.notes}>
          <p>
            {doubts.text} <a href={doubts.href}>{doubts.linkLabel}</a>
          </p>
          <p>
            <b>{workshop.title}.</b> {workshop.text}{' '}
            <Link to={workshop.link.href}>{workshop.link.label}</Link>
          </p>
        </div>
      </div>
      <i className={styles.tray} />
    </section>
  );
}
