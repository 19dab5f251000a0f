import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { momentText } from '#contract/school-time.ts';
import { noSuchScheduledChange, type cancelScheduledChange } from '#contract/site/publication.ts';
import type { Change } from '#contract/site/site-documents.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { readPublished } from '#server/site/content/store.ts';
import { applyChange } from '#server/site/documents/document-change.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import type { DocumentPlace } from '#server/site/documents/place.ts';
import { documentTitle } from '#server/site/documents/titles.ts';
import { draftOver } from '#server/site/drafts/draft-content.ts';
import { findDraft, removeDraft, storeDraft, type Draft } from '#server/site/drafts/queries.ts';
import { lockSite } from '#server/site/lock-site.ts';
import type { RequestContext } from '#server/site/route.ts';
import {
  insertScheduled,
  listScheduled,
  removeScheduled,
  updateScheduled,
} from '#server/site/scheduled/queries.ts';
import { afterAll, changeAfter, pendingOf, stoppedBy } from '#server/site/scheduled/timeline.ts';
import { refuseProblems } from './store-checked.ts';

/** Names a field in a sentence: “Courses: Oil painting: Price”. */
export function fieldWords(title: string, [clash]: readonly Change[]): string {
  return clash === undefined ? `“${title}”` : `“${title}: ${clash.label}”`;
}

interface Scheduling {
  current: SchoolContent;
  /** With the drafts, as it would be published now. */
  next: SchoolContent;
  publishAt: Date;
  scheduledBy: string;
  timeZone: string;
}

/**
 * Makes scheduled changes of drafts: over what visitors will see when their time comes, with what is scheduled before it. Call it in a transaction
 * that has locked the editions.
 * @throws HttpError 400 when they could not be published now, 409 when a field is scheduled to change after that time too
 */
export async function schedule(
  transaction: Database,
  drafts: readonly Draft[],
  { current, next, publishAt, scheduledBy, timeZone }: Scheduling,
): Promise<void> {
  refuseProblems(next);
  const scheduled = await listScheduled(transaction);
  for (const draft of drafts) {
    const { place, author } = draft;
    const pending = pendingOf(scheduled, place);
    const earlier = pending.filter((each) => each.publishAt <= publishAt);
    const published = documentIn(current, place);
    const { data } = draftOver(current, draft);
    const change = changeAfter(place, published, earlier, { base: { data: published }, data });
    const stop = stoppedBy(place, change.data, pending.slice(earlier.length));
    if (stop !== undefined) {
      const field = fieldWords(documentTitle(place, data), stop.clashes);
      const time = momentText(stop.stopped.publishAt, timeZone);
      throw new HttpError(
        409,
        `${field} is to change again on ${time}. Take that back first, or choose a later time.`,
      );
    }
    await insertScheduled(transaction, {
      id: randomUUID(),
      place,
      author,
      scheduledBy,
      publishAt,
      ...change,
    });
    await removeDraft(transaction, place);
  }
}

/** Makes what is scheduled after a cancelled change follow what stands before it now; its own fields stay as they were chosen. */
async function followWithout(
  transaction: Database,
  place: DocumentPlace,
  published: SchoolContent,
): Promise<void> {
  const pending = pendingOf(await listScheduled(transaction), place);
  const before = documentIn(published, place);
  for (const [at, { id, ...change }] of pending.entries()) {
    const base = afterAll(place, before, pending.slice(0, at));
    const moved = { base: { data: base }, data: applyChange(place.type, base, change).data };
    await updateScheduled(transaction, id, moved);
    pending[at] = Object.assign({ id }, change, moved);
  }
}

/** Cancels a scheduled change: it is a draft again, with the words of whoever wrote them. */
export async function cancel(request: RequestContext<typeof cancelScheduledChange>) {
  const { db, caller, address, params } = request;
  await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const change = (await listScheduled(transaction)).find(({ id }) => id === params.id);
    if (change === undefined) throw new HttpError(404, noSuchScheduledChange);
    const { place } = change;
    const { content } = await readPublished(transaction);
    const published = documentIn(content, place);
    const draft = await findDraft(transaction, place);
    const present = draft === undefined ? published : draftOver(content, draft).data;
    const { data, clashes } = applyChange(place.type, present, change);
    if (draft !== undefined && clashes.length > 0)
      throw new HttpError(
        409,
        `${fieldWords(documentTitle(place, data), clashes)} has another change that is not published. Publish or delete that first.`,
      );
    await removeScheduled(transaction, change.id);
    await followWithout(transaction, place, content);
    // Somebody who adds to the draft of another has put both together.
    const author = draft === undefined ? change.author : caller.id;
    if (isDeepStrictEqual(data, published)) await removeDraft(transaction, place);
    else await storeDraft(transaction, place, { base: { data: published }, data, author });
    await record(transaction, { action: 'publication-cancelled', actor: caller.id, address });
  });
  return { message: 'It is not published by itself any more. The changes are kept as a draft.' };
}
