import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/context.ts';

const signature = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`family invitation\n${id}`).digest('base64url');

/** The part of a link that proves an invitation: its id and a signature. */
export const invitationToken = ({ secret }: Pick<Context, 'secret'>, id: string): string =>
  `${id}.${signature(secret, id)}`;

/** The id of the invitation that a token proves, with this secret or an earlier one; null when it is forged. */
export function invitationIdOf(
  { secret, settings }: Pick<Context, 'secret' | 'settings'>,
  token: string,
): string | null {
  const [id = '', signed = ''] = token.split('.');
  const given = Buffer.from(signed);
  const isSignedWith = (each: string) => {
    const expected = Buffer.from(signature(each, id));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return [secret, ...settings.earlierSecrets].some(isSignedWith) ? id : null;
}
