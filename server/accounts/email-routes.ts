import { changeEmail, mailEmailCode } from '#contract/account.ts';
import { recordIfOffice } from '#server/audit/queries.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { limits } from '#server/limits.ts';
import { emailChangedMessages, emailCodeMessage } from '#server/mail/messages.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { refuseSchoolAddress } from '#server/mail/school-address.ts';
import { lockCaller } from '#server/passwords/lock-caller.ts';
import { deleteChangeCode, deleteResetCode } from '#server/passwords/queries.ts';
import { reauthenticate } from '#server/passwords/reauthentication.ts';
import { route, type RequestContext, type Route } from '#server/route.ts';
import { rememberDevice } from '#server/sessions/device-cookie.ts';
import { endOthersAndRotate } from '#server/sessions/rotate-session.ts';
import { createChangeCode, isChangeCode } from '#server/users/better-auth.ts';
import { findUser, findUserByEmail, setProvenEmail, storedEmail } from '#server/users/queries.ts';

const taken = () => {
  const message = 'There is another account with this email already.';
  return new HttpError(409, message, { fields: { userEmail: message } });
};

const wrongCode = () => {
  const message = 'This code is wrong or too old. Please check it or ask for a new one.';
  return new HttpError(400, message, { fields: { otp: message }, isWrongGuess: true });
};

async function mailCode(request: RequestContext<typeof mailEmailCode>) {
  const { auth, db, outbox, sender, caller, body } = request;
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
    await deleteChangeCode(transaction, change);
    const code = await createChangeCode(auth, change);
    await enqueue(transaction, [emailCodeMessage(sender, { userId: caller.id, to, code })], caller.id);
  });
  outbox.nudge();
  return { message: `We have sent a code to ${to}.` };
}

/** @returns false after a wrong code: an error would roll back the count of attempts */
async function changeOnce(request: RequestContext<typeof changeEmail>): Promise<boolean> {
  const { auth, db, sender, caller, address, body } = request;
  const { userEmail: to, otp } = body;
  return inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const from = await storedEmail(transaction, caller.id);
    if (from === undefined) throw new HttpError(401, 'Please sign in first.');
    // A second click, or a request that was sent again because its reply was lost.
    if (from === to) return true;
    const change = { userId: caller.id, to };
    if (!(await isChangeCode(auth, change, otp))) return false;
    await deleteChangeCode(transaction, change);
    await deleteResetCode(transaction, from);
    await recordIfOffice(transaction, {
      action: 'email-changed',
      actor: caller.id,
      subject: caller.id,
      address,
    });
    await setProvenEmail(transaction, { id: caller.id, from, to });
    await enqueue(transaction, emailChangedMessages(sender, { userId: caller.id, from, to }), caller.id);
    await endOthersAndRotate(request, transaction);
    return true;
  });
}

async function change(request: RequestContext<typeof changeEmail>) {
  const { db, outbox, caller, body, requestHeaders, replyHeaders } = request;
  let isChanged: boolean;
  try {
    isChanged = await changeOnce(request);
  } catch (error) {
    if (isDuplicate(error)) throw taken();
    throw error;
  }
  if (!isChanged) throw wrongCode();
  outbox.nudge();
  const user = await findUser(db, caller.id);
  if (user === undefined) throw new HttpError(401, 'Please sign in first.');
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
