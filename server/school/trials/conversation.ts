import { dayText, timeText } from '#contract/school-time.ts';
import type { Database } from '#server/db/connect.ts';
import { recordEvent, type Incoming } from '#server/school/conversations/record.ts';
import type { StoredTrial } from './queries.ts';

/** A request for a trial class as the first words of its conversation. */
export const incomingOf = (
  { _id, userId, userName, userEmail, userNumber, courseId, courseName, childAge, wishedDay }: StoredTrial,
  stored: { at: Date; answerHours: number; maybeSpam: boolean; mailId: string | undefined },
): Incoming => ({
  kind: 'trial',
  person: { name: userName, email: userEmail, phone: userNumber },
  userId,
  course: { id: courseId, courseName },
  trialId: _id,
  text: `Asks for a free trial class: ${courseName}, age ${childAge}${wishedDay === '' ? '' : `, preferred day ${wishedDay}`}.`,
  ...stored,
});

const eventWords = {
  asked: 'The trial class waits for a day and time.',
  agreed: 'The trial class is agreed',
  cancelled: 'The trial class is cancelled.',
  came: 'The child came to the trial class.',
  missed: 'The child did not come to the trial class.',
  enrolled: 'The family would like to join after the trial class.',
};

/**
 * Notes a change of a trial class in its conversation.
 * @param isAnswer whether the office has made it: a day and time, or that there is none, answers the family
 */
export async function recordTrialEvent(
  transaction: Database,
  { _id, status, startsAt }: StoredTrial,
  { at, timeZone, isAnswer }: { at: Date; timeZone: string; isAnswer: boolean },
): Promise<void> {
  const when =
    status === 'agreed' && startsAt !== null
      ? `: ${dayText(startsAt, timeZone)}, ${timeText(startsAt, timeZone)}.`
      : '';
  await recordEvent(
    transaction,
    { trialId: _id },
    { text: `${eventWords[status]}${when}`, at, ...(isAnswer ? { answer: 'given' } : {}) },
  );
}
