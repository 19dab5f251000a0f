import { lockName } from '#server/db/lock-name.ts';
import { randomUUID } from 'node:crypto';
import { foldName } from '#contract/fold-name.ts';
import { phoneKey } from '#contract/phone.ts';
import type { ConversationKind } from '#contract/school/own-conversation.ts';
import type { Database } from '#server/db/connect.ts';
import {
  hasEvent,
  insertConversation,
  insertEntry,
  lastConversationOf,
  lockConversationAbout,
  lockConversationOf,
  updateConversation,
  type About,
} from './queries.ts';
import { personKeyOf } from '#server/db/tables/person-key.ts';
import { afterAnswer, afterIncoming, afterUndoneAnswer, type ConversationState } from './state.ts';

/** Messages of the same person within this time belong together, also when the office has closed the conversation since. */
const sameTime = 10 * 60 * 1000;
/** After this time without words a message begins a new conversation, so that no conversation goes on for years. */
const silence = 30 * 24 * 60 * 60 * 1000;

/** Words of a person to the school. */
export interface Incoming {
  kind: ConversationKind;
  person: { name: string; email: string; phone: string };
  /** The user, if the person is signed in. A conversation of a user and one of an unproven address are never joined. */
  userId: string | null;
  childName?: string;
  course?: { id: string; courseName: string };
  /** Each application and each trial class has a conversation of its own. */
  applicationId?: string;
  trialId?: string;
  maybeSpam?: boolean;
  text: string;
  at: Date;
  /** In which the school promises an answer. */
  answerHours: number;
  /** The mail that confirmed the words to the person: replies continue its thread. */
  mailId?: string | undefined;
}

/**
 * Records words of a person: a message in the conversation with its sender that is open and was used in the last month, or was used in the
 * last ten minutes, and everything else in a new one. Call it in the transaction that stores what the words are about.
 * @returns the id of the conversation
 */
export async function recordIncoming(transaction: Database, incoming: Incoming): Promise<string> {
  const { kind, person, userId, text, at, mailId = null } = incoming;
  const personKey = personKeyOf(userId, person);
  const { found, previousId } = await findFor(transaction, personKey, incoming);
  const id = found?.id ?? randomUUID();
  if (found === undefined) {
    await insertConversation(transaction, {
      id,
      kind,
      personKey,
      userId,
      personName: person.name,
      personEmail: person.email,
      personPhone: person.phone,
      childName: incoming.childName ?? null,
      courseId: incoming.course?.id ?? null,
      courseName: incoming.course?.courseName ?? null,
      applicationId: incoming.applicationId ?? null,
      trialId: incoming.trialId ?? null,
      previousId,
      maybeSpam: incoming.maybeSpam === true ? 1 : 0,
      ...afterIncoming(undefined, incoming),
      version: 1,
      createdAt: at,
    });
  } else {
    await updateConversation(transaction, found, {
      ...afterIncoming(found, incoming),
      ...keptDetails(found, person, userId !== null),
    });
  }
  await insertEntry(transaction, { conversationId: id, kind: 'in', text, at, mailId });
  // A user may give another number. Without an account nothing proves that it is the same person.
  const others = found === undefined || userId !== null ? [] : otherDetails(found, person);
  const event = othersText(others);
  if (others.length > 0 && !(await hasEvent(transaction, id, event)))
    await insertEntry(transaction, {
      conversationId: id,
      kind: 'event',
      text: event,
      at: new Date(at.getTime() + 1),
    });
  return id;
}

/** The details on the card: what a user gave last, and what anybody else gave first, because an address or a number can be a stranger's. */
function keptDetails(
  { personName, personEmail, personPhone }: ConversationState,
  { name, email, phone }: Incoming['person'],
  isUser: boolean,
) {
  const kept = (first: string, last: string) => (isUser ? last || first : first || last);
  return {
    personName: kept(personName, name),
    personEmail: kept(personEmail, email),
    personPhone: kept(personPhone, phone),
  };
}

/** Numbers without digits are compared as they are. */
const phoneOf = (phone: string) => phoneKey(phone) || phone;

/** What a message gives that differs from what its conversation has, such as another phone number. */
function otherDetails(
  { personName, personPhone }: ConversationState,
  { name, phone }: Incoming['person'],
): string[] {
  return [
    ...(name !== '' && personName !== '' && foldName(name) !== foldName(personName) ? [`name: ${name}`] : []),
    ...(phone !== '' && personPhone !== '' && phoneOf(phone) !== phoneOf(personPhone)
      ? [`phone: ${phone}`]
      : []),
  ];
}

const othersText = (others: readonly string[]) =>
  `This message gives another ${others.join(', and another ')}. Nothing proves that it is from the same person.`;

/**
 * The conversation that a message continues, or the one before the new conversation that it begins. What may be spam continues none, so
 * that no robot reopens one.
 */
async function findFor(transaction: Database, personKey: string, { kind, at, maybeSpam }: Incoming) {
  if (kind !== 'message' || personKey === '' || maybeSpam === true) return { previousId: null };
  await lockName(transaction, personKey);
  const since = new Date(at.getTime() - silence);
  const closedSince = new Date(at.getTime() - sameTime);
  const found = await lockConversationOf(transaction, { personKey, kind, since, closedSince });
  if (found !== undefined) return { found, previousId: found.previousId };
  return { previousId: (await lastConversationOf(transaction, { personKey, kind })) ?? null };
}

interface Event {
  /** Such as "A place was offered.". */
  text: string;
  at: Date;
  /** Whether the family hears of it by a mail, which answers its words. If that mail was taken back: in how many hours the school promises an answer. */
  answer?: 'given' | { undoneWithin: number };
}

/** Records that something happened to an application or a trial class. */
export async function recordEvent(
  transaction: Database,
  about: About,
  { text, at, answer }: Event,
): Promise<void> {
  const state = await lockConversationAbout(transaction, about);
  // Each of them has one since it was stored.
  if (state === undefined) return;
  await insertEntry(transaction, { conversationId: state.id, kind: 'event', text, at });
  await updateConversation(
    transaction,
    state,
    answer === undefined
      ? {}
      : answer === 'given'
        ? afterAnswer(state)
        : afterUndoneAnswer(state, answer.undoneWithin),
  );
}
