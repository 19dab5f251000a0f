import { confirmRetention, getRetention } from '#contract/school/retention.ts';
import { requireRecentPassword } from '#server/users/passwords/reauthentication.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import type { Database } from '#server/db/connect.ts';
import { HttpError } from '#server/http/http-error.ts';
import { route, type Route } from '#server/school/route.ts';
import { retentionWaitingRows } from '#server/operations/metrics.ts';
import { deleteShown, readRetention } from './retention.ts';

/** Lets an admin see the old data that is due, and confirm its deletion. */
export const retentionRoutes: readonly Route[] = [
  route(getRetention, ({ db, settings }) => readRetention(db, settings.retentionMonths)),
  route(confirmRetention, async ({ db, settings, caller, address, body }) => {
    requireRecentPassword(caller);
    const authorize = (transaction: Database) => lockCaller(transaction, caller);
    const confirmer = { actor: caller.id, address, authorize };
    if (!(await deleteShown(db, settings.retentionMonths, body, confirmer))) {
      throw new HttpError(409, 'The list of old data has changed. Please check it again.');
    }
    retentionWaitingRows.set(0);
    return { message: 'The old data is deleted.' };
  }),
];
