import { completeLabel } from '#contract/site/own-picture-label.ts';
import type { hangPictures } from '#contract/site/own-picture.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { notePictureChange } from '#server/site/content/queries.ts';
import { readPublished } from '#server/site/content/store.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import type { DocumentPlace } from '#server/site/documents/place.ts';
import { documentTitle } from '#server/site/documents/titles.ts';
import { lockSite } from '#server/site/lock-site.ts';
import { storeChecked } from '#server/site/publications/store-checked.ts';
import type { RequestContext } from '#server/site/route.ts';
import { describePicture, findPicture } from './queries.ts';

type Hung = RequestContext<typeof hangPictures>['body'];

const roomPlace = (key: string): DocumentPlace => ({ kind: 'keyed', type: 'room', key });
const labelPlace = (key: string): DocumentPlace => ({ kind: 'keyed', type: 'work', key });

/** The content with the labels of pictures, which come before the artworks of a gallery. */
function withPictures(content: SchoolContent, { room, pictures }: Hung): SchoolContent {
  const { entries } = content;
  const labels = pictures.map(({ id, subject: _, focus: __, ...label }) => {
    // A text that the form does not show stays.
    const { additionalText } = entries.work[id] ?? {};
    return [id, { ...completeLabel(label), ...(additionalText === undefined ? {} : { additionalText }) }];
  });
  const ids = pictures.map(({ id }) => id);
  const before = room === null ? undefined : entries.room[room];
  const rooms =
    room === null || before === undefined
      ? entries.room
      : {
          ...entries.room,
          [room]: { ...before, works: [...new Set([...ids, ...before.works])] },
        };
  return {
    ...content,
    entries: { ...entries, work: { ...entries.work, ...Object.fromEntries(labels) }, room: rooms },
  };
}

/** @throws HttpError 404 when a picture or the gallery is not there */
async function refuseMissing(transaction: Database, { pictures }: Hung): Promise<void> {
  for (const { id } of pictures) {
    const picture = await findPicture(transaction, id);
    if (picture === undefined || picture.deletedAt !== null)
      throw new HttpError(404, 'One of these pictures was deleted meanwhile. Please look at them again.');
  }
}

/** A wall has a bound, which the form of the gallery has too. @throws HttpError 400 */
function refuseFullWall(next: SchoolContent, room: string | null, most: number): void {
  const { title, works } = (room === null ? undefined : next.entries.room[room]) ?? { title: '', works: [] };
  if (works.length <= most) return;
  const message = `${title} has room for ${most} artworks. Please take ${works.length - most} off its wall first, or choose another gallery.`;
  throw new HttpError(400, message, { fields: { room: message } });
}

/** As in contract/site/room.ts. */
const mostWorks = 40;

/** Publishes pictures with their labels, on the wall of a gallery. */
export async function hang(request: RequestContext<typeof hangPictures>) {
  const { db, caller, address, now, body } = request;
  const { room, pictures } = body;
  const publish = async (transaction: Database) => {
    await refuseMissing(transaction, body);
    for (const { id, subject, focus } of pictures) await describePicture(transaction, id, { subject, focus });
    await notePictureChange(
      transaction,
      pictures.map(({ id }) => id),
      now(),
    );
    const { content: current } = await readPublished(transaction);
    if (room !== null && current.entries.room[room] === undefined)
      throw new HttpError(404, 'There is no such gallery.');
    const next = withPictures(current, body);
    refuseFullWall(next, room, mostWorks);
    const edition = await storeChecked(transaction, current, next, caller.id);
    const places = [...(room === null ? [] : [roomPlace(room)]), ...pictures.map(({ id }) => labelPlace(id))];
    const about = places.map((place) => documentTitle(place, documentIn(next, place)));
    await record(transaction, { action: 'content-published', actor: caller.id, about, address });
    return { edition: String(edition) };
  };
  const { edition } = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    return once(
      request,
      transaction,
      () => publish(transaction),
      () => true,
    );
  });
  const what = pictures.length === 1 ? 'The picture hangs' : `${pictures.length} pictures hang`;
  const isAre = pictures.length === 1 ? 'The picture is' : `${pictures.length} pictures are`;
  return {
    message:
      room === null
        ? `${isAre} ready to hang.`
        : `${what} in ${(await readPublished(db)).content.entries.room[room]?.title ?? 'the gallery'}. Visitors see it within a few seconds.`,
    edition: Number(edition),
    stopped: null,
  };
}
