import { calendarOf } from '#server/school/trials/calendar.ts';
import type { StoredTrial } from '#server/school/trials/queries.ts';
import { classTime, whereAndWhen } from './class-time.ts';
import { defineEmail } from './email.ts';
import { now, trial as sample } from './samples.ts';

interface ClassOff {
  trial: StoredTrial;
  startsAt: Date;
  now: Date;
}

/** To the school about a class whose family is erased: nothing of the family is in it. */
export const classOff = defineEmail<ClassOff>({
  sentWhen: 'the account of a family with an agreed trial class is deleted: to the school',
  standing: 'kept',
  write: (sender, { trial, startsAt }) => ({
    to: sender.schoolEmail,
    subject: `A trial class on ${classTime(sender, startsAt)} is off`,
    paragraphs: ['The account of the family was deleted, and with it everything that we knew of the family.'],
    details: whereAndWhen(sender, trial, startsAt),
  }),
  calendar(sender, { trial, now: at }) {
    const sequence = trial.sequence + 1;
    const nameless = { ...trial, userName: '', userEmail: '', status: 'cancelled' as const, sequence };
    return calendarOf(sender, nameless, { isInvitation: true, now: at });
  },
  samples: [{ trial: sample, startsAt: sample.startsAt ?? now, now }],
});
