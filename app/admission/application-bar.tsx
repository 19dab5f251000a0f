import { lazy, Suspense, useState } from 'react';
import type { OfferedCourse } from '#contract/content/content.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { EnrolLink } from '#app/ui/link.tsx';
import { courseOfLink } from './find-course.ts';
import { firstName } from './first-name.ts';
import styles from './application-bar.module.css';
import { forgetPendingApplication, pendingApplication } from './pending-application.ts';
import { forgetNameLabel, savedNameLabel } from './name-label-store.ts';
import { applicationBarWords as words, nameLabelWords } from './words.ts';

const NameLabel = lazy(() => import('./name-label.tsx'));

interface ApplicationBarProps {
  courses: readonly Pick<OfferedCourse, 'slug' | 'courseName'>[];
  /** When the student makes the first work. */
  firstWork: string;
}

/** The `course` parameter in the path of a form. */
const parameterOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('course') ?? '';

/** A bar at the bottom of the window, until it is used or closed: continue an application, or print a name label. */
export default function ApplicationBar({ courses, firstWork }: ApplicationBarProps) {
  const [pending] = useState(pendingApplication);
  const [student] = useState(savedNameLabel);
  const [isClosed, setClosed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // Only an existing course is named, because a URL can contain any text.
  const course = pending === null ? undefined : courseOfLink(courses, parameterOf(pending))?.courseName;

  function close() {
    if (pending === null) forgetNameLabel();
    else forgetPendingApplication();
    setClosed(true);
  }

  if (isClosed) return null;
  return (
    <aside className={styles.bar} aria-label={words.region} data-home-offer data-screen>
      {pending !== null && (
        <>
          <p>{course === undefined ? words.unsent : words.unsentFor.replace('{course}', course)}</p>
          <EnrolLink to={pending}>{words.continue}</EnrolLink>
        </>
      )}
      {pending === null && student !== null && (
        <>
          <p>{words.sent}</p>
          <Button onClick={() => setOpen(true)}>
            {nameLabelWords.open.replace('{name}', firstName(student.fullName))}
          </Button>
          {isOpen && (
            <Suspense fallback={null}>
              <NameLabel student={student} firstWork={firstWork} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </>
      )}
      <IconButton icon="close" label={words.close} className={styles.close} onClick={close} />
    </aside>
  );
}
