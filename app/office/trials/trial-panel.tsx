import { useCallback, useEffect, useState } from 'react';
import { getTrial, type Trial } from '#contract/trial.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { ClassTime } from './time-form.tsx';
import { TrialCard } from './trial-card.tsx';
import styles from './trials.module.css';

interface TrialPanelProps {
  trialId: string;
  classes: readonly ClassTime[];
}

/** One trial class by its id, with everything that the office can do with it. */
export function TrialPanel({ trialId, classes }: TrialPanelProps) {
  const [trial, setTrial] = useState<Trial | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async () => {
    setProblem(null);
    try {
      setTrial(await callEndpoint(getTrial, undefined, { params: { id: trialId } }));
    } catch (error) {
      setProblem(messageOf(error));
    }
  }, [trialId]);
  useEffect(() => void load(), [load]);

  if (problem !== null) {
    return (
      <div className={styles.problem} role="alert">
        <p>{problem}</p>
        <Button onClick={() => void load()}>Try again</Button>
      </div>
    );
  }
  if (trial === null || trial._id !== trialId) return <Skeleton lines={3} words="Loading the trial class." />;
  return <TrialCard trial={trial} classes={classes} heading="h2" onChange={setTrial} />;
}
