import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { newEmail, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

// The time of a real hash is what this test measures.
vi.unmock('node:crypto');

/**
 * The calls that take an address from somebody who is not signed in, each with what makes it fail or succeed alike for every
 * address. Not among them: sign-up, which by docs/design.md, section 5 says that an address is taken (docs/security.md).
 */
const calls: [path: string, body: (email: string) => unknown][] = [
  ['/user/auth-user', (userEmail) => ({ userEmail, password: 'not this one' })],
  ['/user/forget-password', (email) => ({ email })],
  ['/user/verify-otp', (email) => ({ email, otp: '000000' })],
  ['/user/reset-password', (email) => ({ email, newpassword: 'a new word' })],
];

const pairs = 15;
/** Another round of pairs is measured while other work on the machine blurs the picture; a call that tells stays as it is. */
const mostRounds = 4;

/** A quarter of the calls were quicker: other work on the machine only ever makes some of them longer. */
const quickly = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 4)] ?? Number.NaN;

describe.each(databaseKinds)('whether an address has an account, on %s,', (kind) => {
  let school: School;
  let known: string[];
  let unknown: string[];
  beforeAll(async () => {
    school = await openSchool(kind);
    known = await Promise.all(Array.from({ length: pairs }, () => signUp(school)));
    unknown = Array.from({ length: pairs }, () => newEmail());
  });
  afterAll(() => school.close());

  /** How long a call takes for an address, in milliseconds, and all that it answers. */
  async function measure(path: string, body: unknown) {
    const start = performance.now();
    const { status, text, headers } = await school.visitor().post(path, body);
    const milliseconds = performance.now() - start;
    return { milliseconds, said: JSON.stringify([status, text, headers.getSetCookie()]) };
  }

  test.each(calls)('%s tells neither by what it says nor by how long it takes', async (path, body) => {
    const took = { known: [] as number[], unknown: [] as number[] };
    const said = new Set<string>();
    await measure(path, body(newEmail()));

    /** How many times as long as the other the slower of the two takes, measured in turns. */
    async function measureRound(): Promise<number> {
      for (const [at, email] of known.entries()) {
        const turns = [
          ['known', email],
          ['unknown', unknown[at] ?? ''],
        ] as const;
        // Each goes first as often as the other, so that neither always pays for what the one before it left to do.
        for (const [which, address] of at % 2 === 0 ? turns : turns.toReversed()) {
          const answer = await measure(path, body(address));
          took[which].push(answer.milliseconds);
          said.add(answer.said);
        }
      }
      const ratio = quickly(took.known) / quickly(took.unknown);
      return Math.max(ratio, 1 / ratio);
    }

    let ratio = await measureRound();
    for (let round = 1; ratio >= 2 && round < mostRounds; round += 1) ratio = await measureRound();
    expect([...said]).toHaveLength(1);
    // The step that could tell, a hash, is nearly all of the time of the calls that make one: without it, twenty times less.
    expect(ratio).toBeLessThan(2);
  });
});
