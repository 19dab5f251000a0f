import type { Application } from '#contract/school/application.ts';
import { ageOn } from '#contract/school/age.ts';
import type { StatusMail } from '#contract/school/office-application.ts';
import { dayIn } from '#contract/school-time.ts';
import type { TrialTime } from '#contract/school/trial.ts';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import { deleteWaitingStates } from '#server/mail/queries.ts';
import type { Sender } from '#server/mail/sender.ts';
import { lockConversationAbout, updateConversation } from '#server/school/conversations/queries.ts';
import { agreeOnTrial, cancelTrial } from '#server/school/trials/change-trial.ts';
import { recordTrialEvent } from '#server/school/trials/conversation.ts';
import {
  deleteTrial,
  insertTrial,
  lockTrial,
  openTrialOf,
  trialBefore,
} from '#server/school/trials/queries.ts';
import type { ApplicationState } from './queries.ts';

interface Offer {
  /** The id of the change of the application, which the trial class gets too: so taking the change back finds it. */
  id: string;
  time: TrialTime;
  /** The words to the family; null to send it none. */
  mail: StatusMail | null;
  now: Date;
  /** Before this time no mail leaves, so that the change can be taken back. */
  notBefore: Date;
}

/**
 * Agrees on a trial class for the child of a locked application. It is the one of the application's conversation from then on.
 * @throws HttpError 409 when one is open already, 400 for a time in the past or too far ahead
 */
export async function offerTrial(
  transaction: Database,
  sender: Sender,
  { application, userId, courseId }: ApplicationState,
  { id, time, mail, now, notBefore }: Offer,
): Promise<void> {
  const conversation = await lockConversationAbout(transaction, { applicationId: application._id });
  if (conversation === undefined)
    throw new HttpError(
      409,
      'The conversation with this family was deleted. Please make the step without a day.',
    );
  if ((await openTrialOf(transaction, application._id)) !== undefined)
    throw new HttpError(409, 'There is a trial class for this application already. Please move that one.');
  await insertTrial(
    transaction,
    {
      userName: application.parentName,
      userEmail: application.email,
      userNumber: application.phone,
      childAge: ageThen(application, sender, now),
      day: '',
    },
    { id, course: { id: courseId, courseName: application.course }, userId, now },
  );
  await updateConversation(transaction, conversation, { trialId: id });
  const trial = await lockTrial(transaction, id);
  if (trial === undefined) throw new Error('a trial class is missing in the transaction that stored it');
  const words = { mail, mailId: id, notBefore };
  const { trial: agreed } = await agreeOnTrial({ transaction, sender, now }, trial, { ...time, words });
  await recordTrialEvent(transaction, agreed, {
    at: now,
    timeZone: sender.timeZone,
    isAnswer: mail !== null,
  });
}

/** The age of the child on the day of the school. */
const ageThen = ({ dob }: Pick<Application, 'dob'>, { timeZone }: Sender, now: Date) =>
  ageOn(new Date(`${dayIn(timeZone, now)}T00:00`), dob) ?? 0;

/** Of a trial class that was only agreed on, as `offerTrial` leaves it. */
const offeredVersion = 2;

/**
 * Takes back the trial class that a change of an application has made, with the mail to the school; that to the family goes with the change.
 * The conversation has the one before again.
 * @throws HttpError 409 when it was moved or cancelled since
 */
export async function takeBackTrial(
  transaction: Database,
  sender: Sender,
  { application }: ApplicationState,
  changeId: string,
): Promise<void> {
  const conversation = await lockConversationAbout(transaction, { applicationId: application._id });
  if (conversation?.trialId !== changeId) return;
  const trial = await lockTrial(transaction, changeId);
  if (trial !== undefined && trial.version !== offeredVersion)
    throw new HttpError(409, 'The trial class was changed since. Please change or cancel that one.');
  const before = await trialBefore(transaction, application._id, changeId);
  await updateConversation(transaction, conversation, { trialId: before });
  await deleteTrial(transaction, changeId);
  await deleteWaitingStates(transaction, changeId, sender.schoolEmail);
}

/** Cancels the open trial class of an application that its family withdraws; one that has begun stays, and the office notes how it was. */
export async function cancelOpenTrial(
  transaction: Database,
  sender: Sender,
  id: string,
  now: Date,
): Promise<void> {
  const trial = await lockTrial(transaction, id);
  if (trial === undefined || (trial.startsAt !== null && trial.startsAt <= now)) return;
  const { trial: cancelled } = await cancelTrial({ transaction, sender, now }, trial, 'family');
  await recordTrialEvent(transaction, cancelled, { at: now, timeZone: sender.timeZone, isAnswer: false });
}
