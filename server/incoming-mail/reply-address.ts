import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 5321, 4.5.3.1.1 */
const maxLocalLength = 64;

const signatureLength = 16;

const tokenForm = new RegExp(`^(.+)\\+([0-9a-f]{32})([0-9a-f]{${signatureLength}})@(.+)$`);

const signatureOf = (secret: string, hexId: string) =>
  createHmac('sha256', secret).update(`reply address\n${hexId}`).digest('hex').slice(0, signatureLength);

/**
 * The address for answers to a conversation: the school's mailbox with the id and its signature after a plus (RFC 5233), so
 * that an answer finds its conversation and nobody can write into another one.
 * @param conversationId a UUID
 * @returns null when the address would be longer than mail allows
 */
export function replyAddressOf(mailbox: string, conversationId: string, secret: string): string | null {
  const at = mailbox.lastIndexOf('@');
  const hexId = conversationId.replaceAll('-', '');
  const local = `${mailbox.slice(0, at)}+${hexId}${signatureOf(secret, hexId)}`;
  return local.length > maxLocalLength ? null : local + mailbox.slice(at);
}

/** A conversation id in an address, and whether its signature is right. */
export interface SignedAddress {
  conversationId: string;
  isGenuine: boolean;
}

/**
 * Reads an address of `replyAddressOf`.
 * @param secrets the present secret and earlier ones
 * @returns null for any other address
 */
export function readReplyAddress(address: string, secrets: readonly string[]): SignedAddress | null {
  const [, , hexId = '', signature = ''] = tokenForm.exec(address.toLowerCase()) ?? [];
  if (hexId === '') return null;
  const isGenuine = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, hexId))),
  );
  const conversationId = hexId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { conversationId, isGenuine };
}
