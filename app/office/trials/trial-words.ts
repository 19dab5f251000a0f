import type { TrialChange, TrialStatus } from '#contract/school/trial.ts';

/** The states of a trial class in the office. */
export const trialStatusWords: Readonly<Record<TrialStatus, string>> = {
  asked: 'To be agreed',
  agreed: 'Agreed',
  cancelled: 'Cancelled',
  came: 'They came',
  missed: 'They did not come',
  enrolled: 'They enrol',
};

type Outcome = Exclude<NonNullable<TrialChange['status']>, 'cancelled'>;

/** What the office may note next, by status. */
export const nextOutcomes: Readonly<Record<TrialStatus, readonly Outcome[]>> = {
  asked: [],
  agreed: ['came', 'missed', 'enrolled'],
  cancelled: [],
  came: ['enrolled', 'missed'],
  missed: ['came', 'enrolled'],
  enrolled: ['came'],
};

/** Shown after a change was stored. */
export const changedWords: Readonly<Record<TrialStatus, string>> = {
  asked: 'Saved.',
  agreed: 'Agreed. Family and school get a mail with the date for their calendars.',
  cancelled: 'Cancelled. Family and school get a mail.',
  came: 'Noted.',
  missed: 'Noted.',
  enrolled: 'Noted. A family that has not applied yet gets a mail with the link.',
};

/** The same where the family gave a phone number only: nobody gets a mail on its side. */
export const changedWithoutEmail: Readonly<Record<TrialStatus, string>> = {
  ...changedWords,
  agreed: 'Agreed. The family gave no email: please call, or send the date on WhatsApp.',
  cancelled: 'Cancelled. The family gave no email: please call.',
  enrolled: 'Noted. The family gave no email: please call.',
};

/** How the family knows the date of an agreed class. */
export const toldWords = {
  byMail: 'The date was mailed to {email}.',
  notYet: 'No email: please call, or',
  whatsApp: 'send the date on WhatsApp',
  text: 'Your free trial class in {course} is on {when}. We look forward to you.',
} as const;
