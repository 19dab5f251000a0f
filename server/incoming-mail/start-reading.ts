import { createHash } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { storageFailure } from '#server/db/storage-failure.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { acceptMail } from './accept-mail.ts';
import type { MailboxReader, Progress } from './mailbox.ts';
import { advanceProgress, findProgress, startProgress } from './queries.ts';
import { readIncomingMail } from './read-mail.ts';

/** Where a mailbox is, without its password. */
function mailboxName(imapUrl: string): string {
  const { protocol, username, host, pathname } = new URL(imapUrl);
  return createHash('sha256').update([protocol, username, host, pathname].join('\n')).digest('hex');
}

/** Stores what the mails of a mailbox say. Each mail has its effect and the progress in one transaction. */
export function readerFor(context: Context, name: string): MailboxReader {
  const { db, log } = context;

  async function accept(source: Uint8Array, progress: Progress): Promise<void> {
    const mail = await readIncomingMail(source);
    await inTransaction(db, async (transaction) => {
      if (await advanceProgress(transaction, name, progress))
        await acceptMail(context, transaction, mail, context.now());
    });
  }

  return {
    progress: () => findProgress(db, name),
    begin: (progress) => startProgress(db, name, progress),
    async handle(source, progress) {
      try {
        await accept(source, progress);
      } catch (error) {
        if (storageFailure(error) !== undefined) throw error;
        // A mail that cannot be understood must not stop those after it. People still find it in the mailbox.
        log.error({ uid: progress.lastUid, type: (error as Error).name }, 'an incoming mail cannot be read');
        await advanceProgress(db, name, progress);
      }
    },
  };
}

/** Reads the mailbox of IMAP_URL until it is stopped; does nothing without this setting. */
export async function startReading(context: Context): Promise<{ stop(): Promise<void> }> {
  const { imapUrl } = context.settings;
  if (imapUrl === undefined) return { stop: async () => {} };
  // Loaded only when it is used: it has more modules than the rest of the mail code.
  const { watchMailbox } = await import('./mailbox.ts');
  return watchMailbox(imapUrl, readerFor(context, mailboxName(imapUrl)), context.log);
}
