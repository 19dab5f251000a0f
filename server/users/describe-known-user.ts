import type { User } from '#contract/users/account.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { UserServices } from '#server/users/services.ts';

/** The user of a session for a reply. @throws HttpError 401 when the user was deleted meanwhile */
export async function describeKnownUser(
  { db, describeUser }: Pick<UserServices, 'db' | 'describeUser'>,
  id: string,
): Promise<User> {
  const user = await describeUser(db, id);
  if (user === undefined) throw new HttpError(401, 'Please sign in first.');
  return user;
}
