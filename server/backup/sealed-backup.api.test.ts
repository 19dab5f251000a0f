import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '#test/databases.ts';
import { application, parent, signIn, type Account } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { backup, restore } from './backup.ts';

const root = path.resolve(import.meta.dirname, '../..');
const passphrase = 'neem kite monsoon';
/** Words that no compression makes short. */
const words = Array.from({ length: 60 }, () => randomBytes(1500).toString('hex')).toSorted();

// What a database is behind it makes no difference to the file.
describe.each(databaseKinds.slice(0, 1))('a backup with a passphrase, on %s', (kind) => {
  let school: School;
  let asha: Account;
  let file: string;
  beforeAll(async () => {
    school = await openSchool(kind, { BACKUP_PASSPHRASE: passphrase });
    asha = await parent(school);
    await asha.visitor.post('/user/enroll-user', application());
    for (const userMessage of words) await school.visitor().post('/user/add-lead', { userMessage });
    file = path.join(school.dataDir, 'school.age');
    await backup(school.context.db, school.context.settings, file);
  });
  afterAll(() => school.close());

  const opening = (words: string | undefined, from = file) =>
    restore(school.context.db, { ...school.context.settings, backupPassphrase: words }, from);
  const isThere = async () => (await asha.visitor.get('/user/me')).status === 200;

  /** Runs the command as an operator does, with nobody at a terminal. */
  async function command(name: 'backup' | 'restore', target: string, words?: string) {
    const { BACKUP_PASSPHRASE: _, ...env } = process.env;
    const ended = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', `server/operations/${name}-command.ts`, target],
      {
        cwd: root,
        env: {
          ...env,
          DATA_DIR: school.dataDir,
          ...(words === undefined ? {} : { BACKUP_PASSPHRASE: words }),
        },
      },
    ).then(
      (said) => ({ ...said, code: 0 }),
      (error: { stdout: string; stderr: string; code: number }) => error,
    );
    return { code: ended.code, said: (ended.stdout + ended.stderr).trim() };
  }

  test('holds nothing that can be read, and is for its owner alone', async () => {
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    for (const name of ['Meera', asha.email, 'argon2id', 'users']) expect(bytes.includes(name)).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('opens with age itself and the passphrase', async () => {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const lines = gunzipSync(await decrypter.decrypt(await readFile(file))).toString();
    expect(lines).toContain(asha.email);
  });

  test('another passphrase, or none, is said kindly and nothing is touched', async () => {
    await expect(opening('neem kite monsoon x')).rejects.toThrow(
      'That passphrase does not open this backup.',
    );
    await expect(opening(undefined)).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
    expect(await isThere()).toBe(true);
  });

  test('a file that was cut off or changed is refused and nothing is touched', async () => {
    const whole = await readFile(file);
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(whole.length - 40) ^ 1, whole.length - 40);
    const broken = path.join(school.dataDir, 'broken.age');
    for (const bytes of [whole.subarray(0, -1), changed]) {
      await writeFile(broken, bytes);
      await expect(opening(passphrase, broken)).rejects.toThrow('is not a whole backup');
    }
    expect(await isThere()).toBe(true);
  });

  test('comes back whole, though it has more than one part of 64 KiB', async () => {
    expect((await stat(file)).size).toBeGreaterThan(80_000);
    await school.context.db.deleteFrom('leads').execute();
    await opening(passphrase);
    const leads = await school.context.db.selectFrom('leads').select('userMessage').execute();
    expect(leads.map(({ userMessage }) => userMessage).toSorted()).toEqual(words);
    asha = await signIn(school, asha.email);
  });

  test('one made without it can still be restored', async () => {
    const plain = path.join(school.dataDir, 'plain.gz');
    const { settings } = school.context;
    // Left by one that was cut short: neither written into nor kept open to others.
    await writeFile(`${plain}.part`, 'half');
    await chmod(`${plain}.part`, 0o644);
    await backup(school.context.db, { ...settings, backupPassphrase: undefined }, plain);
    expect((await stat(plain)).mode & 0o777).toBe(0o600);
    await opening(passphrase, plain);
    asha = await signIn(school, asha.email);
  });

  test('the commands take it from BACKUP_PASSPHRASE, and say in one line what is missing', async () => {
    const target = path.join(school.dataDir, 'by-command.age');
    expect(await command('backup', target, passphrase)).toMatchObject({
      code: 0,
      said: expect.stringContaining('encrypted'),
    });
    const { code, said } = await command('restore', target);
    expect([code, said.split('\n')]).toEqual([
      1,
      [`${target} is encrypted: set BACKUP_PASSPHRASE, or run this in a terminal to be asked.`],
    ]);
    expect(await command('restore', target, passphrase)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Restored'),
    });
  });
});
