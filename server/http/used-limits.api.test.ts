import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { password, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { UsedLimits } from './used-limits.ts';

describe('used-up limits', () => {
  const soon = () => new Date(Date.now() + 60_000);

  test('are known until they are forgotten, or allow a request again', () => {
    const used = new UsedLimits();
    const resetsAt = soon();
    used.add('a', resetsAt, 'request');
    expect([used.find(['b', 'a']), used.find(['b'])]).toEqual([resetsAt, undefined]);
    used.forget(['a']);
    expect(used.find(['a'])).toBeUndefined();
    used.add('over', new Date(Date.now() - 1), 'request');
    expect(used.find(['over'])).toBeUndefined();
  });

  test('are asked again after seconds: those of wrong guesses after one', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const used = new UsedLimits();
      used.add('guess', soon(), 'guess');
      used.add('request', soon(), 'request');
      vi.advanceTimersByTime(2_000);
      expect([used.find(['guess']), used.find(['request'])]).toEqual([undefined, expect.any(Date)]);
      vi.advanceTimersByTime(9_000);
      expect(used.find(['request'])).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test('are bounded: the oldest one goes', () => {
    const used = new UsedLimits();
    for (let key = 0; key <= 20_000; key += 1) used.add(String(key), soon(), 'request');
    expect([used.find(['0']), used.find(['1'])]).toEqual([undefined, expect.any(Date)]);
  });
});

describe.each(kindsOfThisRun)('a limit that is used up, on %s,', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => school.close());

  const from = (network: number) => school.visitor({ 'x-forwarded-for': `10.9.${network}.1` });
  const hitsOf = async () =>
    (await school.context.db.selectFrom('rateLimits').select(['key', 'hits']).execute()).toSorted((a, b) =>
      a.key.localeCompare(b.key),
    );

  test('refuses without a word to the database', async () => {
    const guesser = from(1);
    const guess = () => guesser.post('/user/auth-user', { userEmail: 'asha@family.test', password: 'wrong' });
    for (let attempt = 0; attempt < 6; attempt += 1) await guess();
    const before = await hitsOf();
    const transaction = vi.spyOn(school.context.db, 'transaction');
    const replies = await Promise.all(Array.from({ length: 64 }, guess));
    const calls = transaction.mock.calls.length;
    transaction.mockRestore();
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([429]));
    expect(Number(replies[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([calls, await hitsOf()]).toEqual([0, before]);
  });

  test('lets the right password in again as soon as others at once were right', async () => {
    const email = await signUp(school);
    const visitor = from(2);
    const signIn = () => visitor.post('/user/auth-user', { userEmail: email, password });
    const statuses = (await Promise.all(Array.from({ length: 9 }, signIn))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect((await signIn()).status).toBe(200);
  });
});
