import { CourseFinder } from '#app/admission/course-finder.tsx';
import { TrialLink } from '#app/trial/trial-link.tsx';
import { EnrolLink } from '#app/ui/link.tsx';
import type { EnrolmentDetail } from '#content/classes.ts';
import type { Heading, Link } from '#contract/content/fields.ts';
import { Collapsible } from './collapsible.tsx';
import styles from './fees.module.css';

interface FeesProps {
  title: Heading;
  details: readonly EnrolmentDetail[];
  rules: readonly string[];
  enrol: Link;
}

/** The course finder with the fees, and below it the details of enrolling. */
export function Fees({ title, details, rules, enrol }: FeesProps) {
  return (
    <section className={styles.fees}>
      <CourseFinder />
      <div className={styles.details}>
        <Collapsible heading={title}>
          {/* The id is inside the details element, so that a URL with this fragment opens it. */}
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
        </Collapsible>
        <p className={styles.ways}>
          <EnrolLink to={enrol.href}>{enrol.label}</EnrolLink>
          <TrialLink />
        </p>
      </div>
    </section>
  );
}
