import type { Selectable } from 'kysely';
import type { ConversationsTable } from '#server/db/tables.ts';
import { placeOf } from './place.ts';

const hour = 60 * 60 * 1000;
/** After this time without an answer an assigned conversation is everybody's again. */
const assignmentTime = 12 * hour;

type Moments = 'assignedUntil' | 'waitingSince' | 'respondBy' | 'snoozedUntil';

/** A row of a conversation with its times as dates. */
export type ConversationState = Omit<
  Selectable<ConversationsTable>,
  Moments | 'lastAt' | 'place' | 'createdAt'
> &
  Record<Moments, Date | null> & { lastAt: Date; createdAt: Date };

const toDate = (moment: Date | string | null) => (moment === null ? null : new Date(moment));

/** Maps a row. */
export function stateOf({ place: _, ...row }: Selectable<ConversationsTable>): ConversationState {
  return {
    ...row,
    assignedUntil: toDate(row.assignedUntil),
    waitingSince: toDate(row.waitingSince),
    respondBy: toDate(row.respondBy),
    snoozedUntil: toDate(row.snoozedUntil),
    lastAt: new Date(row.lastAt),
    createdAt: new Date(row.createdAt),
  };
}

/** Whether the person waits for an answer. The clock of a conversation that is not open stands still. */
export const needsAnswer = ({ status, respondBy }: Pick<ConversationState, 'status' | 'respondBy'>) =>
  status === 'open' && respondBy !== null;

/** Who answers: nobody after an assignment has lapsed. */
export const assigneeOf = (
  { assigneeId, assignedUntil }: Pick<ConversationState, 'assigneeId' | 'assignedUntil'>,
  now: Date,
) => (assignedUntil !== null && assignedUntil <= now ? null : assigneeId);

/** The fields that follow from others, for every write: the assignment and the place in the list. */
export function settle(
  state: Pick<
    ConversationState,
    'status' | 'respondBy' | 'lastAt' | 'assigneeId' | 'assignedUntil' | 'waitingSince' | 'snoozedUntil'
  >,
  now: Date,
) {
  const assigneeId = assigneeOf(state, now);
  const isLate = assigneeId !== null && needsAnswer(state);
  return {
    assigneeId,
    assignedUntil: isLate ? (state.assignedUntil ?? new Date(now.getTime() + assignmentTime)) : null,
    place: placeOf(state.status, state),
  };
}
