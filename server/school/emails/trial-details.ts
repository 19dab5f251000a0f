import type { StoredTrial } from '#server/school/trials/queries.ts';

/** What a family has said when it asked for a trial class. */
export const trialDetails = (trial: StoredTrial) =>
  (
    [
      ['Name', trial.userName],
      ['Email', trial.userEmail],
      ['Phone', trial.userNumber],
      ['Course', trial.courseName],
      ['Age of the child', String(trial.childAge)],
      ['Preferred day', trial.wishedDay],
    ] as const
  ).filter(([, value]) => value !== '');
