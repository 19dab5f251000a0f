import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { addPreview, deletePreview, listPreviews, maxSharedPreviews } from '#contract/site/previews.ts';
import { record } from '#server/operations/audit/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { route, type RequestContext, type Route } from '#server/site/route.ts';
import {
  deleteEndedPreviews,
  hasPreview,
  insertPreview,
  removeSharedPreview,
  setToken,
  sharedPreviews,
} from './queries.ts';

const hour = 60 * 60 * 1000;
/** Milliseconds: a working day for the own browser, a week for somebody else. */
const lifetime = { own: 12 * hour, shared: 7 * 24 * hour };

/** As many of a user's own previews as stay, one for each device in use. */
const maxOwnPreviews = 10;

/** What is stored of the token of a preview. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const noSuchLink = () => new HttpError(404, 'There is no such link.');

async function list({ db, now }: RequestContext<typeof listPreviews>) {
  const previews = await sharedPreviews(db, now());
  const items = previews.map(({ id, authorName, createdAt, expiresAt }) => ({
    id,
    by: { name: authorName },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
  return { items, next: null };
}

async function add(request: RequestContext<typeof addPreview>) {
  const { db, caller, address, body, now } = request;
  const { isShared } = body;
  const token = randomBytes(32).toString('base64url');
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + (isShared ? lifetime.shared : lifetime.own));
  const tokenHash = hashOfToken(token);
  const { id } = await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const made = await once(
      request,
      transaction,
      async () => {
        await deleteEndedPreviews(transaction, {
          author: caller.id,
          now: createdAt,
          kept: maxOwnPreviews - 1,
        });
        if (isShared) {
          if ((await sharedPreviews(transaction, createdAt)).length >= maxSharedPreviews)
            throw new HttpError(409, 'There are too many links. Please withdraw one first.');
          await record(transaction, { action: 'preview-shared', actor: caller.id, address });
        }
        const preview = { id: randomUUID(), tokenHash, author: caller.id, isShared, createdAt, expiresAt };
        await insertPreview(transaction, preview);
        return { id: preview.id };
      },
      ({ id }) => hasPreview(transaction, id),
    );
    // Nobody has the token of a reply that was lost, and only its hash is stored.
    if (!(await setToken(transaction, made.id, { tokenHash, expiresAt }))) throw noSuchLink();
    return made;
  });
  const message = isShared
    ? 'Whoever has this link sees the unpublished words for a week.'
    : 'The preview is ready.';
  return { message, id, token, expiresAt: expiresAt.toISOString() };
}

async function remove({ db, caller, address, params: { id } }: RequestContext<typeof deletePreview>) {
  await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    if (!(await removeSharedPreview(transaction, id))) throw noSuchLink();
    await record(transaction, { action: 'preview-withdrawn', actor: caller.id, address });
  });
  return { message: 'The link shows nothing any more.' };
}

/** The links to words that are not published yet. */
export const previewRoutes: readonly Route[] = [
  route(listPreviews, list),
  route(addPreview, add),
  route(deletePreview, remove),
];
