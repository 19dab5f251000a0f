import type { Selectable } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import type { OutboxTable } from '#server/db/tables.ts';
import type { Logger } from '#server/log.ts';

type Row = Selectable<OutboxTable>;

/**
 * While one process holds a row no other sends it. Renewed every 5 s, so at least 15 s are left: that is how far the clocks of
 * instances may differ. A process that died gives its mail up after these 20 s and the next look at the table.
 */
const leaseSeconds = 20;
const renewMilliseconds = 5_000;
/** A mail server that takes longer than this for one mail (RFC 5321, 4.5.3.2) keeps it from other instances no more. */
const maxLeaseMilliseconds = 600_000;

export const leaseEnd = () => new Date(Date.now() + leaseSeconds * 1000);

/**
 * Renews the lease on a row while a mail is being sent. A lease that was lost, because the database was away for too long, is
 * not taken back: its count of attempts has moved on, and another instance sends the mail too, with the same Message-ID.
 * @param row as it was before it was leased
 * @returns ends the renewal; resolves once no write of it is under way
 */
export function keepLease(db: Database, { id, attempts }: Row, log: Logger): () => Promise<void> {
  const started = performance.now();
  let renewing: Promise<void> | undefined;

  async function renew(): Promise<void> {
    try {
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ nextAttemptAt: leaseEnd() })
        .where('id', '=', id)
        .where('attempts', '=', attempts + 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) clearInterval(timer);
    } catch (error) {
      log.warn({ mail: id, reason: (error as Error).message }, 'the lease on a mail cannot be renewed');
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
