import { nameInMail } from '#server/mail/harmless-words.ts';
import type { StoredTrial } from '#server/school/trials/queries.ts';
import { classTime, classTimeWithZone, declineText, whereAndWhen } from './class-time.ts';
import { defineEmail } from './email.ts';
import { now, trial as sample } from './samples.ts';

/** To the family on the evening before its trial class. */
export const classReminder = defineEmail<{ trial: StoredTrial; startsAt: Date }>({
  sentWhen: 'on the evening before a trial class',
  standing: 'reminder',
  write: (sender, { trial, startsAt }) => ({
    to: trial.userEmail,
    subject: `Reminder: your trial class on ${classTime(sender, startsAt)}`,
    paragraphs: [
      `Dear ${nameInMail(trial.userName)},`,
      `We look forward to your free trial class on ${classTimeWithZone(sender, startsAt)}.`,
      'Everything you need is there: just come.',
      declineText,
    ],
    details: whereAndWhen(sender, trial, startsAt),
  }),
  samples: [{ trial: sample, startsAt: sample.startsAt ?? now }],
});
