import { useId, useState } from 'react';
import { dayText, timeText } from '#contract/school-time.ts';
import { whatsAppUrl } from '#contract/site/school-facts.ts';
import { phoneKey } from '#contract/phone.ts';
import { changeTrial, hasBegun, type Trial, type TrialChange } from '#contract/school/trial.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/form/button.tsx';
import { clockText } from '#app/ui/text/clock-text.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { Actions, linkRow } from '../kit/actions.tsx';
import { callUrl } from '../kit/call-url.ts';
import { Card } from '../kit/card.tsx';
import { stateAfterConflict } from '../kit/use-office-detail.ts';
import { useWork } from '../kit/use-work.ts';
import { TimeForm } from './time-form.tsx';
import type { ClassTime } from './trial-time.ts';
import { useShowChanged } from './trial-queries.ts';
import {
  changedWithoutEmail,
  changedWords,
  nextOutcomes,
  toldWords,
  trialStatusWords,
} from './trial-words.ts';
import styles from './trials.module.css';

interface TrialCardProps {
  trial: Trial;
  classes: readonly ClassTime[];
  /** The level of the heading. */
  heading?: 'h2' | 'h3';
}

/** Whether a class has ended, so that the office notes what happened. */
export const isOver = ({ status, endsAt }: Trial, now = Date.now()): boolean =>
  status === 'agreed' && endsAt !== null && new Date(endsAt).getTime() <= now;

/** One trial class: the family, day and time, and what the office can do next. */
export function TrialCard({ trial, classes, heading = 'h3' }: TrialCardProps) {
  const { status, userName, childAge, courseName, startsAt, timeZone } = trial;
  const headingId = useId();
  const showChanged = useShowChanged();
  const [isMoving, setMoving] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [busy, run] = useWork<NonNullable<TrialChange['status']>>();

  /** Stores a change. Somebody else's change is shown instead. @throws ApiError for the form */
  async function change(body: TrialChange): Promise<void> {
    try {
      const changed = await callEndpoint(changeTrial, body, {
        params: { id: trial._id },
        version: trial.version,
      });
      setMoving(false);
      setCancelling(false);
      await showChanged(changed);
      toast.success(
        changed.userEmail === '' ? changedWithoutEmail[changed.status] : changedWords[changed.status],
      );
    } catch (error) {
      const current = stateAfterConflict(error, changeTrial.reply);
      if (current !== undefined) await showChanged(current);
      throw error;
    }
  }

  const note = (next: NonNullable<TrialChange['status']>) => run(next, () => change({ status: next }));

  const over = isOver(trial);
  const outcomes = status === 'agreed' && !over ? [] : nextOutcomes[status];
  const canAgree = status !== 'came' && status !== 'enrolled';
  const start = startsAt === null ? null : new Date(startsAt);
  return (
    <Card
      state={over ? 'How was it?' : trialStatusWords[status]}
      isOpen={over || status === 'asked'}
      title={`${userName}, for a child aged ${childAge}`}
      headingId={headingId}
      heading={heading}
    >
      <p>{courseName}</p>
      {start !== null && (
        <p className={styles.when}>
          <time role="none" dateTime={startsAt ?? ''}>
            {clockText(start, timeZone)}
          </time>
        </p>
      )}
      <Family trial={trial} />
      {status === 'agreed' && !over && <Told trial={trial} />}
      {outcomes.length > 0 && (
        <Actions labelledBy={headingId}>
          {outcomes.map((outcome) => (
            <Button key={outcome} isBusy={busy === outcome} onClick={() => void note(outcome)}>
              {trialStatusWords[outcome]}
            </Button>
          ))}
        </Actions>
      )}
      {(status === 'asked' || isMoving) && (
        <TimeForm
          trial={trial}
          classes={classes}
          onSubmit={change}
          onCancel={status === 'asked' ? null : () => setMoving(false)}
        />
      )}
      <div className={linkRow}>
        {canAgree && status !== 'asked' && !isMoving && (
          <button type="button" className={quietLink} onClick={() => setMoving(true)}>
            {status === 'agreed' ? 'Move' : 'Agree on another day'}
            <span className="visually-hidden"> for {userName}</span>
          </button>
        )}
        {(status === 'asked' || (status === 'agreed' && !hasBegun(trial))) && !isCancelling && (
          <button type="button" className={quietLink} onClick={() => setCancelling(true)}>
            Cancel
            <span className="visually-hidden"> for {userName}</span>
          </button>
        )}
      </div>
      {isCancelling && (
        <Actions label={`Cancel the trial class of ${userName}?`}>
          <p>
            {trial.userEmail === '' ? 'The family gave no email: please call.' : 'The family gets a mail.'}
          </p>
          <Button kind="danger" isBusy={busy === 'cancelled'} onClick={() => void note('cancelled')}>
            Cancel the trial class
          </Button>
          <Button onClick={() => setCancelling(false)}>Keep it</Button>
        </Actions>
      )}
    </Card>
  );
}

/** Whether the family knows the date: by mail, or else by a message or a call of the office. */
function Told({ trial: { userEmail, userNumber, courseName, startsAt, timeZone } }: { trial: Trial }) {
  if (startsAt === null) return null;
  if (userEmail !== '')
    return <p className={styles.description}>{toldWords.byMail.replace('{email}', userEmail)}</p>;
  const start = new Date(startsAt);
  const text = toldWords.text
    .replace('{course}', courseName)
    .replace('{when}', `${dayText(start, timeZone)}, ${timeText(start, timeZone)}`);
  return (
    <p className={styles.description}>
      <span>{toldWords.notYet}</span>{' '}
      <a className={quietLink} href={whatsAppUrl(phoneKey(userNumber), text)} rel="noreferrer">
        {toldWords.whatsApp}
      </a>
    </p>
  );
}

/** How to reach the family, and the day that it wishes for. */
function Family({ trial: { userEmail, userNumber, wishedDay, userName } }: { trial: Trial }) {
  return (
    <ul className={styles.family}>
      {wishedDay !== '' && <li>Preferred day: {wishedDay}</li>}
      {userNumber !== '' && (
        <li>
          <a href={callUrl(userNumber)} aria-label={`Call ${userName}: ${userNumber}`}>
            {userNumber}
          </a>
        </li>
      )}
      {userEmail !== '' && (
        <li>
          <a href={`mailto:${userEmail}`}>{userEmail}</a>
        </li>
      )}
    </ul>
  );
}
