import {
  deleteDocument,
  deleteDraft,
  getDocument,
  getEdition,
  listChanges,
  listDocuments,
  listEditions as listEditionsEndpoint,
  newVersion,
  noSuchDocument,
  noSuchEdition,
  onlyKey,
  publish,
  restoreEdition,
  saveDraft,
  type DocumentState,
  type SiteState,
} from '#contract/site-documents.ts';
import { record, recordOnceInAWhile } from '#server/audit/queries.ts';
import { checkContentFile } from '#server/content/content-file.ts';
import type { SchoolContent } from '#server/content/edition.ts';
import { lastEditionNumber, lockEditions } from '#server/content/queries.ts';
import { readContentOf, readPublished, storeEdition } from '#server/content/store.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { checkIfMatch, etagOf } from '#server/http/if-match.ts';
import { lockCaller } from '#server/passwords/lock-caller.ts';
import { route, type RequestContext, type Route } from '#server/route.ts';
import {
  allDocuments,
  changedDocument,
  knownPlace,
  locate,
  publishedData,
  stateOf,
  titleOf,
  withDocument,
  withDrafts,
  type Located,
} from './documents.ts';
import {
  coursesInUse,
  findDraft,
  findEdition,
  listDrafts,
  listEditions,
  publishedVersion,
  removeDraft,
  storeDraft,
} from './queries.ts';
import { changes } from './review.ts';
import { searchIn } from './search.ts';

async function siteState({ db, content }: Pick<Context, 'db' | 'content'>): Promise<SiteState> {
  return {
    last: await lastEditionNumber(db),
    served: content.servedNumber,
    failedPage: content.failedPage ?? null,
  };
}

async function list({ db, content, query: { q = '' } }: RequestContext<typeof listDocuments>) {
  const [{ content: published }, drafts] = [await readPublished(db), await listDrafts(db)];
  const documents = allDocuments(published, drafts);
  const items = documents.map(({ item }) => item);
  const site = await siteState({ db, content });
  if (q.trim() === '') return { items, next: null, site };
  const search = searchIn(published, q);
  const found = documents.map(({ item, data }) => Object.assign(item, { found: search(data) }));
  return { items: found.filter((item) => item.found.length > 0), next: null, site };
}

/** A document. Its version is the revision of the draft, or names what is published. @throws HttpError 404 */
async function readState(db: Database, place: Located): Promise<DocumentState> {
  const draft = await findDraft(db, place);
  const { content } = await readPublished(db);
  const version = draft?.revision ?? `published-${await publishedVersion(db, place)}`;
  return stateOf(content, place, draft, version);
}

async function get({ db, params, replyHeaders }: RequestContext<typeof getDocument>) {
  const state = await readState(db, locate(params));
  replyHeaders.set('etag', etagOf(state.version));
  return state;
}

/** @throws HttpError 412 when the state has changed, 404 for a document that does not exist and is not to be made */
async function checkState(transaction: Database, place: Located, ifMatch: string): Promise<void> {
  const draft = await findDraft(transaction, place);
  const { content } = await readPublished(transaction);
  const isNew = draft === undefined && publishedData(content, place) === undefined;
  if (isNew && ifMatch === etagOf(newVersion)) return;
  const state = await readState(transaction, place);
  await checkIfMatch(ifMatch, state.version, () => state);
}

async function save(request: RequestContext<typeof saveDraft>) {
  const { db, caller, address, params, body, ifMatch, replyHeaders } = request;
  const place = locate(params);
  const state = await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    await lockCaller(transaction, caller);
    await checkState(transaction, place, ifMatch);
    await recordOnceInAWhile(transaction, { action: 'draft-saved', actor: caller.id, address });
    await storeDraft(transaction, place, body.data, caller.id);
    return readState(transaction, place);
  });
  replyHeaders.set('etag', etagOf(state.version));
  return { message: 'The draft is saved. Visitors still see the old text.', ...state };
}

async function remove({ db, caller, address, params, ifMatch }: RequestContext<typeof deleteDraft>) {
  const place = locate(params);
  await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    await lockCaller(transaction, caller);
    const state = await readState(transaction, place);
    if (state.draft === null) throw new HttpError(404, 'There is no draft of this document.');
    await checkIfMatch(ifMatch, state.version, () => state);
    await record(transaction, { action: 'draft-deleted', actor: caller.id, address });
    await removeDraft(transaction, place);
  });
  return { message: 'The draft is deleted.' };
}

async function removePublished(request: RequestContext<typeof deleteDocument>) {
  const { db, caller, address, params, ifMatch } = request;
  const place = locate(params);
  if (place.kind !== 'keyed') throw new HttpError(404, noSuchDocument);
  const edition = await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    await lockCaller(transaction, caller);
    const state = await readState(transaction, place);
    if (state.published === null) throw new HttpError(404, noSuchDocument);
    await checkIfMatch(ifMatch, state.version, () => state);
    const { content: current } = await readPublished(transaction);
    const next = withDocument(current, place, undefined);
    const number = await storeChecked(transaction, current, next, caller.id);
    await removeDraft(transaction, place);
    await record(transaction, { action: 'content-published', actor: caller.id, address });
    return number;
  });
  return { message: 'Deleted. Visitors do not see it after a few seconds.', edition };
}

/** A course that families have applied for can be hidden, and not deleted. @throws HttpError 400 */
async function refuseLostCourses(
  transaction: Database,
  { courses }: SchoolContent,
  next: SchoolContent,
): Promise<void> {
  const kept = new Set(next.courses.map(({ id }) => id));
  const lost = courses.filter(({ id }) => !kept.has(id));
  const [used] = await coursesInUse(
    transaction,
    lost.map(({ id }) => id),
  );
  if (used === undefined) return;
  const { courseName = used } = lost.find(({ id }) => id === used) ?? {};
  const message = `Families have applied for ${courseName}. Hide the course instead of deleting it.`;
  throw new HttpError(400, message, { fields: { courses: message } });
}

/**
 * Stores content as the next edition; the process that serves the pages publishes it (server/content/follow-editions.ts).
 * @returns the number of the edition
 * @throws HttpError 400 naming each wrong field by its path, and 409 when nothing differs
 */
async function storeChecked(
  transaction: Database,
  current: SchoolContent,
  next: SchoolContent,
  author: string,
): Promise<number> {
  const { problems, content } = checkContentFile(next);
  if (content === null) {
    const fields = Object.fromEntries(problems.map(({ path, message }) => [path, message]));
    const [first] = problems;
    throw new HttpError(400, `This cannot be published yet: ${first?.message}`, { fields });
  }
  await refuseLostCourses(transaction, current, content);
  const stored = await storeEdition(transaction, current, content, author);
  if (stored === null) throw new HttpError(409, 'Nothing differs from what visitors see.');
  return stored.number;
}

async function publishDrafts({ db, caller, address, body: { documents } }: RequestContext<typeof publish>) {
  const named = documents?.map(locate);
  const edition = await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    await lockCaller(transaction, caller);
    const drafts = await listDrafts(transaction);
    const chosen = drafts.filter(
      ({ type, key }) => named?.some((place) => place.type === type && place.key === key) ?? true,
    );
    if (named !== undefined && chosen.length < new Set(named.map(({ type, key }) => `${type}/${key}`)).size)
      throw new HttpError(409, 'One of these documents has no changes any more. Please load the list again.');
    if (chosen.length === 0) throw new HttpError(409, 'There are no changes to publish.');
    const { content: current } = await readPublished(transaction);
    const number = await storeChecked(transaction, current, withDrafts(current, chosen), caller.id);
    for (const draft of chosen) await removeDraft(transaction, draft);
    await record(transaction, { action: 'content-published', actor: caller.id, address });
    return number;
  });
  return { message: 'Published. Visitors see it within a few seconds.', edition };
}

async function editions({ db, content, query }: RequestContext<typeof listEditionsEndpoint>) {
  const before = query.cursor === undefined ? undefined : Number(query.cursor);
  if (before !== undefined && !Number.isSafeInteger(before)) {
    const message = 'Please load the list again.';
    throw new HttpError(400, message, { fields: { cursor: message } });
  }
  const rows = await listEditions(db, query.limit + 1, before);
  const shown = rows.slice(0, query.limit);
  const { content: published } = await readPublished(db);
  const items = shown.map(({ number, publishedAt, isFromCommandLine, authorName, changed }) => ({
    number,
    publishedAt: publishedAt.toISOString(),
    by: isFromCommandLine ? null : { name: authorName },
    changed: changed.map((document) => titleOf(document, published)),
  }));
  const last = shown.at(-1);
  const next = rows.length > query.limit && last !== undefined ? String(last.number) : null;
  return { items, next, site: await siteState({ db, content }) };
}

async function edition({ db, params: { number } }: RequestContext<typeof getEdition>) {
  const row = number === 0 ? undefined : await findEdition(db, number);
  const [before, after] = [await readContentOf(db, number - 1), await readContentOf(db, number)];
  if (row === undefined || before === undefined || after === undefined)
    throw new HttpError(404, noSuchEdition);
  const places = row.changed.flatMap((document) => knownPlace(document) ?? []);
  const changed = places.map((place) => changedDocument(place, before, after));
  return { number, changed: changed.filter(({ changes: fields }) => fields.length > 0) };
}

async function restore(request: RequestContext<typeof restoreEdition>) {
  const { db, caller, address, params, query } = request;
  const { number } = params;
  const place =
    query.type === undefined ? undefined : locate({ type: query.type, key: query.key ?? onlyKey });
  const stored = await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    await lockCaller(transaction, caller);
    const earlier = await readContentOf(transaction, number);
    if (earlier === undefined) throw new HttpError(404, noSuchEdition);
    const { content: current } = await readPublished(transaction);
    const next = place === undefined ? earlier : withDocument(current, place, publishedData(earlier, place));
    const last = await storeChecked(transaction, current, next, caller.id);
    await record(transaction, { action: 'edition-restored', actor: caller.id, address });
    return last;
  });
  const what = place === undefined ? `Edition ${number} is back.` : 'The earlier words are back.';
  return { message: `${what} Visitors see it within a few seconds.`, edition: stored };
}

/** The drafts and the editions of the words of the site. */
export const draftRoutes: readonly Route[] = [
  route(listDocuments, list),
  route(getDocument, get),
  route(saveDraft, save),
  route(deleteDraft, remove),
  route(deleteDocument, removePublished),
  route(listChanges, changes),
  route(publish, publishDrafts),
  route(listEditionsEndpoint, editions),
  route(getEdition, edition),
  route(restoreEdition, restore),
];
