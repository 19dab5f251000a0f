import { isOfficeRole, roleOf } from '#contract/roles.ts';
import { recordIfOffice } from '#server/operations/audit/queries.ts';
import type { Sender } from '#server/mail/sender.ts';
import type { UserServices } from '#server/users/services.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Requester } from '#server/http/requester.ts';
import { adminPasswordError } from '#server/users/passwords/admin-password-rule.ts';
import { hashPassword, isOutdated, verifyPassword } from '#server/users/passwords/password-hash.ts';
import { findPasswordHash, setPasswordHash } from '#server/users/passwords/queries.ts';
import { endSessionOfBrowser } from '#server/users/sessions/caller.ts';
import { startSession } from '#server/users/better-auth.ts';
import { findUserByEmail, lockUser } from '#server/users/queries.ts';

interface SignIn {
  email: string;
  password: string;
  rememberMe: boolean;
  /** Of the request, for better-auth. */
  headers: Headers;
  /** As `clientAddress` returns it. */
  address: string;
  requester: Requester;
}

interface SignedIn {
  userId: string;
  /** Whether the user has a second factor; then there is no session yet, and the cookies belong to the second step. */
  needsCode: boolean;
  /** Cookies to set. */
  headers: Headers;
}

/** The same for an unknown email and a wrong password (docs/api.md). */
const wrongSignIn = () => new HttpError(401, 'Email or password is not right.', { isWrongGuess: true });

/** Finds the user and verifies the password. Takes equally long when there is none. @throws HttpError 401 */
async function verifyUser(db: Database, { email, password, requester }: SignIn) {
  const user = await findUserByEmail(db, email);
  const hash = user && (await findPasswordHash(db, user.id));
  if (user === undefined || hash === undefined) {
    await hashPassword(password, requester);
    throw wrongSignIn();
  }
  if (!(await verifyPassword(hash, password, requester))) throw wrongSignIn();
  return { userId: user.id, hash };
}

/**
 * Refuses a weak password of a parent who became an admin. Nobody sees this error without the right password.
 * @throws HttpError 403
 */
function checkAdminPassword(sender: Sender, role: string, password: string): void {
  const error = isOfficeRole(roleOf({ role })) ? adminPasswordError(password, sender) : null;
  if (error === null) return;
  throw new HttpError(
    403,
    `${error} Please set a new one with “Forgot your password?”, then sign in with it.`,
  );
}

/**
 * Signs in with email and password, and ends the session that the browser had. The password is verified before the transaction,
 * because that is slow. The transaction locks the user and stores the session only if password, role and second factor are
 * still the same.
 * @throws HttpError 401 when email or password is wrong, 403 when the password is too weak for an admin, 503 when the hash queue
 * is full
 */
export async function signIn(
  { auth, db, sender }: Pick<UserServices, 'auth' | 'db' | 'sender'>,
  attempt: SignIn,
): Promise<SignedIn> {
  const { email, password, rememberMe, headers, address, requester } = attempt;
  const { userId, hash } = await verifyUser(db, attempt);
  const newHash = isOutdated(hash) ? await hashPassword(password, requester) : undefined;
  return inTransaction(db, async (transaction) => {
    const isLocked = await lockUser(transaction, userId);
    const user = isLocked ? await findUserByEmail(transaction, email) : undefined;
    if (user === undefined) throw wrongSignIn();
    const started = await startSession(auth, { email, password, rememberMe, hash, headers });
    if (started === null) throw wrongSignIn();
    checkAdminPassword(sender, user.role, password);
    if (newHash !== undefined) await setPasswordHash(transaction, userId, newHash);
    await endSessionOfBrowser(auth, transaction, headers);
    if (!started.needsCode)
      await recordIfOffice(transaction, { action: 'signed-in', actor: userId, address });
    return { userId, ...started };
  });
}
