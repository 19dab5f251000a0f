import type { Database } from '#server/db/connect.ts';
import type { Caller } from '#server/http/checked-request.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { lockEditions } from './content/queries.ts';

/**
 * Begins a change of the words of the site, or of their drafts, in its transaction: such changes run one after the other, and only while the
 * caller is still an owner.
 * @throws HttpError 401 as `lockCaller`
 */
export async function lockSite(transaction: Database, caller: Caller): Promise<void> {
  await lockEditions(transaction);
  await lockCaller(transaction, caller);
}
