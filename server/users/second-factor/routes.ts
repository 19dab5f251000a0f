import {
  confirmSecondFactor,
  finishSignIn,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from '#contract/users/second-factor.ts';
import { limits } from '#server/http/limits.ts';
import { startTotp } from '#server/users/better-auth.ts';
import { record } from '#server/operations/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { countingRequest } from '#server/http/rate-limit.ts';
import { route, type Route, type RequestContext } from '#server/users/route.ts';
import { reauthenticate, requireRecentPassword } from '#server/users/passwords/reauthentication.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { endOthersAndRotate, rotateSession } from '#server/users/sessions/rotate-session.ts';
import { completeSignIn } from './finish-sign-in.ts';
import {
  findSecondFactor,
  removeSecondFactor,
  setRecoveryCodes,
  setSecondFactorRequired,
} from './queries.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';
import { countedAttempt, wrongCode } from './attempt.ts';
import { hashRecoveryCode, verifyCode } from './verify-code.ts';

const notSet = () => new HttpError(409, 'Your account has no second factor.');
const isSetAlready = () => new HttpError(409, 'Your account has a second factor already.');

/**
 * Changes the second factor of a caller who gives password and code.
 * @param prepare runs when the password was right, before the transaction
 * @param change runs in the transaction after both were right, with what was prepared
 * @throws HttpError 403 with the field that is wrong, 409 when there is no second factor
 */
async function changeWithBothFactors<T>(
  request: RequestContext<typeof turnOffSecondFactor>,
  prepare: () => Promise<T>,
  change: (transaction: Database, prepared: T) => Promise<void>,
): Promise<T> {
  const { db, caller, address, body, requester, requestHeaders: headers } = request;
  if ((await findSecondFactor(db, caller.id)) === undefined) throw notSet();
  const hash = await reauthenticate(request, body.password);
  const prepared = await prepare();
  const attempt = { userId: caller.id, code: body.code, headers };
  const about = { actor: caller.id, subject: caller.id, address };
  await countingRequest(request, limits.secondFactorCode, countedAttempt(request, caller), async () => {
    const recovery = await hashRecoveryCode(db, attempt, requester);
    // Returned, not thrown: an error would roll back the record of a wrong code.
    const isRight = await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller, hash);
      const verified = await verifyCode(request, transaction, attempt, recovery);
      if (verified === null) {
        await record(transaction, { action: 'second-factor-failed', ...about });
        return false;
      }
      if (verified.kind === 'recovery code')
        await record(transaction, { action: 'recovery-code-used', ...about });
      await change(transaction, prepared);
      return true;
    });
    if (!isRight) throw wrongCode(403);
  });
  return prepared;
}

/** The second factor of users of the office (docs/decisions/0015-second-factor-and-audit-log.md). */
export const secondFactorRoutes: readonly Route[] = [
  route(finishSignIn, completeSignIn),

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
      const { auth, db, caller, body, sender, requestHeaders: headers } = request;
      const { password } = body;
      if ((await findSecondFactor(db, caller.id)) !== undefined) throw isSetAlready();
      const hash = await reauthenticate(request, password);
      const uri = await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, hash);
        const started = await startTotp(auth, { hash, password, headers, issuer: sender.schoolName });
        // Stores that the password was given now: the first code may follow within 30 minutes.
        await rotateSession(request);
        return started;
      });
      return {
        message: 'Now add the account to your authenticator app.',
        uri,
        secret: new URL(uri).searchParams.get('secret') ?? '',
      };
    },
    ...limits.passwordAgain,
  ),

  route(confirmSecondFactor, async (request) => {
    const { db, caller, address, body, requester, requestHeaders: headers } = request;
    if ((await findSecondFactor(db, caller.id)) !== undefined) throw isSetAlready();
    // The secret may be visible on an unattended screen, and the code that follows counts as the password given again.
    requireRecentPassword(caller);
    const about = { actor: caller.id, subject: caller.id, address };
    const recoveryCodes = await countingRequest(
      request,
      limits.secondFactorCode,
      countedAttempt(request, caller),
      async () => {
        const { shown, stored } = await makeRecoveryCodes(requester);
        await inTransaction(db, async (transaction) => {
          await lockCaller(transaction, caller);
          await setSecondFactorRequired(transaction, caller.id, true);
          const attempt = { userId: caller.id, code: body.code, headers };
          if ((await verifyCode(request, transaction, attempt, null)) === null) throw wrongCode(403);
          await setRecoveryCodes(transaction, caller.id, stored);
          await record(transaction, { action: 'second-factor-set-up', ...about });
          await endOthersAndRotate(request, transaction);
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
      const about = { actor: caller.id, subject: caller.id, address };
      const { shown } = await changeWithBothFactors(
        request,
        () => makeRecoveryCodes(requester),
        async (transaction, { stored }) => {
          await setRecoveryCodes(transaction, caller.id, stored);
          await record(transaction, { action: 'recovery-codes-renewed', ...about });
        },
      );
      return { message: 'Here are new recovery codes. The old ones no longer work.', recoveryCodes: shown };
    },
    ...limits.passwordAgain,
  ),

  route(
    turnOffSecondFactor,
    async (request) => {
      const { caller, address } = request;
      const about = { actor: caller.id, subject: caller.id, address };
      const nothing = () => Promise.resolve();
      await changeWithBothFactors(request, nothing, async (transaction) => {
        await removeSecondFactor(transaction, caller.id);
        await record(transaction, { action: 'second-factor-turned-off', ...about });
        await endOthersAndRotate(request, transaction);
      });
      return { message: 'Your second factor is off. You now sign in with your password alone.' };
    },
    ...limits.passwordAgain,
  ),
];
