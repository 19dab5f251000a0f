import { useQuery } from '@tanstack/react-query';
import { LoadedPart } from '../kit/loaded-part.tsx';
import type { ClassTime } from './trial-time.ts';
import { TrialCard } from './trial-card.tsx';
import { trialQuery } from './trial-queries.ts';

interface TrialPanelProps {
  trialId: string;
  classes: readonly ClassTime[];
}

/** One trial class by its id, with everything that the office can do with it. */
export function TrialPanel({ trialId, classes }: TrialPanelProps) {
  return (
    <LoadedPart query={useQuery(trialQuery(trialId))} lines={3} loading="Loading the trial class.">
      {(trial) => <TrialCard key={trialId} trial={trial} classes={classes} heading="h2" />}
    </LoadedPart>
  );
}
