import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from '#test/authenticator.ts';
import { databaseKinds } from '#test/databases.ts';
import { admin, application, parent, password, signIn } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { backup, restore, verifyBackup } from './backup.ts';

const write = ({ context }: School, file: string) => backup(context.db, context.settings, file);
const readBack = ({ context }: School, file: string) => restore(context.db, context.settings, file);

describe.each(databaseKinds)('backup and restore on %s', (kind) => {
  let school: School;
  let file: string;
  beforeAll(async () => {
    school = await openSchool(kind);
    file = path.join(school.dataDir, 'backup.gz');
  });
  afterAll(() => school.close());

  test('what was saved is back, what came later is gone, and everybody signs in again', async () => {
    const { visitor, email } = await parent(school, undefined, 'अनन्या नायर 🎨');
    await visitor.post('/user/enroll-user', application());
    await school.visitor().post('/user/add-lead', { userName: 'Rekha', userMessage: 'line one\nline two' });
    const before = await school.context.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .execute();
    const counts = await write(school, file);
    expect(counts.applications).toBe(1);

    const later = await parent(school);
    expect(await readBack(school, file)).toEqual(counts);
    expect((await visitor.get('/user/me')).status).toBe(401);
    expect((await later.visitor.get('/user/me')).status).toBe(401);
    const after = await school.context.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .execute();
    expect(after).toEqual(before);
    const again = await signIn(school, email);
    const { user } = (await again.visitor.get('/user/me')).body;
    expect(user).toMatchObject({ fullName: 'अनन्या नायर 🎨', enrollmentData: { fullName: 'Meera Verma' } });
    const leads = await school.context.db.selectFrom('leads').select('userMessage').execute();
    expect(leads).toEqual([{ userMessage: 'line one\nline two' }]);
  });

  test('a backup runs while others write, and holds one moment', async () => {
    const writing = Promise.all(Array.from({ length: 8 }, () => parent(school)));
    const counts = await write(school, file);
    await writing;
    expect(counts.users).toBe(counts.accounts);
    expect(await verifyBackup(file)).toEqual(counts);
  });

  test('a file that was cut off or changed is refused, and nothing happens to the data', async () => {
    const { visitor } = await parent(school);
    await write(school, file);
    const whole = await readFile(file);
    const text = gunzipSync(whole).toString();
    const broken = path.join(school.dataDir, 'broken.gz');
    const lines = text.split('\n');
    const changes = [
      whole.subarray(0, whole.length / 2),
      gzipSync(text.replace('अनन्या', 'सुनीता')),
      gzipSync(lines.slice(0, -2).join('\n')),
      gzipSync('{"format":"something else"}\n'),
      Buffer.from('not even compressed'),
    ];
    for (const bytes of changes) {
      await writeFile(broken, bytes);
      await expect(readBack(school, broken)).rejects.toThrow('is not a whole backup');
    }
    await expect(readBack(school, path.join(school.dataDir, 'none.gz'))).rejects.toThrow('There is no file');
    expect((await visitor.get('/user/me')).status).toBe(200);
  });

  test('a restore adds to the audit log and takes nothing from it', async () => {
    const { db } = school.context;
    const office = await admin(school);
    await office.visitor.get('/admin/get-users');
    await write(school, file);
    await office.visitor.send('DELETE', `/admin/users/${(await parent(school)).id}`);
    const before = await db.selectFrom('auditLog').selectAll().execute();
    await readBack(school, file);
    const after = await db.selectFrom('auditLog').selectAll().execute();
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.filter(({ id }) => !before.some((entry) => entry.id === id))).toMatchObject([
      { actor: 'command line', action: 'backup-restored', subject: null, address: null },
    ]);
  });

  test('a backup from before the second factor and the audit log is still good', async () => {
    const { visitor, email } = await parent(school);
    await visitor.post('/user/enroll-user', application());
    await write(school, file);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trim()
      .split('\n');
    const older = lines
      .slice(0, -1)
      .filter((line) => !/"table":"(?:twoFactors|auditLog)"/.test(line))
      .map((line) => `${line.replace(/,"twoFactorEnabled":\w+/, '')}\n`)
      .join('');
    const { counts } = JSON.parse(lines.at(-1) ?? '') as { counts: Record<string, number> };
    const { twoFactors: _, auditLog: __, ...known } = counts;
    const sha256 = createHash('sha256').update(older).digest('hex');
    await writeFile(file, gzipSync(`${older}${JSON.stringify({ counts: known, sha256 })}\n`));
    expect((await readBack(school, file)).users).toBe(known.users);
    expect((await signIn(school, email)).email).toBe(email);
  });

  test('a backup from before the audit log kept names is still good', async () => {
    const { db } = school.context;
    const office = await admin(school);
    await write(school, file);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trim()
      .split('\n');
    // Entries that the log does not have, as an older version wrote them.
    const older = lines
      .slice(0, -1)
      .map((line) =>
        line.includes('"table":"auditLog"')
          ? line
              .replace(/"id":"[^"]+"/, () => `"id":"${randomUUID()}"`)
              .replaceAll(/,"(?:actor|subject)(?:Name|Email)":(?:null|"[^"]*")/g, '')
          : line,
      )
      .map((line) => `${line}\n`)
      .join('');
    expect(older).not.toContain('actorName');
    const { counts } = JSON.parse(lines.at(-1) ?? '') as { counts: Record<string, number> };
    const sha256 = createHash('sha256').update(older).digest('hex');
    await writeFile(file, gzipSync(`${older}${JSON.stringify({ counts, sha256 })}\n`));
    await readBack(school, file);
    const ofOffice = await db.selectFrom('auditLog').selectAll().where('actor', '=', office.id).execute();
    expect(ofOffice.map(({ actorName }) => actorName).toSorted()).toEqual(['Kavita Rao', null].toSorted());
  });

  test('mails waiting to be sent are not sent a second time by a restore', async () => {
    await write(school, file);
    await readBack(school, file);
    expect(await school.context.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(gunzipSync(await readFile(file)).toString()).not.toContain('"table":"outbox"');
  });
});

test.runIf(databaseKinds.length === 2)(
  'a backup of one database can be restored into the other',
  async () => {
    const [sqlite, postgres] = await Promise.all([openSchool('sqlite'), openSchool('postgres')]);
    try {
      const file = path.join(sqlite.dataDir, 'moving.gz');
      const { email, visitor } = await parent(sqlite);
      await visitor.post('/user/enroll-user', application());
      const guarded = await admin(sqlite);
      const { secret } = (await guarded.visitor.post('/admin/second-factor/start', { password })).body;
      await guarded.visitor.post('/admin/second-factor/confirm', { code: codeAt(secret, Date.now()) });
      await write(sqlite, file);
      await readBack(postgres, file);
      const moved = await signIn(postgres, email);
      const there = (await moved.visitor.get('/user/me')).body.user;
      const here = (await visitor.get('/user/me')).body.user;
      expect(there).toEqual(here);
      // Both schools of the tests have one AUTH_SECRET, as the old machine and the new would.
      const entering = postgres.visitor();
      await entering.post('/user/auth-user', { userEmail: guarded.email, password });
      const code = codeAt(secret, Date.now() + 30_000);
      expect((await entering.post('/user/second-factor', { code })).status).toBe(200);
      await write(postgres, file);
      await readBack(sqlite, file);
      expect((await (await signIn(sqlite, email)).visitor.get('/user/me')).body.user).toEqual(here);
    } finally {
      await Promise.all([sqlite.close(), postgres.close()]);
    }
  },
);
