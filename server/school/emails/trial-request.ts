import type { StoredTrial } from '#server/school/trials/queries.ts';
import { maybeSpamWords } from './common-words.ts';
import { defineEmail } from './email.ts';
import { trial as sample } from './samples.ts';
import { trialDetails } from './trial-details.ts';

/** To the school about a request for a trial class. */
export const trialRequest = defineEmail<{ trial: StoredTrial; maybeSpam: boolean }>({
  sentWhen: 'a family asks for a trial class: to the school',
  standing: 'state',
  write: ({ schoolEmail, publicUrl, replyTime }, { trial, maybeSpam }) => ({
    to: schoolEmail,
    replyTo: trial.userEmail || undefined,
    subject: `${maybeSpam ? 'Maybe spam: ' : ''}Trial class for ${trial.userName}: ${trial.courseName}`,
    paragraphs: [
      ...(maybeSpam ? [maybeSpamWords] : []),
      `A family asks for a free trial class. Please answer within ${replyTime}.`,
      `Choose the day and time here: ${publicUrl}/office/trials?trial=${trial._id}`,
    ],
    details: trialDetails(trial),
  }),
  samples: [
    { trial: sample, maybeSpam: false },
    { trial: sample, maybeSpam: true },
  ],
});
