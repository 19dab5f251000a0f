import { expect } from 'vitest';
import { changeCodeIdentifier, type AddressChange } from '#server/db/accepted-address.ts';
import type { School } from './school.ts';

/** The code in the subject of a mail; empty when there is none. */
export const codeIn = (subject: string) => /\b\d{6}\b/.exec(subject)?.[0] ?? '';

/** All mails with a code to an address. */
export const codeMails = async (school: School, email: string) =>
  (await school.mails()).filter(({ to, subject }) => to === email && codeIn(subject) !== '');

/** The code of the first mail with a code to an address. */
export async function newCode(school: School, email: string): Promise<string> {
  await expect.poll(async () => (await codeMails(school, email)).length).toBe(1);
  return codeIn((await codeMails(school, email))[0]?.subject ?? '');
}

/** Requests a code to reset a password and reads it from the mail. */
export async function requestResetCode(school: School, email: string): Promise<string> {
  const before = await codeMails(school, email);
  const reply = await school.visitor().post('/user/forget-password', { email });
  expect([reply.status, reply.body]).toEqual([200, { success: true }]);
  await expect.poll(async () => (await codeMails(school, email)).length).toBe(before.length + 1);
  const earlier = new Set(before.map(({ messageId }) => messageId));
  const mail = (await codeMails(school, email)).find(({ messageId }) => !earlier.has(messageId));
  return codeIn(mail?.subject ?? '');
}

/** Makes the codes and grants of an address expire. */
export async function expireCodes({ context }: School, email: string): Promise<void> {
  await context.db
    .updateTable('verifications')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where((eb) => eb.or([eb('identifier', 'like', `%${email}`), eb('value', '=', email)]))
    .execute();
}

/** Makes the code of a change of address expire. */
export async function expireChangeCode({ context }: School, change: AddressChange): Promise<void> {
  await context.db
    .updateTable('verifications')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('identifier', '=', changeCodeIdentifier(change))
    .execute();
}
