import { isDeepStrictEqual } from 'node:util';
import {
  getBuiltInWorks,
  putBackBuiltInWorks,
  takeDownBuiltInWorks,
  type TakenDown,
} from '#contract/site/built-in-works.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { readPublished } from '#server/site/content/store.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import { findPlace, isSameDocument, requestName } from '#server/site/documents/place.ts';
import { documentTitle } from '#server/site/documents/titles.ts';
import {
  bringBack,
  deleteUntil,
  findDraft,
  listDrafts,
  placeOfDeleted,
  restorable,
  storeDraft,
} from '#server/site/drafts/queries.ts';
import { lockSite } from '#server/site/lock-site.ts';
import { route, type RequestContext, type Route } from '#server/site/route.ts';
import { countTaken, wallsWithBuiltIn } from './walls.ts';

async function count({ db, settings }: RequestContext<typeof getBuiltInWorks>) {
  const { content } = await readPublished(db, settings.schoolTimezone);
  const walls = wallsWithBuiltIn(content, await listDrafts(db));
  return {
    onSite: countTaken(wallsWithBuiltIn(content, [])),
    inDrafts: countTaken(walls),
    places: walls.map(({ place, before }) => documentTitle(place, before)),
  };
}

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** What taking down has done: numbers and ids alone, because a request that counts once is kept without words. */
interface Outcome {
  works: number;
  documents: readonly Pick<TakenDown, 'version' | 'earlier'>[];
}

/** Stores a draft without built-in artworks of each document that has some; the draft before can be brought back. */
async function takeAllDown(
  { caller, address, settings, now }: RequestContext<typeof takeDownBuiltInWorks>,
  transaction: Database,
): Promise<Outcome> {
  const { content } = await readPublished(transaction, settings.schoolTimezone);
  const walls = wallsWithBuiltIn(content, await listDrafts(transaction));
  if (walls.length === 0) return { works: 0, documents: [] };
  const expiresAt = new Date(now().getTime() + restorable);
  for (const { place, draft, after } of walls) {
    if (draft !== undefined) await deleteUntil(transaction, draft, expiresAt);
    const base = documentIn(content, place);
    // A draft without a change could not be published. One that was there has gone.
    if (!isDeepStrictEqual(after, base))
      await storeDraft(transaction, place, { base, data: after, author: caller.id });
  }
  const about = walls.map(({ place, before }) => documentTitle(place, before));
  await record(transaction, { action: 'built-in-works-taken-down', actor: caller.id, about, address });
  const stored = await listDrafts(transaction);
  const documents = walls.map(({ place, draft }) => ({
    version: stored.find((each) => isSameDocument(each.place, place))?.revision ?? null,
    earlier: draft?.revision ?? null,
  }));
  return { works: countTaken(walls), documents };
}

/** The documents of an outcome by their names. One that was changed or published since cannot be undone, and is not among them. */
async function namedDocuments(transaction: Database, { documents }: Outcome): Promise<TakenDown[]> {
  const drafts = await listDrafts(transaction);
  const named: TakenDown[] = [];
  for (const { version, earlier } of documents) {
    const place =
      version === null && earlier !== null
        ? await placeOfDeleted(transaction, earlier)
        : drafts.find(({ revision }) => revision === version)?.place;
    if (place !== undefined) named.push({ ...requestName(place), version, earlier });
  }
  return named;
}

function takenWords({ works, documents }: Outcome): string {
  if (works === 0) return 'No built-in artworks hang on the walls any more.';
  const taken = counted(works, 'built-in artwork is', 'built-in artworks are');
  return `${taken} off the walls, in ${counted(documents.length, 'draft', 'drafts')}. Visitors see no change until you publish.`;
}

async function takeDown(request: RequestContext<typeof takeDownBuiltInWorks>) {
  const { db, caller } = request;
  return inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const stored = await once(
      request,
      transaction,
      async () => ({ outcome: JSON.stringify(await takeAllDown(request, transaction)) }),
      // What was put back or published since may be done again.
      async (earlier) =>
        (await namedDocuments(transaction, JSON.parse(earlier.outcome) as Outcome)).length > 0,
    );
    const outcome = JSON.parse(stored.outcome) as Outcome;
    return { message: takenWords(outcome), documents: await namedDocuments(transaction, outcome) };
  });
}

/** Makes the draft of a document again as it was. @returns whether it is so now */
async function putBack(
  { now }: RequestContext<typeof putBackBuiltInWorks>,
  transaction: Database,
  content: SchoolContent,
  { version, earlier, ...name }: TakenDown,
): Promise<boolean> {
  const place = findPlace(name);
  const draft = await findDraft(transaction, place);
  if ((draft?.revision ?? null) !== version) {
    // The same request again: the draft is back, or there is none and visitors see the artworks still.
    if (earlier !== null) return draft?.revision === earlier;
    return (
      draft === undefined && wallsWithBuiltIn(content, []).some((wall) => isSameDocument(wall.place, place))
    );
  }
  // As any draft that is deleted: the request may name one that nobody has made by taking down.
  if (draft !== undefined) await deleteUntil(transaction, draft, new Date(now().getTime() + restorable));
  if (earlier === null) return true;
  return bringBack(transaction, place, { revision: earlier, now: now() });
}

async function putAllBack(request: RequestContext<typeof putBackBuiltInWorks>) {
  const { db, caller, address, settings, body } = request;
  return inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const { content } = await readPublished(transaction, settings.schoolTimezone);
    const before = await listDrafts(transaction);
    const [back, kept]: [string[], string[]] = [[], []];
    for (const document of body.documents) {
      const place = findPlace(document);
      const draft = before.find((each) => isSameDocument(each.place, place));
      const title = documentTitle(place, documentIn(content, place) ?? draft?.data);
      const isBack = await putBack(request, transaction, content, document);
      (isBack ? back : kept).push(title);
    }
    if (back.length === 0)
      throw new HttpError(
        409,
        'All of this was changed or published since, and stays. Earlier words come back under “What was published”.',
      );
    if (!isDeepStrictEqual(before, await listDrafts(transaction)))
      await record(transaction, {
        action: 'built-in-works-put-back',
        actor: caller.id,
        about: back,
        address,
      });
    const others =
      kept.length === 0 ? '' : ` Changed or published since, and so not undone: ${kept.join(', ')}.`;
    return { message: `The built-in artworks hang again.${others}` };
  });
}

/** The artworks that come with the site, on its walls. */
export const builtInWorkRoutes: readonly Route[] = [
  route(getBuiltInWorks, count),
  route(takeDownBuiltInWorks, takeDown),
  route(putBackBuiltInWorks, putAllBack),
];
