import { ImapFlow, type FetchMessageObject, type MailboxObject } from 'imapflow';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from '#server/log.ts';
import { mailNeedsTls } from '#server/tls.ts';

/** A mail is read up to this size. Its words come first, pictures after them. */
const maxBytes = 1024 * 1024;
interface Waits {
  /** Milliseconds. A server tells of a new mail at once if it can (IMAP IDLE); others are asked this often. */
  pollInterval: number;
  /** Milliseconds between two attempts to connect; the last value repeats. */
  reconnectAfter: readonly number[];
}

const usualWaits: Waits = { pollInterval: 60_000, reconnectAfter: [5_000, 30_000, 120_000] };

/** How far a mailbox has been read. Mails with a higher UID are new (RFC 9051, 2.3.1.1). */
export interface Progress {
  uidValidity: string;
  lastUid: number;
}

export interface MailboxReader {
  /** The stored progress; undefined at the first connection, which reads only mails that arrive later. */
  progress: () => Promise<Progress | undefined>;
  /** Stores the progress when there is no mail to handle. */
  begin: (progress: Progress) => Promise<void>;
  /** Handles one mail and stores the progress in the same transaction. An error means that it is to be tried again. */
  handle: (source: Uint8Array, progress: Progress) => Promise<void>;
}

/** The settings of a connection, from IMAP_URL: imaps://user:password@host/folder, or imap:// with STARTTLS. */
function optionsOf(imapUrl: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapUrl);
  const secure = protocol === 'imaps:';
  return {
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    connection: {
      host: hostname,
      port: port === '' ? (secure ? 993 : 143) : Number(port),
      secure,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      ...(secure || !mailNeedsTls(imapUrl) ? {} : { doSTARTTLS: true }),
      logger: false as const,
    },
  };
}

async function readNew(client: ImapFlow, mailbox: MailboxObject, reader: MailboxReader): Promise<void> {
  const uidValidity = String(mailbox.uidValidity);
  const stored = await reader.progress();
  if (stored === undefined || stored.uidValidity !== uidValidity) {
    await reader.begin({ uidValidity, lastUid: mailbox.uidNext - 1 });
    return;
  }
  // A range such as 8:* also returns the last mail when it is older.
  const query = { uid: true, source: { maxLength: maxBytes } };
  const range = `${stored.lastUid + 1}:*`;
  const mails: FetchMessageObject[] = [];
  for await (const mail of client.fetch(range, { uid: true }, { uid: true }))
    if (mail.uid > stored.lastUid) mails.push(mail);
  for (const { uid } of mails.toSorted((a, b) => a.uid - b.uid)) {
    const mail = await client.fetchOne(String(uid), query, { uid: true });
    if (mail === false || mail.source === undefined) continue;
    await reader.handle(mail.source, { uidValidity, lastUid: uid });
  }
}

/**
 * Reads the new mails of the mailbox of IMAP_URL until it is stopped. It changes nothing in the mailbox: no mail is marked as
 * read, moved or deleted, because people read it too.
 */
export function watchMailbox(
  imapUrl: string,
  reader: MailboxReader,
  log: Logger,
  { pollInterval, reconnectAfter }: Waits = usualWaits,
): { stop(): Promise<void> } {
  const { folder, connection } = optionsOf(imapUrl);
  const stopped = new AbortController();
  let client: ImapFlow | undefined;

  async function watchOnce(onConnected: () => void): Promise<void> {
    const opened = new ImapFlow(connection);
    client = opened;
    let wake = () => {};
    opened.on('exists', () => wake()).on('close', () => wake());
    opened.on('error', () => wake());
    await opened.connect();
    const mailbox = await opened.mailboxOpen(folder, { readOnly: true });
    onConnected();
    while (!stopped.signal.aborted && opened.usable) {
      const arrived = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await readNew(opened, mailbox, reader);
      const waited = new AbortController();
      const signal = AbortSignal.any([stopped.signal, waited.signal]);
      await Promise.race([arrived, setTimeout(pollInterval, undefined, { signal }).catch(() => {})]);
      waited.abort();
    }
  }

  async function watch(): Promise<void> {
    for (let failures = 0; !stopped.signal.aborted; failures += 1) {
      try {
        await watchOnce(() => {
          failures = 0;
        });
      } catch (error) {
        const { code, responseText } = error as { code?: string; responseText?: string };
        if (!stopped.signal.aborted)
          log.warn({ code, responseText }, 'the mailbox of IMAP_URL cannot be read');
      }
      client?.close();
      const wait = reconnectAfter[Math.min(failures, reconnectAfter.length - 1)];
      await setTimeout(wait, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopped.abort();
      client?.close();
      await watching;
    },
  };
}
