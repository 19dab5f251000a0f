import { deletedPictureDays } from '#contract/site/picture-limits.ts';
import type { replacePicture } from '#contract/site/own-picture.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { record } from '#server/operations/audit/queries.ts';
import { notePictureChange } from '#server/site/changes/queries.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { childrenOfPictures } from '#server/site/content/queries.ts';
import { readPublished } from '#server/site/content/store.ts';
import { lockSite } from '#server/site/lock-site.ts';
import { storeChecked } from '#server/site/publications/store-checked.ts';
import type { RequestContext } from '#server/site/route.ts';
import { described } from './described.ts';
import { describePicture, findPicture, markDeleted, setChildren, type StoredPicture } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

/** The content with a picture in the place of another: ids are random, so that no other words have one. */
function withReplaced({ pictures, ...written }: SchoolContent, from: string, to: string): SchoolContent {
  const replaced = JSON.parse(JSON.stringify(written).replaceAll(from, to)) as typeof written;
  return { ...replaced, pictures };
}

/** @throws HttpError 404 */
async function present(transaction: Database, id: string): Promise<StoredPicture> {
  const picture = await findPicture(transaction, id);
  if (picture === undefined || picture.deletedAt !== null)
    throw new HttpError(404, 'There is no such picture.');
  return picture;
}

/**
 * Puts a picture in the place of another, wherever that hangs: with its label, and of the same children or of nobody. The other one is deleted, and can be
 * brought back.
 */
export async function replace(request: RequestContext<typeof replacePicture>) {
  const { db, caller, address, settings, now, params, body } = request;
  const [from, to] = [params.id, body.by];
  if (from === to) throw new HttpError(400, 'Please choose another picture.');
  const at = now();
  const edition = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const before = await present(transaction, from);
    await present(transaction, to);
    const [{ leftOutOf } = { leftOutOf: [] }] = await described(transaction, settings, [before]);
    // The other one would not hang, and this one would not come back with a yes.
    if (leftOutOf.length > 0)
      throw new HttpError(
        409,
        'This picture is off the site for now. Replace it when it hangs again, so that it keeps its place.',
      );
    const children = (await childrenOfPictures(transaction, [from])).get(from) ?? [];
    if (children.includes(null))
      throw new HttpError(
        409,
        'The family of a child on this picture has gone. Please describe the new one by itself.',
      );
    const { subject, showsFace, label } = before;
    await describePicture(transaction, to, {
      ...(subject === null ? {} : { subject }),
      showsFace,
      ...(label === null ? {} : { label }),
    });
    await setChildren(
      transaction,
      to,
      children.filter((id) => id !== null),
    );
    await notePictureChange(transaction, [to], at);
    const { content: current } = await readPublished(transaction, settings.schoolTimezone);
    const hangs = Object.hasOwn(current.entries.work, from);
    // While this one may be seen: a place of a deleted one is kept for it, beside that of the other.
    const edition = hangs
      ? await storeChecked(transaction, current, withReplaced(current, from, to), caller.id)
      : null;
    await markDeleted(transaction, from, {
      deletedAt: at,
      expiresAt: new Date(at.getTime() + deletedPictureDays * day),
    });
    await record(transaction, { action: 'picture-replaced', actor: caller.id, address });
    return edition;
  });
  return { message: 'The picture is replaced.', edition };
}
