import { nameInMail } from '#server/mail/harmless-words.ts';
import type { StoredTrial } from '#server/school/trials/queries.ts';
import { defineEmail } from './email.ts';
import { trial as sample } from './samples.ts';

/** To the family: the office has no trial class for it, and no time was agreed. */
export const trialDeclined = defineEmail<StoredTrial>({
  sentWhen: 'the office cancels a request for a trial class',
  standing: 'state',
  write: (_, { userName, userEmail, courseName }) => ({
    to: userEmail,
    subject: `Your trial class in ${courseName}`,
    paragraphs: [
      `Dear ${nameInMail(userName)},`,
      'We are sorry: we cannot offer you a trial class at the moment. Please reply to this mail if you have a question.',
    ],
  }),
  samples: [sample],
});
