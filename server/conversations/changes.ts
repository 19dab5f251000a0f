import type { ConversationStatus } from '#contract/conversation.ts';
import { settle, type ConversationState } from './state.ts';

/** What the office asks for; a field that is missing stays as it is. */
interface Asked {
  status?: ConversationStatus | undefined;
  assignee?: string | null | undefined;
  snoozedUntil?: string | null | undefined;
  noAnswerNeeded?: true | undefined;
}

/**
 * The columns that a request of the office changes. Closing and reopening neither start nor change a clock: a closed conversation
 * keeps it, and it stands still (`needsAnswer`). Only 'no answer needed' and an answer end it.
 */
export function changesOf(
  state: ConversationState,
  { status, assignee, snoozedUntil, noAnswerNeeded }: Asked,
  now: Date,
) {
  const next = {
    ...state,
    status: status ?? state.status,
    ...(noAnswerNeeded ? { waitingSince: null, respondBy: null } : {}),
    // A new assignment has a time of its own.
    ...(assignee === undefined ? {} : { assigneeId: assignee, assignedUntil: null }),
    ...(snoozedUntil === undefined
      ? {}
      : { snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil) }),
  };
  return {
    status: next.status,
    waitingSince: next.waitingSince,
    respondBy: next.respondBy,
    snoozedUntil: next.snoozedUntil,
    ...settle(next, now),
  };
}
