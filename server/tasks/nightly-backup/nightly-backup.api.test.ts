import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restore } from '#server/tasks/backup/restore.ts';
import { runDueJobs } from '#server/tasks/jobs/run-due-jobs.ts';
import { kindsOfThisRun, testOfLongRun } from '#test/databases.ts';
import { admin, parent, signIn, teacher, type TestUser } from '#test/people.ts';
import { openSchool, schoolEmail, type School } from '#test/school.ts';
import { backUpIfDue } from './nightly-backup.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** 4:40 at the school: ten minutes after a backup is due. */
const night = new Date('2026-12-01T23:10:00Z');
const after = (milliseconds: number) => new Date(night.getTime() + milliseconds);
const metricsToken = 'only-for-the-tests';

describe.each(kindsOfThisRun)('nightly backups on %s', (kind) => {
  let school: School;
  let directory: string;
  let owner: TestUser;
  beforeEach(async () => {
    directory = path.join(await mkdtemp(path.join(tmpdir(), 'backups-')), 'school');
    await mkdir(directory);
    school = await openSchool(kind, {
      BACKUP_DIR: directory,
      BACKUP_KEEP: '2',
      METRICS_TOKEN: metricsToken,
    });
    owner = await admin(school);
  });
  afterEach(async () => {
    await school.close();
    await rm(path.dirname(directory), { recursive: true });
  });

  const backUp = (now: Date) => backUpIfDue(school.context, now);
  const files = async () => (await readdir(directory)).toSorted();
  async function problemFor({ visitor }: TestUser, now: Date) {
    school.context.now = () => now;
    return (await visitor.get('/admin/overview')).body.backup;
  }
  async function metric(name: string): Promise<number> {
    const { text } = await school.visitor({ authorization: `Bearer ${metricsToken}` }).get('/metrics');
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }

  test('are made once a night, by one of several instances, and can be restored', async () => {
    const { email } = await parent(school);
    await Promise.all([backUp(night), backUp(night)]);
    expect(await files()).toEqual(['school.test-2026-12-02.gz']);
    const [file = ''] = await files();
    await backUp(after(20 * hour));
    expect(await files()).toEqual([file]);
    expect(school.log.filter((line) => line.includes('and was verified'))).toHaveLength(1);
    expect(await problemFor(owner, night)).toBeNull();
    expect([await metric('backup_failing'), await metric('backup_last_success_timestamp_seconds')]).toEqual([
      0,
      night.getTime() / 1000,
    ]);
    await parent(school);
    const { contents } = await restore(
      school.context.db,
      school.context.settings,
      path.join(directory, file),
    );
    expect(contents.families).toBe(1);
    expect((await signIn(school, email)).email).toBe(email);
  });

  test('keep the newest, and touch no file of somebody else', async () => {
    const others = ['other.school-2020-01-01.gz', 'notes.txt', 'school.test-2020-01-01.gz.copy'];
    for (const name of [...others, 'school.test-2026-11-30.gz.part'])
      await writeFile(path.join(directory, name), '');
    // Backups of earlier nights: their names count, not what they hold.
    for (const date of ['2026-12-02', '2026-12-03', '2026-12-04'])
      await writeFile(path.join(directory, `school.test-${date}.gz`), '');
    await backUp(after(3 * day));
    expect(await files()).toEqual(
      [...others, 'school.test-2026-12-04.gz', 'school.test-2026-12-05.gz'].toSorted(),
    );
  });

  testOfLongRun(
    'that fail leave the earlier ones, tell the owner, and are tried again an hour later',
    async () => {
      await writeFile(path.join(directory, 'school.test-2026-12-02.gz'), '');
      await backUp(after(day));
      // In the place of the file of the third night there is a folder, which cannot be replaced.
      await mkdir(path.join(directory, 'school.test-2026-12-04.gz'));
      await backUp(after(2 * day));
      expect(await files()).toEqual([
        'school.test-2026-12-02.gz',
        'school.test-2026-12-03.gz',
        'school.test-2026-12-04.gz',
      ]);
      const failure = `${path.join(directory, 'school.test-2026-12-04.gz')} cannot be used: there is a directory with this name.`;
      const problem = { lastAt: after(day).toISOString(), failure };
      expect(await problemFor(owner, after(2 * day))).toEqual(problem);
      expect(await problemFor(await teacher(school), after(2 * day))).toBeNull();
      expect(await metric('backup_failing')).toBe(1);
      await runDueJobs(school.context, new Date('2026-12-04T03:00:00Z'));
      const mail = await school.mail(schoolEmail, /What is open today/);
      expect(mail.text).toContain('The last one is of Thursday, 3 December 2026 at 4:40 am.');
      expect(mail.text).toContain('there is a directory with this name');

      await rm(path.join(directory, 'school.test-2026-12-04.gz'), { recursive: true });
      await backUp(after(2 * day + hour / 2));
      expect(await files()).not.toContain('school.test-2026-12-04.gz');
      await backUp(after(2 * day + 2 * hour));
      expect(await files()).toEqual(['school.test-2026-12-03.gz', 'school.test-2026-12-04.gz']);
      expect([await problemFor(owner, after(2 * day + 2 * hour)), await metric('backup_failing')]).toEqual([
        null,
        0,
      ]);
    },
  );

  test('do not create a folder that is missing, such as that of a mount', async () => {
    await rm(directory, { recursive: true });
    await backUp(night);
    expect(await problemFor(owner, night)).toEqual({
      lastAt: null,
      failure: `There is no folder ${directory} (BACKUP_DIR): create or mount it.`,
    });
    await expect(readdir(directory)).rejects.toThrow('ENOENT');
    await mkdir(directory);
  });

  testOfLongRun('that were not made for two days are a problem, and the next attempt ends it', async () => {
    expect(await problemFor(owner, night)).toBeNull();
    await backUp(night);
    expect(await problemFor(owner, after(2 * day))).toBeNull();
    expect(await problemFor(owner, after(2 * day + 1))).toEqual({
      lastAt: night.toISOString(),
      failure: null,
    });
    await backUp(after(5 * day));
    expect(await problemFor(owner, after(5 * day))).toBeNull();
  });

  testOfLongRun(
    'that were made while the clock was years ahead neither keep the next one away nor take its place',
    async () => {
      await backUp(after(3000 * day));
      for (const days of [0, 1, 2]) await backUp(after(days * day));
      expect(await files()).toEqual(['school.test-2026-12-03.gz', 'school.test-2026-12-04.gz']);
    },
  );

  test('whose process was killed are repeated, and told after two days', async () => {
    const { db } = school.context;
    await db.updateTable('nightlyBackups').set({ startedAt: night, tryingSince: night }).execute();
    expect(await problemFor(owner, after(2 * day + 1))).toEqual({ lastAt: null, failure: null });
    await backUp(after(hour / 2));
    expect(await files()).toEqual([]);
    await backUp(after(2 * hour));
    expect(await files()).toHaveLength(1);
  });
});
