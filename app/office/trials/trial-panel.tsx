import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import styles from '../load-failure.module.css';
import type { ClassTime } from './time-form.tsx';
import { TrialCard } from './trial-card.tsx';
import { trialQuery } from './trial-queries.ts';

interface TrialPanelProps {
  trialId: string;
  classes: readonly ClassTime[];
}

/** One trial class by its id, with everything that the office can do with it. */
export function TrialPanel({ trialId, classes }: TrialPanelProps) {
  const trial = useQuery(trialQuery(trialId));
  if (trial.isLoadingError) {
    return (
      <div className={styles.failure} role="alert">
        <p>{messageOf(trial.error)}</p>
        <Button onClick={() => void trial.refetch()}>Try again</Button>
      </div>
    );
  }
  if (trial.data === undefined) return <Skeleton lines={3} words="Loading the trial class." />;
  return <TrialCard key={trialId} trial={trial.data} classes={classes} heading="h2" />;
}
