import type { Services } from '#server/http/services.ts';
import type { Database } from '#server/db/connect.ts';
import { incrementCounter } from '#server/http/queries.ts';
import { counterKey } from '#server/http/rate-limit.ts';

const day = 24 * 60 * 60;

/**
 * One spelling for all addresses of a mailbox: the part after a plus is a label (RFC 5233), and Gmail ignores dots and has
 * two domains.
 */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Counts a copy, and returns whether the mailbox may get it today. The address is unconfirmed: it may be a stranger's. */
export async function isCopyAllowed(
  { secret }: Pick<Services, 'secret'>,
  transaction: Database,
  { kind, email, max }: { kind: string; email: string; max: number },
): Promise<boolean> {
  if (email === '') return false;
  const hits = await incrementCounter(transaction, counterKey(secret, kind, mailboxOf(email)), day);
  return hits <= max;
}
