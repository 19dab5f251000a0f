import { changeEmail, mailEmailCode } from '#contract/users/account.ts';
import { recordIfOffice } from '#server/operations/audit/queries.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { copiesPerDay, limits } from '#server/http/limits.ts';
import { isCopyAllowed } from '#server/mail/copy-limit.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { refuseSchoolAddress } from '#server/mail/school-address.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import {
  deleteChangeCode,
  deleteGrants,
  deleteResetCode,
  hasChangeCode,
} from '#server/users/passwords/queries.ts';
import { reauthenticate } from '#server/users/passwords/reauthentication.ts';
import { route, type RequestContext, type Route } from '#server/users/route.ts';
import { rememberDevice } from '#server/users/sessions/device-cookie.ts';
import { endOthersAndRotate } from '#server/users/sessions/rotate-session.ts';
import { createChangeCode, isChangeCode } from '#server/users/better-auth.ts';
import { describeKnownUser } from '#server/users/describe-known-user.ts';
import { findUserByEmail, setProvenEmail, storedEmail } from '#server/users/queries.ts';

const taken = () => {
  const message = 'There is another account with this email already.';
  return new HttpError(409, message, { fields: { userEmail: message } });
};

const tooManyCodes = () => {
  const message =
    'We have sent this address as many codes as we may in a day. Please try again tomorrow, or call us.';
  return new HttpError(409, message, { fields: { userEmail: message } });
};

/** @param isGuess whether there was a code to guess */
const wrongCode = (isGuess: boolean) => {
  const message = 'This code is wrong or too old. Please check it or ask for a new one.';
  return new HttpError(400, message, { fields: { otp: message }, isWrongGuess: isGuess });
};

async function mailCode(request: RequestContext<typeof mailEmailCode>) {
  const { auth, db, outbox, sender, emails, caller, body } = request;
  const { userEmail: to } = body;
  refuseSchoolAddress(sender, to, 'userEmail');
  const hash = await reauthenticate(request, body.password);
  await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller, hash);
    const owner = await findUserByEmail(transaction, to);
    if (owner?.id === caller.id) {
      const message = 'Your account has this email already.';
      throw new HttpError(409, message, { fields: { userEmail: message } });
    }
    if (owner !== undefined) throw taken();
    const change = { userId: caller.id, to };
    const limit = { kind: `email codes of ${caller.id}`, email: to, max: copiesPerDay.emailCode };
    if (!(await isCopyAllowed(request, transaction, limit))) throw tooManyCodes();
    await deleteChangeCode(transaction, change);
    const code = await createChangeCode(auth, change);
    await enqueue(transaction, [emails.emailCode(sender, { userId: caller.id, to, code })], caller.id);
  });
  outbox.nudge();
  return { message: `We have sent a code to ${to}.` };
}

type Outcome = 'changed' | 'as before' | 'wrong code' | 'no code';

/** @returns what happened: after a wrong code an error would roll back the count of attempts */
async function changeOnce(request: RequestContext<typeof changeEmail>): Promise<Outcome> {
  const { auth, db, sender, emails, caller, address, body } = request;
  const { userEmail: to, otp } = body;
  return inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const from = await storedEmail(transaction, caller.id);
    if (from === undefined) throw new HttpError(401, 'Please sign in first.');
    // A second try of the same request.
    if (from === to) return 'as before';
    const change = { userId: caller.id, to };
    if (!(await hasChangeCode(transaction, change))) return 'no code';
    if (!(await isChangeCode(auth, change, otp))) return 'wrong code';
    await deleteChangeCode(transaction, change);
    // Whoever has the former address must not set the password of whoever signs up with it next.
    await deleteResetCode(transaction, from);
    await deleteGrants(transaction, from);
    await recordIfOffice(transaction, {
      action: 'email-changed',
      actor: caller.id,
      subject: caller.id,
      address,
    });
    await setProvenEmail(transaction, { id: caller.id, from, to });
    await enqueue(
      transaction,
      [
        emails.emailChangedFormer(sender, { userId: caller.id, from }),
        emails.emailChanged(sender, { userId: caller.id, to }),
      ],
      caller.id,
    );
    await endOthersAndRotate(request, transaction);
    return 'changed';
  });
}

async function change(request: RequestContext<typeof changeEmail>) {
  const { outbox, caller, body, requestHeaders, replyHeaders } = request;
  let outcome: Outcome;
  try {
    outcome = await changeOnce(request);
  } catch (error) {
    if (isDuplicate(error)) throw taken();
    throw error;
  }
  if (outcome === 'wrong code' || outcome === 'no code') throw wrongCode(outcome === 'wrong code');
  outbox.nudge();
  const user = await describeKnownUser(request, caller.id);
  if (outcome === 'as before') return { message: `The email of your account is ${body.userEmail}.`, user };
  replyHeaders.append('set-cookie', rememberDevice(requestHeaders, body.userEmail, request));
  return {
    message: `Your email is changed. Sign in with ${body.userEmail} from now on. You are signed out on all other devices.`,
    user,
  };
}

/** The change of one's own address: a code proves the new one first, and both are told (docs/decisions/0030-what-proves-who-somebody-is.md). */
export const emailRoutes: readonly Route[] = [
  route(mailEmailCode, mailCode, ...limits.emailCode),
  route(changeEmail, change, ...limits.emailCodeGuess),
];
