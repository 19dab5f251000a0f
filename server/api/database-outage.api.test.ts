import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTcpProxy, type TcpProxy } from '#test/tcp-proxy.ts';
import { databaseRequests, type DatabaseRequest } from '#test/database-requests.ts';
import { databaseKinds, makeDatabase } from '#test/databases.ts';
import { admin, application, parent, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

describe.runIf(databaseKinds.includes('postgres'))('while PostgreSQL cannot be reached', () => {
  let proxy: TcpProxy;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let school: School;
  let asha: TestUser;
  let office: TestUser;
  beforeAll(async () => {
    database = await makeDatabase('postgres');
    const url = new URL(database.url ?? '');
    proxy = await openTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    school = await openSchool('postgres', { DATABASE_URL: url.href, RATE_LIMITS: 'on' });
    asha = await parent(school);
    office = await admin(school);
    await proxy.disconnect();
  });
  afterAll(async () => {
    await school.close();
    await proxy.disconnect();
    await database.drop();
  });

  const requests: DatabaseRequest[] = [
    ...databaseRequests(() => asha),
    ['GET', '/user/me', undefined],
    ['GET', '/user/me/export', undefined],
    ['GET', '/admin/delete-users/x', undefined],
  ];

  test.each(requests)('%s %s is 503 with Retry-After and ends no session', async (method, path, body) => {
    const { visitor } = path.startsWith('/admin/') ? office : asha;
    const reply = await visitor.send(method, path, body?.());
    expect([reply.status, reply.body]).toEqual([
      503,
      { message: expect.stringContaining('Please try again') },
    ]);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test('requests that need no database still work', async () => {
    expect((await school.visitor().get('/admin/get-course')).status).toBe(200);
    expect((await school.visitor().get('/healthz')).status).toBe(200);
    expect((await school.visitor().get('/readyz')).status).toBe(503);
  });

  test('everything works again without a restart when the database is back', async () => {
    await proxy.reconnect();
    expect((await school.visitor().get('/readyz')).status).toBe(200);
    expect((await asha.visitor.get('/user/me')).status).toBe(200);
    expect((await asha.visitor.post('/user/enroll-user', application())).status).toBe(201);
    await school.mail(asha.email, /application/);
  });
});

describe.runIf(databaseKinds.includes('postgres'))('when PostgreSQL ends connections in use', () => {
  test('the process keeps running, and the endpoints work again', async () => {
    const school = await openSchool('postgres');
    const killer = new pg.Client({ connectionString: school.context.settings.databaseUrl });
    await killer.connect();
    try {
      const { visitor } = await parent(school);
      for (let round = 0; round < 5; round += 1) {
        const replies = Promise.all(Array.from({ length: 12 }, () => visitor.get('/user/me')));
        await killer.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        const statuses = (await replies).map(({ status }) => status);
        expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      }
      await expect.poll(async () => (await visitor.get('/user/me')).status).toBe(200);
    } finally {
      await killer.end();
      await school.close();
    }
  });
});
