import type { changeConversation } from '#contract/school/conversation.ts';
import type { CheckedBodyOf } from '#contract/endpoint.ts';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import { insertEntry, readOfficePeople, updateConversation } from '#server/school/conversations/queries.ts';
import { withStatus, type ConversationState } from '#server/school/conversations/state.ts';

const statusEvents = {
  open: 'opened the conversation again',
  waiting: 'set the conversation to waiting',
  closed: 'closed the conversation',
};

/**
 * Changes the status or the assignee of a locked conversation. Each change leaves an event.
 * @throws HttpError 400 when the assignee does not work in the office
 */
export async function changeAs(
  transaction: Database,
  caller: string,
  state: ConversationState,
  { status = state.status, assignee }: CheckedBodyOf<typeof changeConversation>,
  at: Date,
): Promise<void> {
  const people = await readOfficePeople(transaction);
  const nameOfPerson = (id: string) => people.find(({ _id }) => _id === id)?.name;
  const assigneeId = assignee === undefined ? state.assigneeId : assignee === 'me' ? caller : assignee;
  if (assigneeId !== null && assigneeId !== state.assigneeId && nameOfPerson(assigneeId) === undefined) {
    const message = 'Please choose somebody who works in the office.';
    throw new HttpError(400, message, { fields: { assignee: message } });
  }
  const events = [
    ...(status === state.status ? [] : [statusEvents[status]]),
    ...(assigneeId === state.assigneeId
      ? []
      : [assigneeId === null ? 'gave it to nobody' : `gave it to ${nameOfPerson(assigneeId)}`]),
  ];
  if (events.length > 0) {
    const text = `${nameOfPerson(caller) ?? 'Somebody'} ${events.join(' and ')}.`;
    await insertEntry(transaction, { conversationId: state.id, kind: 'event', text, at, authorId: caller });
  }
  await updateConversation(transaction, state, { ...withStatus(state, status), assigneeId });
}
