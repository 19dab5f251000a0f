import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { newEmail, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

// The time of a real hash is what this test measures.
vi.unmock('node:crypto');

/**
 * The endpoints that take an email without a session, each with a body whose reply must not depend on the email. Sign-up is not
 * one of them: by docs/design.md, section 5 it reports a taken email (docs/security.md).
 */
const endpoints: [path: string, body: (email: string) => unknown][] = [
  ['/user/auth-user', (userEmail) => ({ userEmail, password: 'not this one' })],
  ['/user/forget-password', (email) => ({ email })],
  ['/user/verify-otp', (email) => ({ email, otp: '000000' })],
  ['/user/reset-password', (email) => ({ email, newpassword: 'a new word' })],
];

const pairs = 15;
/** More rounds are measured while other load on the machine disturbs; a real difference stays in every round. */
const maxRounds = 4;

/** The lower quartile: other load on the machine only makes requests slower. */
const lowerQuartile = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 4)] ?? Number.NaN;

describe.each(databaseKinds)('account enumeration on %s', (kind) => {
  let school: School;
  let known: string[];
  let unknown: string[];
  beforeAll(async () => {
    school = await openSchool(kind);
    known = await Promise.all(Array.from({ length: pairs }, () => signUp(school)));
    unknown = Array.from({ length: pairs }, () => newEmail());
  });
  afterAll(() => school.close());

  /** Sends a request. @returns its duration in milliseconds, and status, body and cookies of the reply */
  async function measure(path: string, body: unknown) {
    const start = performance.now();
    const { status, text, headers } = await school.visitor().post(path, body);
    const milliseconds = performance.now() - start;
    return { milliseconds, response: JSON.stringify([status, text, headers.getSetCookie()]) };
  }

  test.each(endpoints)(
    '%s reveals neither by its reply nor by its duration whether an account exists',
    async (path, body) => {
      const durations = { known: [] as number[], unknown: [] as number[] };
      const responses = new Set<string>();
      await measure(path, body(newEmail()));

      /** The ratio of the slower to the faster duration, measured in alternation. */
      async function measureRound(): Promise<number> {
        for (const [index, email] of known.entries()) {
          const order = [
            ['known', email],
            ['unknown', unknown[index] ?? ''],
          ] as const;
          // Both are first equally often, so that the work a request leaves behind slows down both equally.
          for (const [kindOfEmail, address] of index % 2 === 0 ? order : order.toReversed()) {
            const result = await measure(path, body(address));
            durations[kindOfEmail].push(result.milliseconds);
            responses.add(result.response);
          }
        }
        const ratio = lowerQuartile(durations.known) / lowerQuartile(durations.unknown);
        return Math.max(ratio, 1 / ratio);
      }

      let ratio = await measureRound();
      for (let round = 1; ratio >= 2 && round < maxRounds; round += 1) ratio = await measureRound();
      expect([...responses]).toHaveLength(1);
      // The password hash is nearly all of the duration: without it a request takes a twentieth.
      expect(ratio).toBeLessThan(2);
    },
  );
});
