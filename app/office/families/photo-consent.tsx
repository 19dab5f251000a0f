import type { Consent } from '#contract/consent-state.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { askPhotoConsents, notePhotoConsent, type Answer } from '#contract/school/photo-consent.ts';
import { getFamily, type Child, type Family } from '#contract/school/family.ts';
import { dayIn, defaultTimeZone } from '#contract/school-time.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { AnswerForm } from '#app/photo-consent/answer-form.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { CalendarDate, Timestamp } from '#app/ui/text/date.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { linkRow } from '../kit/actions.tsx';
import { useSchoolTime } from '../kit/use-school-time.ts';
import styles from './family.module.css';

const stateWords: Readonly<Record<Consent, string>> = {
  yes: 'yes',
  no: 'no',
  'not answered': 'not answered',
  'run out': 'ended',
};

type Known = NonNullable<Child['photoConsent']>;

/** How the family answered last, and when. */
function Answered({ consent: { answeredAt, through, heardBy, until } }: { consent: Known }) {
  if (answeredAt === null) return null;
  return (
    <>
      {until !== null && (
        <>
          Until <CalendarDate day={until} />.{' '}
        </>
      )}
      {through === 'office'
        ? 'Said on the phone'
        : through === 'link'
          ? 'Answered by email'
          : 'Answered in the profile'}{' '}
      on <Timestamp iso={answeredAt} />
      {heardBy !== null && `, heard by ${heardBy}`}.
    </>
  );
}

interface PhotoConsentProps {
  childId: string;
  child: Pick<Child, 'fullName'>;
  consent: Known;
  family: Pick<Family, 'userEmail' | 'askedAt'>;
}

/** Whether photographs of a child may be shown, and how the family is asked. */
export function PhotoConsent({ childId, child, consent, family: { userEmail, askedAt } }: PhotoConsentProps) {
  const { timeZone = defaultTimeZone } = useSchoolTime();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);
  const { work, face, isRefusedElsewhere } = consent;
  const about = <span className="visually-hidden"> about photographs of {child.fullName}</span>;

  /** The form is gone, so the focus goes to what holds now. */
  function close() {
    flushSync(() => setOpen(false));
    state.current?.focus();
  }

  async function note(answer: Answer) {
    const { message } = await callEndpoint(notePhotoConsent, answer, { params: { id: childId } });
    await client.invalidateQueries({ queryKey: [getFamily.path] });
    close();
    toast.success(message);
  }

  async function ask() {
    if (isAsking) return;
    setAsking(true);
    try {
      const { message } = await callEndpoint(askPhotoConsents, { childId });
      await client.invalidateQueries({ queryKey: [getFamily.path] });
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className={styles.application}>
      <p ref={state} tabIndex={-1} className={styles.state}>
        Photographs of the work: <b>{stateWords[work]}</b>. Of the child: <b>{stateWords[face]}</b>.
      </p>
      <p className={styles.quiet}>
        {isRefusedElsewhere && 'Another family of the same child said no, which holds. '}
        <Answered consent={consent} />{' '}
        {askedAt !== null && (
          <>
            Asked by email on <Timestamp iso={askedAt} />.
          </>
        )}
      </p>
      {isOpen ? (
        <AnswerForm
          child={{ _id: childId, fullName: child.fullName }}
          // What was said before is not what is said now.
          known={null}
          today={dayIn(timeZone)}
          submitWords="Note the answer"
          onSubmit={note}
          onClose={close}
        />
      ) : (
        <p className={linkRow}>
          <button type="button" className={quietLink} onClick={() => setOpen(true)}>
            Note what the family said
            {about}
          </button>
          {userEmail === '' ? (
            <span className={styles.quiet}>No email: ask on the phone.</span>
          ) : (
            <button
              type="button"
              className={quietLink}
              aria-disabled={isAsking || undefined}
              onClick={() => void ask()}
            >
              Ask by email
              {about}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
