import { phoneKey } from '#contract/phone.ts';

/** The key of everything that was said with a user. */
export const keyOfUser = (userId: string): string => `u:${userId}`;

/** The key of everything that was said with an email by people who were not signed in. */
export const keyOfEmail = (email: string): string => `e:${email}`;

/** By what the words of one person are joined: the user, else the email, else the phone; empty when nothing is known. */
export function personKeyOf(
  userId: string | null,
  { email, phone }: { email: string; phone: string },
): string {
  if (userId !== null) return keyOfUser(userId);
  if (email !== '') return keyOfEmail(email);
  const digits = phoneKey(phone);
  return digits === '' ? '' : `p:${digits}`;
}
