import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notePictureChange } from '#server/site/changes/queries.ts';
import { lockEditions } from '#server/site/content/queries.ts';
import { expirePictures, picturesOfGone } from './queries.ts';

/** Deletes the pictures of children who have gone with their families. Their rows stay until the pages have followed, and nobody can bring them back. */
export async function deletePicturesOfGone(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockEditions(transaction);
    const ids = await picturesOfGone(transaction);
    if (ids.length === 0) return;
    await notePictureChange(transaction, ids, now);
    await expirePictures(transaction, ids, now);
  });
}
