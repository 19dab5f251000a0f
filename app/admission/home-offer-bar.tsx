import { lazy, Suspense, useState } from 'react';
import { homeOfferWords as words, wallLabelWords } from '#content/admission.ts';
import { courses } from '#content/courses.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { EnrolLink } from '#app/ui/link.tsx';
import { firstName } from './first-name.ts';
import styles from './home-offer-bar.module.css';
import { forgetPendingApplication, pendingApplication } from './pending-application.ts';
import { forgetWallLabel, offeredWallLabel } from './wall-label-store.ts';

const WallLabel = lazy(() => import('./wall-label.tsx'));

/** The school's own name of the course in the address of a form: an address can hold anybody's words. */
function courseOf(path: string): string | undefined {
  const asked = new URLSearchParams(path.split('?')[1]).get('course')?.toLowerCase();
  return courses.find(({ courseName }) => courseName.toLowerCase() === asked)?.courseName;
}

/** A strip along the bottom of the window that stays until it is used or closed. */
export default function HomeOfferBar() {
  const [waiting] = useState(pendingApplication);
  const [student] = useState(offeredWallLabel);
  const [isClosed, setClosed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const course = waiting === null ? undefined : courseOf(waiting);

  function close() {
    if (waiting === null) forgetWallLabel();
    else forgetPendingApplication();
    setClosed(true);
  }

  if (isClosed) return null;
  return (
    <aside className={styles.bar} aria-label={words.region} data-home-offer data-screen>
      {waiting !== null && (
        <>
          <p>{course === undefined ? words.unsent : words.unsentFor.replace('{course}', course)}</p>
          <EnrolLink to={waiting}>{words.continue}</EnrolLink>
        </>
      )}
      {waiting === null && student !== null && (
        <>
          <p>{words.sent}</p>
          <Button onClick={() => setOpen(true)}>
            {wallLabelWords.open.replace('{name}', firstName(student.fullName))}
          </Button>
          {isOpen && (
            <Suspense fallback={null}>
              <WallLabel student={student} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </>
      )}
      <IconButton icon="close" label={words.close} className={styles.close} onClick={close} />
    </aside>
  );
}
