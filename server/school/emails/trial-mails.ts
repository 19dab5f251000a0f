import { dayText, momentText, timeText, zoneText } from '#contract/school-time.ts';
import { mayHoldLink, nameInMail } from '#server/mail/messages.ts';
import { compose, type Message } from '#server/mail/compose.ts';
import type { Sender } from '#server/mail/sender.ts';
import { calendarOf } from '#server/school/trials/calendar.ts';
import type { StoredTrial } from '#server/school/trials/queries.ts';

/** What the mails about trial classes say besides the class itself. */
export interface TrialSender extends Sender {
  timeZone: string;
}

const detailsOf = (trial: StoredTrial) =>
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

/** The mail to the school about a request. */
export function requestMail(sender: TrialSender, trial: StoredTrial, maybeSpam: boolean): Message {
  return compose({
    ...sender,
    to: sender.schoolEmail,
    replyTo: trial.userEmail || undefined,
    subject: `${maybeSpam ? 'Maybe spam: ' : ''}Trial class for ${trial.userName}: ${trial.courseName}`,
    paragraphs: [
      ...(maybeSpam
        ? ['This may be spam: a field was filled in that people do not see. The sender got no copy.']
        : []),
      `A family asks for a free trial class. Please answer within ${sender.replyTime}.`,
      `Choose the day and time here: ${sender.publicUrl}/office/trials?trial=${trial._id}`,
    ],
    details: detailsOf(trial),
    standing: 'state',
  });
}

/**
 * The copy of a request for the family. Anybody can enter a stranger's address, so what was typed is left out when it may hold a
 * link, as in the copy of a message (server/mail/messages.ts).
 */
export function requestCopy(sender: TrialSender, trial: StoredTrial): Message {
  const details = detailsOf(trial);
  const isHarmless = !details.some(([name, value]) => name !== 'Email' && mayHoldLink(value));
  return compose({
    ...sender,
    to: trial.userEmail,
    subject: 'We have your request for a trial class',
    paragraphs: [
      `Thank you for asking for a free trial class. We will answer within ${sender.replyTime} with a day and time.`,
      'If you did not ask for one, somebody entered your address by mistake. You can ignore this mail.',
      ...(isHarmless ? ['This is what you sent:'] : []),
    ],
    ...(isHarmless ? { details } : {}),
    standing: 'state',
  });
}

const whereAndWhen = ({ place, timeZone }: TrialSender, { courseName }: StoredTrial, startsAt: Date) =>
  [
    ['Course', courseName],
    ['Day', dayText(startsAt, timeZone)],
    ['Time', `${timeText(startsAt, timeZone)} (${zoneText(startsAt, timeZone)})`],
    ['Place', place],
  ] as const;

const declineText = 'If you cannot come, please reply to this mail.';

/** A mail for each side with the file for calendars; the family gets one only if it gave an address. */
function toBoth(
  sender: TrialSender,
  trial: StoredTrial,
  now: Date,
  mails: {
    family: { subject: string; paragraphs: string[] };
    school: { subject: string; paragraphs: string[] };
  },
): Message[] {
  const { startsAt, userEmail } = trial;
  if (startsAt === null) return [];
  const details = whereAndWhen(sender, trial, startsAt);
  const calendar = (isInvitation: boolean) => calendarOf(sender, sender.place, trial, { isInvitation, now });
  const toSchool = compose({
    ...sender,
    to: sender.schoolEmail,
    replyTo: userEmail || undefined,
    ...mails.school,
    details: [...detailsOf(trial), ...details.slice(1)],
    standing: 'state',
  });
  const toFamily = compose({ ...sender, to: userEmail, ...mails.family, details, standing: 'state' });
  return [
    { ...toSchool, calendar: calendar(false) },
    ...(userEmail === '' ? [] : [{ ...toFamily, calendar: calendar(true) }]),
  ];
}

/**
 * The mails after the office has agreed on a class or moved it.
 * @param before the time it had, or null
 */
export function agreedMails(
  sender: TrialSender,
  trial: StoredTrial,
  before: Date | null,
  now: Date,
): Message[] {
  const { timeZone } = sender;
  const when = trial.startsAt === null ? '' : momentText(trial.startsAt, timeZone);
  const zone = trial.startsAt === null ? '' : ` (${zoneText(trial.startsAt, timeZone)})`;
  const moved = before === null ? [] : [`It was on ${momentText(before, timeZone)} before.`];
  const verb = before === null ? 'is on' : 'has moved to';
  return toBoth(sender, trial, now, {
    family: {
      subject: `Your trial class ${verb} ${when}`,
      paragraphs: [
        `Dear ${nameInMail(trial.userName)},`,
        `Your free trial class ${verb} ${when}${zone}.`,
        ...moved,
        'Everything you need is there: just come. The file in this mail puts the class into your calendar.',
        declineText,
      ],
    },
    school: {
      subject: `Trial class of ${trial.userName} ${verb} ${when}`,
      paragraphs: [`The trial class of ${trial.userName} ${verb} ${when}.`, ...moved],
    },
  });
}

/** The mails after a class was cancelled, by the office or by the family. */
export function cancelledMails(
  sender: TrialSender,
  trial: StoredTrial,
  by: 'office' | 'family',
  now: Date,
): Message[] {
  const { startsAt, userName, userEmail, courseName } = trial;
  const family =
    by === 'office'
      ? 'We are sorry: we have to cancel your trial class. Please reply to this mail, and we will find another day.'
      : 'Thank you for telling us that you cannot come. Reply to this mail if you would like another day.';
  const school =
    by === 'office'
      ? `The trial class of ${userName} is cancelled.`
      : `${userName} cannot come to the trial class.`;
  if (startsAt !== null) {
    const when = momentText(startsAt, sender.timeZone);
    return toBoth(sender, trial, now, {
      family: {
        subject: `Your trial class on ${when} is cancelled`,
        paragraphs: [`Dear ${nameInMail(userName)},`, family],
      },
      school: { subject: `Cancelled: trial class of ${userName} on ${when}`, paragraphs: [school] },
    });
  }
  if (by === 'family')
    return [
      compose({
        ...sender,
        to: sender.schoolEmail,
        replyTo: userEmail || undefined,
        subject: `Cancelled: trial class of ${userName}`,
        paragraphs: [`${userName} no longer wishes for a trial class.`],
        details: detailsOf(trial),
        standing: 'state',
      }),
    ];
  if (userEmail === '') return [];
  return [
    compose({
      ...sender,
      to: userEmail,
      subject: `Your trial class in ${courseName}`,
      paragraphs: [
        `Dear ${nameInMail(userName)},`,
        'We are sorry: we cannot offer you a trial class at the moment. Please reply to this mail if you have a question.',
      ],
      standing: 'state',
    }),
  ];
}

/** The mail to the school about a class whose family is erased: nothing of the family is in it. */
export function classOffMail(sender: TrialSender, trial: StoredTrial, now: Date): Message {
  const { startsAt } = trial;
  if (startsAt === null) throw new Error('a trial class without a time is in no calendar');
  const nameless = {
    ...trial,
    userName: '',
    userEmail: '',
    status: 'cancelled' as const,
    sequence: trial.sequence + 1,
  };
  const mail = compose({
    ...sender,
    to: sender.schoolEmail,
    subject: `A trial class on ${momentText(startsAt, sender.timeZone)} is off`,
    paragraphs: ['The account of the family was deleted, and with it everything that we knew of the family.'],
    details: whereAndWhen(sender, trial, startsAt),
  });
  return { ...mail, calendar: calendarOf(sender, sender.place, nameless, { isInvitation: true, now }) };
}

/** The reminder on the evening before. */
export function reminderMail(sender: TrialSender, trial: StoredTrial, startsAt: Date): Message {
  return compose({
    ...sender,
    to: trial.userEmail,
    subject: `Reminder: your trial class on ${momentText(startsAt, sender.timeZone)}`,
    paragraphs: [
      `Dear ${nameInMail(trial.userName)},`,
      `We look forward to your free trial class on ${momentText(startsAt, sender.timeZone)} (${zoneText(startsAt, sender.timeZone)}).`,
      'Everything you need is there: just come.',
      declineText,
    ],
    details: whereAndWhen(sender, trial, startsAt),
    standing: 'reminder',
  });
}

/** The mail with the link to apply, after the family has decided to join. */
export function applyMail(sender: TrialSender, trial: StoredTrial, slug: string): Message {
  return compose({
    ...sender,
    to: trial.userEmail,
    subject: `Apply for ${trial.courseName}`,
    paragraphs: [
      `Dear ${nameInMail(trial.userName)},`,
      `We are happy that you would like to join ${trial.courseName}.`,
      `Apply here in about five minutes, the course is filled in: ${sender.publicUrl}/Formenroll?course=${encodeURIComponent(slug)}`,
      `Questions? Reply to this mail. We answer within ${sender.replyTime}.`,
    ],
    standing: 'reminder',
  });
}
