import { changePassword } from '#contract/account.ts';
import { recordOfOffice } from '#server/audit/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { CallFailure } from '#server/http/failure.ts';
import { route, type Route } from '#server/http/route.ts';
import { whyNotForOffice } from './office-password.ts';
import { endSessionsBeside } from './sessions.ts';
import { checkPassword } from './stored-password.ts';

/** A new password for who knows the present one (OWASP ASVS 5.0, 6.2.2, 6.2.3 and 7.4.3). */
export const passwordChangeRoutes: readonly Route[] = [
  route(
    changePassword,
    async ({ auth, db, caller, address, body }) => {
      await checkPassword(auth, caller.id, body.password);
      const why = caller.role === 'admin' ? whyNotForOffice(body.newpassword) : null;
      if (why !== null) throw new CallFailure(400, why, { fields: { newpassword: why } });
      const { internalAdapter, password } = await auth.$context;
      const hash = await password.hash(body.newpassword);
      await inTransaction(db, async (transaction) => {
        await internalAdapter.updatePassword(caller.id, hash);
        await endSessionsBeside(transaction, caller);
        await recordOfOffice(transaction, { action: 'password-reset', actor: caller.id, address });
      });
      return { message: 'Your new password is set. You are signed out everywhere but here.' };
    },
    { max: 10, seconds: 15 * 60, failuresOnly: true },
  ),
];
