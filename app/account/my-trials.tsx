import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { cancelMyTrial, getMyTrials, hasBegun, type MyTrial } from '#contract/school/trial.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError, messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { clockText } from '#app/ui/text/clock-text.ts';
import { saveFile } from './save-file.ts';
import styles from './my-trials.module.css';
import { trialStateWords } from './words.ts';

/**
 * The trial classes that the account asked for; nothing before there are any.
 * @param children what follows on the page: shown when the trial classes are known, so that they do not move it
 */
export function MyTrials({ children }: { children: ReactNode }) {
  const [trials, setTrials] = useState<readonly MyTrial[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async () => {
    setProblem(null);
    try {
      setTrials((await callEndpoint(getMyTrials, undefined)).items);
    } catch (error) {
      setTrials((known) => known ?? []);
      setProblem(messageOf(error));
    }
  }, []);
  useEffect(() => void load(), [load]);

  if (trials === null) return <Skeleton lines={9} />;
  const section = (
    <section aria-labelledby="trials">
      <h2 id="trials">Trial classes</h2>
      {problem !== null && (
        <div className={styles.problem} role="alert">
          <p>{problem}</p>
          <Button onClick={() => void load()}>Try again</Button>
        </div>
      )}
      <ul className={styles.trials}>
        {trials.map((trial) => (
          <li key={trial._id}>
            <MyTrialCard
              trial={trial}
              onOutdated={() => void load()}
              onChange={(changed) =>
                setTrials(
                  (known) => known?.map((each) => (each._id === changed._id ? changed : each)) ?? null,
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {(trials.length > 0 || problem !== null) && section}
      {children}
    </>
  );
}

interface MyTrialCardProps {
  trial: MyTrial;
  onChange: (trial: MyTrial) => void;
  /** Called when the server knows another state. */
  onOutdated: () => void;
}

function MyTrialCard({ trial, onChange, onOutdated }: MyTrialCardProps) {
  const { _id, status, courseName, childAge, startsAt, timeZone, calendar } = trial;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const start = startsAt === null ? null : new Date(startsAt);
  const canCancel = status === 'asked' || (status === 'agreed' && !hasBegun(trial));

  async function cancel() {
    if (isBusy) return;
    setBusy(true);
    try {
      const reply = await callEndpoint(cancelMyTrial, { status: 'cancelled' }, { params: { id: _id } });
      setAsking(false);
      onChange(reply.trial);
      toast.success(reply.message);
    } catch (error) {
      toast.error(messageOf(error));
      // The page was open while the class began, or somebody else has changed it.
      if (error instanceof ApiError && error.status === 409) onOutdated();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet className={styles.trial}>
      <h3>{courseName}</h3>
      <p>Age {childAge}</p>
      {start !== null && status !== 'asked' && (
        <p className={styles.when}>
          <time role="none" dateTime={startsAt ?? ''}>
            {clockText(start, timeZone)}
          </time>
        </p>
      )}
      <p className={styles.state}>{trialStateWords[status]}</p>
      {canCancel && !isAsking && (
        <div className={styles.answers}>
          {calendar !== null && (
            <Button onClick={() => saveFile('trial-class.ics', calendar, 'text/calendar')}>
              Add to calendar
            </Button>
          )}
          <Button onClick={() => setAsking(true)}>Cannot come</Button>
        </div>
      )}
      {isAsking && (
        <fieldset className={styles.answers} aria-label="Cancel this trial class?">
          <p>We then cancel this trial class. You can ask for another day at any time.</p>
          <Button kind="danger" isBusy={isBusy} onClick={() => void cancel()}>
            Cancel the trial class
          </Button>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </fieldset>
      )}
    </Sheet>
  );
}
