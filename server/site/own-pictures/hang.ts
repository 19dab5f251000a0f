import { dayIn } from '#contract/school-time.ts';
import { completeLabel, type OwnPictureLabel } from '#contract/site/own-picture-label.ts';
import type { hangPictures } from '#contract/site/own-picture.ts';
import { mostWorks } from '#contract/site/room.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { notePictureChange } from '#server/site/changes/queries.ts';
import { consentsOf } from '#server/site/consents/queries.ts';
import { readPublished } from '#server/site/content/store.ts';
import { documentIn } from '#server/site/documents/document-data.ts';
import type { DocumentPlace } from '#server/site/documents/place.ts';
import { documentTitle } from '#server/site/documents/titles.ts';
import { lockSite } from '#server/site/lock-site.ts';
import { storeChecked } from '#server/site/publications/store-checked.ts';
import type { RequestContext } from '#server/site/route.ts';
import { tellFamilies } from './tell-families.ts';
import { describePicture, findPicture, setChildren } from './queries.ts';

type Hung = RequestContext<typeof hangPictures>['body'];
type HungPicture = Hung['pictures'][number];

const roomPlace = (key: string): DocumentPlace => ({ kind: 'keyed', type: 'room', key });
const labelPlace = (key: string): DocumentPlace => ({ kind: 'keyed', type: 'work', key });

const labelOf = ({ title, medium, maker, age, description, alt }: HungPicture): OwnPictureLabel => ({
  title,
  medium,
  maker,
  age,
  description,
  alt,
});

/** The content with the labels of pictures, which come before the artworks of a gallery. */
function withPictures(
  content: SchoolContent,
  pictures: readonly HungPicture[],
  room: string | null,
): SchoolContent {
  const { entries } = content;
  const labels = pictures.map((picture) => {
    // A text that the form does not show stays.
    const { additionalText } = entries.work[picture.id] ?? {};
    const label = completeLabel(labelOf(picture));
    return [picture.id, { ...label, ...(additionalText === undefined ? {} : { additionalText }) }];
  });
  const ids = pictures.map(({ id }) => id);
  const before = room === null ? undefined : entries.room[room];
  const rooms =
    room === null || before === undefined
      ? entries.room
      : { ...entries.room, [room]: { ...before, works: [...new Set([...ids, ...before.works])] } };
  return {
    ...content,
    entries: { ...entries, work: { ...entries.work, ...Object.fromEntries(labels) }, room: rooms },
  };
}

/** @throws HttpError 404 when a picture is not there any more */
async function refuseMissing(transaction: Database, { pictures }: Hung): Promise<void> {
  for (const { id } of pictures) {
    const picture = await findPicture(transaction, id);
    if (picture === undefined || picture.deletedAt !== null)
      throw new HttpError(404, 'One of these pictures was deleted meanwhile. Please look at them again.');
  }
}

/** A wall has a bound, which the form of the gallery has too. @throws HttpError 400 */
function refuseFullWall(next: SchoolContent, room: string | null): void {
  const { title, works } = (room === null ? undefined : next.entries.room[room]) ?? { title: '', works: [] };
  if (works.length <= mostWorks) return;
  const message = `${title} has room for ${mostWorks} artworks. Please take ${works.length - mostWorks} off its wall first, or choose another gallery.`;
  throw new HttpError(400, message, { fields: { room: message } });
}

/** Stores whom each picture is of, and what was written about it. */
async function describeAll(
  { now }: Pick<RequestContext<typeof hangPictures>, 'now'>,
  transaction: Database,
  { pictures }: Hung,
): Promise<void> {
  for (const picture of pictures) {
    const { id, subject, showsFace, focus, children } = picture;
    const label = { label: labelOf(picture), isPublished: true };
    await describePicture(transaction, id, { subject, showsFace, focus, label });
    await setChildren(transaction, id, subject === 'children' ? children : []);
  }
  await notePictureChange(
    transaction,
    pictures.map(({ id }) => id),
    now(),
  );
}

/** @throws HttpError 404 when a child is in no family any more */
async function refuseGoneChildren(transaction: Database, { pictures }: Hung, day: string): Promise<void> {
  const ids = [...new Set(pictures.flatMap(({ children }) => children))];
  const known = await consentsOf(transaction, ids, day);
  if (ids.some((id) => !known.has(id)))
    throw new HttpError(404, 'One of these children is in no family any more. Please choose again.');
}

interface Outcome {
  edition: number | null;
  waiting: { id: string; lockedBy: string }[];
  /** The title of the gallery. */
  title: string;
}

/** Publishes the pictures that visitors may see; the others wait. */
async function publish(
  request: RequestContext<typeof hangPictures>,
  transaction: Database,
): Promise<Outcome> {
  const { caller, address, settings, now, body } = request;
  const { room, pictures } = body;
  const timeZone = settings.schoolTimezone;
  if (pictures.some(({ subject, children }) => subject === 'children' && children.length === 0))
    throw new HttpError(400, 'Please choose a child, or nobody.');
  await refuseMissing(transaction, body);
  await refuseGoneChildren(transaction, body, dayIn(timeZone, now()));
  await describeAll(request, transaction, body);
  const { content: current } = await readPublished(transaction, timeZone);
  const gallery =
    room === null || !Object.hasOwn(current.entries.room, room) ? undefined : current.entries.room[room];
  if (room !== null && gallery === undefined) throw new HttpError(404, 'There is no such gallery.');
  const { shown, hidden } = current.pictures;
  const waiting = pictures.flatMap(({ id }) =>
    Object.hasOwn(shown, id) ? [] : [{ id, lockedBy: hidden[id] ?? 'It cannot be shown.' }],
  );
  const ready = pictures.filter(({ id }) => Object.hasOwn(shown, id));
  for (const picture of pictures.filter(({ id }) => !Object.hasOwn(shown, id)))
    await describePicture(transaction, picture.id, {
      label: { label: labelOf(picture), isPublished: false, room },
    });
  const title = gallery?.title ?? '';
  if (ready.length === 0) return { edition: null, waiting, title };
  const next = withPictures(current, ready, room);
  refuseFullWall(next, room);
  const edition = await storeChecked(transaction, current, next, caller.id);
  const places = [...(room === null ? [] : [roomPlace(room)]), ...ready.map(({ id }) => labelPlace(id))];
  const about = places.map((place) => documentTitle(place, documentIn(next, place)));
  await record(transaction, { action: 'content-published', actor: caller.id, about, address });
  if (body.tellsFamilies === true && room !== null) {
    const children = [...new Set(ready.flatMap((picture) => picture.children))];
    await tellFamilies(request, transaction, children, { title, path: `/${room}` });
  }
  return { edition, waiting, title };
}

function messageOf({ pictures, room }: Hung, { waiting, title }: Outcome): string {
  const ready = pictures.length - waiting.length;
  const one = ready === 1;
  const hangs = one ? 'The picture hangs' : `${ready} pictures hang`;
  const isReady = one ? 'The picture is' : `${ready} pictures are`;
  const done =
    room === null
      ? `${isReady} ready to hang.`
      : `${hangs} in ${title}. Visitors see ${one ? 'it' : 'them'} within a few seconds.`;
  const reasons = [...new Set(waiting.map(({ lockedBy }) => lockedBy))];
  const waits = waiting.length === 1 ? '1 picture waits.' : `${waiting.length} pictures wait.`;
  return [...(ready > 0 ? [done] : []), ...(waiting.length > 0 ? [waits, ...reasons.slice(0, 2)] : [])].join(
    ' ',
  );
}

/** Publishes pictures with their labels, on the wall of a gallery. */
export async function hang(request: RequestContext<typeof hangPictures>) {
  const { db, outbox, caller, body } = request;
  const stored = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    return once(
      request,
      transaction,
      async () => ({ outcome: JSON.stringify(await publish(request, transaction)) }),
      () => true,
    );
  });
  outbox.nudge();
  const outcome = JSON.parse(stored.outcome) as Outcome;
  return { message: messageOf(body, outcome), edition: outcome.edition, waiting: outcome.waiting };
}
