import { nameInMail } from '#server/mail/harmless-words.ts';
import { calendarOf } from '#server/school/trials/calendar.ts';
import type { StoredTrial } from '#server/school/trials/queries.ts';
import { classTime, whereAndWhen } from './class-time.ts';
import { defineEmail } from './email.ts';
import { now, trial as sample } from './samples.ts';
import { trialDetails } from './trial-details.ts';

/** A trial class with a time that is cancelled. */
export interface CancelledClass {
  trial: StoredTrial;
  startsAt: Date;
  by: 'office' | 'family';
  now: Date;
}

const cancelled = {
  trial: { ...sample, status: 'cancelled' } as const,
  startsAt: sample.startsAt ?? now,
  now,
};
const samples: CancelledClass[] = [
  { ...cancelled, by: 'office' },
  { ...cancelled, by: 'family' },
];

/** To the family. */
export const classCancelled = defineEmail<CancelledClass>({
  sentWhen: 'the office or the family cancels a trial class',
  standing: 'state',
  write: (sender, { trial, startsAt, by }) => ({
    to: trial.userEmail,
    subject: `Your trial class on ${classTime(sender, startsAt)} is cancelled`,
    paragraphs: [
      `Dear ${nameInMail(trial.userName)},`,
      by === 'office'
        ? 'We are sorry: we have to cancel your trial class. Please reply to this mail, and we will find another day.'
        : 'Thank you for telling us that you cannot come. Reply to this mail if you would like another day.',
    ],
    details: whereAndWhen(sender, trial, startsAt),
  }),
  calendar: (sender, { trial, now: at }) => calendarOf(sender, trial, { isInvitation: true, now: at }),
  samples,
});

/** The same to the school. */
export const classCancelledToSchool = defineEmail<CancelledClass>({
  sentWhen: 'the office or the family cancels a trial class: to the school',
  standing: 'state',
  write: (sender, { trial, startsAt, by }) => ({
    to: sender.schoolEmail,
    replyTo: trial.userEmail || undefined,
    subject: `Cancelled: trial class of ${trial.userName} on ${classTime(sender, startsAt)}`,
    paragraphs: [
      by === 'office'
        ? `The trial class of ${trial.userName} is cancelled.`
        : `${trial.userName} cannot come to the trial class.`,
    ],
    details: [...trialDetails(trial), ...whereAndWhen(sender, trial, startsAt).slice(1)],
  }),
  calendar: (sender, { trial, now: at }) => calendarOf(sender, trial, { isInvitation: false, now: at }),
  samples,
});
