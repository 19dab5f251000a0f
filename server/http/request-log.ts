import { createHmac } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';

/** What becomes known of a request while it is answered. */
export interface Noted {
  address?: string;
  /** The e-mail of who is signed in, or whom a sign-in or a code is for. */
  email?: string | undefined;
  /** Id of who is signed in. */
  who?: string;
}

/** Tells one network or account from another, and neither to who reads the log without AUTH_SECRET. */
const fingerprint = (value: string | undefined, secret: string) =>
  value &&
  createHmac('sha256', secret).update(`log\n${value.toLowerCase()}`).digest('base64url').slice(0, 12);

/**
 * A line in the log for each call that changed something, sign-ins above all, and for each that was refused: when, what, how it
 * ended, from which network, for which account; never with what was typed (OWASP ASVS 5.0, 16.2.1 and 16.3.1 to 16.3.3).
 */
export function noteCall({ log, secret }: Context, endpoint: Endpoint, status: number, noted: Noted): void {
  if (!endpoint.changes && status < 400) return;
  const told = {
    call: `${endpoint.method} ${endpoint.path}`,
    status,
    network: fingerprint(noted.address, secret),
    account: fingerprint(noted.email, secret),
    who: noted.who,
  };
  if (status < 400) log.info(told, 'a call');
  else log.warn(told, 'a call was refused');
}
