import { courseOfLink } from '#app/admission/find-course.ts';
import { courseParameterOf, pendingApplication } from '#app/admission/pending-application.ts';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import { EnrolLink } from '#app/ui/text/link.tsx';
import type { OfferedCourse } from '#contract/site/content.ts';
import { pendingWords as words } from './words.ts';
import styles from './account-page.module.css';

interface PendingApplicationNoteProps {
  courses: readonly Pick<OfferedCourse, 'slug' | 'courseName'>[];
  /** Where the visitor is on the way from the form to the form. */
  at: 'sign-in' | 'sign-up' | 'signed-up';
}

/**
 * Tells visitors who came from the application form what comes first: an account. The way back is kept until they continue
 * (app/admission/pending-application.ts).
 */
export function PendingApplicationNote({ courses, at }: PendingApplicationNoteProps) {
  const pending = useHydrated() ? pendingApplication() : null;
  if (pending === null) return null;
  // Only an existing course is named, because a URL can contain any text.
  const course = courseOfLink(courses, courseParameterOf(pending))?.courseName;
  return (
    <div className={styles.pending}>
      <p className={styles.intro}>
        {course === undefined ? words.applying : words.applyingFor.replace('{course}', course)}{' '}
        {words.steps[at]}
      </p>
      {at === 'sign-in' && <EnrolLink to="/SignUp">{words.makeAccount}</EnrolLink>}
    </div>
  );
}
