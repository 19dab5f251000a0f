import { useState } from 'react';
import { getMe, withdrawApplication } from '#contract/users/account.ts';
import type { StoredApplication } from '#contract/school/application.ts';
import { isYearOver, nextStatuses } from '#contract/school/application-status.ts';
import type { OwnApplication } from '#contract/school/own-applications.ts';
import { stateInWords } from '#contract/school/status-words.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { useSchool } from '#app/school.ts';
import { useSession } from '#app/session.tsx';
import { Button } from '#app/ui/form/button.tsx';
import { ShortTimestamp } from '#app/ui/text/date.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import styles from './profile.module.css';

interface OfApplication {
  application: StoredApplication;
}

/** What holds for an application now; nothing before the school has decided. */
export function ApplicationStanding({ application }: OfApplication) {
  const { status, fullName, course } = application;
  const { replyTime } = useSchool();
  if (status === 'new') return null;
  return (
    <p>{stateInWords(status, { child: fullName, course, replyTime, isYearOver: isYearOver(application) })}</p>
  );
}

/** The last links of an application: what has happened to it, and withdrawing it. */
export function ApplicationSteps({ application }: OfApplication) {
  const { _id, status, fullName } = application;
  const canWithdraw = !isYearOver(application) && nextStatuses[status].includes('withdrawn');
  return (
    <>
      {status !== 'new' && <History id={_id} child={fullName} />}
      {canWithdraw && <Withdraw application={application} />}
    </>
  );
}

/** The changes of an application, loaded when they are asked for. */
function History({ id, child }: { id: string; child: string }) {
  const [history, setHistory] = useState<OwnApplication['history'] | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function load() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { applications } = await callEndpoint(getMe, undefined);
      setHistory(applications.find(({ _id }) => _id === id)?.history ?? []);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  if (history === null) {
    return (
      <button type="button" className={quietLink} aria-busy={isBusy || undefined} onClick={() => void load()}>
        What has happened<span className="visually-hidden"> to the application of {child}</span>
      </button>
    );
  }
  return (
    <ol className={styles.history} aria-label={`What has happened to the application of ${child}`}>
      {history
        .filter(({ isTakenBack }) => !isTakenBack)
        .map(({ _id, words, at, by, reason }) => (
          <li key={_id}>
            {words} by {by}, <ShortTimestamp iso={at} />
            {reason !== null && <span>: {reason}</span>}
          </li>
        ))}
    </ol>
  );
}

/** Withdraws an application, asked once. The child may then apply for the course again. */
function Withdraw({ application: { _id, fullName, course } }: OfApplication) {
  const { updateUser } = useSession();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function withdraw() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message, user } = await callEndpoint(
        withdrawApplication,
        { status: 'withdrawn' },
        { params: { id: _id } },
      );
      updateUser(user);
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
      setAsked(false);
    }
  }

  if (!isAsked) {
    return (
      <button type="button" className={quietLink} onClick={() => setAsked(true)}>
        Withdraw<span className="visually-hidden"> the application of {fullName}</span>
      </button>
    );
  }
  return (
    <fieldset className={styles.ask} aria-label={`Withdraw the application of ${fullName}?`}>
      <p>
        Withdraw the application of {fullName} for {course}? You can apply again at any time.
      </p>
      <Button kind="danger" isBusy={isBusy} onClick={() => void withdraw()}>
        Withdraw it
      </Button>
      <Button onClick={() => setAsked(false)}>Keep it</Button>
    </fieldset>
  );
}
