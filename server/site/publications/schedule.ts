import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { momentText } from '#contract/school-time.ts';
import {
  maxScheduledChanges,
  noSuchScheduledChange,
  type cancelScheduledChange,
} from '#contract/site/publication.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { readPublished } from '#server/site/content/store.ts';
import { applyChange } from '#server/site/documents/document-change.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import { documentTitle } from '#server/site/documents/titles.ts';
import { draftOver } from '#server/site/drafts/draft-content.ts';
import { findDraft, removeDraft, storeDraft, type Draft } from '#server/site/drafts/queries.ts';
import { lockSite } from '#server/site/lock-site.ts';
import type { RequestContext } from '#server/site/route.ts';
import { fieldWords, obstaclesOf } from '#server/site/scheduled/forecast.ts';
import {
  insertScheduled,
  listScheduled,
  removeScheduled,
  updateScheduled,
  type Scheduled,
} from '#server/site/scheduled/queries.ts';
import { changeAfter, pendingOf, stoppedBy, withoutChange } from '#server/site/scheduled/timeline.ts';
import { refuseLostCourses, refuseProblems } from './store-checked.ts';

interface Scheduling {
  current: SchoolContent;
  /** With the drafts, as it would be published now. */
  next: SchoolContent;
  publishAt: Date;
  scheduledBy: string;
  now: Date;
  timeZone: string;
}

const tooMany = `At most ${maxScheduledChanges} changes can be scheduled. Please take one back, or wait for the next to be published.`;

/**
 * Makes scheduled changes of drafts: over what visitors will see when their time comes, with what is scheduled before it. Call it in a transaction
 * that has locked the editions.
 * @throws HttpError 400 when they could not be published now, 409 when other scheduled changes are in their way
 */
export async function schedule(
  transaction: Database,
  drafts: readonly Draft[],
  { current, next, publishAt, scheduledBy, now, timeZone }: Scheduling,
): Promise<void> {
  await refuseLostCourses(transaction, current, refuseProblems(next));
  const scheduled = await listScheduled(transaction);
  if (scheduled.length + drafts.length > maxScheduledChanges) throw new HttpError(409, tooMany);
  const obstacles = obstaclesOf(current, scheduled);
  const publication = randomUUID();
  // Later than what was scheduled before, also when the clock was set back.
  const last = Math.max(...scheduled.map((each) => each.createdAt.getTime()));
  const createdAt = new Date(Math.max(now.getTime(), last + 1));
  for (const draft of drafts) {
    const { place, author } = draft;
    // What is stopped already is in nobody's way.
    const pending = pendingOf(scheduled, place).filter(({ id }) => !obstacles.has(id));
    const earlier = pending.filter((each) => each.publishAt <= publishAt);
    const published = documentIn(current, place);
    const { data } = draftOver(current, draft);
    const title = documentTitle(place, data);
    const { change, clashes, takesBack } = changeAfter(place, published, earlier, { base: published, data });
    if (takesBack) {
      const time = momentText(earlier.at(-1)?.publishAt ?? publishAt, timeZone);
      throw new HttpError(
        409,
        `${fieldWords(title, clashes)} is scheduled to change by ${time}, and this would undo it. Take that back first.`,
      );
    }
    const stop = stoppedBy(place, change.data, pending.slice(earlier.length));
    if (stop !== undefined) {
      const time = momentText(stop.stopped.publishAt, timeZone);
      throw new HttpError(
        409,
        `${fieldWords(title, stop.clashes)} is to change again on ${time}. Take that back first, or choose a later time.`,
      );
    }
    await insertScheduled(transaction, {
      id: randomUUID(),
      publication,
      place,
      author,
      scheduledBy,
      createdAt,
      publishAt,
      ...change,
    });
    await removeDraft(transaction, place);
  }
}

/** Before a scheduled change goes that is not published: lets what is scheduled after it follow what stands before it now. */
export async function letOthersFollow(
  transaction: Database,
  change: Scheduled,
  published: SchoolContent,
): Promise<void> {
  const { place } = change;
  const pending = pendingOf(await listScheduled(transaction), place);
  for (const { id, ...moved } of withoutChange(change, documentIn(published, place), pending))
    await updateScheduled(transaction, id, moved);
}

/** Cancels a scheduled change: it is a draft again, with the words of whoever wrote them. */
export async function cancel(request: RequestContext<typeof cancelScheduledChange>) {
  const { db, caller, address, settings, params } = request;
  await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const change = (await listScheduled(transaction)).find(({ id }) => id === params.id);
    if (change === undefined) throw new HttpError(404, noSuchScheduledChange);
    const { place } = change;
    const { content } = await readPublished(transaction, settings.schoolTimezone);
    const published = documentIn(content, place);
    const draft = await findDraft(transaction, place);
    const present = draft === undefined ? published : draftOver(content, draft).data;
    // Over what visitors see, it stands where something else was published meanwhile; only what is not published is in its way.
    const over = applyChange(place.type, published, change).data;
    const { data, clashes } = applyChange(place.type, present, { base: published, data: over });
    if (draft !== undefined && clashes.length > 0)
      throw new HttpError(
        409,
        `${fieldWords(documentTitle(place, data), clashes)} has another change that is not published. Publish or delete that first.`,
      );
    await letOthersFollow(transaction, change, content);
    await removeScheduled(transaction, change.id);
    // Somebody who adds to the draft of another has put both together.
    const author = draft === undefined ? change.author : caller.id;
    if (isDeepStrictEqual(data, published)) await removeDraft(transaction, place);
    else await storeDraft(transaction, place, { base: published, data, author });
    const about = [documentTitle(place, data)];
    await record(transaction, { action: 'publication-cancelled', actor: caller.id, about, address });
  });
  return { message: 'It is not published by itself any more. The changes are kept as a draft.' };
}
