import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashCosts } from '#test/cheap-passwords.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { newEmail, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

/**
 * The endpoints that take an email without a session, each with the number of password hashes that it computes and a body whose
 * reply must not depend on the email. Sign-up is not one of them: by docs/api.md it reports a taken email
 * (docs/security.md).
 */
const endpoints: [path: string, hashes: number, body: (email: string) => unknown][] = [
  ['/user/auth-user', 1, (userEmail) => ({ userEmail, password: 'not this one' })],
  ['/user/forget-password', 0, (email) => ({ email })],
  ['/user/verify-otp', 0, (email) => ({ email, otp: '000000' })],
  ['/user/reset-password', 0, (email) => ({ email, newpassword: 'a new word' })],
];

describe.each(kindsOfThisRun)('account enumeration on %s', (kind) => {
  let school: School;
  let known: string;
  beforeAll(async () => {
    school = await openSchool(kind);
    known = await signUp(school);
  });
  afterAll(() => school.close());

  /** Sends a request. @returns status, text and cookies of the reply, and the hashes that it took */
  async function send(path: string, body: unknown) {
    hashCosts.length = 0;
    const { status, text, headers } = await school.visitor().post(path, body);
    return { status, text, cookies: headers.getSetCookie(), hashes: [...hashCosts] };
  }

  // The hash is nearly all of the duration: without it a request takes a twentieth. Counting hashes is exact on a busy machine.
  test.each(endpoints)(
    '%s reveals neither by its reply nor by its hashes whether an account exists',
    async (path, count, body) => {
      const reply = await send(path, body(known));
      expect(reply.hashes).toEqual(Array.from({ length: count }, () => '19456 2'));
      expect(await send(path, body(newEmail()))).toEqual(reply);
    },
  );
});
