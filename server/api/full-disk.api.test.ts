import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseRequests } from '#test/database-requests.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { fillDisk } from '#test/full-disk.ts';
import { admin, application, parent, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

describe.each(kindsOfThisRun)('while the disk is full, on %s', (kind) => {
  let school: School;
  let asha: TestUser;
  let office: TestUser;
  let freeDisk: () => Promise<void>;
  let logged: number;
  beforeAll(async () => {
    // A local PUBLIC_URL, because otherwise /metrics needs a token.
    school = await openSchool(kind, { RATE_LIMITS: 'on', PUBLIC_URL: 'http://localhost:3000' });
    asha = await parent(school);
    office = await admin(school);
    freeDisk = await fillDisk(school);
    logged = school.log.length;
  });
  afterAll(() => school.close());

  test.each(databaseRequests(() => asha))(
    '%s %s is 503 with Retry-After, and the log says that the disk is full',
    async (method, path, body) => {
      const { visitor } = path.startsWith('/admin/') ? office : asha;
      const before = school.log.length;
      const reply = await visitor.send(method, path, body?.());
      expect([reply.status, reply.body]).toEqual([
        503,
        { message: expect.stringContaining('Please try again') },
      ]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(reply.headers.getSetCookie()).toEqual([]);
      expect(school.log.slice(before).join('')).toContain('the disk is full: nothing can be stored');
    },
  );

  test('stored data can be read, and sessions go on', async () => {
    expect((await school.visitor().get('/admin/get-course')).status).toBe(200);
    expect((await asha.visitor.get('/user/me')).status).toBe(200);
    expect((await school.visitor().get('/healthz')).status).toBe(200);
  });

  test('/readyz is 503 and /metrics reports that the database cannot be written', async () => {
    const ready = await school.visitor().get('/readyz');
    expect([ready.status, ready.body]).toMatchObject([503, { database: false, snapshot: true, disk: true }]);
    const { text } = await school.visitor().get('/metrics');
    expect(text).toMatch(/^storage_writable 0$/m);
    expect(text).toMatch(/^disk_free_bytes \d+/m);
    expect(text).toMatch(/^disk_free_ratio [01]/m);
  });

  test('no request was logged as an unexpected error', () => {
    expect(
      school.log.slice(logged).filter((line) => line.includes('request failed with an unexpected error')),
    ).toEqual([]);
  });

  test('everything works again without a restart when there is space, mails included', async () => {
    await freeDisk();
    expect((await asha.visitor.post('/user/enroll-user', application())).status).toBe(201);
    await school.mail(asha.email, /application/);
    await expect
      .poll(async () => (await school.visitor().get('/readyz')).status, { timeout: 10_000 })
      .toBe(200);
    expect((await school.visitor().get('/metrics')).text).toMatch(/^storage_writable 1$/m);
  });
});
