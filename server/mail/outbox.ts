import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import { storageFailure, storageFailureText } from '#server/db/storage-failure.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Logger } from '#server/log.ts';
import type { Message } from './compose.ts';
import { codeMinutes } from './code-minutes.ts';
import { keepLease, leaseEnd } from './lease.ts';
import {
  deleteMail,
  noRecipient,
  insertMails,
  leaseDueMail,
  setFailed,
  setRetrying,
  setSent,
  type QueuedMail,
} from './queries.ts';
import { sendErrorText, type SendError } from './send-error.ts';
import type { MailTransport } from './transport.ts';

/** Seconds; the longest wait before the next attempt. */
export const maxWait = 3600;
/** Seconds before the next attempt after 1, 2, … failures; the last value repeats. */
const backoff = [30, 120, 600, 1800, maxWait];
/** Attempts after permanent errors (SMTP 5xx). */
const maxAttemptsAfterRejection = 5;
/** Attempts after other errors: about five days. */
const maxAttempts = 120;
const day = 24 * 60 * 60 * 1000;
const pollMilliseconds = 5_000;
const stopMilliseconds = 10_000;
/** Before a mail, while requests queue others: the replies to visitors come first. A stop does not wait for it. */
const pauseMilliseconds = 200;

/**
 * Queues mails in the caller's transaction, so that a mail is sent only if the change that it announces is stored. Those about one thing to one person
 * keep their order, or a newer one takes the place of an older one (`Standing`).
 * @param db the transaction, or the database when nothing else is written
 * @param userId the user they are about: they are erased with the user
 */
export async function enqueue(
  db: Database,
  messages: Message[],
  userId: string | null = null,
): Promise<void> {
  const now = new Date();
  // Due since yesterday: before all other mails, also while many messages to the school wait.
  const yesterday = new Date(now.getTime() - day);
  await insertMails(
    db,
    messages.map(({ notBefore = now, id = randomUUID(), ...message }) => ({
      id,
      message,
      userId,
      nextAttemptAt: message.hasCode === true ? yesterday : notBefore,
    })),
  );
}

export interface Outbox {
  /** Looks for due mails now instead of at the next poll. */
  nudge(): void;
  /** Finishes the mail that is being sent, and stops. */
  stop(): Promise<void>;
}

/** Whether a mail holds a code that is no longer valid at a moment. */
const isExpired = ({ message, createdAt }: QueuedMail, moment: Date): boolean =>
  message.hasCode === true && moment.getTime() - createdAt.getTime() > codeMinutes * 60_000;

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

/**
 * Sends queued mails one by one. A mail is leased before it is sent and stored as sent after the mail server has accepted
 * it, so several instances share the work and a restart loses nothing. A mail keeps its Message-ID over all attempts.
 */
export function startOutbox(db: Database, transport: MailTransport, log: Logger): Outbox {
  /**
   * Mails that were accepted, by their ids. They are stored as sent with the lease of the next mail; while the database is
   * unreachable, this process does not send them again.
   */
  const accepted = new Map<string, { mail: QueuedMail; sentAt: Date }>();
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Whether a request has queued a mail since the last one was sent. */
  let wasNudged = false;
  let working: Promise<void> | undefined;

  /** After a failure: sets the next attempt, or none after too many. */
  async function retryLater(mail: QueuedMail, error: SendError) {
    const { code, responseCode = 0 } = error;
    const attempt = mail.attempts + 1;
    const fields = { mail: mail.id, attempt, code, responseCode };
    const lastError = sendErrorText(error);
    const nextAttemptAt = later(backoff[Math.min(mail.attempts, backoff.length - 1)] ?? 0);
    const isUsedUp = attempt >= (responseCode >= 500 ? maxAttemptsAfterRejection : maxAttempts);
    if (isUsedUp || isExpired(mail, nextAttemptAt)) {
      log.error(fields, 'mail not accepted, not tried again');
      await setFailed(db, mail, lastError);
      return;
    }
    log.warn(fields, 'mail not accepted, next attempt later');
    await setRetrying(db, mail, { lastError, nextAttemptAt });
  }

  const accept = (mail: QueuedMail) => void accepted.set(mail.id, { mail, sentAt: new Date() });

  async function storeAccepted(transaction: Database, { mail, sentAt }: { mail: QueuedMail; sentAt: Date }) {
    if (mail.message.to === noRecipient) await deleteMail(transaction, mail.id);
    else await setSent(transaction, mail, sentAt);
  }

  /** Stores the accepted mails as sent and leases the next one, in one commit. @returns undefined when none is due */
  async function nextMail(): Promise<QueuedMail | undefined> {
    const lease = (from: Database) => (signal.aborted ? undefined : leaseDueMail(from, leaseEnd));
    const done = [...accepted.values()];
    if (done.length === 0) return lease(db);
    const mail = await inTransaction(db, async (transaction) => {
      for (const one of done) await storeAccepted(transaction, one);
      return lease(transaction);
    });
    for (const one of done) accepted.delete(one.mail.id);
    return mail;
  }

  async function send(mail: QueuedMail): Promise<void> {
    const endLease = keepLease(db, mail, log);
    try {
      await transport(mail.message, mail.id);
      accept(mail);
    } finally {
      await endLease();
    }
  }

  async function sendDue(): Promise<void> {
    for (let mail = await nextMail(); mail !== undefined; mail = await nextMail()) {
      // Not after sending: a process that is killed before it stores the mail as sent sends it again.
      if (wasNudged) await setTimeout(pauseMilliseconds, undefined, { signal }).catch(() => {});
      wasNudged = false;
      try {
        if (mail.message.to === noRecipient) accept(mail);
        else await send(mail);
      } catch (error) {
        await retryLater(mail, error as SendError);
      }
    }
  }

  /** The last logged reason, so that the same one is not logged every few seconds. */
  let loggedReason: string | undefined;
  function logOnce(error: unknown): void {
    const kind = storageFailure(error);
    const reason = kind === undefined ? (error as Error).message : storageFailureText[kind];
    if (reason !== loggedReason) log.warn({ reason }, 'mails wait: the outbox cannot be read or written');
    loggedReason = reason;
  }

  async function attempt(): Promise<void> {
    try {
      await sendDue();
      loggedReason = undefined;
    } catch (error) {
      logOnce(error);
    }
  }

  function work(): void {
    if (signal.aborted || working !== undefined) return;
    wasNudged = false;
    working = attempt().finally(() => {
      working = undefined;
      // A mail that was queued after the last look.
      if (wasNudged) work();
    });
  }

  const timer = setInterval(work, pollMilliseconds);
  work();
  return {
    nudge() {
      wasNudged = true;
      work();
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      // The mail that is being sent may finish; if its mail server does not reply, the next start sends it.
      await Promise.race([working, setTimeout(stopMilliseconds, undefined, { ref: false })]);
    },
  };
}
