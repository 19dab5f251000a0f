import { randomUUID } from 'node:crypto';
import type { ConversationKind, EntryKind } from '#contract/conversation.ts';
import type { Database } from '#server/db/connect.ts';
import { excerptOf } from './excerpt.ts';
import { personKeyOf } from './person-key.ts';
import { placeOf } from './place.ts';
import {
  insertConversation,
  insertEntry,
  lockConversation,
  lockOpenConversation,
  lockPerson,
  updateConversation,
} from './queries.ts';
import { alwaysOpen, respondBy, type OfficeHours } from './respond-by.ts';
import { needsAnswer, settle, type ConversationState } from './state.ts';

/** Words of the same person within this time belong together, also when the office has closed the conversation since. */
const sameTime = 10 * 60 * 1000;

/** Words of a person to the school. */
export interface Incoming {
  kind: ConversationKind;
  person: { name: string; email: string; phone: string };
  /** The account of a signed-in person. A conversation of an account and one of an unproven address are never joined. */
  userId: string | null;
  childName?: string | null;
  course?: { id: string; name: string } | null;
  /** Each application has a conversation of its own. */
  applicationId?: string | null;
  text: string;
  at: Date;
  /** The mail that confirmed the words to the person: replies continue its thread. */
  mailId?: string | null;
  hours?: OfficeHours;
}

/** The fields of a conversation after new words of the person: its clock starts, or goes on from the new words. */
export function afterIncoming(
  state: ConversationState,
  { text, at, hours = alwaysOpen }: Pick<Incoming, 'text' | 'at' | 'hours'>,
) {
  const next = {
    status: 'open' as const,
    waitingSince: needsAnswer(state) ? state.waitingSince : at,
    respondBy: respondBy(at, hours),
    snoozedUntil: null,
    lastAt: at,
  };
  const settled = settle({ ...state, ...next }, at);
  return { ...next, ...settled, excerpt: excerptOf(text), lastKind: 'in' as const };
}

/**
 * Records words of a person: in the conversation of this kind that is open or was used in the last ten minutes, or in a new one.
 * Call it in the transaction that stores what the words are about.
 * @returns the id of the conversation
 */
export async function recordIncoming(
  transaction: Database,
  incoming: Incoming,
): Promise<{ conversationId: string }> {
  const { kind, person, userId, childName = null, course = null, applicationId = null } = incoming;
  const { text, at, mailId = null, hours = alwaysOpen } = incoming;
  const personKey = personKeyOf(userId, person);
  let found: ConversationState | undefined;
  if (personKey !== '' && applicationId === null) {
    await lockPerson(transaction, personKey);
    const since = new Date(at.getTime() - sameTime);
    found = await lockOpenConversation(transaction, { personKey, kind, since });
  }
  const conversationId = found?.id ?? randomUUID();
  if (found === undefined) {
    const dueAt = respondBy(at, hours);
    await insertConversation(transaction, {
      id: conversationId,
      kind,
      status: 'open',
      personKey,
      userId,
      personName: person.name,
      personEmail: person.email,
      personPhone: person.phone,
      childName,
      courseId: course?.id ?? null,
      courseName: course?.name ?? null,
      applicationId,
      waitingSince: at,
      respondBy: dueAt,
      excerpt: excerptOf(text),
      lastKind: 'in',
      lastAt: at,
      place: placeOf('open', { respondBy: dueAt, lastAt: at }),
      version: 1,
      createdAt: at,
    });
  } else {
    await updateConversation(transaction, found, {
      ...afterIncoming(found, incoming),
      personName: person.name || found.personName,
      personEmail: person.email || found.personEmail,
      personPhone: person.phone || found.personPhone,
      childName: childName ?? found.childName,
      ...(course === null ? {} : { courseId: course.id, courseName: course.name }),
    });
  }
  await insertEntry(transaction, { conversationId, kind: 'in', text, at, mailId });
  return { conversationId };
}

/** Adds something to a conversation that is no word of the person. It neither starts nor stops the clock. */
async function add(
  transaction: Database,
  id: string,
  kind: EntryKind,
  entry: { text: string; at: Date; mailId?: string | null },
): Promise<void> {
  const state = await lockConversation(transaction, id);
  if (state === undefined) return;
  await insertEntry(transaction, { conversationId: id, kind, ...entry });
  await updateConversation(transaction, state, {});
}

/** Records that something happened, in words that the person may read. Does nothing when the conversation is gone. */
export async function recordEvent(
  transaction: Database,
  conversationId: string,
  text: string,
  at: Date,
): Promise<void> {
  await add(transaction, conversationId, 'event', { text, at });
}

/** Records a mail of the school that is no reply, such as a decision. @param mailId its id in the outbox */
export async function recordOutgoing(
  transaction: Database,
  conversationId: string,
  { text, at, mailId }: { text: string; at: Date; mailId: string | null },
): Promise<void> {
  await add(transaction, conversationId, 'out', { text, at, mailId });
}
