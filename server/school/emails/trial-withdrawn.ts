import type { StoredTrial } from '#server/school/trials/queries.ts';
import { defineEmail } from './email.ts';
import { trial as sample } from './samples.ts';
import { trialDetails } from './trial-details.ts';

/** To the school: a family takes its request back, and no time was agreed. */
export const trialWithdrawn = defineEmail<StoredTrial>({
  sentWhen: 'a family takes its request for a trial class back: to the school',
  standing: 'state',
  write: ({ schoolEmail }, trial) => ({
    to: schoolEmail,
    replyTo: trial.userEmail || undefined,
    subject: `Cancelled: trial class of ${trial.userName}`,
    paragraphs: [`${trial.userName} no longer wishes for a trial class.`],
    details: trialDetails(trial),
  }),
  samples: [sample],
});
