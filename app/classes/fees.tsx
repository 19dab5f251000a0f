import { CourseFinder } from '#app/admission/course-finder.tsx';
import { TrialChatLink, TrialLink } from '#app/trial/trial-link.tsx';
import { EnrolLink } from '#app/ui/link.tsx';
import type { EnrolmentDetail } from '#content/classes.ts';
import type { Link } from '#content/text.ts';
import styles from './fees.module.css';

interface FeesProps {
  title: string;
  details: readonly EnrolmentDetail[];
  rules: readonly string[];
  enrol: Link;
}

/** Which course fits and what it costs, and below it what enrolling means. */
export function Fees({ title, details, rules, enrol }: FeesProps) {
  return (
    <section className={styles.fees}>
      <CourseFinder />
      <div id="enrolment" className={styles.details}>
        <h2>{title}</h2>
        <dl>
          {details.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.rules}>{rules.join(' ')}</p>
        <p className={styles.ways}>
          <EnrolLink to={enrol.href}>{enrol.label}</EnrolLink>
          <TrialLink />
          <TrialChatLink />
        </p>
      </div>
    </section>
  );
}
