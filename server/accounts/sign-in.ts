import { APIError } from 'better-auth/api';
import { recordOfOffice } from '#server/audit/queries.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { withComparedPassword } from '#server/passwords/compared-password.ts';
import type { Requester } from '#server/http/requester.ts';
import { lockAccount, passwordHashOf } from './lock-account.ts';
import { whyNotForOffice } from '#server/passwords/admin-password-rule.ts';
import { hashPassword, isOutdated, verifyPassword } from '#server/passwords/password-hash.ts';
import { endHeldSession } from '#server/sessions/queries.ts';

interface SignIn {
  email: string;
  password: string;
  rememberMe: boolean;
  /** Of the request, for better-auth. */
  headers: Headers;
  /** As `clientAddress` gives it. */
  address: string;
  requester: Requester;
}

interface SignedIn {
  userId: string;
  /** Whether a second factor stands before the session; the cookies then belong to the step between. */
  needsCode: boolean;
  /** Cookies to set. */
  headers: Headers;
}

/** The same for an unknown e-mail and a wrong password (docs/design.md, section 5). */
const wrongSignIn = () => new HttpError(401, 'Email or password is not right.', { isWrongGuess: true });

/** The account of an e-mail whose password is right. Takes as long when there is no such account. @throws HttpError 401 */
async function comparePassword(db: Database, { email, password, requester }: SignIn) {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const hash = user && (await passwordHashOf(db, user.id));
  if (user === undefined || hash === undefined) {
    await hashPassword(password, requester);
    throw wrongSignIn();
  }
  if (!(await verifyPassword(hash, password, requester))) throw wrongSignIn();
  return { userId: user.id, hash };
}

/**
 * A family's account may have become the office's. Only its owner, who has just given the right password, is told.
 * @throws HttpError 403 when the password is too weak for the office
 */
async function refuseWeakOfficePassword(
  transaction: Database,
  userId: string,
  password: string,
): Promise<void> {
  const { role } = await transaction
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const why = role === 'admin' ? whyNotForOffice(password) : null;
  if (why === null) return;
  throw new HttpError(403, `${why} Please set a new one with “Forgot your password?”, then sign in with it.`);
}

/**
 * Signs in with e-mail and password. The password is compared before the transaction, because that takes long; in it the
 * account is locked, and the session is stored only while that password, the role and the second factor are still the same.
 * The session that the browser held ends.
 * @throws HttpError 401 when e-mail or password is wrong, 403 when the password is too weak for the office, 503 when too many
 * wait for their turn
 */
export async function signIn({ auth, db }: Context, attempt: SignIn): Promise<SignedIn> {
  const { email, password, rememberMe, headers, address, requester } = attempt;
  const { userId, hash } = await comparePassword(db, attempt);
  const renewed = isOutdated(hash) ? await hashPassword(password, requester) : undefined;
  return inTransaction(db, async (transaction) => {
    if (!(await lockAccount(transaction, userId))) throw wrongSignIn();
    const signedIn = await withComparedPassword({ hash, password }, () =>
      auth.api.signInEmail({ body: { email, password, rememberMe }, headers, returnHeaders: true }),
    ).catch((error: unknown) => {
      throw error instanceof APIError && error.statusCode < 500 ? wrongSignIn() : error;
    });
    await refuseWeakOfficePassword(transaction, userId, password);
    if (renewed !== undefined) {
      await transaction
        .updateTable('accounts')
        .set({ password: renewed })
        .where('userId', '=', userId)
        .where('password', '=', hash)
        .execute();
    }
    await endHeldSession(auth, transaction, headers);
    const needsCode = !('token' in signedIn.response);
    if (!needsCode) await recordOfOffice(transaction, { action: 'signed-in', actor: userId, address });
    return { userId, needsCode, headers: signedIn.headers };
  });
}
