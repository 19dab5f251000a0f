import { makeTrial } from '#contract/school/conversation.ts';
import { noSuchConversation } from '#contract/school/own-conversation.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { etagOf } from '#server/http/if-match.ts';
import { record } from '#server/operations/audit/queries.ts';
import { readConversation } from '#server/school/conversations/inbox/queries.ts';
import { insertEntry, lockConversation, updateConversation } from '#server/school/conversations/queries.ts';
import type { ConversationState } from '#server/school/conversations/state.ts';
import { route, type RequestContext } from '#server/school/route.ts';
import { findCourse } from '#server/site/content/find-course.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { insertTrial } from './queries.ts';

const missing = () => new HttpError(404, noSuchConversation);

/** @throws HttpError 400 when there is no such course */
async function makeFrom(
  transaction: Database,
  state: ConversationState,
  { body, caller, now }: Pick<RequestContext<typeof makeTrial>, 'body' | 'caller' | 'now'>,
): Promise<void> {
  const course = await findCourse(transaction, { courseId: body.course, courseName: body.course });
  if (course === undefined) {
    const message = 'We do not have that course. Please choose one from the list.';
    throw new HttpError(400, message, { fields: { course: message } });
  }
  const { personName, personEmail, personPhone, userId } = state;
  const trialId = await insertTrial(
    transaction,
    {
      ...body,
      // Some leave only a number or an address.
      userName: personName || personEmail || personPhone,
      userEmail: personEmail,
      userNumber: personPhone,
    },
    { course, userId, now: now() },
  );
  const text = `A trial class is to be agreed: ${course.courseName}, age ${body.childAge}.`;
  const entry = { conversationId: state.id, kind: 'event', text, at: now(), authorId: caller.id } as const;
  await insertEntry(transaction, entry);
  await updateConversation(transaction, state, {
    trialId,
    courseId: state.courseId ?? course.id,
    courseName: state.courseName ?? course.courseName,
  });
}

/** Makes a trial class out of a message, so that the office agrees on a day without asking again for what it knows. */
export const makeTrialRoute = route(makeTrial, async (request) => {
  const { db, caller, address, params, now, replyHeaders } = request;
  await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const state = await lockConversation(transaction, params.id);
    if (state === undefined) throw missing();
    // A second tap, or a colleague who was faster.
    if (state.trialId !== null) return;
    if (state.applicationId !== null)
      throw new HttpError(
        409,
        'This conversation is about an application. Please offer the trial class there.',
      );
    await makeFrom(transaction, state, request);
    await record(transaction, {
      action: 'conversation-changed',
      actor: caller.id,
      subject: state.userId,
      address,
    });
  });
  const conversation = await readConversation(db, params.id, now());
  if (conversation === undefined) throw missing();
  replyHeaders.set('etag', etagOf(conversation.version));
  return conversation;
});
