import { simpleParser, type AddressObject, type ParsedMail } from 'mailparser';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The bytes as they were sent. */
  source: string;
}

const addresses = (field: AddressObject | AddressObject[] | undefined) =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ address = '' }) => address));

/** Parses the bytes of a mail. */
export async function readMail(source: string): Promise<Mail> {
  const { to, subject = '', text = '', html, messageId = '' }: ParsedMail = await simpleParser(source);
  return { to: addresses(to).join(), subject, text, html: html || '', messageId, source };
}
