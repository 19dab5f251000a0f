import type { StatusMail } from '#contract/school/office-application.ts';
import { nameInMail } from '#server/mail/harmless-words.ts';
import type { Sender } from '#server/mail/sender.ts';
import { calendarOf } from '#server/school/trials/calendar.ts';
import type { StoredTrial } from '#server/school/trials/queries.ts';
import { classTime, classTimeWithZone, declineText, whereAndWhen } from './class-time.ts';
import { defineEmail } from './email.ts';
import { proposedClassMail } from './application-status.ts';
import { now, storedApplication, trial as sample } from './samples.ts';
import { trialDetails } from './trial-details.ts';

/** An agreed trial class, and the time that it had before, or null. */
export interface AgreedClass {
  trial: StoredTrial;
  startsAt: Date;
  before: Date | null;
  /** What the office writes to the family of an application, in the place of the usual words. */
  words?: StatusMail;
  now: Date;
}

const verbOf = ({ before }: AgreedClass) => (before === null ? 'is on' : 'has moved to');
const movedWords = (sender: Sender, { before }: AgreedClass) =>
  before === null ? [] : [`It was on ${classTime(sender, before)} before.`];

const startsAt = sample.startsAt ?? now;
const samples: AgreedClass[] = [
  { trial: sample, startsAt, before: null, now },
  { trial: sample, startsAt, before: new Date('2026-12-04T11:00:00Z'), now },
  { trial: sample, startsAt, before: null, words: proposedClassMail(storedApplication), now },
];

/** To the family: the office has agreed on the class, or moved it. */
export const classAgreed = defineEmail<AgreedClass>({
  sentWhen: 'the office agrees on a trial class, or moves it',
  standing: 'state',
  write: (sender, agreed) => ({
    to: agreed.trial.userEmail,
    subject:
      agreed.words?.subject ?? `Your trial class ${verbOf(agreed)} ${classTime(sender, agreed.startsAt)}`,
    paragraphs: [
      ...(agreed.words?.text.split(/\n{2,}/) ?? [`Dear ${nameInMail(agreed.trial.userName)},`]),
      `Your free trial class ${verbOf(agreed)} ${classTimeWithZone(sender, agreed.startsAt)}.`,
      ...movedWords(sender, agreed),
      'Everything you need is there: just come. The file in this mail puts the class into your calendar.',
      declineText,
    ],
    details: whereAndWhen(sender, agreed.trial, agreed.startsAt),
  }),
  calendar: (sender, { trial, now: at }) => calendarOf(sender, trial, { isInvitation: true, now: at }),
  samples,
});

/** The same to the school. */
export const classAgreedToSchool = defineEmail<AgreedClass>({
  sentWhen: 'the office agrees on a trial class, or moves it: to the school',
  standing: 'state',
  write(sender, agreed) {
    const { trial } = agreed;
    const news = `${verbOf(agreed)} ${classTime(sender, agreed.startsAt)}`;
    return {
      to: sender.schoolEmail,
      replyTo: trial.userEmail || undefined,
      subject: `Trial class of ${trial.userName} ${news}`,
      paragraphs: [`The trial class of ${trial.userName} ${news}.`, ...movedWords(sender, agreed)],
      details: [...trialDetails(trial), ...whereAndWhen(sender, trial, agreed.startsAt).slice(1)],
    };
  },
  calendar: (sender, { trial, now: at }) => calendarOf(sender, trial, { isInvitation: false, now: at }),
  samples,
});
