import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '#server/env.ts';
import type { Logger } from '#server/log.ts';
import { mailNeedsTls } from '#server/tls.ts';
import { writeFileAtomically } from '#server/write-file-atomically.ts';
import type { Message } from './compose.ts';

/**
 * Hands one mail over. Resolves once it is accepted, rejects otherwise.
 * @param id names the mail over all attempts; becomes its Message-ID
 */
export type MailTransport = (message: Message, id: string) => Promise<void>;

interface Sending {
  from: string;
  /** Host name for the Message-ID. */
  host: string;
}

/**
 * A subject may hold what somebody typed, and what looks like an encoded word in it would be decoded, control characters and
 * all, by whoever shows the mail (RFC 2047, section 7); nodemailer encodes only what is not ASCII.
 */
function asTyped(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const words = subject.match(/.{1,10}/gsu) ?? [];
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}

function envelope({ from, host }: Sending, message: Message, id: string): SendMailOptions {
  const { to, replyTo, subject, text, html } = message;
  const bare = (address: string) => ({ name: '', address });
  return {
    from,
    to: bare(to),
    replyTo: bare(replyTo),
    subject: asTyped(subject),
    text,
    html,
    messageId: `<${id}@${host}>`,
  };
}

/** For one mail in all. A server that sends a few bytes now and then is never silent, and would hold up the queue for ever. */
const sendTimeout = 120_000;

function smtpPost(url: string, sending: Sending, timeout: number): MailTransport {
  // A server that stops answering must hold up neither the queue nor a shutdown.
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
    await transport.sendMail({ ...envelope(sending, message, id), signal: AbortSignal.timeout(timeout) });
  };
}

/** Without a mail server each mail is a file. It is on the disk before the outbox deletes the mail's row. */
function filePost(directory: string, sending: Sending, log: Logger): MailTransport {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message, id) => {
    const { message: bytes } = await transport.sendMail(envelope(sending, message, id));
    const file = path.join(directory, `${id}.eml`);
    await writeFileAtomically(file, bytes as Buffer);
    log.info({ file }, 'no SMTP_URL: the mail is a file');
  };
}

/**
 * How mails leave this process: by SMTP_URL, else as files in DATA_DIR/outbox (docs/design.md, section 4).
 * @param timeout milliseconds that sending one mail may take
 */
export function createMailTransport(
  settings: Settings,
  from: string,
  log: Logger,
  timeout: number = sendTimeout,
): MailTransport {
  const sending = { from, host: new URL(settings.publicUrl).hostname };
  return settings.smtpUrl === undefined
    ? filePost(path.join(settings.dataDir, 'outbox'), sending, log)
    : smtpPost(settings.smtpUrl, sending, timeout);
}
