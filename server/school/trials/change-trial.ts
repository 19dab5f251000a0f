import type { AuditAction } from '#contract/school/audit.ts';
import { trialMinutes, type TrialChange, type TrialStatus } from '#contract/school/trial.ts';
import { offeredCourse } from '#server/site/content/find-course.ts';
import { enqueueAbout } from '#server/school/conversations/enqueue-about.ts';
import { lockConversationAbout, updateConversation } from '#server/school/conversations/queries.ts';
import type { Database } from '#server/db/connect.ts';
import type { Message } from '#server/mail/compose.ts';
import { deleteUntried } from '#server/mail/queries.ts';
import { HttpError } from '#server/http/http-error.ts';
import { applicationOf, openTrialOf, updateTrial, type StoredTrial } from './queries.ts';
import type { Sender } from '#server/mail/sender.ts';
import { applyLink } from '#server/school/emails/apply-link.ts';
import { emailsOfAgreement, emailsOfCancellation, type OfferWords } from './trial-emails.ts';

/** The statuses from which each status can follow. The office may correct what it noted after a class. */
const before: Readonly<Record<Exclude<TrialStatus, 'asked'>, readonly TrialStatus[]>> = {
  agreed: ['asked', 'agreed', 'cancelled', 'missed'],
  cancelled: ['asked', 'agreed'],
  came: ['agreed', 'missed', 'enrolled'],
  missed: ['agreed', 'came'],
  enrolled: ['agreed', 'came', 'missed'],
};

const words: Readonly<Record<TrialStatus, string>> = {
  asked: 'waits for a day and time',
  agreed: 'is agreed',
  cancelled: 'is cancelled',
  came: 'is over: they came',
  missed: 'is over: they did not come',
  enrolled: 'is over: they enrol',
};

function checkStep({ status }: StoredTrial, next: Exclude<TrialStatus, 'asked'>): void {
  if (!before[next].includes(status))
    throw new HttpError(409, `This is not possible now: the trial class ${words[status]}.`);
}

/** A day further ahead is a slip: a browser takes a year of four digits while it is typed. */
const maxYearsAhead = 2;
function lastStart(now: Date): Date {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + maxYearsAhead);
  return last;
}

const hasBegun = ({ startsAt }: StoredTrial, now: Date) => startsAt !== null && startsAt <= now;

/** A class that has begun cannot be cancelled: the office notes what came of it. */
const begunWords = {
  family:
    'This class has begun already, so it can no longer be cancelled here. If you did not come, please write to us.',
  office: 'This class has begun already, so it cannot be cancelled. Please note whether they came.',
};

/**
 * Makes a trial class that is agreed on again the one of its application's conversation.
 * @throws HttpError 409 when the application has another open one
 */
async function bringBack(transaction: Database, { _id }: StoredTrial): Promise<void> {
  const applicationId = await applicationOf(transaction, _id);
  if (applicationId === undefined) return;
  const conversation = await lockConversationAbout(transaction, { applicationId });
  if ((await openTrialOf(transaction, applicationId)) !== undefined)
    throw new HttpError(
      409,
      'There is another trial class for this application. Please move that one, or cancel it first.',
    );
  if (conversation !== undefined && conversation.trialId !== _id)
    await updateConversation(transaction, conversation, { trialId: _id });
}

/** What a change is made with: the transaction, the school and the time. */
interface Change {
  transaction: Database;
  sender: Sender;
  now: Date;
}

/** A changed trial class, and what the audit log says about it. */
interface Changed {
  trial: StoredTrial;
  action: Extract<AuditAction, `trial-${string}`>;
}

/**
 * Queues mails about a trial class. One that was offered with an application has an order of its own: a mail about the application must not take
 * the place of the day of its class.
 */
async function enqueueMails(
  transaction: Database,
  { _id, userId }: StoredTrial,
  mails: readonly Message[],
): Promise<void> {
  const isOffered = (await applicationOf(transaction, _id)) !== undefined;
  const ordered = isOffered ? mails.map((mail) => ({ ...mail, about: _id })) : mails;
  await enqueueAbout(transaction, { trialId: _id }, ordered, userId);
}

interface Agreement {
  /** ISO 8601. */
  startsAt: string;
  minutes: number;
  /** Only when it is offered with an application. */
  words?: OfferWords;
}

/**
 * Agrees on a locked trial class, or moves it, and queues the mails about it.
 * @throws HttpError 400 for a time in the past or more than two years ahead, 409 when its status does not allow it or its application has another open one
 */
export async function agreeOnTrial(
  { transaction, sender, now }: Change,
  trial: StoredTrial,
  { startsAt, minutes, words }: Agreement,
): Promise<Changed> {
  checkStep(trial, 'agreed');
  const start = new Date(startsAt);
  const message =
    start <= now
      ? 'Please choose a time in the future.'
      : start > lastStart(now)
        ? `Please choose a day within the next ${maxYearsAhead} years.`
        : undefined;
  if (message !== undefined) throw new HttpError(400, message, { fields: { startsAt: message } });
  if (trial.status === 'cancelled' || trial.status === 'missed') await bringBack(transaction, trial);
  const changed = await updateTrial(transaction, trial, {
    status: 'agreed',
    times: { startsAt: start, endsAt: new Date(start.getTime() + minutes * 60_000) },
    // The first version of the entry in calendars is 0.
    isInCalendars: trial.startsAt !== null,
  });
  const earlier = trial.status === 'agreed' ? trial.startsAt : null;
  // Who has not been told of the first day yet is told of the new one alone.
  const isUntold = earlier !== null && (await deleteUntried(transaction, trial._id));
  const before = isUntold ? null : earlier;
  const mails = emailsOfAgreement(sender, { trial: changed, startsAt: start, before, now }, words);
  await enqueueMails(
    transaction,
    trial,
    isUntold ? mails.map((mail) => (mail.to === trial.userEmail ? { ...mail, id: trial._id } : mail)) : mails,
  );
  return {
    trial: changed,
    action: earlier === null ? 'trial-agreed' : 'trial-moved',
  };
}

/**
 * Cancels a trial class that was locked. Words to the family that offer it are taken back while they wait: then it hears of none of it.
 * @param by who cannot: both sides get a mail about a class that was agreed
 * @throws HttpError 409 when it has begun or is cancelled
 */
export async function cancelTrial(
  { transaction, sender, now }: Change,
  trial: StoredTrial,
  by: 'office' | 'family',
): Promise<Changed> {
  checkStep(trial, 'cancelled');
  if (trial.status === 'agreed' && hasBegun(trial, now)) throw new HttpError(409, begunWords[by]);
  const isInCalendars = trial.startsAt !== null;
  const changed = await updateTrial(transaction, trial, { status: 'cancelled', isInCalendars });
  // The words with which a step offers it have its id.
  const isTold = !(await deleteUntried(transaction, trial._id));
  const mails = emailsOfCancellation(sender, { trial: changed, by, now }, isTold);
  if (mails.length > 0) await enqueueMails(transaction, trial, mails);
  return {
    trial: changed,
    action: 'trial-cancelled',
  };
}

async function note(
  { transaction, sender, now }: Change,
  trial: StoredTrial,
  status: 'came' | 'missed' | 'enrolled',
): Promise<Changed> {
  checkStep(trial, status);
  if (!hasBegun(trial, now))
    throw new HttpError(409, 'This class has not begun yet. Please note afterwards how it was.');
  const changed = await updateTrial(transaction, trial, { status });
  const hasApplied = (await applicationOf(transaction, trial._id)) !== undefined;
  if (status === 'enrolled' && trial.userEmail !== '' && !hasApplied) {
    const course = await offeredCourse(transaction, trial.courseId);
    const mail = applyLink(sender, { trial, slug: course?.slug ?? trial.courseName });
    await enqueueMails(transaction, trial, [mail]);
  }
  return { trial: changed, action: 'trial-noted' };
}

/**
 * Makes a change of the office to a trial class that was locked, and queues the mails about it.
 * @throws HttpError 400 for a time in the past or more than two years ahead, 409 when the status or the time of the class does not allow it
 */
export async function changeTrialAs(change: Change, trial: StoredTrial, wish: TrialChange): Promise<Changed> {
  const { startsAt = '', minutes = trialMinutes.usual } = wish;
  if (wish.status === undefined) return agreeOnTrial(change, trial, { startsAt, minutes });
  if (wish.status === 'cancelled') return cancelTrial(change, trial, 'office');
  return note(change, trial, wish.status);
}
