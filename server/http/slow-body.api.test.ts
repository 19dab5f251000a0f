import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';

describe.each(kindsOfThisRun)('on %s, a request whose body arrives after its session ended', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(kind);
  });
  afterAll(() => school.close());

  /** Sends the headers of a request, ends the sessions after the session check, then sends the body. @returns the status */
  async function sendLate(
    { id, visitor }: TestUser,
    method: string,
    path: string,
    body: unknown,
  ): Promise<number> {
    const { db } = school.context;
    // The server stores the use of a session after five minutes: a new time shows that the session was checked.
    const lastUse = new Date(Date.now() - 6 * 60_000);
    await db.updateTable('sessions').set({ updatedAt: lastUse }).where('userId', '=', id).execute();
    const usedAt = async () => {
      const session = await db
        .selectFrom('sessions')
        .select('updatedAt')
        .where('userId', '=', id)
        .executeTakeFirstOrThrow();
      return new Date(session.updatedAt).getTime();
    };
    const json = JSON.stringify(body);
    const { hostname, port } = new URL(school.url);
    const socket = connect(Number(port), hostname);
    const response = new Promise<string>((resolve, reject) => {
      let text = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      socket.on('close', () => resolve(text)).on('error', reject);
    });
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = [
      `${method} ${path} HTTP/1.1`,
      `Host: ${hostname}`,
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(json)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await expect.poll(usedAt).toBeGreaterThan(lastUse.getTime());
    await db.deleteFrom('sessions').where('userId', '=', id).execute();
    socket.write(json);
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(await response)?.[1]);
  }

  test('changes no name', async () => {
    const owner = await parent(school);
    expect(await sendLate(owner, 'PATCH', '/user/me', { fullName: 'Somebody Else' })).toBe(401);
  });

  test('sends no application', async () => {
    const owner = await parent(school);
    expect(await sendLate(owner, 'POST', '/user/enroll-user', application())).toBe(401);
  });

  test('deletes no old data', async () => {
    const owner = await admin(school);
    const { db } = school.context;
    const createdAt = new Date('2020-01-01');
    await db
      .insertInto('auditLog')
      .values({ id: 'old', createdAt, actor: owner.id, action: 'users-read' })
      .execute();
    const { now, due } = (await owner.visitor.get('/admin/retention')).body;
    expect(due.logEntries).toBe(1);
    expect(await sendLate(owner, 'POST', '/admin/retention', { now, due })).toBe(401);
    const entries = await db.selectFrom('auditLog').select('id').where('id', '=', 'old').execute();
    expect(entries).toHaveLength(1);
  });
});
