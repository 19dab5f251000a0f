import {
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from '#contract/second-factor.ts';
import { record } from '#server/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { countingRequest } from '#server/http/rate-limit.ts';
import { route, type Route, type RequestContext } from '#server/http/route.ts';
import {
  checkPasswordAgain,
  needFreshPassword,
  passwordAgainLimits,
} from '#server/passwords/reauthentication.ts';
import { withComparedPassword } from '#server/passwords/compared-password.ts';
import { lockCaller } from '#server/accounts/lock-account.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';
import { findSecondFactor, prepareRecovery, removeSecondFactor, tryCode } from './verify-code.ts';
import { countedTry, secondFactorLimits, wrongCode } from './second-factor-limits.ts';
import { renewSessions, renewToken } from '#server/sessions/rotate-session.ts';

const notSet = () => new HttpError(409, 'Your account has no second factor.');
const isSetAlready = () => new HttpError(409, 'Your account has a second factor already.');

type OfficeVisit = RequestContext<typeof turnOffSecondFactor>;

/**
 * Does something to the second factor of whoever is signed in, who has just given both factors.
 * @throws HttpError 403 beside the field that is wrong, 409 when there is no second factor
 */
async function withBothFactors(
  request: OfficeVisit,
  work: (transaction: Database) => Promise<void>,
): Promise<void> {
  const { db, caller, address, body, requester, requestHeaders: headers } = request;
  if ((await findSecondFactor(db, caller.id)) === undefined) throw notSet();
  const hash = await checkPasswordAgain(request, body.password);
  const attempt = { userId: caller.id, code: body.code, headers };
  const about = { actor: caller.id, subject: caller.id, address };
  await countingRequest(request, secondFactorLimits, countedTry(request, caller), async () => {
    const recovery = await prepareRecovery(db, attempt, requester);
    const isRight = await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller, hash);
      const accepted = await tryCode(request, transaction, attempt, recovery);
      if (accepted === null) {
        await record(transaction, { action: 'second-factor-failed', ...about });
        return false;
      }
      if (accepted.kind === 'recovery code')
        await record(transaction, { action: 'recovery-code-used', ...about });
      await work(transaction);
      return true;
    });
    if (!isRight) throw wrongCode(403);
  });
}

const store = (transaction: Database, userId: string, backupCodes: string) =>
  transaction.updateTable('twoFactors').set({ backupCodes }).where('userId', '=', userId).execute();

/** A second factor for the office's accounts (docs/decisions/0015-second-factor-and-audit-log.md). */
export const secondFactorRoutes: readonly Route[] = [
  route(getSecondFactor, async ({ db, caller }) => {
    const factor = await findSecondFactor(db, caller.id);
    return {
      isSet: factor !== undefined,
      recoveryCodesLeft: factor === undefined ? 0 : recoveryCodesLeft(factor.backupCodes),
      signedInAt: caller.signedInAt.toISOString(),
    };
  }),

  route(
    startSecondFactor,
    async (request) => {
      const { auth, db, caller, body, requestHeaders: headers } = request;
      const { password } = body;
      if ((await findSecondFactor(db, caller.id)) !== undefined) throw isSetAlready();
      const hash = await checkPasswordAgain(request, password);
      const started = await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, hash);
        const begun = await withComparedPassword({ hash, password }, () =>
          auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }),
        );
        // The password was given now: the first code may follow within 30 minutes.
        await renewToken(request);
        return begun;
      });
      const uri = 'totpURI' in started ? started.totpURI : '';
      return {
        message: 'Now add the account to your authenticator app.',
        uri,
        secret: new URL(uri).searchParams.get('secret') ?? '',
      };
    },
    ...passwordAgainLimits,
  ),

  route(confirmSecondFactor, async (request) => {
    const { db, caller, address, body, requester, requestHeaders: headers } = request;
    if ((await findSecondFactor(db, caller.id)) !== undefined) throw isSetAlready();
    // The secret may still be on a screen that was left alone, and what follows counts as the password given again.
    needFreshPassword(caller);
    const about = { actor: caller.id, subject: caller.id, address };
    const recoveryCodes = await countingRequest(
      request,
      secondFactorLimits,
      countedTry(request, caller),
      async () => {
        const { shown, stored } = await makeRecoveryCodes(requester);
        await inTransaction(db, async (transaction) => {
          await lockCaller(transaction, caller);
          await transaction
            .updateTable('users')
            .set({ twoFactorEnabled: true })
            .where('id', '=', caller.id)
            .execute();
          const attempt = { userId: caller.id, code: body.code, headers };
          if ((await tryCode(request, transaction, attempt, null)) === null) throw wrongCode(403);
          await store(transaction, caller.id, stored);
          await record(transaction, { action: 'second-factor-set-up', ...about });
          await renewSessions(request, transaction);
        });
        return shown;
      },
    );
    return { message: 'Your second factor is on. From now on you need a code to sign in.', recoveryCodes };
  }),

  route(
    renewRecoveryCodes,
    async (request) => {
      const { caller, address, requester } = request;
      const { shown, stored } = await makeRecoveryCodes(requester);
      await withBothFactors(request, async (transaction) => {
        await store(transaction, caller.id, stored);
        await record(transaction, {
          action: 'recovery-codes-renewed',
          actor: caller.id,
          subject: caller.id,
          address,
        });
      });
      return { message: 'Here are new recovery codes. The old ones no longer work.', recoveryCodes: shown };
    },
    ...passwordAgainLimits,
  ),

  route(
    turnOffSecondFactor,
    async (request) => {
      const { caller, address } = request;
      await withBothFactors(request, async (transaction) => {
        await removeSecondFactor(transaction, caller.id);
        await record(transaction, {
          action: 'second-factor-turned-off',
          actor: caller.id,
          subject: caller.id,
          address,
        });
        await renewSessions(request, transaction);
      });
      return { message: 'Your second factor is off. You now sign in with your password alone.' };
    },
    ...passwordAgainLimits,
  ),
];
