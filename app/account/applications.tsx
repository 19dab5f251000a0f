import { lazy, Suspense, useMemo, useState } from 'react';
import type { User } from '#contract/users/account.ts';
import type { StoredApplication } from '#contract/school/application.ts';
import { styleOf, type CoursePictures } from '#app/admission/course-style.ts';
import { readDraft } from '#app/admission/draft.ts';
import { ApplicationDialog } from '#app/admission/application-dialog.tsx';
import { pendingApplication } from '#app/admission/pending-application.ts';
import type { FirstClass } from '#app/admission/first-class.ts';
import { nameLabelWords, nextWords } from '#app/admission/words.ts';
import { useSchool } from '#app/school.ts';
import { IconButton } from '#app/ui/form/button.tsx';
import { Timestamp } from '#app/ui/text/date.tsx';
import { Drawing } from '#app/ui/picture/drawing.tsx';
import { EnrolLink, quietLink, quietRow } from '#app/ui/text/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import easel from '#app/textures/easel.svg';
import { ApplicationStanding, ApplicationSteps } from './application-state.tsx';
import styles from './profile.module.css';

/** Loaded only when a visitor opens them. */
const NameLabel = lazy(() => import('#app/admission/name-label.tsx'));
const WhatHappensNext = lazy(() => import('#app/admission/what-happens-next.tsx'));

/** The ages of the course at the time of the application. */
function agesOf({ courseDetail: { ageMin, ageMax } }: StoredApplication): string {
  if (ageMin === null) return 'Ages agreed with us';
  return ageMax === null ? `${ageMin}+ Yrs` : `${ageMin}-${ageMax} Yrs`;
}

/** What is said of the draft on this device, or null. Who only asked for the form before signing in has begun nothing. */
function wordsOfDraft(owner: string): string | null {
  const draft = readDraft(owner);
  if (draft === null) return null;
  const forChild = draft.answers.fullName ? ` for ${draft.answers.fullName}` : '';
  const when = draft.savedAt.toLocaleDateString(undefined, { day: 'numeric', month: 'long' });
  return `Your draft${forChild} from ${when} is saved on this device.`;
}

interface ApplicationsProps {
  user: User;
  courses: CoursePictures;
  /** When a student makes the first work. */
  firstWork: string;
  firstClass: FirstClass;
}

/** All applications of the account, the latest first. Each is for one child and one course. */
export function Applications({ user: { _id, enrollments }, ...facts }: ApplicationsProps) {
  const [shown, setShown] = useState<string | null>(null);
  const draftWords = useMemo(() => wordsOfDraft(_id), [_id]);
  // With the course that the visitor had chosen.
  const [formPath] = useState(() => pendingApplication() ?? '/Formenroll');
  const applyWords = enrollments.length === 0 ? 'Apply for Admission' : 'Apply for another child';
  return (
    <section aria-labelledby="applications">
      <h2 id="applications">Applications</h2>
      {enrollments.length === 0 ? (
        <div className={styles.none}>
          <Drawing file={easel} width={180} height={120} />
          <p>No applications yet. Applying takes about five minutes.</p>
        </div>
      ) : (
        <ul className={styles.applications}>
          {enrollments.map((application) => (
            <li key={application._id}>
              <Application application={application} {...facts} onShow={() => setShown(application._id)} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.apply}>
        <EnrolLink to={formPath}>{draftWords === null ? applyWords : 'Continue your application'}</EnrolLink>
      </p>
      <p className={styles.quiet}>
        {draftWords}
        {draftWords === null && enrollments.length > 0 && 'We fill in your name, phone and address for you.'}
      </p>
      <ApplicationDialog
        applications={shown === null ? null : enrollments}
        startWith={shown ?? undefined}
        onClose={() => setShown(null)}
      />
    </section>
  );
}

interface ApplicationProps extends Omit<ApplicationsProps, 'user'> {
  application: StoredApplication;
  onShow: () => void;
}

function Application({ application, courses, firstWork, firstClass, onShow }: ApplicationProps) {
  const { fullName, course, createdAt, phone, status } = application;
  const { replyTime } = useSchool();
  const [isLabelOpen, setLabelOpen] = useState(false);
  const [isNextOpen, setNextOpen] = useState(false);
  // A day, the time within which the school calls (docs/specification.md, section 9).
  const [isNew] = useState(() => Date.now() - new Date(createdAt).getTime() < 86_400_000);
  const { pigment, picture } = styleOf(courses, course);
  return (
    <Sheet className={styles.application}>
      <Picture picture={picture} sizes="132px" alt="" className={styles.picture} />
      <div style={{ '--paint': `var(--${pigment})`, '--words': `var(--${pigment}-text)` }}>
        <p className={styles.age}>{agesOf(application)}</p>
        <h3>{fullName}</h3>
        <p>{course}</p>
        <p className={styles.quiet}>
          Sent <Timestamp iso={createdAt} />
        </p>
        {isNew && status === 'new' && (
          <p>
            We will call {phone} within {replyTime}.
          </p>
        )}
        <ApplicationStanding application={application} />
        <div className={quietRow}>
          {status === 'new' && (
            <button type="button" className={quietLink} onClick={() => setNextOpen(true)}>
              {nextWords.open}
              <span className="visually-hidden"> for {fullName}</span>
            </button>
          )}
          <button type="button" className={quietLink} onClick={() => setLabelOpen(true)}>
            {nameLabelWords.short}
            <span className="visually-hidden"> for {fullName}</span>
          </button>
          <ApplicationSteps application={application} />
        </div>
        {isNextOpen && (
          <Suspense fallback={null}>
            <WhatHappensNext
              application={application}
              times={firstClass.times[course]}
              bring={firstClass.bring}
              onClose={() => setNextOpen(false)}
            />
          </Suspense>
        )}
        {isLabelOpen && (
          <Suspense fallback={null}>
            <NameLabel student={application} firstWork={firstWork} onClose={() => setLabelOpen(false)} />
          </Suspense>
        )}
      </div>
      <IconButton icon="eye" label={`Show the application of ${fullName}`} onClick={onShow} />
    </Sheet>
  );
}
