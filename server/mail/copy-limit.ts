import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connect.ts';
import { count, counterKey } from '#server/http/rate-limit.ts';

const day = 24 * 60 * 60;

/** One mailbox has many spellings: what follows a plus is a label (RFC 5233), and Gmail reads no dots and has two domains. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Whether one more mail of this kind may go to a mailbox today: nobody has confirmed that it belongs to who gave it. */
export async function isCopyAllowed(
  { secret }: Context,
  transaction: Database,
  { kind, email, max }: { kind: string; email: string; max: number },
): Promise<boolean> {
  if (email === '') return false;
  return (await count(transaction, counterKey(secret, kind, mailboxOf(email)), day)).hits <= max;
}
