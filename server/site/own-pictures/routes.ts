import { randomUUID } from 'node:crypto';
import { deletedPictureDays } from '#contract/site/picture-limits.ts';
import {
  addPicture,
  changePicture,
  deletePicture,
  deletePictureForGood,
  getPictureFile,
  hangPictures,
  replacePicture,
  listPictures,
  restorePicture,
  type OwnPicture,
} from '#contract/site/own-picture.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { limits } from '#server/http/limits.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { record } from '#server/operations/audit/queries.ts';
import { notePictureChange } from '#server/site/changes/queries.ts';
import { lockSite } from '#server/site/lock-site.ts';
import type { SiteServices } from '#server/site/services.ts';
import { route, type RequestContext, type Route } from '#server/site/route.ts';
import { described } from './described.ts';
import { hang } from './hang.ts';
import { replace } from './replace.ts';
import type { MadeFiles } from './make-files.ts';
import {
  describePicture,
  expirePictures,
  findPicture,
  findPictureOf,
  insertPicture,
  markDeleted,
  readDeletedPictures,
  readPictures,
  readPicturesOf,
  unmarkDeleted,
  type StoredPicture,
} from './queries.ts';
import { UnusablePicture } from './unusable-picture.ts';

const day = 24 * 60 * 60 * 1000;

/** Whether a deleted picture is kept for whoever wants it back. */
const canComeBack = ({ expiresAt }: StoredPicture, now: Date) =>
  expiresAt !== null && new Date(expiresAt) > now;

const noSuchPicture = () => new HttpError(404, 'There is no such picture.');

async function list({
  db,
  settings,
  now,
  query: { cursor, limit, ids, deleted = false },
}: RequestContext<typeof listPictures>) {
  if (ids !== undefined) {
    const chosen = await readPicturesOf(db, ids.split(','));
    return { items: await described(db, settings, chosen), next: null };
  }
  const after = decodeCursor(cursor);
  const found = deleted
    ? await readDeletedPictures(db, after, limit + 1, now())
    : await readPictures(db, after, limit + 1);
  const { rows, next } = pageOf(found, limit);
  const pictures = rows.map(({ picture }) => picture);
  return { items: await described(db, settings, pictures), next };
}

/** A picture with what the content and its families say of it. */
async function describedOne(
  db: Database,
  { settings }: Pick<SiteServices, 'settings'>,
  picture: StoredPicture,
): Promise<OwnPicture> {
  const [one] = await described(db, settings, [picture]);
  if (one === undefined) throw noSuchPicture();
  return one;
}

/** @throws HttpError 400 when the file cannot be used, 503 when too many pictures are waiting */
async function make({ pictures }: RequestContext<typeof addPicture>, file: string): Promise<MadeFiles> {
  const made = pictures.make(file);
  if (made === undefined)
    throw new HttpError(503, 'Many pictures are being prepared. Please send this one again in a moment.', {
      headers: { 'retry-after': '10' },
    });
  return made.catch((error: unknown) => {
    throw error instanceof UnusablePicture ? new HttpError(400, error.message) : error;
  });
}

/** Makes and stores the files of a picture. @returns its row */
async function prepare(request: RequestContext<typeof addPicture>, file: string, id: string) {
  const { files, ...picture } = await make(request, file);
  await request.pictures.files.put(id, files);
  return { id, ...picture };
}

async function add(request: RequestContext<typeof addPicture>) {
  const { db, caller, address, file, now, pictures } = request;
  if (file === null) throw new Error('the endpoint takes a file');
  const sourceHash = file.hash;
  const present = await findPictureOf(db, sourceHash);
  // A disk or a backup may have lost them.
  const hasFiles = present !== undefined && (await pictures.files.namesOf(present._id)).length > 0;
  const prepared = hasFiles ? undefined : await prepare(request, file.path, present?._id ?? randomUUID());

  async function store(transaction: Database): Promise<{ id: string }> {
    const about = { actor: caller.id, address };
    if (
      prepared !== undefined &&
      present === undefined &&
      (await insertPicture(transaction, {
        ...prepared,
        sourceHash,
        author: caller.id,
        createdAt: now(),
      }))
    ) {
      await record(transaction, { action: 'picture-added', ...about });
      return { id: prepared.id };
    }
    const known = await findPictureOf(transaction, sourceHash);
    if (known === undefined) throw noSuchPicture();
    if (await unmarkDeleted(transaction, known._id, new Date(0))) {
      await notePictureChange(transaction, [known._id], now());
      await record(transaction, { action: 'picture-restored', ...about });
    }
    return { id: known._id };
  }

  // After an error nobody knows whether the row is there, so the maintenance deletes files that have none.
  const stored = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const isThere = async ({ id }: { id: string }) =>
      (await findPicture(transaction, id))?.deletedAt === null;
    const { id } = await once(request, transaction, () => store(transaction), isThere);
    return findPicture(transaction, id);
  });
  if (stored === undefined) throw noSuchPicture();
  // Another request with the same file was faster.
  if (prepared !== undefined && prepared.id !== stored._id) await pictures.files.remove(prepared.id);
  return { message: 'The picture is added.', data: await describedOne(db, request, stored) };
}

const titlesOf = ({ shownIn }: Pick<OwnPicture, 'shownIn'>) => shownIn.map(({ title }) => title).join(', ');

async function remove(request: RequestContext<typeof deletePicture>) {
  const {
    db,
    caller,
    address,
    now,
    params: { id },
  } = request;
  const deletedAt = now();
  const expiresAt = new Date(deletedAt.getTime() + deletedPictureDays * day);
  const shownIn = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const picture = await findPicture(transaction, id);
    const before = picture && (await describedOne(transaction, request, picture)).shownIn;
    if (await markDeleted(transaction, id, { deletedAt, expiresAt })) {
      await notePictureChange(transaction, [id], deletedAt);
      await record(transaction, { action: 'picture-deleted', actor: caller.id, address });
    } else if ((await findPicture(transaction, id)) === undefined) throw noSuchPicture();
    return before ?? [];
  });
  const off = shownIn.length === 0 ? '' : ` It is off ${titlesOf({ shownIn })}.`;
  return { message: `The picture is deleted.${off}` };
}

async function restore(request: RequestContext<typeof restorePicture>) {
  const {
    db,
    caller,
    address,
    now,
    params: { id },
  } = request;
  const data = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    if (await unmarkDeleted(transaction, id, now())) {
      await notePictureChange(transaction, [id], now());
      await record(transaction, { action: 'picture-restored', actor: caller.id, address });
    }
    return findPicture(transaction, id);
  });
  if (data === undefined || data.deletedAt !== null) throw noSuchPicture();
  const back = await describedOne(db, request, data);
  const on = back.shownIn.length === 0 ? '' : ` It is on ${titlesOf(back)} again.`;
  return { message: `The picture is back.${on}`, data: back };
}

/** What is shown to owners of a deleted picture ends at once; its row and its files go with the next maintenance. */
async function removeForGood(request: RequestContext<typeof deletePictureForGood>) {
  const {
    db,
    caller,
    address,
    now,
    params: { id },
  } = request;
  await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const picture = await findPicture(transaction, id);
    if (picture === undefined) throw noSuchPicture();
    if (picture.deletedAt === null)
      throw new HttpError(409, 'Somebody has brought this picture back. It is not deleted.');
    if (!canComeBack(picture, now())) return;
    await expirePictures(transaction, [id], now());
    await record(transaction, { action: 'picture-deleted-for-good', actor: caller.id, address });
  });
  return { message: 'The picture is deleted for good.' };
}

/** The point that stays visible counts at once, wherever the picture hangs. */
async function change(request: RequestContext<typeof changePicture>) {
  const {
    db,
    caller,
    now,
    params: { id },
    body,
  } = request;
  const data = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const picture = await findPicture(transaction, id);
    if (picture === undefined || picture.deletedAt !== null) throw noSuchPicture();
    await describePicture(transaction, id, body);
    await notePictureChange(transaction, [id], now());
    return findPicture(transaction, id);
  });
  if (data === undefined) throw noSuchPicture();
  return { message: 'This point stays visible.', data: await describedOne(db, request, data) };
}

async function getFile({
  db,
  now,
  params: { id, width },
  pictures,
  replyHeaders,
}: RequestContext<typeof getPictureFile>) {
  const picture = await findPicture(db, id);
  const isJpeg = width === 'jpg';
  if (picture === undefined) throw noSuchPicture();
  if (picture.deletedAt !== null && !canComeBack(picture, now())) throw noSuchPicture();
  if (!isJpeg && !picture.widths.includes(Number(width))) throw noSuchPicture();
  const bytes = await pictures.files.get(id, isJpeg ? 'picture.jpg' : `${width}.avif`);
  if (bytes === undefined) throw noSuchPicture();
  // The browser keeps the file, and asks each time whether this owner may still see it: it may be a shared computer, and a child in the picture.
  replyHeaders.set('cache-control', 'private, no-cache');
  replyHeaders.set('etag', `"${id}-${width}"`);
  return { type: isJpeg ? 'image/jpeg' : 'image/avif', bytes };
}

/** The pictures that owners have added. */
export const pictureRoutes: readonly Route[] = [
  route(listPictures, list),
  route(addPicture, add, ...limits.picture),
  route(changePicture, change),
  route(hangPictures, hang),
  route(replacePicture, replace),
  route(deletePicture, remove),
  route(restorePicture, restore),
  route(deletePictureForGood, removeForGood),
  route(getPictureFile, getFile),
];
