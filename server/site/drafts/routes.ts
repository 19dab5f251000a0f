import { isDeepStrictEqual } from 'node:util';
import {
  badPublishAt,
  cancelPublication,
  deleteDocument,
  deleteDraft,
  getDocument,
  getEdition,
  listChanges,
  listDocuments,
  listEditions as listEditionsEndpoint,
  maxScheduleDays,
  newVersion,
  noSuchDocument,
  noSuchEdition,
  onlyKey,
  publish,
  restoreEdition,
  saveDraft,
  type DocumentState,
  type SiteState,
} from '#contract/site/site-documents.ts';
import { momentText } from '#contract/school-time.ts';
import { record, recordOnceInAWhile } from '#server/operations/audit/queries.ts';
import { tidyDocument } from '#server/site/content/tidy-document.ts';
import { lastEditionNumber, lockEditions } from '#server/site/content/queries.ts';
import { readContentOf, readPublished } from '#server/site/content/store.ts';
import type { SiteServices } from '#server/site/services.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { checkIfMatch, etagOf } from '#server/http/if-match.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { route, type RequestContext, type Route } from '#server/site/route.ts';
import {
  allDocuments,
  changedDocument,
  knownPlace,
  locate,
  publishedData,
  schemaOf,
  stateOf,
  titleOf,
  withDocument,
  withDrafts,
  type Located,
} from '#server/site/documents/documents.ts';
import {
  endSchedule,
  findDraft,
  findEdition,
  listDrafts,
  listEditions,
  publishedVersion,
  removeDraft,
  schedulePublication,
  storeDraft,
  type Draft,
} from './queries.ts';
import { changes } from '#server/site/publications/review.ts';
import { searchIn } from '#server/site/documents/search.ts';
import {
  refuseProblems,
  removeEqualDrafts,
  storeChecked,
  storeDrafts,
} from '#server/site/publications/store-checked.ts';

async function siteState({ db, content }: Pick<SiteServices, 'db' | 'content'>): Promise<SiteState> {
  const last = await lastEditionNumber(db);
  return { last, served: content.servedNumber, failedPage: content.failedPageOf(last) ?? null };
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
  const data = tidyDocument(schemaOf(place), body.data);
  const state = await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    await lockCaller(transaction, caller);
    await checkState(transaction, place, ifMatch);
    await recordOnceInAWhile(transaction, { action: 'draft-saved', actor: caller.id, address });
    const { content } = await readPublished(transaction);
    // A draft without a change could not be published, and would keep other changes of its document from being so.
    if (isDeepStrictEqual(data, publishedData(content, place))) await removeDraft(transaction, place);
    else await storeDraft(transaction, place, data, caller.id);
    return readState(transaction, place);
  });
  replyHeaders.set('etag', etagOf(state.version));
  const message =
    state.draft === null
      ? 'Visitors see these words.'
      : 'The draft is saved. Visitors still see the old text.';
  return { message, ...state };
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

/**
 * The drafts that a publication is about.
 * @throws HttpError 409 when there is none, a named document has none, or it is another than the named version
 */
function chooseDrafts(
  drafts: readonly Draft[],
  named: readonly (Located & { version: string | undefined })[] | undefined,
): Draft[] {
  const chosen = drafts.filter(({ type, key, publishAt }) =>
    named === undefined
      ? publishAt === null
      : named.some((place) => place.type === type && place.key === key),
  );
  if (named !== undefined && chosen.length < new Set(named.map(({ type, key }) => `${type}/${key}`)).size)
    throw new HttpError(409, 'One of these documents has no changes any more. Please load the list again.');
  if (chosen.length === 0) throw new HttpError(409, 'There are no changes to publish.');
  const revisions = new Set(chosen.map(({ revision }) => revision));
  if (named?.some(({ version }) => version !== undefined && !revisions.has(version)))
    throw new HttpError(409, 'Some words have been changed meanwhile. Please look at the changes again.');
  return chosen;
}

/** @throws HttpError 400 for a time that has passed or is too far away */
function readPublishAt(at: string | undefined, now: Date): Date | undefined {
  if (at === undefined) return undefined;
  const publishAt = new Date(at);
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead > 0 && ahead <= maxScheduleDays * 24 * 60 * 60 * 1000) return publishAt;
  throw new HttpError(400, badPublishAt, { fields: { at: badPublishAt } });
}

async function publishDrafts(request: RequestContext<typeof publish>) {
  const { db, caller, address, settings, now, body } = request;
  const named = body.documents?.map(({ version, ...name }) => ({ ...locate(name), version }));
  const publishAt = readPublishAt(body.at, now());
  const edition = await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    await lockCaller(transaction, caller);
    const chosen = chooseDrafts(await listDrafts(transaction), named);
    if (publishAt === undefined) {
      await record(transaction, { action: 'content-published', actor: caller.id, address });
      return storeDrafts(transaction, chosen, caller.id);
    }
    const { content } = await readPublished(transaction);
    refuseProblems(withDrafts(content, chosen));
    for (const draft of chosen)
      await schedulePublication(transaction, draft, { publishAt, scheduledBy: caller.id });
    await record(transaction, { action: 'publication-scheduled', actor: caller.id, address });
    return null;
  });
  return publishAt === undefined
    ? { message: 'Published. Visitors see it within a few seconds.', edition }
    : { message: `Visitors see it from ${momentText(publishAt, settings.schoolTimezone)} on.`, edition };
}

async function cancel({ db, caller, address, params }: RequestContext<typeof cancelPublication>) {
  const place = locate(params);
  await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    await lockCaller(transaction, caller);
    const draft = await findDraft(transaction, place);
    if (!draft?.publishAt) throw new HttpError(404, 'This document has no scheduled publication.');
    await endSchedule(transaction, place, null);
    await record(transaction, { action: 'publication-cancelled', actor: caller.id, address });
  });
  return { message: 'It is not published by itself any more. Your changes are kept.' };
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
    await removeEqualDrafts(transaction, next);
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
  route(cancelPublication, cancel),
  route(listEditionsEndpoint, editions),
  route(getEdition, edition),
  route(restoreEdition, restore),
];
