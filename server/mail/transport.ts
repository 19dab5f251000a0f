import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '#server/env.ts';
import type { Logger } from '#server/log.ts';
import { mailNeedsTls } from '#server/db/tls.ts';
import { writeFileAtomically } from '#server/disk/write-file-atomically.ts';
import type { Message } from './compose.ts';
import type { Sender } from './sender.ts';

/**
 * Sends one mail. Resolves when the mail is accepted, and rejects otherwise.
 * @param id the same for all attempts; part of the Message-ID
 */
export type MailTransport = (message: Message, id: string) => Promise<void>;

interface Envelope {
  /** The `From` header; the school's name in it may change while the server runs. */
  from: () => Sender['mailFrom'];
  /** Host name for the Message-ID. */
  host: string;
}

/**
 * Encodes a subject that looks like encoded words. A visitor may have typed it, and mail programs would decode it, control
 * characters included (RFC 2047, section 7). nodemailer encodes only non-ASCII subjects.
 */
function encodeSubject(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const words = subject.match(/.{1,10}/gsu) ?? [];
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}

/** The file for calendars: mail programs show its event only if the part names the file's method (RFC 6047, 2.4). */
function calendarPart(content: string): SendMailOptions['icalEvent'] {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return { method, filename: 'trial-class.ics', content };
}

function envelopeOf({ from, host }: Envelope, message: Message, id: string): SendMailOptions {
  const { to, replyTo, subject, text, html, calendar, thread = [] } = message;
  const messageIds = thread.map((mail) => `<${mail}@${host}>`);
  const bare = (address: string) => ({ name: '', address });
  return {
    from: from(),
    to: bare(to),
    replyTo: bare(replyTo),
    subject: encodeSubject(subject),
    text,
    // A mail that a person has written is plain text.
    ...(html === '' ? {} : { html }),
    messageId: `<${id}@${host}>`,
    // Programs that answer for people who are away do not answer it (RFC 3834). A person's reply has no such header.
    ...(html === '' ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    ...(messageIds.length === 0 ? {} : { references: messageIds, inReplyTo: messageIds.at(-1) }),
    ...(calendar === undefined ? {} : { icalEvent: calendarPart(calendar) }),
  };
}

/** Milliseconds for one mail in total: a server that sends a few bytes now and then never reaches the idle timeout. */
const sendTimeout = 120_000;

function smtpTransport(url: string, sender: Envelope, timeout: number): MailTransport {
  // A server that stops replying must not block the queue or a shutdown.
  const transport = createTransport({
    url,
    requireTLS: mailNeedsTls(url),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message, id) => {
    await transport.sendMail({ ...envelopeOf(sender, message, id), signal: AbortSignal.timeout(timeout) });
  };
}

/** Without a mail server each mail becomes a file. It is flushed to the disk before the outbox deletes the mail. */
function fileTransport(directory: string, sender: Envelope, log: Logger): MailTransport {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message, id) => {
    const { message: bytes } = await transport.sendMail(envelopeOf(sender, message, id));
    const file = path.join(directory, `${id}.eml`);
    await writeFileAtomically(file, bytes as Buffer);
    log.info({ file }, 'SMTP_URL is not set: mail written to a file');
  };
}

/**
 * Sends mails to the server of SMTP_URL, or without this setting writes them to files in DATA_DIR/outbox
 * (docs/operations.md).
 * @param timeout milliseconds for one mail
 */
export function createMailTransport(
  settings: Settings,
  from: () => Sender['mailFrom'],
  log: Logger,
  timeout: number = sendTimeout,
): MailTransport {
  const sender = { from, host: new URL(settings.publicUrl).hostname };
  return settings.smtpUrl === undefined
    ? fileTransport(path.join(settings.dataDir, 'outbox'), sender, log)
    : smtpTransport(settings.smtpUrl, sender, timeout);
}
