import { useState } from 'react';
import type { User } from '#contract/account.ts';
import type { Enrollment } from '#contract/admission.ts';
import { courseLook } from '#app/admission/course-look.ts';
import { EnrollmentDialog } from '#app/admission/enrollment-dialog.tsx';
import { IconButton } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/date.tsx';
import { EnrolLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import styles from './profile.module.css';

/** The ages a course had when the application was sent. */
function agesOf({ courseDetail: { ageMin, ageMax } }: Enrollment): string {
  if (ageMin === null) return 'Any age';
  return ageMax === null ? `${ageMin}+ Yrs` : `${ageMin}-${ageMax} Yrs`;
}

/** Every application of the account: one a child and course, the latest first. */
export function Applications({ user: { enrollments } }: { user: User }) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <section aria-labelledby="applications">
      <h2 id="applications">Applications</h2>
      {enrollments.length === 0 ? (
        <p className={styles.none}>
          None yet. An application takes about five minutes, and a draft is kept on your device.
        </p>
      ) : (
        <ul className={styles.applications}>
          {enrollments.map((enrollment) => (
            <li key={enrollment._id}>
              <Application enrollment={enrollment} onShow={() => setShown(enrollment._id)} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.apply}>
        <EnrolLink to={enrollments.length === 0 ? '/Formenroll' : '/Formenroll?another=1'}>
          {enrollments.length === 0 ? 'Apply for Admission' : 'Apply for another child'}
        </EnrolLink>
      </p>
      {enrollments.length > 0 && (
        <p className={styles.quiet}>Your name, phone and address are filled in for you.</p>
      )}
      <EnrollmentDialog
        enrollments={shown === null ? null : enrollments}
        startWith={shown ?? undefined}
        onClose={() => setShown(null)}
      />
    </section>
  );
}

function Application({ enrollment, onShow }: { enrollment: Enrollment; onShow: () => void }) {
  const { fullName, course, createdAt } = enrollment;
  const { pigment, picture } = courseLook(course);
  return (
    <Sheet className={styles.application}>
      <Picture picture={picture} sizes="132px" alt="" className={styles.picture} />
      <div style={{ '--paint': `var(--${pigment})`, '--words': `var(--${pigment}-text)` }}>
        <p className={styles.age}>{agesOf(enrollment)}</p>
        <h3>{fullName}</h3>
        <p>{course}</p>
        <p className={styles.quiet}>
          Sent <Moment iso={createdAt} />
        </p>
      </div>
      <IconButton icon="eye" label={`Show the application of ${fullName}`} onClick={onShow} />
    </Sheet>
  );
}
