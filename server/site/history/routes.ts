import {
  compareEdition,
  getEdition,
  listEditions as listEditionsEndpoint,
  noSuchEdition,
  restoreEdition,
} from '#contract/site/history.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { record } from '#server/operations/audit/queries.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { readContentOf, readPublished } from '#server/site/content/store.ts';
import { changedDocument } from '#server/site/documents/document-change.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import { isSameDocument, knownPlace } from '#server/site/documents/place.ts';
import { titleOf } from '#server/site/documents/titles.ts';
import { lockSite } from '#server/site/lock-site.ts';
import { storeChecked } from '#server/site/publications/store-checked.ts';
import { route, type RequestContext, type Route } from '#server/site/route.ts';
import { stoppedWords } from '#server/site/scheduled/forecast.ts';
import { listScheduled } from '#server/site/scheduled/queries.ts';
import { readSiteState } from '#server/site/site-state.ts';
import { compareWords, isAsIn, placeOf, withEarlierWords } from './earlier-words.ts';
import { leftOutOf } from './left-out.ts';
import { findEdition, listEditions } from './queries.ts';
import { documentTitle } from '#server/site/documents/titles.ts';

async function editions({ db, content, settings, query }: RequestContext<typeof listEditionsEndpoint>) {
  const before = query.cursor === undefined ? undefined : Number(query.cursor);
  if (before !== undefined && !Number.isSafeInteger(before)) {
    const message = 'Please load the list again.';
    throw new HttpError(400, message, { fields: { cursor: message } });
  }
  const document = placeOf(query);
  const rows = await listEditions(db, query.limit + 1, { before, document });
  const shown = rows.slice(0, query.limit);
  const { content: published } = await readPublished(db, settings.schoolTimezone);
  const items = shown.map(({ number, publishedAt, isFromCommandLine, authorName, changed }) => ({
    number,
    publishedAt: publishedAt.toISOString(),
    by: isFromCommandLine ? null : { name: authorName },
    changed: changed.map((each) => titleOf(each, published)),
    removed: document !== undefined && changed.some((each) => each.isGone && isSameDocument(each, document)),
  }));
  const last = shown.at(-1);
  const next = rows.length > query.limit && last !== undefined ? String(last.number) : null;
  const isInFirst = document === undefined || documentIn(defaultContent, document) !== undefined;
  return { items, next, site: await readSiteState({ db, content }), isInFirst };
}

async function edition({ db, settings, params: { number } }: RequestContext<typeof getEdition>) {
  const timeZone = settings.schoolTimezone;
  const row = number === 0 ? undefined : await findEdition(db, number);
  const [before, after] = [
    await readContentOf(db, number - 1, timeZone),
    await readContentOf(db, number, timeZone),
  ];
  if (row === undefined || before === undefined || after === undefined)
    throw new HttpError(404, noSuchEdition);
  const places = row.changed.flatMap((document) => knownPlace(document) ?? []);
  const changed = places.map((place) => changedDocument(place, before, after));
  return { number, changed: changed.filter(({ changes: fields }) => fields.length > 0) };
}

const compare = ({ db, settings, params, query }: RequestContext<typeof compareEdition>) =>
  compareWords(db, params.number, placeOf(query), settings.schoolTimezone);

async function restore(request: RequestContext<typeof restoreEdition>) {
  const { db, caller, address, params, query, settings } = request;
  const { number } = params;
  const timeZone = settings.schoolTimezone;
  const place = placeOf(query);
  const stored = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const published = await readPublished(transaction, timeZone);
    const { content: current } = published;
    const next = await withEarlierWords(transaction, number, current, place, timeZone);
    // Nobody replaces words that they have not seen.
    if (query.over !== undefined && !(await isAsIn(transaction, query.over, published, place, timeZone)))
      throw new HttpError(409, 'Some words have been changed meanwhile. Please look at the changes again.');
    const last = await storeChecked(transaction, current, next, caller.id);
    const about = [place === undefined ? `Version ${number}` : documentTitle(place, documentIn(next, place))];
    await record(transaction, { action: 'edition-restored', actor: caller.id, about, address });
    const scheduled = await listScheduled(transaction);
    const stopped = stoppedWords(current, next, scheduled, timeZone);
    const notes = [
      ...(await leftOutOf(transaction, number, place, timeZone)),
      ...(stopped === null ? [] : [stopped]),
    ];
    return { last, notes };
  });
  const what = place === undefined ? `Version ${number} is back.` : 'The earlier words are back.';
  return {
    message: `${what} Visitors see it within a few seconds.`,
    edition: stored.last,
    notes: stored.notes,
  };
}

/** What was published, and the way back to it. */
export const historyRoutes: readonly Route[] = [
  route(listEditionsEndpoint, editions),
  route(getEdition, edition),
  route(compareEdition, compare),
  route(restoreEdition, restore),
];
