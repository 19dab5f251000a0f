import type { Selectable } from 'kysely';
import type { ConversationsTable } from '#server/db/tables/families.ts';
import { excerptOf } from './excerpt.ts';
import { inboxPlaceOf } from './place.ts';

/** A row of a conversation with its times as dates. */
export type ConversationState = Omit<
  Selectable<ConversationsTable>,
  'respondBy' | 'lastAt' | 'place' | 'createdAt'
> & { respondBy: Date | null; lastAt: Date; createdAt: Date };

/** Maps a row. */
export const stateOf = ({ place: _, ...row }: Selectable<ConversationsTable>): ConversationState => ({
  ...row,
  respondBy: row.respondBy === null ? null : new Date(row.respondBy),
  lastAt: new Date(row.lastAt),
  createdAt: new Date(row.createdAt),
});

/** When an answer is due; null if the person waits for none. The clock of a conversation that is not open stands still. */
export const dueOf = ({ status, respondBy }: Pick<ConversationState, 'status' | 'respondBy'>): Date | null =>
  status === 'open' ? respondBy : null;

/** The columns that the words of a conversation and its status determine. */
export type Changes = Pick<ConversationState, 'status' | 'respondBy' | 'excerpt' | 'lastKind' | 'lastAt'>;

/** The columns to store: the place in the list follows from the others. */
export const settled = (changes: Changes) => ({ ...changes, place: inboxPlaceOf(changes.status, changes) });

const dueAfter = (at: Date, answerHours: number) => new Date(at.getTime() + answerHours * 60 * 60 * 1000);

/**
 * After words of the person. Words that follow unanswered ones do not give the school more time.
 * @param answerHours in which the school promises an answer (contract/school/answer-hours.ts)
 */
export function afterIncoming(
  state: Pick<ConversationState, 'status' | 'respondBy'> | undefined,
  { text, at, answerHours }: { text: string; at: Date; answerHours: number },
) {
  const due = state === undefined ? null : dueOf(state);
  const respondBy = due ?? dueAfter(at, answerHours);
  return settled({ status: 'open', respondBy, excerpt: excerptOf(text), lastKind: 'in', lastAt: at });
}

/** After a reply of the school. */
export const afterReply = ({ text, at }: { text: string; at: Date }) =>
  settled({ status: 'waiting', respondBy: null, excerpt: excerptOf(text), lastKind: 'out', lastAt: at });

/** After something that answers the person without words, such as a trial class that is agreed. */
export const afterAnswer = (state: ConversationState) =>
  settled({ ...changesOf(state), status: 'waiting', respondBy: null });

/** After such an answer was taken back: the person waits since the last words. */
export const afterUndoneAnswer = (state: ConversationState, answerHours: number) =>
  settled({
    ...changesOf(state),
    status: 'open',
    respondBy: state.lastKind === 'in' ? dueAfter(state.lastAt, answerHours) : null,
  });

/**
 * With another status. Closing keeps the clock, and opening starts it again where it stood: the person still waits as long. A
 * conversation without unanswered words is open without being due.
 */
export const withStatus = (state: ConversationState, status: Changes['status']) =>
  settled({ ...changesOf(state), status });

/** The part of a state that a reply changes. */
export const changesOf = ({ status, respondBy, excerpt, lastKind, lastAt }: ConversationState): Changes => ({
  status,
  respondBy,
  excerpt,
  lastKind,
  lastAt,
});

/** The fields of a conversation that the office and the person both see. */
export function sharedFieldsOf(row: Selectable<ConversationsTable>, now: Date) {
  const state = stateOf(row);
  const due = dueOf(state);
  return {
    _id: row.id,
    kind: row.kind,
    status: row.status,
    respondBy: due?.toISOString() ?? null,
    overdue: due !== null && due <= now,
    personName: row.personName,
    childName: row.childName,
    course: row.courseId === null ? null : { id: row.courseId, name: row.courseName ?? row.courseId },
    lastAt: state.lastAt.toISOString(),
    lastKind: row.lastKind,
  };
}
