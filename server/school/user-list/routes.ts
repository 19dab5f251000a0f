import { deleteUser, findUsers, getUsers, noSuchUser, removeUser } from '#contract/school/office.ts';
import { requireRecentPassword } from '#server/users/passwords/reauthentication.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { eraseUser } from '#server/users/queries.ts';
import { record, recordOnceInAWhile } from '#server/operations/audit/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { route, type Route, type RequestContext } from '#server/school/route.ts';
import { tellClassesOff } from '#server/school/trials/classes-off.ts';
import { searchUsers } from './find-users.ts';
import { countUsers, listAllUsers, listUsers } from './queries.ts';

async function remove(request: RequestContext<typeof deleteUser>) {
  const { db, caller, address, outbox, params } = request;
  const { id } = params;
  if (id === caller.id) throw new HttpError(409, 'You cannot delete the account you are using.');
  requireRecentPassword(caller);
  await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    // Before the deletion, while the user still has a name.
    await record(transaction, { action: 'user-deleted', actor: caller.id, subject: id, address });
    await tellClassesOff(transaction, request, id);
    if (!(await eraseUser(transaction, id))) throw new HttpError(404, noSuchUser);
  });
  outbox.nudge();
  return { message: 'The user is deleted.', data: await listAllUsers(db) };
}

async function find({ db, caller, address, query, body }: RequestContext<typeof findUsers>) {
  const after = decodeCursor(query.cursor);
  await recordOnceInAWhile(db, { action: 'users-read', actor: caller.id, address });
  const counts = await countUsers(db);
  const { found, rows } = await searchUsers(db, body.search, { after, limit: query.limit });
  const page = pageOf(rows, query.limit);
  const matches = new Map(page.rows.map((row) => [row.id, row.matches]));
  const users = await listUsers(db, [...matches.keys()]);
  return {
    message: 'Here are all users.',
    items: users.map((user) => ({ user, matches: matches.get(user._id) ?? [] })),
    next: page.next,
    counts: { ...counts, found: found ?? counts.users },
  };
}

/** docs/specification.md, section 7 deletes a user by GET; there is also a DELETE endpoint. */
export const officeRoutes: readonly Route[] = [
  route(getUsers, async ({ db, caller, address }) => {
    await recordOnceInAWhile(db, { action: 'users-read', actor: caller.id, address });
    return { message: 'Here are all users.', data: await listAllUsers(db) };
  }),
  route(findUsers, find),
  route(deleteUser, remove),
  route(removeUser, remove),
];
