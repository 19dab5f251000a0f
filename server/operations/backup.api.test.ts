import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { admin, application, parent, signIn } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { backup, restore, verifyBackup } from './backup.ts';

const leads = (at: School) => at.context.db.selectFrom('leads').select(['userMessage']).execute();

describe.each(databaseKinds)('a backup of %s', (kind) => {
  let directory: string;
  let school: School;
  let file: string;
  let email: string;
  let office: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'school-backup-'));
    file = path.join(directory, 'school.backup');
    school = await openSchool(kind);
    const asha = await parent(school, undefined, 'आशा 🎨');
    email = asha.email;
    await asha.visitor.post('/user/enroll-user', application({ address: 'line \'one\' "two" \\ three' }));
    await school.visitor().post('/user/add-lead', { userMessage: 'one\ntwo\n' });
    office = (await admin(school)).email;
    await backup(school.context.db, school.context.settings, file);
  });
  afterAll(async () => {
    await school.close();
    await rm(directory, { recursive: true, force: true });
  });

  test('says how much it holds and is readable by its owner alone', async () => {
    expect(await verifyBackup(file)).toEqual({ users: 2, accounts: 2, applications: 1, leads: 1 });
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test.each(databaseKinds)(
    'can be put into %s: everybody is there again and signs in with the old password',
    async (other) => {
      const target = await openSchool(other);
      try {
        const stranger = await parent(target);
        const counts = await restore(target.context.db, target.context.settings, file);
        expect(counts).toEqual({ users: 2, accounts: 2, applications: 1, leads: 1 });
        expect((await stranger.visitor.get('/user/me')).status).toBe(401);
        const before = await signIn(school, email);
        const after = await signIn(target, email);
        const me = async ({ visitor }: typeof after) => (await visitor.get('/user/me')).body;
        expect(await me(after)).toEqual(await me(before));
        expect(after.id).toBe(before.id);
        expect((await me(await signIn(target, office))).user.role).toBe('admin');
        expect(await leads(target)).toEqual(await leads(school));
        expect((await target.visitor().post('/user/forget-password', { email })).status).toBe(200);
        await target.mail(email, /code/);
      } finally {
        await target.close();
      }
    },
  );

  const damage: [string, (copy: string) => Promise<void>][] = [
    ['cut off', async (copy) => truncate(copy, Math.floor((await stat(copy)).size / 2))],
    ['empty', (copy) => truncate(copy, 0)],
    ['no backup at all', (copy) => writeFile(copy, gzipSync('{"hello":"world"}\n'))],
    [
      'changed inside',
      async (copy) =>
        writeFile(
          copy,
          gzipSync(
            gunzipSync(await readFile(copy))
              .toString()
              .replace('Neem', 'Tree')
              .replace('one', 'two'),
          ),
        ),
    ],
    [
      'without its last line',
      async (copy) =>
        writeFile(
          copy,
          gzipSync(
            gunzipSync(await readFile(copy))
              .toString()
              .replace(/\n.*\n$/, '\n'),
          ),
        ),
    ],
    ['followed by rubbish', (copy) => appendFile(copy, 'rubbish')],
  ];

  test.each(damage)('a file that is %s is refused and nothing changes', async (name, spoil) => {
    const copy = path.join(directory, name);
    await writeFile(copy, await readFile(file));
    await spoil(copy);
    const users = () => school.context.db.selectFrom('users').select('id').orderBy('id').execute();
    const before = await users();
    await expect(restore(school.context.db, school.context.settings, copy)).rejects.toThrow(
      'not a whole backup',
    );
    expect(await users()).toEqual(before);
  });

  test('a backup that cannot be written leaves no half file', async () => {
    const missing = path.join(directory, 'nowhere', 'school.backup');
    await expect(backup(school.context.db, school.context.settings, missing)).rejects.toThrow('ENOENT');
    await expect(verifyBackup(missing)).rejects.toThrow('There is no file');
  });

  test('what is written while it runs is in it whole or not at all', async () => {
    const copy = path.join(directory, 'while-running');
    const asha = await signIn(school, email);
    const [counts] = await Promise.all([
      backup(school.context.db, school.context.settings, copy),
      ...[1, 2, 3].map((n) =>
        asha.visitor.post('/user/enroll-user', application({ fullName: `Child ${n}` })),
      ),
    ]);
    expect(await verifyBackup(copy)).toEqual(counts);
  });
});
