import { randomUUID } from 'node:crypto';
import {
  nextStatuses,
  isOpenStatus,
  isYearOver,
  yearAfter,
  undoSeconds,
  type ApplicationStatus,
} from '#contract/school/application-status.ts';
import type { StatusMail } from '#contract/school/office-application.ts';
import type { TrialTime } from '#contract/school/trial.ts';
import { noSuchApplication } from '#contract/users/account.ts';
import { changesInWords, statusNames } from '#contract/school/status-words.ts';
import { enqueueAbout } from '#server/school/conversations/enqueue-about.ts';
import { findConversationAbout } from '#server/school/conversations/queries.ts';
import { recordEvent } from '#server/school/conversations/record.ts';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import { maxApplications } from '#server/http/limits.ts';
import { deleteWaitingStates, takeBackMail } from '#server/mail/queries.ts';
import type { Sender } from '#server/mail/sender.ts';
import {
  countOpen,
  endYears,
  historyOf,
  insertStatus,
  lockApplication,
  type ApplicationState,
  type HistoryEntry,
} from './queries.ts';
import { cancelOpenTrial, offerTrial, takeBackTrial } from './trial-of-application.ts';
import { openTrialOf } from '#server/school/trials/queries.ts';
import { applicationStatus } from '#server/school/emails/application-status.ts';
import { withdrawal } from '#server/school/emails/withdrawal.ts';

/** A request to undo that was sent in the last second may arrive later. */
const undoSecondsWithDelay = undoSeconds + 5;
/** A mail waits longer than a change can be taken back. */
const mailDelaySeconds = undoSecondsWithDelay + 2;

/** @throws HttpError 404 when there is no such application */
export async function lockExisting(transaction: Database, id: string): Promise<ApplicationState> {
  const application = await lockApplication(transaction, id);
  if (application === undefined) throw new HttpError(404, noSuchApplication);
  return application;
}

const ageInSeconds = ({ at }: HistoryEntry, now: Date) => (now.getTime() - at.getTime()) / 1000;

/** The last change when the same user may still take it back; an undo cannot be undone. */
function lastUndoable(
  history: readonly HistoryEntry[],
  actor: string,
  { within, now }: { within: number; now: Date },
): HistoryEntry | undefined {
  const last = history.at(-1);
  const isOwn = last?.by === actor && last.undoes === null;
  return isOwn && ageInSeconds(last, now) < within ? last : undefined;
}

/** The state that the office's undo leads to, and for how many seconds it is offered. */
export function undoOf(history: readonly HistoryEntry[], actor: string, now: Date) {
  const last = lastUndoable(history, actor, { within: undoSeconds, now });
  return last === undefined ? null : { status: last.from, seconds: undoSeconds - ageInSeconds(last, now) };
}

const refusal = (from: ApplicationStatus, to: ApplicationStatus) =>
  new HttpError(
    409,
    from === to
      ? `This application already is: ${statusNames[to]}.`
      : `This application is: ${statusNames[from]}. It cannot become: ${statusNames[to]}.`,
  );

interface Change {
  /** The user of the office who makes the change. */
  actor: string;
  to: ApplicationStatus;
  /** Empty without one. */
  reason: string;
  mail: StatusMail | null | undefined;
  /** Day and time of the trial class that is offered. */
  trial?: TrialTime | undefined;
  now: Date;
}

/**
 * Changes the status of a locked application for the office, and queues the mail to the family. The status before takes back
 * the caller's last change for some seconds, with its mail.
 * @throws HttpError 409 when the step is not allowed, or has a mail to a family without an email
 * @throws a unique-constraint error (`isDuplicate`) when an undo opens it and the child has another open one
 */
export async function changeStatus(
  transaction: Database,
  sender: Sender,
  state: ApplicationState,
  { actor, to, reason, mail, trial, now: at }: Change,
): Promise<void> {
  const { application, userId, version } = state;
  const from = application.status;
  const history = await historyOf(transaction, [application._id]);
  const undone = lastUndoable(history, actor, { within: undoSecondsWithDelay, now: at });
  const isUndo = undone?.from === to && reason === '' && !mail && trial === undefined;
  if (!isUndo && isYearOver(application, at))
    throw new HttpError(409, 'The year of this course is over, so this application stays as it is.');
  if (!isUndo && !nextStatuses[from].includes(to)) throw refusal(from, to);
  if (mail && application.email === '')
    throw new HttpError(409, 'This family gave no email. Please call, and save the step without a mail.');
  // The family may have applied for others since it was closed.
  const opens = !isOpenStatus(from) && isOpenStatus(to);
  if (opens) await endYears(transaction, userId, at);
  if (opens && (await countOpen(transaction, userId)) >= maxApplications.open)
    throw new HttpError(409, 'This family has as many open applications as it may have.');
  const id = randomUUID();
  // What is taken back goes on from the day on which the child was enrolled.
  const enrolment = isUndo
    ? history.findLast((change) => change.to === 'enrolled' && change.undoes === null)
    : undefined;
  await insertStatus(transaction, {
    id,
    applicationId: application._id,
    version: version + 1,
    from,
    to,
    at,
    by: actor,
    actor,
    reason: reason === '' ? null : reason,
    undoes: isUndo ? undone.id : null,
    ...(enrolment === undefined ? {} : { enrolledUntil: yearAfter(enrolment.at) }),
  });
  const isMailTakenBack = isUndo && (await takeBackMail(transaction, undone.id));
  if (isUndo) await takeBackTrial(transaction, sender, state, undone.id);
  await recordEvent(
    transaction,
    { applicationId: application._id },
    {
      text: `${changesInWords[to]}.`,
      at,
      ...(isMailTakenBack
        ? { answer: { undoneWithin: sender.answerHours } }
        : mail
          ? { answer: 'given' }
          : {}),
    },
  );
  // The id of the change, so that taking it back finds the mail and the trial class.
  const notBefore = new Date(at.getTime() + mailDelaySeconds * 1000);
  if (trial !== undefined)
    await offerTrial(transaction, sender, state, { id, time: trial, mail: mail ?? null, now: at, notBefore });
  else if (mail) {
    const message = applicationStatus(sender, { to: application.email, ...mail });
    await enqueueAbout(
      transaction,
      { applicationId: application._id },
      [{ ...message, id, notBefore }],
      userId,
    );
  }
}

/**
 * Withdraws an application for its family, and queues a mail to the school.
 * @param userId the family's user
 * @throws HttpError 404 when there is none or it belongs to another user, 409 when it is closed
 */
export async function withdrawOwn(
  transaction: Database,
  sender: Sender,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<void> {
  const { application, version, userId: owner } = await lockExisting(transaction, id);
  if (owner !== userId) throw new HttpError(404, noSuchApplication);
  if (isYearOver(application, now))
    throw new HttpError(
      409,
      'The year of this course is over, so there is nothing to withdraw. You may apply again at any time.',
    );
  if (!nextStatuses[application.status].includes('withdrawn')) throw refusal(application.status, 'withdrawn');
  // A mail about a change of the office may still wait: it would say something else than what holds now.
  const conversationId = await findConversationAbout(transaction, { applicationId: id });
  await deleteWaitingStates(transaction, conversationId ?? id, application.email);
  await insertStatus(transaction, {
    id: randomUUID(),
    applicationId: id,
    version: version + 1,
    from: application.status,
    to: 'withdrawn',
    at: now,
    by: null,
    actor: userId,
    reason: null,
    undoes: null,
  });
  await recordEvent(transaction, { applicationId: id }, { text: `${changesInWords.withdrawn}.`, at: now });
  const openTrial = await openTrialOf(transaction, id);
  if (openTrial !== undefined) await cancelOpenTrial(transaction, sender, openTrial, now);
  await enqueueAbout(transaction, { applicationId: id }, [withdrawal(sender, application)], userId);
}
