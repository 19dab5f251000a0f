import { lazy, Suspense, useState } from 'react';
import { applicationBarWords as words, nameLabelWords } from '#content/admission.ts';
import { courses } from '#content/courses.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { EnrolLink } from '#app/ui/link.tsx';
import { firstName } from './first-name.ts';
import styles from './application-bar.module.css';
import { forgetPendingApplication, pendingApplication } from './pending-application.ts';
import { forgetNameLabel, savedNameLabel } from './name-label-store.ts';

const NameLabel = lazy(() => import('./name-label.tsx'));

/** The course name in the path of a form. Only names of existing courses count, because a URL can contain any text. */
function courseOf(path: string): string | undefined {
  const name = new URLSearchParams(path.split('?')[1]).get('course')?.toLowerCase();
  return courses.find(({ courseName }) => courseName.toLowerCase() === name)?.courseName;
}

/** A bar at the bottom of the window, until it is used or closed: continue an application, or print a name label. */
export default function ApplicationBar() {
  const [pending] = useState(pendingApplication);
  const [student] = useState(savedNameLabel);
  const [isClosed, setClosed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const course = pending === null ? undefined : courseOf(pending);

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
              <NameLabel student={student} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </>
      )}
      <IconButton icon="close" label={words.close} className={styles.close} onClick={close} />
    </aside>
  );
}
