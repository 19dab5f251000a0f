import { randomUUID } from 'node:crypto';
import {
  addNote,
  changeConversation,
  changeConversations,
  exportConversations,
  getConversation,
  listConversations,
  noSuchConversation,
  replyToPerson,
  undoReply,
  undoSeconds,
  viewConversation,
} from '#contract/conversation.ts';
import { record } from '#server/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { checkIfMatch, etagOf } from '#server/http/if-match.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { route, type RequestContext, type Route } from '#server/http/route.ts';
import type { Context } from '#server/context.ts';
import { replyAddressOf } from '#server/incoming-mail/reply-address.ts';
import { replyMessage } from '#server/mail/conversation-messages.ts';
import { mailHostOf } from '#server/mail/message-id.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { takeBackMail } from '#server/mail/queries.ts';
import { lockCaller } from '#server/sessions/lock-caller.ts';
import { changesOf } from './changes.ts';
import { readConversation } from './detail.ts';
import { excerptOf } from './excerpt.ts';
import { exportAll } from './export.ts';
import {
  countConversations,
  findReply,
  insertEntry,
  isOfficeAccount,
  lockConversation,
  readConversations,
  readThread,
  readViewers,
  findConversation,
  setUndone,
  setViewing,
  updateConversation,
} from './queries.ts';
import { restored, savedState } from './reply-undo.ts';
import { searchWords } from './search-words.ts';
import { settle, type ConversationState } from './state.ts';

const missing = () => new HttpError(404, noSuchConversation);

/** What the requests for one conversation have in common. */
type OfficeRequest = Pick<
  RequestContext<typeof getConversation>,
  'db' | 'caller' | 'params' | 'now' | 'ifMatch' | 'replyHeaders'
>;

/** The present state of a conversation, with its ETag in the headers of the reply. @throws HttpError 404 */
async function present({ db, caller, params: { id }, now, replyHeaders }: OfficeRequest) {
  const conversation = await readConversation(db, id, caller.id, now());
  if (conversation === undefined) throw missing();
  replyHeaders.set('etag', etagOf(conversation.version));
  return { conversation };
}

/**
 * Locks the caller and the conversation, and compares the version where the endpoint needs it.
 * @throws HttpError 401, 404 and 412
 */
async function lock(
  request: OfficeRequest,
  transaction: Database,
  isCompared: boolean,
): Promise<ConversationState> {
  const { caller, ifMatch, now, params } = request;
  await lockCaller(transaction, caller);
  const state = await lockConversation(transaction, params.id);
  if (state === undefined) throw missing();
  if (isCompared) {
    await checkIfMatch(ifMatch, state.version, async () => ({
      conversation: await readConversation(transaction, params.id, caller.id, now()),
    }));
  }
  return state;
}

async function list({ db, caller, query, now }: RequestContext<typeof listConversations>) {
  const { cursor, limit, q = '', assignee, snoozed, ...filter } = query;
  const after = decodeCursor(cursor);
  const words = searchWords(q);
  const isSearch = q.trim() !== '';
  const time = now();
  const counts = await countConversations(db, caller.id, time);
  // A search for nothing but punctuation finds nothing.
  if (isSearch && words.length === 0) return { items: [], next: null, counts };
  const assigneeId = assignee === 'me' ? caller.id : assignee === 'none' ? null : assignee;
  const rows = await readConversations(
    db,
    { ...filter, assignee: assigneeId, words, snoozed: snoozed ?? (isSearch ? undefined : false) },
    { after, limit, now: time },
  );
  const page = pageOf(rows, limit);
  return { items: page.rows.map(({ item }) => item), next: page.next, counts };
}

/** The time at which a reply leaves. @throws HttpError 400 when it is not in the future */
function sendTime(sendAt: string | undefined, now: Date): Date {
  const soonest = new Date(now.getTime() + undoSeconds * 1000);
  if (sendAt === undefined) return soonest;
  const chosen = new Date(sendAt);
  if (chosen > now) return chosen > soonest ? chosen : soonest;
  const message = 'Please choose a time in the future.';
  throw new HttpError(400, message, { fields: { sendAt: message } });
}

/** The address for answers: of the conversation if the mailbox is read, else of the school. */
const replyToOf = ({ settings, sender, secret }: Context, id: string): string =>
  (settings.imapUrl === undefined ? null : replyAddressOf(sender.schoolEmail, id, secret)) ??
  sender.schoolEmail;

async function reply(request: RequestContext<typeof replyToPerson>) {
  const { db, caller, address, body, sender, settings, outbox, params } = request;
  const { id } = params;
  const now = request.now();
  const sendAt = sendTime(body.sendAt, now);
  const entryId = await inTransaction(db, async (transaction) => {
    const state = await lock(request, transaction, true);
    if (state.personEmail === '')
      throw new HttpError(409, 'This person left no email. Please call, or write with WhatsApp.');
    const mailId = randomUUID();
    const references = await readThread(transaction, id, mailHostOf(settings));
    const mail = {
      ...replyMessage(sender, state.personEmail, state, body.text),
      replyTo: replyToOf(request, id),
      id: mailId,
      notBefore: sendAt,
      conversationId: id,
      references,
      inReplyTo: references.at(-1) ?? null,
    };
    await enqueue(transaction, [mail], state.userId);
    const before = JSON.stringify(savedState(state));
    const entry = { conversationId: id, kind: 'out' as const, text: body.text, at: now };
    const replyId = await insertEntry(transaction, { ...entry, authorId: caller.id, mailId, sendAt, before });
    const next = { status: 'waiting' as const, waitingSince: null, respondBy: null, lastAt: now };
    await updateConversation(transaction, state, {
      ...next,
      ...settle({ ...state, ...next }, now),
      snoozedUntil: null,
      excerpt: excerptOf(body.text),
      lastKind: 'out',
    });
    await record(transaction, {
      action: 'conversation-answered',
      actor: caller.id,
      subject: state.userId,
      address,
    });
    return replyId;
  });
  outbox.nudge();
  const message =
    body.sendAt === undefined ? `Your reply is sent in ${undoSeconds} seconds.` : 'Your reply is scheduled.';
  return { message, ...(await present(request)), entryId };
}

async function undo(request: RequestContext<typeof undoReply>) {
  const { db, caller, address, params } = request;
  const { id, entryId } = params;
  const now = request.now();
  const text = await inTransaction(db, async (transaction) => {
    const state = await lock(request, transaction, false);
    const found = await findReply(transaction, id, entryId);
    if (found === undefined) throw new HttpError(404, 'There is no such reply.');
    if (found.mailId === null || !(await takeBackMail(transaction, found.mailId)))
      throw new HttpError(409, 'This reply is sent already.');
    await setUndone(transaction, entryId, now);
    await updateConversation(transaction, state, restored(state, found, now));
    await record(transaction, {
      action: 'conversation-answer-undone',
      actor: caller.id,
      subject: state.userId,
      address,
    });
    return found.text;
  });
  return { message: 'The reply is not sent.', ...(await present(request)), text };
}

async function note(request: RequestContext<typeof addNote>) {
  const { db, caller, address, body, params } = request;
  const at = request.now();
  await inTransaction(db, async (transaction) => {
    const state = await lock(request, transaction, false);
    const entry = { conversationId: params.id, kind: 'note' as const, text: body.text, at };
    await insertEntry(transaction, { ...entry, authorId: caller.id });
    await updateConversation(transaction, state, {});
    await record(transaction, {
      action: 'conversation-noted',
      actor: caller.id,
      subject: state.userId,
      address,
    });
  });
  return { message: 'The note is added.', ...(await present(request)) };
}

/** The account that a request names as assignee. @throws HttpError 400 when it does not work in the office */
async function checkedAssignee(
  transaction: Database,
  assignee: string | null | undefined,
  me: string,
): Promise<string | null | undefined> {
  if (assignee === undefined || assignee === null) return assignee;
  const id = assignee === 'me' ? me : assignee;
  if (await isOfficeAccount(transaction, id)) return id;
  const message = 'Please choose somebody who works in the office.';
  throw new HttpError(400, message, { fields: { assignee: message } });
}

async function change(request: RequestContext<typeof changeConversation>) {
  const { db, caller, address, body } = request;
  const now = request.now();
  await inTransaction(db, async (transaction) => {
    const state = await lock(request, transaction, true);
    const assignee = await checkedAssignee(transaction, body.assignee, caller.id);
    await updateConversation(transaction, state, changesOf(state, { ...body, assignee }, now));
    await record(transaction, {
      action: 'conversation-changed',
      actor: caller.id,
      subject: state.userId,
      address,
    });
  });
  return { message: 'The conversation is changed.', ...(await present(request)) };
}

async function changeMany(request: RequestContext<typeof changeConversations>) {
  const { db, caller, address, body } = request;
  const now = request.now();
  const changed = await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const assignee = await checkedAssignee(transaction, body.assignee, caller.id);
    let count = 0;
    // In one order, so that two such requests on PostgreSQL wait for each other and do not end in a deadlock.
    for (const id of [...new Set(body.ids)].toSorted()) {
      const state = await lockConversation(transaction, id);
      if (state === undefined) continue;
      await updateConversation(transaction, state, changesOf(state, { status: body.status, assignee }, now));
      count += 1;
    }
    await record(transaction, { action: 'conversations-changed', actor: caller.id, address });
    return count;
  });
  return { message: `${changed} changed.`, changed };
}

async function view({ db, caller, params: { id }, now }: RequestContext<typeof viewConversation>) {
  const time = now();
  const found = await findConversation(db, id, time);
  if (found === undefined) throw missing();
  await setViewing(db, caller.id, id, time);
  return { viewers: await readViewers(db, id, caller.id, time), version: found.item.version };
}

/** The inbox of the office (docs/design.md, section 5). */
export const conversationRoutes: readonly Route[] = [
  route(listConversations, list),
  route(changeConversations, changeMany),
  // Before the path with an id, which would take 'export' for one.
  route(exportConversations, async ({ db, caller, address, now }) => {
    await record(db, { action: 'conversations-exported', actor: caller.id, address });
    return exportAll(db, now());
  }),
  route(getConversation, present),
  route(changeConversation, change),
  route(replyToPerson, reply, { by: 'account', max: 200, seconds: 3600 }),
  route(undoReply, undo),
  route(addNote, note),
  route(viewConversation, view),
];
