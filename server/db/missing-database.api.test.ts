import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeContext, openContext } from '#server/context.ts';
import { prepareDataDir } from '#server/disk/data-dir.ts';
import { readSettings } from '#server/env.ts';
import { databaseKinds, makeDatabase, testOfLongRun } from '#test/databases.ts';
import { openCommands, runCommand, type Commands } from '#test/run-command.ts';
import { openSchool } from '#test/school.ts';

let dataDir: string;
let outside: string;
beforeEach(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'school-missing-'));
  dataDir = path.join(outside, 'data');
});
afterEach(() => rm(outside, { recursive: true, force: true }));

let commands: Commands;
beforeAll(() => {
  commands = openCommands();
});
afterAll(() => commands.close());

/** Runs the server or a command on DATA_DIR. */
const start = (
  file: string,
  args: string[] = [],
  more: Record<string, string> = {},
  run: Commands['run'] = commands.run,
) => run(file, args, { DATA_DIR: dataDir, ADMIN_PASSWORD: 'gulmohar and neem', ...more });
const server = (run = commands.run) => start('test/open-and-close.ts', [], {}, run);
const admin = (...args: string[]) => start('server/tasks/admin-command.ts', args);
/** Opens the database as the server does. */
async function openInThisProcess(): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataDir });
  prepareDataDir(settings.dataDir);
  await closeContext(await openContext(settings, pino({ level: 'silent' })));
}
const files = async () => (await readdir(dataDir)).toSorted();

const refusal =
  /^(?:.*SettingError: )?DATA_DIR .* was used before, but its database school\.db is (?:missing|empty): put the file back, restore a backup with "npm run restore -- FILE", set DATABASE_URL if the data is in PostgreSQL, or delete .* there to start with an empty database\.$/m;

describe('after school.db was lost', () => {
  test('the server and the commands end when it is missing or empty, and change nothing', async () => {
    expect((await server()).code).toBe(0);
    await rm(path.join(dataDir, 'school.db'));
    for (const how of ['missing', 'empty']) {
      if (how === 'empty') await writeFile(path.join(dataDir, 'school.db'), '');
      const before = await files();
      for (const attempt of [
        // Once in a process of its own, which the error ends.
        await server(how === 'missing' ? runCommand : commands.run),
        await admin('add', 'head@school.test'),
        await start('server/tasks/backup/backup-command.ts', [path.join(outside, 'backup.gz')]),
      ]) {
        expect([attempt.code, attempt.stderr]).toEqual([1, expect.stringMatching(refusal)]);
        expect(attempt.stderr).toContain(`is ${how}:`);
      }
      expect(await files()).toEqual(before);
    }
  });

  test.each([
    ['auth-secret', 'x'.repeat(43)],
    ['school.db-wal', 'changes that are only here'],
    ['cache/snapshot.json', '{}'],
    ['outbox/mail.eml', 'a mail'],
  ])('%s alone is enough to detect it, and stays unchanged', async (name, content) => {
    const file = path.join(dataDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    await expect(openInThisProcess()).rejects.toThrow(refusal);
    expect(await readFile(file, 'utf8')).toBe(content);
  });

  test('the server starts again after a restore, with the file put back, or with the other files deleted', async () => {
    const backup = path.join(outside, 'backup.gz');
    const database = path.join(dataDir, 'school.db');
    await admin('add', 'head@school.test');
    await openInThisProcess();
    expect((await start('server/tasks/backup/backup-command.ts', [backup])).code).toBe(0);
    await rename(database, `${outside}/kept.db`);
    const restored = await start('server/tasks/backup/restore-command.ts', [backup]);
    expect([restored.code, restored.stdout]).toEqual([
      0,
      expect.stringContaining('In the office now: head@school.test (admin).'),
    ]);
    await openInThisProcess();
    expect((await admin('list')).stdout).toBe('head@school.test\n');

    await rename(`${outside}/kept.db`, database);
    expect((await admin('list')).stdout).toBe('head@school.test\n');

    await rm(database);
    await rm(path.join(dataDir, 'auth-secret'));
    await openInThisProcess();
  });

  test('an interrupted first start can be repeated', async () => {
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'school.db'), '');
    await openInThisProcess();
    // The start creates the database first, then the secret, then pages and mails.
    await rm(dataDir, { recursive: true });
    await mkdir(dataDir);
    await mkdir(path.join(dataDir, 'outbox'));
    await openInThisProcess();
  });
});

describe.runIf(databaseKinds.includes('postgres'))('on PostgreSQL', () => {
  testOfLongRun(
    'the server starts with an empty database, and warns when DATA_DIR was used before',
    async () => {
      await mkdir(path.join(dataDir, 'cache'), { recursive: true });
      await writeFile(path.join(dataDir, 'cache/snapshot.json'), '{}');
      const warning = 'the database is empty although DATA_DIR was used before';
      const warnings = async (environment: Record<string, string>) => {
        const { url = '', drop } = await makeDatabase('postgres');
        const school = await openSchool('postgres', { DATABASE_URL: url, ...environment });
        await school.close();
        await drop();
        return school.log.filter((line) => line.includes(warning)).length;
      };
      expect([await warnings({}), await warnings({ DATA_DIR: dataDir })]).toEqual([0, 1]);
    },
  );

  test('the server does not start without DATABASE_URL when DATA_DIR was used with PostgreSQL', async () => {
    const database = await makeDatabase('postgres');
    const settings = { DATABASE_URL: database.url ?? '', AUTH_SECRET: 'x'.repeat(32) };
    expect((await start('test/open-and-close.ts', [], settings)).code).toBe(0);
    await mkdir(path.join(dataDir, 'cache'), { recursive: true });
    await writeFile(path.join(dataDir, 'cache/snapshot.json'), '{}');
    const { code, stderr } = await server();
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('set DATABASE_URL if the data is in PostgreSQL'),
    ]);
    await database.drop();
  });
});
