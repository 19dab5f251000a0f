import { HeadingText } from '#app/ui/heading-text.tsx';
import { EnrolLink } from '#app/ui/link.tsx';
import type { EnrolmentDetail, SpecialProgram } from '#content/classes.ts';
import type { Heading, Link } from '#content/text.ts';
import camp from './camp.svg';
import portfolio from './portfolio.svg';
import styles from './programs.module.css';

const prints = [camp, portfolio];

interface ProgramsProps {
  heading: Heading;
  programs: readonly SpecialProgram[];
  detailsTitle: string;
  details: readonly EnrolmentDetail[];
  enrol: Link;
}

/** Two lino-printed posters for what happens once a season, and beside them what enrolling means. */
export function Programs({ heading, programs, detailsTitle, details, enrol }: ProgramsProps) {
  return (
    <div className={styles.programs}>
      <section id="special-programs">
        <h2>
          <HeadingText heading={heading} pigment="patta" />
        </h2>
        <ul>
          {programs.map(({ title, text, pigment }, nth) => (
            <li key={title} className={styles.poster}>
              <span className={styles.print} style={{ backgroundColor: `var(--${pigment})` }}>
                <img src={prints[nth]} width="300" height="350" alt="" loading="lazy" />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section id="enrolment">
        <h2 className={styles.small}>{detailsTitle}</h2>
        <dl>
          {details.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <EnrolLink to={enrol.href}>{enrol.label}</EnrolLink>
      </section>
    </div>
  );
}
