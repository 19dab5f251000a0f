import { useRef, useState } from 'react';
import type { StoredApplication } from '#contract/school/application.ts';
import { nextStatuses } from '#contract/school/application-status.ts';
import type { Child, Family } from '#contract/school/family.ts';
import { statusText } from '#contract/school/status-words.ts';
import { ApplicationDialog } from '#app/admission/application-dialog.tsx';
import { CalendarDate, Timestamp } from '#app/ui/text/date.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { linkRow } from '../kit/actions.tsx';
import { PhotoConsent } from './photo-consent.tsx';
import { Withdraw } from './withdraw.tsx';
import styles from './family.module.css';

/** The children of a family with their applications, and what was agreed to for each. */
export function Children({ family }: { family: Family }) {
  const { children } = family;
  const [shown, setShown] = useState<StoredApplication | null>(null);
  return (
    <section className={styles.part} aria-labelledby="children">
      <h2 id="children">Children</h2>
      {children.length === 0 && <p className={styles.quiet}>No application yet.</p>}
      <ul className={styles.cards}>
        {children.map((child) => (
          <li key={`${child.dob} ${child.fullName}`}>
            <ChildCard child={child} family={family} onShow={setShown} />
          </li>
        ))}
      </ul>
      <ApplicationDialog applications={shown === null ? null : [shown]} onClose={() => setShown(null)} />
    </section>
  );
}

interface ChildCardProps {
  child: Child;
  family: Family;
  onShow: (application: StoredApplication) => void;
}

function ChildCard({ child, family, onShow }: ChildCardProps) {
  const { _id, fullName, dob, applications, photoConsent } = child;
  return (
    <Sheet className={styles.card}>
      <h3>{fullName}</h3>
      <p className={styles.quiet}>
        Born <CalendarDate day={dob} />
      </p>
      <ul>
        {applications.map((application) => (
          <li key={application._id} className={styles.application}>
            <ApplicationOfChild application={application} onShow={onShow} />
          </li>
        ))}
      </ul>
      {_id !== null && photoConsent !== null && (
        <PhotoConsent childId={_id} child={child} consent={photoConsent} family={family} />
      )}
    </Sheet>
  );
}

interface ApplicationOfChildProps extends Pick<ChildCardProps, 'onShow'> {
  application: Child['applications'][number];
}

/** One application: its state, the consent, and what can be done with it. */
function ApplicationOfChild({ application, onShow }: ApplicationOfChildProps) {
  const { _id, fullName, course, status, privacyNotice, notedBy, createdAt, conversationId } = application;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);
  const of = (
    <span className="visually-hidden">
      {' '}
      of {fullName} for {course}
    </span>
  );

  /** The pressed button is gone, so the focus goes to the state. */
  function close() {
    setWithdrawing(false);
    state.current?.focus();
  }

  return (
    <>
      <p ref={state} tabIndex={-1} className={styles.state}>
        {course}: <b>{statusText(application)}</b>
      </p>
      <p className={styles.quiet}>
        {notedBy === null ? (
          <>
            Sent on <Timestamp iso={createdAt} />. Agreed to the privacy notice of {privacyNotice} on{' '}
            <Timestamp iso={createdAt} />.
          </>
        ) : (
          <>
            Noted on the phone by {notedBy} on <Timestamp iso={createdAt} />. The parent agreed to the privacy
            notice of {privacyNotice}.
          </>
        )}
      </p>
      {isWithdrawing ? (
        <Withdraw id={_id} onClose={close} />
      ) : (
        <p className={linkRow}>
          {conversationId !== null && (
            <Link className={quietLink} to={`/office/inbox/${conversationId}`}>
              Conversation
              <span className="visually-hidden">
                {' '}
                about {fullName}, {course}
              </span>
            </Link>
          )}
          <button type="button" className={quietLink} onClick={() => onShow(application)}>
            Show the application
            {of}
          </button>
          {nextStatuses[status].includes('withdrawn') && (
            <button type="button" className={quietLink} onClick={() => setWithdrawing(true)}>
              Withdraw
              <span className="visually-hidden"> the application</span>
              {of}
            </button>
          )}
        </p>
      )}
    </>
  );
}
