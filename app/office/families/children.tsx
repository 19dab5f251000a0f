import { useState } from 'react';
import type { Enrollment } from '#contract/admission.ts';
import { isClosedStatus } from '#contract/application-status.ts';
import type { Child, Family } from '#contract/family.ts';
import { statusNames } from '#contract/status-words.ts';
import { EnrollmentDialog } from '#app/admission/enrollment-dialog.tsx';
import { CalendarDate, Timestamp } from '#app/ui/date.tsx';
import { quietLink } from '#app/ui/link.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import styles from './family-view.module.css';

interface ChildrenProps {
  family: Family;
  reload: () => Promise<void>;
}

/** The children of a family with their applications, and what was consented for each. */
export function Children({ family: { children }, reload }: ChildrenProps) {
  const [shown, setShown] = useState<Enrollment | null>(null);
  const [withdrawn, setWithdrawn] = useState<Enrollment | null>(null);
  return (
    <section aria-labelledby="children">
      <h3 id="children" tabIndex={-1}>
        Children
      </h3>
      {children.length === 0 && <p className={styles.quiet}>No application yet.</p>}
      <ul className={styles.cards}>
        {children.map((child) => (
          <li key={`${child.fullName} ${child.dob}`}>
            <ChildCard child={child} onShow={setShown} onWithdraw={setWithdrawn} />
          </li>
        ))}
      </ul>
      <EnrollmentDialog enrollments={shown === null ? null : [shown]} onClose={() => setShown(null)} />
      <WithdrawDialog enrollment={withdrawn} onClose={() => setWithdrawn(null)} onChanged={reload} />
    </section>
  );
}

interface ChildCardProps {
  child: Child;
  onShow: (enrollment: Enrollment) => void;
  onWithdraw: (enrollment: Enrollment) => void;
}

function ChildCard({ child: { fullName, dob, applications }, onShow, onWithdraw }: ChildCardProps) {
  return (
    <Sheet className={styles.card}>
      <h4>{fullName}</h4>
      <p className={styles.quiet}>
        Born <CalendarDate day={dob} />
      </p>
      <ul>
        {applications.map(({ enrollment }) => (
          <li key={enrollment._id} className={styles.application}>
            <p>
              {enrollment.course}: <b>{statusNames[enrollment.status]}</b>
            </p>
            <p className={styles.quiet}>
              Sent <Timestamp iso={enrollment.createdAt} />. Agreed to the privacy notice{' '}
              {enrollment.privacyNotice}
              {enrollment.consentNotedBy !== undefined && ` by phone, noted by ${enrollment.consentNotedBy}`}.
            </p>
            <p className={styles.answers}>
              <button type="button" className={quietLink} onClick={() => onShow(enrollment)}>
                All answers
                <span className="visually-hidden">
                  {' '}
                  for {fullName}, {enrollment.course}
                </span>
              </button>
              {!isClosedStatus(enrollment.status) && (
                <button type="button" className={quietLink} onClick={() => onWithdraw(enrollment)}>
                  Withdraw
                  <span className="visually-hidden">
                    {' '}
                    {fullName} from {enrollment.course}
                  </span>
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
