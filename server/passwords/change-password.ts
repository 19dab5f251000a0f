import { changePassword } from '#contract/account.ts';
import { recordOfOffice } from '#server/audit/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { route, type Route } from '#server/http/route.ts';
import { checkPasswordAgain, passwordAgainLimits } from './reauthentication.ts';
import { lockCaller } from '#server/accounts/lock-account.ts';
import { whyNotForOffice } from './admin-password-rule.ts';
import { hashPassword } from './password-hash.ts';
import { renewSessions } from '#server/sessions/rotate-session.ts';

/** A new password for who knows the present one (OWASP ASVS 5.0, 6.2.2, 6.2.3 and 7.4.3). */
export const passwordChangeRoutes: readonly Route[] = [
  route(
    changePassword,
    async (request) => {
      const { auth, db, caller, address, body, requester } = request;
      const compared = await checkPasswordAgain(request, body.password);
      const why = caller.role === 'admin' ? whyNotForOffice(body.newpassword) : null;
      if (why !== null) throw new HttpError(400, why, { fields: { newpassword: why } });
      const { internalAdapter } = await auth.$context;
      const hash = await hashPassword(body.newpassword, requester);
      await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, compared);
        await internalAdapter.updatePassword(caller.id, hash);
        await recordOfOffice(transaction, { action: 'password-reset', actor: caller.id, address });
        await renewSessions(request, transaction);
      });
      return { message: 'Your new password is set. You are signed out on all other devices.' };
    },
    ...passwordAgainLimits,
  ),
];
