import {
  addSavedReply,
  deleteSavedReply,
  listSavedReplies,
  maxSavedReplies,
} from '#contract/school/saved-reply.ts';
import { record } from '#server/operations/audit/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { route, type Route } from '#server/school/route.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { hasOtherReply, putSavedReply, readSavedReplies, removeSavedReply } from './queries.ts';

const nameTaken = 'There is a reply with this name. Please choose another; an owner can change that one.';

/** The texts that the office often sends. */
export const savedReplyRoutes: readonly Route[] = [
  route(listSavedReplies, async ({ db }) => ({
    items: await readSavedReplies(db, maxSavedReplies),
    next: null,
  })),
  route(addSavedReply, async (request) => {
    const { db, caller, address, body } = request;
    const { _id } = await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      return once(
        request,
        transaction,
        async () => {
          // Who may not delete a reply may not write over it either.
          if (caller.role !== 'admin' && (await hasOtherReply(transaction, body)))
            throw new HttpError(409, nameTaken, { fields: { name: nameTaken } });
          const saved = await putSavedReply(transaction, body);
          if ((await readSavedReplies(transaction, maxSavedReplies + 1)).length > maxSavedReplies)
            throw new HttpError(
              409,
              `There are already ${maxSavedReplies} saved replies. Please delete one first.`,
            );
          await record(transaction, { action: 'saved-reply-changed', actor: caller.id, address });
          return { _id: saved._id };
        },
        async ({ _id }) =>
          (await readSavedReplies(transaction, maxSavedReplies)).some(
            (saved) => saved._id === _id && saved.text === body.text,
          ),
      );
    });
    return { message: 'The reply is saved.', data: { _id, ...body } };
  }),
  route(deleteSavedReply, async ({ db, caller, address, params: { id } }) => {
    await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      if (!(await removeSavedReply(transaction, id)))
        throw new HttpError(404, 'There is no such saved reply.');
      await record(transaction, { action: 'saved-reply-deleted', actor: caller.id, address });
    });
    return { message: 'The saved reply is deleted.' };
  }),
];
