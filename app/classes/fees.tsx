import type { FinderCourse } from '#app/admission/finder-course.ts';
import { CourseFinder } from '#app/admission/course-finder.tsx';
import { TrialLink } from '#app/trial/trial-link.tsx';
import { EnrolLink } from '#app/ui/text/link.tsx';
import type { ClassesPage } from './classes-page.ts';
import { Collapsible } from './collapsible.tsx';
import styles from './fees.module.css';

type FeesProps = ClassesPage['enrolment'] & { courses: readonly FinderCourse[] };

/** The course finder with the fees, and below it the details of enrolling. */
export function Fees({ title, details, rules, courses }: FeesProps) {
  return (
    <section className={styles.fees}>
      <CourseFinder courses={courses} />
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
            <p className={styles.rules}>{rules}</p>
          </div>
        </Collapsible>
        <p className={styles.links}>
          <EnrolLink>Enroll Now</EnrolLink>
          <TrialLink />
        </p>
      </div>
    </section>
  );
}
