import { CourseFinder } from '#app/admission/course-finder.tsx';
import { TrialLink } from '#app/trial/trial-link.tsx';
import { EnrolLink } from '#app/ui/link.tsx';
import type { EnrolmentDetail } from '#content/classes.ts';
import type { Heading, Link } from '#content/text.ts';
import { Fold } from './fold.tsx';
import styles from './fees.module.css';

interface FeesProps {
  title: Heading;
  details: readonly EnrolmentDetail[];
  rules: readonly string[];
  enrol: Link;
}

/** Which course fits and what it costs, and below it what enrolling means. */
export function Fees({ title, details, rules, enrol }: FeesProps) {
  return (
    <section className={styles.fees}>
      <CourseFinder />
      <div className={styles.details}>
        <Fold heading={title}>
          {/* Inside, so that an address that ends in it opens it. */}
          <div id="enrolment">
            <dl>
              {details.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.rules}>{rules.join(' ')}</p>
          </div>
        </Fold>
        <p className={styles.ways}>
          <EnrolLink to={enrol.href}>{enrol.label}</EnrolLink>
          <TrialLink />
        </p>
      </div>
    </section>
  );
}
