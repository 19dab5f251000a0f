import { deleteMe, exportMe } from '#contract/my-data.ts';
import { keptAfterErasure } from '#content/account.ts';
import { actsOf, recordOfOffice } from '#server/audit/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { route, type Route } from '#server/http/route.ts';
import { clearHint } from '#server/sessions/caller.ts';
import {
  checkPasswordAgain,
  needFreshPassword,
  passwordAgainLimits,
} from '#server/passwords/reauthentication.ts';
import { lockCaller } from './lock-account.ts';
import { eraseUser, findUser, hasSecondFactor } from './queries.ts';
import { listSessions } from '#server/sessions/queries.ts';

/** Taking one's own data along and erasing it (docs/design.md, section 6, Children's data). */
export const myDataRoutes: readonly Route[] = [
  route(exportMe, async ({ db, caller, address, replyHeaders }) => {
    needFreshPassword(caller);
    await recordOfOffice(db, { action: 'data-exported', actor: caller.id, subject: caller.id, address });
    const user = await findUser(db, caller.id);
    if (user === undefined) throw new HttpError(401, 'Please sign in first.');
    replyHeaders.set('content-disposition', 'attachment; filename="showcase-art-my-data.json"');
    return {
      exportedAt: new Date().toISOString(),
      user,
      sessions: await listSessions(db, caller),
      hasSecondFactor: await hasSecondFactor(db, caller.id),
      officeLog: await actsOf(db, caller.id),
    };
  }),

  route(
    deleteMe,
    async (request) => {
      const { db, caller, body, settings, replyHeaders } = request;
      // Before the password is compared: the answer must not tell whether it was right.
      if (caller.role === 'admin') {
        throw new HttpError(409, 'This is an admin account. Another admin can delete it.');
      }
      const hash = await checkPasswordAgain(request, body.password);
      await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, hash);
        await eraseUser(transaction, caller.id);
      });
      clearHint(replyHeaders, settings);
      return { message: 'Your account and its applications are deleted.', kept: [...keptAfterErasure] };
    },
    ...passwordAgainLimits,
  ),
];
