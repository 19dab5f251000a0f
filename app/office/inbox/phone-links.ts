import { whatsAppUrl } from '#contract/content/school-facts.ts';

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');

/** The number in the international form without +. Ten digits are a number in India; a leading 0 or 00 is no part of it. */
function international(phone: string): string {
  const digits = digitsOf(phone).replace(/^0+/, '');
  return digits.length === 10 ? `91${digits}` : digits;
}

/** The link that calls a number; undefined if there is no number in the text. */
export const callUrl = (phone: string): string | undefined =>
  digitsOf(phone).length < 6 ? undefined : `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsOf(phone)}`;

/** The link that opens a WhatsApp chat with a ready text; undefined if there is no number in the text. */
export const chatUrl = (phone: string, text: string): string | undefined =>
  digitsOf(phone).length < 6 ? undefined : whatsAppUrl(international(phone), text);
