import { Link } from '#app/ui/text/page-link.tsx';
import { whatsAppUrl } from '#contract/site/school-facts.ts';
import { useSchool } from '#app/school.ts';
import type { ClassesPage } from './classes-page.ts';
import styles from './slate.module.css';
import type { Session } from './timetable.ts';

type SlateProps = Pick<ClassesPage, 'timetable' | 'doubts' | 'workshop'>;

function Cell({ session }: { session: Session | null }) {
  if (session === null)
    return (
      <td>
        <span aria-hidden="true">–</span>
      </td>
    );
  const { name, ages, pigment } = session;
  return (
    <td className={pigment === null ? undefined : styles[pigment]}>
      <b>{name}</b> {ages !== null && <span>{ages}</span>}
    </td>
  );
}

/** The timetable, in chalk lettering on a dark panel; each course has its own colour. */
export function Slate({ timetable: { title, days, rows }, doubts, workshop }: SlateProps) {
  const { whatsApp } = useSchool();
  return (
    <section className={styles.slate} id="schedule">
      <div className={styles.board}>
        <h2>{title}</h2>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Time</span>
              </th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ time, length, sessions }, index) => {
              const [clock, half] = time.split(' ');
              return (
                <tr key={index}>
                  <th scope="row">
                    {clock} <i>{half}</i>
                    <small>{length}</small>
                  </th>
                  {sessions.map((session, column) => (
                    <Cell key={days[column]} session={session} />
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        <div className={styles.notes}>
          <p>
            {doubts.text} <a href={whatsAppUrl(whatsApp.number, doubts.message)}>{doubts.label}</a>
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
