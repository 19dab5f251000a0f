import type { Database } from '#server/db/connect.ts';
import type { Logger } from '#server/log.ts';
import { extendLease, type QueuedMail } from './queries.ts';

/**
 * While a process holds the lease of a mail, no other sends it. The lease is renewed every 5 s, so at least 15 s of it are
 * left: the clocks of instances may differ by that much. When a process dies, another sends the mail after at most these 20
 * s and one poll.
 */
const leaseSeconds = 20;
const renewMilliseconds = 5_000;
/** After this time, which a mail server may take for one mail (RFC 5321, 4.5.3.2), the lease is no longer renewed. */
const maxLeaseMilliseconds = 600_000;

export const leaseEnd = () => new Date(Date.now() + leaseSeconds * 1000);

/**
 * Renews the lease of a mail while it is sent. A lease that was lost, because the database was unreachable for too long, is
 * not taken back: another instance has taken the mail and sends it too, with the same Message-ID.
 * @returns ends the renewal; resolves when no write is in progress
 */
export function keepLease(db: Database, mail: QueuedMail, log: Logger): () => Promise<void> {
  const started = performance.now();
  let renewing: Promise<void> | undefined;

  async function renew(): Promise<void> {
    try {
      if (!(await extendLease(db, mail, leaseEnd()))) clearInterval(timer);
    } catch (error) {
      log.warn({ mail: mail.id, reason: (error as Error).message }, 'lease of a mail not renewed');
    }
  }

  const timer = setInterval(() => {
    if (performance.now() - started > maxLeaseMilliseconds) clearInterval(timer);
    else renewing ??= renew().finally(() => (renewing = undefined));
  }, renewMilliseconds);
  return async () => {
    clearInterval(timer);
    await renewing;
  };
}
