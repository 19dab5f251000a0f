import { createHmac } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Logger } from '#server/log.ts';

/** What the log needs of a request; filled in while the request is checked. */
export interface RequestLogData {
  address?: string;
  /** E-mail of the signed-in user, or the one that a sign-in or a code is for. */
  email?: string | undefined;
  /** Id of the signed-in user. */
  userId?: string;
}

/** A keyed hash: tells two networks or users apart, and reveals neither without AUTH_SECRET. */
const fingerprint = (value: string | undefined, secret: string) =>
  value &&
  createHmac('sha256', secret).update(`log\n${value.toLowerCase()}`).digest('base64url').slice(0, 12);

/**
 * Writes a log line for each request that changed something and for each that was rejected: endpoint, status, network and
 * user, and nothing from the body (OWASP ASVS 5.0, 16.2.1 and 16.3.1 to 16.3.3).
 */
export function logRequest(
  { log, secret }: { log: Pick<Logger, 'info' | 'warn'>; secret: string },
  endpoint: Endpoint,
  status: number,
  { address, email, userId }: RequestLogData,
): void {
  if (!endpoint.changes && status < 400) return;
  const fields = {
    endpoint: `${endpoint.method} ${endpoint.path}`,
    status,
    network: fingerprint(address, secret),
    account: fingerprint(email, secret),
    userId,
  };
  if (status < 400) log.info(fields, 'request completed');
  else log.warn(fields, 'request rejected');
}
