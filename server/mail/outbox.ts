import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { storageFailureText, storageFailure } from '#server/db/storage-failure.ts';
import type { OutboxTable } from '#server/db/tables.ts';
import type { Logger } from '#server/log.ts';
import { keepLease, leaseEnd } from './lease.ts';
import type { Message } from './compose.ts';
import type { MailTransport } from './transport.ts';

/** The longest wait for the next attempt, in seconds. */
const maxWait = 3600;
/** Seconds until the next attempt after 1, 2, … failures; the last one repeats. */
const backoff = [30, 120, 600, 1800, maxWait];
/** A mail server that says no for good (5xx) is asked this often, any other this often: about five days. */
const attemptsWhenRefused = 5;
const attemptsInAll = 120;
const day = 24 * 60 * 60 * 1000;
const pollMilliseconds = 5_000;
const stopMilliseconds = 10_000;

/** To whom a mail is queued that is not to be sent, where it must not show whether one is. */
export const nobody = '';

/**
 * Queues mails in the caller's transaction: they are sent if, and only if, what they announce is stored.
 * @param db the transaction, or the database where nothing else is written
 * @param userId whose account they are about, with which those not sent yet are erased
 */
export async function enqueue(
  db: Database,
  messages: Message[],
  userId: string | null = null,
): Promise<void> {
  const now = new Date();
  // Due for a day already: before whatever else is due, also when a flood of messages to the school waits.
  const first = new Date(now.getTime() - day);
  await db
    .insertInto('outbox')
    .values(
      messages.map(({ to, isUrgent = false, ...words }) => ({
        id: randomUUID(),
        sendTo: to,
        userId,
        ...words,
        nextAttemptAt: isUrgent ? first : now,
        createdAt: now,
      })),
    )
    .execute();
}

export interface Outbox {
  /** Says that something was queued, so that it need not wait for the next look. */
  nudge(): void;
  /** Finishes the mail in hand and stops. */
  stop(): Promise<void>;
}

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

/**
 * Sends queued mails one by one. A row is leased before it is sent and deleted once the mail server has accepted it, so
 * several instances share the work and a restart loses nothing. A mail keeps its Message-ID over all attempts.
 */
export function startOutbox(db: Database, post: MailTransport, log: Logger): Outbox {
  /** Accepted by the mail server, not yet deleted because the database was away: this process never sends them again. */
  const accepted = new Set<string>();
  let stopping = false;
  let working: Promise<void> | undefined;

  async function lease(): Promise<Selectable<OutboxTable> | undefined> {
    const due = await db
      .selectFrom('outbox')
      .selectAll()
      // One further ahead than any wait was queued while the clock was ahead.
      .where((eb) => eb.or([eb('nextAttemptAt', '<=', new Date()), eb('nextAttemptAt', '>', later(maxWait))]))
      .orderBy('nextAttemptAt')
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return undefined;
    const claim = await db
      .updateTable('outbox')
      .set({ attempts: due.attempts + 1, nextAttemptAt: leaseEnd() })
      .where('id', '=', due.id)
      .where('attempts', '=', due.attempts)
      .executeTakeFirst();
    return claim.numUpdatedRows === 1n ? due : lease();
  }

  /**
   * After a refusal: once more later, or not at all when it is for good or has gone on for days. A row whose lease was lost
   * belongs to another instance and stays as it is.
   */
  async function putBack(
    row: Selectable<OutboxTable>,
    { code, responseCode = 0 }: { code?: string; responseCode?: number },
  ) {
    const attempt = row.attempts + 1;
    const told = { mail: row.id, attempt, code, responseCode };
    if (attempt >= (responseCode >= 500 ? attemptsWhenRefused : attemptsInAll)) {
      log.error(told, 'mail given up');
      await db.deleteFrom('outbox').where('id', '=', row.id).where('attempts', '=', attempt).execute();
      return;
    }
    log.warn(told, 'mail not accepted');
    const wait = backoff[Math.min(row.attempts, backoff.length - 1)] ?? 0;
    await db
      .updateTable('outbox')
      .set({ nextAttemptAt: later(wait) })
      .where('id', '=', row.id)
      .where('attempts', '=', attempt)
      .execute();
  }

  async function deleteAccepted(): Promise<void> {
    for (const id of accepted) {
      await db.deleteFrom('outbox').where('id', '=', id).execute();
      accepted.delete(id);
    }
  }

  async function postLeased(row: Selectable<OutboxTable>): Promise<void> {
    const endLease = keepLease(db, row, log);
    try {
      await post({ ...row, to: row.sendTo }, row.id);
      accepted.add(row.id);
    } finally {
      await endLease();
    }
  }

  async function sendDue(): Promise<void> {
    // Before the lease of such a row is over and another instance sends it again.
    await deleteAccepted();
    while (!stopping) {
      const row = await lease();
      if (row === undefined) return;
      try {
        if (row.sendTo === nobody) accepted.add(row.id);
        else await postLeased(row);
      } catch (error) {
        await putBack(row, error as { code?: string; responseCode?: number });
        continue;
      }
      await deleteAccepted();
    }
  }

  /** Said once for each reason, not every few seconds. */
  let trouble: string | undefined;
  function noteTrouble(error: unknown): void {
    const kind = storageFailure(error);
    const reason = kind === undefined ? (error as Error).message : storageFailureText[kind];
    if (reason !== trouble) log.warn({ reason }, 'mails have to wait: the outbox cannot be read or written');
    trouble = reason;
  }

  async function attempt(): Promise<void> {
    try {
      await sendDue();
      trouble = undefined;
    } catch (error) {
      noteTrouble(error);
    }
  }

  function work(): void {
    if (stopping || working !== undefined) return;
    working = attempt().finally(() => {
      working = undefined;
    });
  }

  const timer = setInterval(work, pollMilliseconds);
  work();
  return {
    nudge: work,
    async stop() {
      stopping = true;
      clearInterval(timer);
      // A mail in hand may finish; one whose server does not answer is left to the next start.
      await Promise.race([working, setTimeout(stopMilliseconds, undefined, { ref: false })]);
    },
  };
}
