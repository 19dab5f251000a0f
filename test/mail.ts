import { simpleParser, type AddressObject, type ParsedMail } from 'mailparser';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The file for calendars that the mail carries, with the method that its part names. */
  calendar: { method: string; content: string } | null;
  /** The bytes as they were sent. */
  source: string;
}

const addresses = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ address = '' }) => address));

/** Parses the bytes of a mail. */
export async function readMail(source: string): Promise<Mail> {
  const parsed: ParsedMail = await simpleParser(source);
  const { to, subject = '', text = '', html, messageId = '', attachments } = parsed;
  const part = attachments.find(({ contentType }) => contentType === 'text/calendar');
  const [, method = ''] = /text\/calendar;[^]*?method=(\w+)/i.exec(source) ?? [];
  const calendar = part === undefined ? null : { method, content: part.content.toString() };
  return { to: addresses(to).join(), subject, text, html: html || '', messageId, calendar, source };
}
