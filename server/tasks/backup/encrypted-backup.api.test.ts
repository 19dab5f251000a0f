import { randomBytes } from 'node:crypto';
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOfThisRun, testOfLongRun } from '#test/databases.ts';
import { messagesIn } from '#test/messages.ts';
import { application, parent, signIn, type TestUser } from '#test/people.ts';
import { runCommand } from '#test/run-command.ts';
import { openSchool, type School } from '#test/school.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const passphrase = 'neem kite monsoon';
/** Random messages, so that compression does not make them short. */
const messages = Array.from({ length: 60 }, () => randomBytes(1500).toString('hex')).toSorted();

// One database is enough: the file does not depend on it.
describe.each(kindsOfThisRun)('a backup with a passphrase, on %s', (kind) => {
  let school: School;
  let asha: TestUser;
  let file: string;
  beforeAll(async () => {
    school = await openSchool(kind, { BACKUP_PASSPHRASE: passphrase });
    asha = await parent(school);
    await asha.visitor.post('/user/enroll-user', application());
    for (const userMessage of messages) await school.visitor().post('/user/add-lead', { userMessage });
    file = path.join(school.dataDir, 'school.age');
    await backup(school.context.db, school.context.settings, file);
  });
  afterAll(() => school.close());

  const restoreWith = (phrase: string | undefined, from = file) =>
    restore(school.context.db, { ...school.context.settings, backupPassphrase: phrase }, from);
  const isSignedIn = async () => (await asha.visitor.get('/user/me')).status === 200;

  test('contains no readable text, and only its owner may read the file', async () => {
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    for (const name of ['Meera', asha.email, 'argon2id', 'users']) expect(bytes.includes(name)).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  testOfLongRun('can be opened with age and the passphrase', async () => {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const lines = gunzipSync(await decrypter.decrypt(await readFile(file))).toString();
    expect(lines).toContain(asha.email);
  });

  test('a wrong or missing passphrase ends with a clear message and changes nothing', async () => {
    await expect(restoreWith('neem kite monsoon x')).rejects.toThrow(
      'That passphrase does not open this backup.',
    );
    await expect(restoreWith(undefined)).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
    expect(await isSignedIn()).toBe(true);
  });

  test('rejects an incomplete or changed file and changes nothing', async () => {
    const complete = await readFile(file);
    const changed = Buffer.from(complete);
    changed.writeUInt8(changed.readUInt8(complete.length - 40) ^ 1, complete.length - 40);
    const broken = path.join(school.dataDir, 'broken.age');
    for (const bytes of [complete.subarray(0, -1), changed]) {
      await writeFile(broken, bytes);
      await expect(restoreWith(passphrase, broken)).rejects.toThrow('is not a complete backup');
    }
    expect(await isSignedIn()).toBe(true);
  });

  testOfLongRun('restores a backup with more than one part of 64 KiB', async () => {
    expect((await stat(file)).size).toBeGreaterThan(80_000);
    await school.context.db.deleteFrom('conversations').execute();
    await restoreWith(passphrase);
    const stored = await messagesIn(school.context.db);
    expect(stored.map(({ userMessage }) => userMessage).toSorted()).toEqual(messages);
    asha = await signIn(school, asha.email);
  });

  test('restores a backup that was made without a passphrase', async () => {
    const plain = path.join(school.dataDir, 'plain.gz');
    const { settings } = school.context;
    // The rest of an interrupted backup that other users may read.
    await writeFile(`${plain}.part`, 'half');
    await chmod(`${plain}.part`, 0o644);
    await backup(school.context.db, { ...settings, backupPassphrase: undefined }, plain);
    expect((await stat(plain)).mode & 0o777).toBe(0o600);
    await restoreWith(passphrase, plain);
    asha = await signIn(school, asha.email);
  });

  // encrypted-commands.long.test.ts runs both commands with a passphrase, which takes seconds of CPU time each.
  test('the command names a missing BACKUP_PASSPHRASE in one line', async () => {
    const { code, stdout, stderr } = await runCommand('server/tasks/backup/restore-command.ts', [file], {
      DATA_DIR: school.dataDir,
    });
    expect([code, stdout, stderr.trim().split('\n')]).toEqual([
      1,
      '',
      [
        `${file} is encrypted: set BACKUP_PASSPHRASE, or run this command in a terminal and type the passphrase.`,
      ],
    ]);
  });
});
