import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/school/audit.ts';
import { purge } from '#server/tasks/maintenance/maintenance.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { admin, application, parent, password, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { record } from '#server/operations/audit/queries.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

describe.each(kindsOfThisRun)('the audit log on %s', (kind) => {
  let school: School;
  let office: TestUser;
  beforeAll(async () => {
    school = await openSchool(kind, { TRUST_PROXY: '1' });
    office = await admin(school);
  });
  afterAll(() => school.close());

  const read = async (page = 1): Promise<{ entries: AuditEntry[]; total: number }> =>
    (await office.visitor.get(`/admin/get-log/${page}`)).body;
  const entriesOf = async (id: string) => (await read()).entries.filter(({ subject }) => subject?.id === id);

  async function addEntry(createdAt: Date, id: string = randomUUID()): Promise<string> {
    await school.context.db
      .insertInto('auditLog')
      .values({ id, createdAt, actor: 'x', action: 'users-read', subject: null, address: null })
      .execute();
    return id;
  }
  const isThere = async (id: string) =>
    (await school.context.db.selectFrom('auditLog').select('id').where('id', '=', id).execute()).length === 1;

  test('has actor, action, subject, time and network of each entry', async () => {
    const asha = await parent(school);
    const before = Date.now();
    await office.visitor.send('DELETE', `/admin/users/${asha.id}`, undefined, {
      headers: { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' },
    });
    const [entry] = await entriesOf(asha.id);
    expect(entry).toEqual({
      _id: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      actor: { id: office.id, name: 'Kavita Rao', email: office.email },
      action: 'user-deleted',
      subject: { id: asha.id, name: 'Asha Verma', email: asha.email },
      about: null,
      from: '2001:db8:1:2',
    });
    expect(Date.parse(entry?.createdAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  test.each([
    ['GET', '/admin/get-users', 'users-read'],
    ['GET', '/user/me/export', 'data-exported'],
  ])('%s %s adds an entry', async (method, path, action) => {
    const { total } = await read();
    await office.visitor.send(method, path);
    const after = await read();
    expect(after.total).toBe(total + 1);
    expect(after.entries[0]).toMatchObject({ action, actor: { id: office.id } });
  });

  test('the sign-in of an admin adds an entry; sign-ins and actions of parents add none', async () => {
    const kavita = await admin(school);
    const asha = await parent(school);
    await asha.visitor.post('/user/enroll-user', application());
    await asha.visitor.get('/user/me/export');
    const { entries } = await read();
    expect(entries[0]).toMatchObject({ action: 'signed-in', actor: { id: kavita.id }, subject: null });
    expect(entries.filter(({ actor }) => actor.id === asha.id)).toEqual([]);
  });

  test('a new password of an admin adds an entry', async () => {
    const kavita = await admin(school);
    await kavita.visitor.post('/user/forget-password', { email: kavita.email });
    const otp = /\d{6}/.exec((await school.mail(kavita.email, /\d{6}/)).subject)?.[0];
    await kavita.visitor.post('/user/verify-otp', { email: kavita.email, otp });
    const reset = { email: kavita.email, newpassword: 'seven white horses' };
    expect((await kavita.visitor.post('/user/reset-password', reset)).status).toBe(200);
    expect((await read()).entries[0]).toMatchObject({ action: 'password-reset', actor: { id: kavita.id } });
  });

  test('a deletion of an unknown user adds no entry', async () => {
    const { total } = await read();
    expect((await office.visitor.send('DELETE', '/admin/users/nobody')).status).toBe(404);
    expect((await read()).total).toBe(total);
  });

  test('contains no text of people but names and e-mails', async () => {
    const { visitor, id } = await parent(school);
    await visitor.post('/user/enroll-user', application({ fullName: 'Sarojini Deshmukh' }));
    await office.visitor.send('DELETE', `/admin/users/${id}`);
    const rows = await school.context.db.selectFrom('auditLog').selectAll().execute();
    expect(JSON.stringify(rows)).toContain(id);
    expect(JSON.stringify(rows)).not.toContain('Sarojini');
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'about',
      'action',
      'actor',
      'actorEmail',
      'actorName',
      'address',
      'createdAt',
      'id',
      'subject',
      'subjectEmail',
      'subjectName',
    ]);
  });

  describe('has the names of the time of the action', () => {
    const setName = (visitor: TestUser['visitor'], fullName: string) =>
      visitor.send('PATCH', '/user/me', { fullName });
    const entriesBy = async (id: string) => (await read()).entries.filter(({ actor }) => actor.id === id);

    test('for an admin who is renamed or deleted later', async () => {
      const kavita = await admin(school);
      await kavita.visitor.get('/admin/get-users');
      await setName(kavita.visitor, 'Kavita Joshi');
      await kavita.visitor.get('/admin/get-users', { 'x-forwarded-for': '192.0.2.1' });
      await office.visitor.send('DELETE', `/admin/users/${kavita.id}`);
      const entries = await entriesBy(kavita.id);
      expect(entries.map(({ action, actor }) => [action, actor.name, actor.email])).toEqual([
        ['users-read', 'Kavita Joshi', kavita.email],
        ['name-changed', 'Kavita Rao', kavita.email],
        ['users-read', 'Kavita Rao', kavita.email],
        ['signed-in', 'Kavita Rao', kavita.email],
      ]);
    });

    test('for the renaming of an admin, with both names; an unchanged name adds no entry', async () => {
      const kavita = await admin(school);
      await setName(kavita.visitor, 'Kavita Joshi');
      await setName(kavita.visitor, 'Kavita Joshi');
      const changes = (await entriesBy(kavita.id)).filter(({ action }) => action === 'name-changed');
      expect(changes).toMatchObject([
        {
          actor: { id: kavita.id, name: 'Kavita Rao', email: kavita.email },
          subject: { id: kavita.id, name: 'Kavita Joshi', email: kavita.email },
          about: null,
          from: '127.0.0.1',
        },
      ]);
    });

    test('and no entry for the renaming of a family', async () => {
      const asha = await parent(school);
      const { total } = await read();
      expect((await setName(asha.visitor, 'Asha Joshi')).status).toBe(200);
      expect((await read()).total).toBe(total);
    });

    test('and a renaming that cannot be recorded does not happen', async () => {
      const kavita = await admin(school);
      const { db } = school.context;
      await db.schema.alterTable('auditLog').renameTo('auditLogElsewhere').execute();
      try {
        expect((await setName(kavita.visitor, 'Kavita Joshi')).status).toBe(500);
      } finally {
        await sql`alter table "auditLogElsewhere" rename to "auditLog"`.execute(db);
      }
      expect((await kavita.visitor.get('/user/me')).body.user.fullName).toBe('Kavita Rao');
    });

    test('for a family that was renamed or deleted since', async () => {
      const asha = await parent(school);
      await record(school.context.db, {
        action: 'signed-out',
        actor: 'command line',
        subject: asha.id,
        address: null,
      });
      await setName(asha.visitor, 'Asha Joshi');
      await asha.visitor.send('DELETE', '/user/me', { password });
      const [entry, ...others] = await entriesOf(asha.id);
      expect(entry).toMatchObject({
        actor: { id: 'command line', name: null, email: null },
        subject: { name: 'Asha Verma', email: asha.email },
      });
      // Actions of the family itself are not in the audit log.
      expect(others).toEqual([]);
    });

    test('but the present names in old entries, which have only ids', async () => {
      const kavita = await admin(school);
      const asha = await parent(school);
      await school.context.db
        .insertInto('auditLog')
        .values({
          id: randomUUID(),
          createdAt: new Date(),
          actor: kavita.id,
          action: 'second-factor-reset',
          subject: asha.id,
          address: null,
        })
        .execute();
      await setName(asha.visitor, 'Asha Joshi');
      expect((await entriesOf(asha.id))[0]).toMatchObject({
        actor: { name: 'Kavita Rao', email: kavita.email },
        subject: { name: 'Asha Joshi', email: asha.email },
      });
      await asha.visitor.send('DELETE', '/user/me', { password });
      expect((await entriesOf(asha.id))[0]?.subject).toEqual({ id: asha.id, name: null, email: null });
    });
  });

  test('an action that cannot be recorded does not happen', async () => {
    const asha = await parent(school);
    const { db } = school.context;
    await db.schema.alterTable('auditLog').renameTo('auditLogElsewhere').execute();
    try {
      expect((await office.visitor.send('DELETE', `/admin/users/${asha.id}`)).status).toBe(500);
      expect((await asha.visitor.get('/user/me')).status).toBe(200);
    } finally {
      await sql`alter table "auditLogElsewhere" rename to "auditLog"`.execute(db);
    }
  });

  test('is paged, the latest entry first', async () => {
    for (let i = 0; i < 60; i += 1) await addEntry(daysAgo(100 + i));
    const [first, second] = [await read(1), await read(2)];
    expect(first.entries).toHaveLength(50);
    expect(second.total).toBe(first.total);
    const times = [...first.entries, ...second.entries].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set([...first.entries, ...second.entries].map(({ _id }) => _id)).size).toBe(times.length);
    expect((await read(999)).entries).toEqual([]);
  });

  test.each(['0', '-1', '1.5', 'x', '%00', '9999999'])('has no page %s', async (page) => {
    expect((await office.visitor.get(`/admin/get-log/${page}`)).status).toBe(404);
  });

  describe('is append-only in the database:', () => {
    test('no entry can be changed, of any age', async () => {
      const { db } = school.context;
      await addEntry(daysAgo(400));
      await expect(db.updateTable('auditLog').set({ actor: 'somebody else' }).execute()).rejects.toThrow(
        'append-only',
      );
    });

    test('no entry younger than a year can be deleted', async () => {
      const id = await addEntry(daysAgo(364));
      await expect(school.context.db.deleteFrom('auditLog').where('id', '=', id).execute()).rejects.toThrow(
        'a year',
      );
      expect(await isThere(id)).toBe(true);
    });

    test('no entry can replace another', async () => {
      const id = await addEntry(daysAgo(3));
      const replace =
        kind === 'sqlite'
          ? sql`insert or replace into "auditLog" ("id", "createdAt", "actor", "action") values (${id}, 'x', 'y', 'z')`
          : sql`insert into "auditLog" ("id", "createdAt", "actor", "action") values (${id}, now(), 'y', 'z')
              on conflict ("id") do update set "actor" = 'y'`;
      await replace.execute(school.context.db).catch(() => {});
      const row = await school.context.db
        .selectFrom('auditLog')
        .select('actor')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.actor).toBe('x');
    });

    test.runIf(kind === 'postgres')('the table cannot be truncated', async () => {
      await expect(sql`truncate "auditLog"`.execute(school.context.db)).rejects.toThrow('append-only');
    });

    test('the maintenance deletes only entries older than a year', async () => {
      const [old, young] = [await addEntry(daysAgo(367)), await addEntry(daysAgo(365))];
      await purge(school.context);
      expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
    });
  });
});
