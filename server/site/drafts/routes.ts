import { isDeepStrictEqual } from 'node:util';
import { deleteDraft, restoreDraft, saveDraft } from '#contract/site/draft.ts';
import { listPlaceholders } from '#contract/site/placeholders.ts';
import { getDocument, listDocuments, newVersion } from '#contract/site/site-documents.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { checkIfMatch, etagOf } from '#server/http/if-match.ts';
import { record, recordOnceInAWhile } from '#server/operations/audit/queries.ts';
import { readPublished } from '#server/site/content/store.ts';
import { tidyDocument } from '#server/site/content/tidy-document.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import { changeName, lastChanges } from '#server/site/documents/last-changes.ts';
import { placeholderWords } from '#server/site/documents/placeholder-words.ts';
import { findPlace, schemaOf, type DocumentPlace } from '#server/site/documents/place.ts';
import { searchIn } from '#server/site/documents/search.ts';
import { lockSite } from '#server/site/lock-site.ts';
import { route, type RequestContext, type Route } from '#server/site/route.ts';
import { listScheduled } from '#server/site/scheduled/queries.ts';
import { readSiteState } from '#server/site/site-state.ts';
import { allDocuments, readDocumentState } from './document-state.ts';
import { draftOver } from './draft-content.ts';
import {
  bringBack,
  deleteUntil,
  findDraft,
  listDrafts,
  removeDraft,
  restorable,
  storeDraft,
} from './queries.ts';
import { documentTitle } from '#server/site/documents/titles.ts';

async function list({ db, content, settings, query: { q = '' } }: RequestContext<typeof listDocuments>) {
  const { content: published } = await readPublished(db, settings.schoolTimezone);
  const documents = allDocuments({
    content: published,
    drafts: await listDrafts(db),
    scheduled: await listScheduled(db),
  });
  const site = await readSiteState({ db, content });
  const changes = await lastChanges(db);
  const listed = documents.map(({ item, data }) => {
    const card = item.path === null ? null : (content.cardOf(item.path) ?? null);
    return { item: Object.assign(item, { card, published: changes.get(changeName(item)) ?? null }), data };
  });
  if (q.trim() === '') return { items: listed.map(({ item }) => item), next: null, site };
  const search = searchIn(published, q);
  const found = listed.map(({ item, data }) => Object.assign(item, { found: search(data) }));
  return { items: found.filter((item) => item.found.length > 0), next: null, site };
}

async function placeholders({ db, settings }: RequestContext<typeof listPlaceholders>) {
  const { content } = await readPublished(db, settings.schoolTimezone);
  const drafts = (await listDrafts(db)).map(({ data }) => data);
  return { values: placeholderWords(content, [content, drafts]) };
}

async function get({ db, settings, params, replyHeaders }: RequestContext<typeof getDocument>) {
  const state = await readDocumentState(db, findPlace(params), settings.schoolTimezone);
  replyHeaders.set('etag', etagOf(state.version));
  return state;
}

/** @throws HttpError 412 when the state has changed, 404 for a document that does not exist and is not to be made */
async function checkState(
  transaction: Database,
  place: DocumentPlace,
  ifMatch: string,
  timeZone: string,
): Promise<void> {
  const draft = await findDraft(transaction, place);
  const { content } = await readPublished(transaction, timeZone);
  const isNew = draft === undefined && documentIn(content, place) === undefined;
  if (isNew && ifMatch === etagOf(newVersion)) return;
  const state = await readDocumentState(transaction, place, timeZone);
  await checkIfMatch(ifMatch, state.version, () => state);
}

async function save(request: RequestContext<typeof saveDraft>) {
  const { db, caller, address, settings, params, body, ifMatch, replyHeaders } = request;
  const timeZone = settings.schoolTimezone;
  const place = findPlace(params);
  const data = tidyDocument(schemaOf(place), body.data);
  const state = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    await checkState(transaction, place, ifMatch, timeZone);
    await recordOnceInAWhile(transaction, { action: 'draft-saved', actor: caller.id, address });
    const { content } = await readPublished(transaction, timeZone);
    const published = documentIn(content, place);
    // A draft without a change could not be published, and would keep other changes of its document from being so.
    if (isDeepStrictEqual(data, published)) await removeDraft(transaction, place);
    // The version that was sent names what visitors see, so that the words were typed over it.
    else await storeDraft(transaction, place, { base: published, data, author: caller.id });
    return readDocumentState(transaction, place, timeZone);
  });
  replyHeaders.set('etag', etagOf(state.version));
  const message =
    state.draft === null
      ? 'Visitors see these words.'
      : 'The draft is saved. Visitors still see the old text.';
  return { message, ...state };
}

async function remove(request: RequestContext<typeof deleteDraft>) {
  const { db, caller, address, settings, params, ifMatch, now } = request;
  const place = findPlace(params);
  const draft = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const found = await findDraft(transaction, place);
    if (found === undefined) throw new HttpError(404, 'There is no draft of this document.');
    const state = await readDocumentState(transaction, place, settings.schoolTimezone);
    await checkIfMatch(ifMatch, state.version, () => state);
    const about = [documentTitle(place, state.data)];
    await record(transaction, { action: 'draft-deleted', actor: caller.id, about, address });
    await deleteUntil(transaction, found, new Date(now().getTime() + restorable));
    return found;
  });
  const whose = draft.author === caller.id ? 'Your changes are' : `The changes of ${draft.authorName} are`;
  return {
    message: `${draft.authorName === null ? 'The changes are' : whose} deleted.`,
    by: { name: draft.authorName },
    version: draft.revision,
  };
}

async function bringDraftBack(request: RequestContext<typeof restoreDraft>) {
  const { db, caller, address, settings, params, body, replyHeaders, now } = request;
  const timeZone = settings.schoolTimezone;
  const place = findPlace(params);
  const state = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const deleted = { revision: body.version, now: now() };
    const draft = await findDraft(transaction, place);
    // The same request again.
    if (draft?.revision !== deleted.revision) {
      if (draft !== undefined)
        throw new HttpError(409, 'This document has been changed since. Those changes stay.');
      if (!(await bringBack(transaction, place, deleted)))
        throw new HttpError(404, 'These changes cannot be brought back any more.');
      const { content } = await readPublished(transaction, timeZone);
      const back = await findDraft(transaction, place);
      const about = [documentTitle(place, back && draftOver(content, back).data)];
      await record(transaction, { action: 'draft-restored', actor: caller.id, about, address });
      // Somebody may have published the same words meanwhile.
      if (back !== undefined && isDeepStrictEqual(draftOver(content, back).data, documentIn(content, place)))
        await removeDraft(transaction, place);
    }
    return readDocumentState(transaction, place, timeZone);
  });
  replyHeaders.set('etag', etagOf(state.version));
  return { message: 'The changes are back. Visitors still see the old text.', ...state };
}

/** The documents of the site and their drafts. */
export const draftRoutes: readonly Route[] = [
  route(listDocuments, list),
  route(listPlaceholders, placeholders),
  route(getDocument, get),
  route(saveDraft, save),
  route(deleteDraft, remove),
  route(restoreDraft, bringDraftBack),
];
