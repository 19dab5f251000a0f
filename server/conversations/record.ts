import { randomUUID } from 'node:crypto';
import { foldName } from '#contract/fold-name.ts';
import { phoneKey } from '#contract/phone.ts';
import type { ConversationKind } from '#contract/own-conversation.ts';
import type { Database } from '#server/db/connect.ts';
import {
  insertConversation,
  insertEntry,
  lastConversationOf,
  lockConversationAbout,
  lockConversationOf,
  lockPerson,
  updateConversation,
  type About,
} from './queries.ts';
import { personKeyOf } from './person-key.ts';
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
    // What was said first stays: anybody can write with the address or the number of somebody else.
    await updateConversation(transaction, found, {
      ...afterIncoming(found, incoming),
      personName: found.personName || person.name,
      personEmail: found.personEmail || person.email,
      personPhone: found.personPhone || person.phone,
    });
  }
  await insertEntry(transaction, { conversationId: id, kind: 'in', text, at, mailId });
  const others = found === undefined ? [] : otherDetails(found, person);
  if (others.length > 0)
    await insertEntry(transaction, {
      conversationId: id,
      kind: 'event',
      text: othersText(others),
      at: new Date(at.getTime() + 1),
    });
  return id;
}

/** What a message gives that differs from what its conversation has, such as another phone number. */
function otherDetails(
  { personName, personPhone }: ConversationState,
  { name, phone }: Incoming['person'],
): string[] {
  return [
    ...(name !== '' && personName !== '' && foldName(name) !== foldName(personName) ? [`name: ${name}`] : []),
    ...(phone !== '' && personPhone !== '' && phoneKey(phone) !== phoneKey(personPhone)
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
  await lockPerson(transaction, personKey);
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
  /** Whether the family hears of it by a mail, which answers its words; `undone` if that mail was taken back. */
  answer?: 'given' | 'undone';
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
    answer === 'given' ? afterAnswer(state) : answer === 'undone' ? afterUndoneAnswer(state) : {},
  );
}
