import {
  getEdition,
  listEditions as listEditionsEndpoint,
  noSuchEdition,
  restoreEdition,
} from '#contract/site/history.ts';
import { onlyKey } from '#contract/site/site-documents.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { record } from '#server/operations/audit/queries.ts';
import { readContentOf, readPublished } from '#server/site/content/store.ts';
import { changedDocument } from '#server/site/documents/document-change.ts';
import { documentIn, withDocument } from '#server/site/documents/document-data.ts';
import { findPlace, knownPlace } from '#server/site/documents/place.ts';
import { titleOf } from '#server/site/documents/titles.ts';
import { lockSite } from '#server/site/lock-site.ts';
import { storeChecked } from '#server/site/publications/store-checked.ts';
import { route, type RequestContext, type Route } from '#server/site/route.ts';
import { stoppedWords } from '#server/site/scheduled/forecast.ts';
import { listScheduled } from '#server/site/scheduled/queries.ts';
import { readSiteState } from '#server/site/site-state.ts';
import { findEdition, listEditions } from './queries.ts';

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
  return { items, next, site: await readSiteState({ db, content }) };
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
  const { db, caller, address, params, query, settings } = request;
  const { number } = params;
  const place =
    query.type === undefined ? undefined : findPlace({ type: query.type, key: query.key ?? onlyKey });
  const stored = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const earlier = await readContentOf(transaction, number);
    if (earlier === undefined) throw new HttpError(404, noSuchEdition);
    const { content: current } = await readPublished(transaction);
    const next = place === undefined ? earlier : withDocument(current, place, documentIn(earlier, place));
    const last = await storeChecked(transaction, current, next, caller.id);
    await record(transaction, { action: 'edition-restored', actor: caller.id, address });
    const scheduled = await listScheduled(transaction);
    return { last, stopped: stoppedWords(current, next, scheduled, settings.schoolTimezone) };
  });
  const what = place === undefined ? `Version ${number} is back.` : 'The earlier words are back.';
  const message = `${what} Visitors see it within a few seconds.${stored.stopped === null ? '' : ` ${stored.stopped}`}`;
  return { message, edition: stored.last };
}

/** What was published, and the way back to it. */
export const historyRoutes: readonly Route[] = [
  route(listEditionsEndpoint, editions),
  route(getEdition, edition),
  route(restoreEdition, restore),
];
