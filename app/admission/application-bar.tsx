import { lazy, Suspense, useState } from 'react';
import type { OfferedCourse } from '#contract/site/content.ts';
import { Button, IconButton } from '#app/ui/form/button.tsx';
import { useSchool } from '#app/school.ts';
import { EnrolLink, quietLink, quietRow } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { readDraft } from './draft.ts';
import { courseOfLink } from './find-course.ts';
import { firstName } from './first-name.ts';
import styles from './application-bar.module.css';
import { courseParameterOf, forgetPendingApplication, pendingApplication } from './pending-application.ts';
import { forgetSentApplication, sentApplication } from './sent-application.ts';
import { applicationBarWords as words, nameLabelWords, nextWords } from './words.ts';

const NameLabel = lazy(() => import('./name-label.tsx'));
const WhatHappensNext = lazy(() => import('./what-happens-next.tsx'));

interface ApplicationBarProps {
  /** The account that is signed in. */
  owner: string;
  courses: readonly (Pick<OfferedCourse, 'slug' | 'courseName'> & { times: string })[];
  /** When the student makes the first work. */
  firstWork: string;
  /** What a student brings to the first class. */
  bring: string;
}

/** What the bar says of the form that a visitor asked for before signing in. */
function pendingText(isBegun: boolean, course: string | undefined): string {
  if (course === undefined) return isBegun ? words.unsent : words.ready;
  return (isBegun ? words.unsentFor : words.readyFor).replace('{course}', course);
}

/** A bar at the bottom of the window, until it is used or closed: go to the form that was asked for, or what happens after sending one. */
export default function ApplicationBar({ owner, courses, firstWork, bring }: ApplicationBarProps) {
  const { replyTime } = useSchool();
  const [pending] = useState(pendingApplication);
  const [sent] = useState(sentApplication);
  const [isBegun] = useState(() => readDraft(owner) !== null);
  const [isClosed, setClosed] = useState(false);
  const [opened, setOpened] = useState<'next' | 'label' | null>(null);
  // Only an existing course is named, because a URL can contain any text.
  const course = pending === null ? undefined : courseOfLink(courses, courseParameterOf(pending))?.courseName;

  function close() {
    if (pending === null) forgetSentApplication();
    else forgetPendingApplication();
    setClosed(true);
  }

  if (isClosed) return null;
  return (
    <aside className={styles.bar} aria-label={words.region} data-home-offer data-screen>
      {pending !== null && (
        <>
          <p>{pendingText(isBegun, course)}</p>
          <EnrolLink to={pending}>{isBegun ? words.continue : words.begin}</EnrolLink>
        </>
      )}
      {pending === null && sent !== null && (
        <>
          <p>
            {words.sent
              .replace('{name}', firstName(sent.fullName))
              .replace('{phone}', sent.phone)
              .replace('{time}', replyTime)}
          </p>
          <Button onClick={() => setOpened('next')}>{nextWords.open}</Button>
          <div className={quietRow}>
            <Link className={quietLink} to="/Formenroll">
              {words.another}
            </Link>
            <button type="button" className={quietLink} onClick={() => setOpened('label')}>
              {nameLabelWords.open.replace('{name}', firstName(sent.fullName))}
            </button>
          </div>
          <Suspense fallback={null}>
            {opened === 'next' && (
              <WhatHappensNext
                application={sent}
                times={courses.find(({ courseName }) => courseName === sent.course)?.times}
                bring={bring}
                onClose={() => setOpened(null)}
              />
            )}
            {opened === 'label' && (
              <NameLabel student={sent} firstWork={firstWork} onClose={() => setOpened(null)} />
            )}
          </Suspense>
        </>
      )}
      <IconButton icon="close" label={words.close} className={styles.close} onClick={close} />
    </aside>
  );
}
