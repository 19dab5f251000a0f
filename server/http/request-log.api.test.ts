import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { parent, password, signUp } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

interface Line {
  time: string;
  endpoint?: string;
  status: number;
  network: string;
  account?: string;
  userId?: string;
}

describe.each(kindsOfThisRun)('the request log on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind, { TRUST_PROXY: '1', RATE_LIMITS: 'on' });
  });
  afterAll(() => school.close());

  /** The requests that were logged while `work` ran. */
  async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
    const before = school.log.length;
    await work();
    return school.log
      .slice(before)
      .map((line) => JSON.parse(line) as Line)
      .filter(({ endpoint }) => endpoint !== undefined);
  }
  const from = (address: string) => school.visitor({ 'x-forwarded-for': address });
  const signInAs = (address: string, userEmail: string, givenPassword: string) =>
    from(address).post('/user/auth-user', { userEmail, password: givenPassword });

  test('has a line for each sign-in, successful or not, with fingerprints of account and network', async () => {
    const email = await signUp(school);
    const lines = await linesOf(async () => {
      await signInAs('192.0.2.1', email, 'wrong one');
      await signInAs('192.0.2.1', email.toUpperCase(), password);
      await signInAs('192.0.2.2', email, password);
    });
    expect(lines.map(({ endpoint, status }) => [endpoint, status])).toEqual([
      ['POST /user/auth-user', 401],
      ['POST /user/auth-user', 200],
      ['POST /user/auth-user', 200],
    ]);
    expect(new Set(lines.map(({ account }) => account)).size).toBe(1);
    expect(lines[0]?.network).toBe(lines[1]?.network);
    expect(lines[0]?.network).not.toBe(lines[2]?.network);
    const all = JSON.stringify(lines);
    for (const secret of [email, '192.0.2', password, 'wrong one']) expect(all).not.toContain(secret);
  });

  test('has a line for each rejected request', async () => {
    const asha = await parent(school);
    const lines = await linesOf(async () => {
      await school.visitor().get('/user/me');
      await asha.visitor.get('/admin/get-users');
      await asha.visitor.send(
        'PATCH',
        '/user/me',
        { fullName: 'Asha' },
        { headers: { origin: 'https://evil.test' } },
      );
      await asha.visitor.send('PATCH', '/user/me', { fullName: '' });
      for (let index = 0; index < 6; index += 1) await signInAs('192.0.2.3', asha.email, 'wrong one');
    });
    expect(lines.slice(0, 4).map(({ endpoint, status, userId }) => [endpoint, status, userId])).toEqual([
      ['GET /user/me', 401, undefined],
      ['GET /admin/get-users', 403, asha.id],
      ['PATCH /user/me', 403, undefined],
      ['PATCH /user/me', 400, asha.id],
    ]);
    expect(lines.at(-1)).toMatchObject({ endpoint: 'POST /user/auth-user', status: 429 });
  });

  test('has no line for successful requests that change nothing', async () => {
    const asha = await parent(school);
    expect(await linesOf(() => asha.visitor.get('/user/me'))).toEqual([]);
  });
});
