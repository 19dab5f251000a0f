import { dayText, momentOf, momentText } from '#contract/school-time.ts';
import {
  badPublishAt,
  maxScheduleDays,
  type publish,
  type deleteDocument,
  type publishChange,
} from '#contract/site/publication.ts';
import { noSuchDocument } from '#contract/site/site-documents.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { checkIfMatch } from '#server/http/if-match.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { publishedVersion } from '#server/site/content/queries.ts';
import { readPublished } from '#server/site/content/store.ts';
import { tidyDocument } from '#server/site/content/tidy-document.ts';
import { withChanges } from '#server/site/documents/document-change.ts';
import { withDocument } from '#server/site/documents/document-data.ts';
import { findPlace, isSameDocument, schemaOf, type DocumentPlace } from '#server/site/documents/place.ts';
import { readDocumentState, versionOf } from '#server/site/drafts/document-state.ts';
import { listDrafts, removeDraft, type Draft } from '#server/site/drafts/queries.ts';
import { lockSite } from '#server/site/lock-site.ts';
import type { RequestContext } from '#server/site/route.ts';
import { stoppedWords } from '#server/site/scheduled/forecast.ts';
import { listScheduled } from '#server/site/scheduled/queries.ts';
import { schedule } from './schedule.ts';
import { storeChecked } from './store-checked.ts';
import { visibleFrom } from './visible-from.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import { documentTitle } from '#server/site/documents/titles.ts';

/**
 * The drafts that a publication is about, as they were shown.
 * @throws HttpError 409 when a named document has none, or it or what visitors see has changed since
 */
async function chooseDrafts(
  transaction: Database,
  named: readonly { place: DocumentPlace; version: string }[],
): Promise<Draft[]> {
  const drafts = await listDrafts(transaction);
  const chosen = drafts.filter(({ place }) => named.some((each) => isSameDocument(each.place, place)));
  if (chosen.length < new Set(named.map(({ place }) => `${place.type}/${place.key}`)).size)
    throw new HttpError(409, 'One of these documents has no changes any more. Please load the list again.');
  for (const { place, version } of named) {
    const draft = chosen.find((each) => isSameDocument(each.place, place));
    if (version !== versionOf(draft, await publishedVersion(transaction, place)))
      throw new HttpError(409, 'Some words have been changed meanwhile. Please look at the changes again.');
  }
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

/** When visitors see a publication, in words. */
const whenVisible = (from: string | null, timeZone: string) =>
  from === null
    ? 'within a few seconds'
    : `from ${dayText(momentOf({ day: from, time: '12:00' }, timeZone), timeZone)} on`;

/** Publishes drafts as one edition, or schedules their changes. */
export async function publishDrafts(request: RequestContext<typeof publish>) {
  const { db, caller, address, settings, now, body } = request;
  const timeZone = settings.schoolTimezone;
  const named = body.documents.map(({ version, ...name }) => ({ place: findPlace(name), version }));
  const publishAt = readPublishAt(body.at, now());
  return inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const chosen = await chooseDrafts(transaction, named);
    const { content: current } = await readPublished(transaction, timeZone);
    const next = withChanges(current, chosen);
    const places = chosen.map(({ place }) => place);
    const about = places.map((place) => documentTitle(place, documentIn(next, place)));
    if (publishAt !== undefined) {
      await schedule(transaction, chosen, {
        current,
        next,
        publishAt,
        scheduledBy: caller.id,
        now: now(),
        timeZone,
      });
      await record(transaction, { action: 'publication-scheduled', actor: caller.id, about, address });
      const from = visibleFrom(next, places, { timeZone, now: publishAt });
      const since =
        from === null ? `from ${momentText(publishAt, timeZone)} on` : whenVisible(from, timeZone);
      return { message: `Visitors see it ${since}.`, edition: null, visibleFrom: from };
    }
    await record(transaction, { action: 'content-published', actor: caller.id, about, address });
    const edition = await storeChecked(transaction, current, next, caller.id);
    for (const { place } of chosen) await removeDraft(transaction, place);
    const from = visibleFrom(next, places, { timeZone, now: now() });
    return {
      message: `Published. Visitors see it ${whenVisible(from, timeZone)}.`,
      edition,
      visibleFrom: from,
    };
  });
}

/**
 * Publishes a document as it is after a change of what visitors see.
 * @param change makes the content with the change; undefined when there is no such document
 * @returns the number of the edition, and what it stops, in words
 * @throws HttpError 412 when visitors see other words by now
 */
async function publishOver(
  request: Pick<RequestContext<typeof deleteDocument>, 'db' | 'caller' | 'address' | 'ifMatch' | 'settings'>,
  place: DocumentPlace,
  version: 'version' | 'publishedVersion',
  change: (current: SchoolContent) => SchoolContent,
  afterwards: (transaction: Database) => Promise<void> = async () => {},
): Promise<{ edition: number; stopped: string | null }> {
  const { db, caller, address, ifMatch, settings } = request;
  return inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const state = await readDocumentState(transaction, place, settings.schoolTimezone);
    if (state.published === null) throw new HttpError(404, noSuchDocument);
    await checkIfMatch(ifMatch, state[version], () => state);
    const { content: current } = await readPublished(transaction, settings.schoolTimezone);
    const next = change(current);
    const edition = await storeChecked(transaction, current, next, caller.id);
    await afterwards(transaction);
    const about = [documentTitle(place, documentIn(next, place) ?? documentIn(current, place))];
    await record(transaction, { action: 'content-published', actor: caller.id, about, address });
    const scheduled = await listScheduled(transaction);
    return { edition, stopped: stoppedWords(current, next, scheduled, settings.schoolTimezone) };
  });
}

/** Publishes a change of what visitors see, whatever drafts there are. */
export async function publishOneChange(request: RequestContext<typeof publishChange>) {
  const place = findPlace(request.params);
  const data = tidyDocument(schemaOf(place), request.body.data);
  const { edition, stopped } = await publishOver(request, place, 'publishedVersion', (current) =>
    withDocument(current, place, data),
  );
  return { message: 'Published. Visitors see it within a few seconds.', edition, stopped };
}

/** Takes a document off the site, and its draft with it. */
export async function removePublished(request: RequestContext<typeof deleteDocument>) {
  const place = findPlace(request.params);
  if (place.kind !== 'keyed') throw new HttpError(404, noSuchDocument);
  const { edition, stopped } = await publishOver(
    request,
    place,
    'version',
    (current) => withDocument(current, place, undefined),
    (transaction) => removeDraft(transaction, place),
  );
  return {
    message: `Deleted. Visitors do not see it after a few seconds.${stopped === null ? '' : ` ${stopped}`}`,
    edition,
  };
}
