import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { newWordsOf } from './new-words.ts';

/** The report of a mail server that could not deliver one of our mails (RFC 3464). */
export interface Bounce {
  /** The Message-ID of the mail that came back. */
  messageId: string;
  /** The mail server's reason, in one line. */
  reason: string;
  /** Whether another attempt cannot succeed (RFC 3463: the status begins with 5). */
  isPermanent: boolean;
}

export interface IncomingMail {
  messageId: string;
  /** In lower case. */
  from: string;
  /** Every address that the mail was sent to, in lower case. */
  recipients: string[];
  /** The Message-IDs of the mails that it answers, the nearest first. */
  answers: string[];
  /** Without quotes and signature. */
  text: string;
  attachments: number;
  /** Whether a program sent it, such as a notice of absence (RFC 3834). */
  isAutomatic: boolean;
  bounce: Bounce | null;
}

const addressesOf = (fields: readonly (Address | undefined)[]): string[] =>
  fields.flatMap((field) =>
    field === undefined
      ? []
      : (field.group ?? [field]).map(({ address }) => (address ?? '').toLowerCase()).filter(Boolean),
  );

const idsIn = (text = ''): string[] => text.match(/<[^<>\s]{1,250}>/g) ?? [];

const contentOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

function bounceOf({ attachments }: Email): Bounce | null {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (report === undefined) return null;
  const fields = contentOf(report).replaceAll(/\r?\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}:[ \t]*(.*)$`, 'im').exec(fields)?.[1]?.trim();
  const returned = attachments.find(({ mimeType }) =>
    /^(?:message\/rfc822|text\/rfc822-headers)/.test(mimeType),
  );
  const [messageId] = idsIn(
    /^Message-ID:[ \t]*(?:\r?\n[ \t]+)?(.*)$/im.exec(returned === undefined ? '' : contentOf(returned))?.[1],
  );
  if (messageId === undefined || field('Action')?.toLowerCase() === 'delivered') return null;
  const status = field('Status') ?? '';
  const diagnostic = field('Diagnostic-Code')?.replace(/^smtp;\s*/i, '');
  return {
    messageId,
    reason: (diagnostic ?? `status ${status}`).slice(0, 300),
    isPermanent: status.startsWith('5'),
  };
}

const textOf = ({ text, html }: Email): string =>
  text ?? (html ?? '').replaceAll(/<(?:style|script)[\s\S]*?<\/[^>]*>|<[^>]{0,1000}>/gi, ' ');

/**
 * Reads the bytes of a mail. They come from anybody, so every field may be missing or false.
 * @param source may be cut off after the first megabyte
 */
export async function readIncomingMail(source: Uint8Array): Promise<IncomingMail> {
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true });
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const delivered = mail.headers.filter(({ key }) => /^(?:delivered|x-original|envelope)-to$/.test(key));
  return {
    messageId: idsIn(mail.messageId)[0] ?? '',
    from: addressesOf([mail.from])[0] ?? '',
    recipients: [
      ...addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])]),
      ...delivered.map(({ value }) => value.trim().toLowerCase()),
    ],
    answers: [...new Set([...idsIn(mail.inReplyTo), ...idsIn(mail.references).toReversed()])].slice(0, 50),
    text: newWordsOf(textOf(mail)),
    attachments: mail.attachments.length,
    isAutomatic:
      !['', 'no'].includes(header('auto-submitted').trim().toLowerCase()) ||
      /^(?:bulk|junk|auto_reply)$/i.test(header('precedence').trim()) ||
      header('x-autoreply') !== '',
    bounce: bounceOf(mail),
  };
}
