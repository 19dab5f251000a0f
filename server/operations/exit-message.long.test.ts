import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { insertMessages } from '#test/messages.ts';
import { runCommand } from '#test/run-command.ts';

const commands: [name: string, file: string, args: string[]][] = [
  ['npm start', 'server/main.ts', []],
  ['npm run admin', 'server/tasks/admin-command.ts', ['list']],
  ['npm run backup', 'server/tasks/backup/backup-command.ts', ['backup.gz']],
  ['npm run restore', 'server/tasks/backup/restore-command.ts', ['none.gz']],
];
const damaged = 'The database is damaged: restore a backup.';
const notOpenable = 'school.db in DATA_DIR cannot be opened:';

describe.each(commands)('%s ends with one line and status 1', (_, file, args) => {
  let dataDir: string;
  let database: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-reason-'));
    database = path.join(dataDir, 'school.db');
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  async function expectReason(reason: string): Promise<void> {
    const ended = await runCommand(file, args, { DATA_DIR: dataDir, PORT: '0' }, dataDir);
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
    expect(ended.stderr.trim().split('\n')).toHaveLength(1);
  }

  test('when school.db is not a database', async () => {
    const bytes = randomBytes(100_000);
    await writeFile(database, bytes);
    await expectReason(damaged);
    expect(await readFile(database)).toEqual(bytes);
  });

  test('when a page of the database is damaged, even if the start does not read it', async () => {
    const db = connect({ databaseUrl: undefined, dataDir });
    await migrate(db);
    for (let n = 0; n < 60; n += 1)
      await insertMessages(db, [{ userMessage: 'x'.repeat(2_000), createdAt: new Date() }]);
    await db.destroy();
    const pages = (await stat(database)).size / 4096;
    const handle = await open(database, 'r+');
    await handle.write(randomBytes(4096), 0, 4096, (pages - 10) * 4096);
    await handle.close();
    await expectReason(damaged);
  });

  test('when school.db is a directory', async () => {
    await mkdir(database);
    await expectReason(notOpenable);
  });
});

const wrongPaths: [name: string, file: string, args: string[], reason: string][] = [
  ['a backup into a missing directory', 'backup', ['missing/x.gz'], 'missing/x.gz cannot be used:'],
  ['a backup over a directory', 'backup', ['directory'], 'directory cannot be used: there is a directory'],
  ['a backup below a file', 'backup', ['file/x.gz'], 'file/x.gz cannot be used:'],
  [
    'a backup under a name that is too long',
    'backup',
    ['x'.repeat(300)],
    'cannot be used: its name is too long',
  ],
  ['a restore of a directory', 'restore', ['directory'], 'directory is not a complete backup'],
];

test.each(wrongPaths)('%s ends with one line and status 1', async (_, command, args, reason) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-reason-'));
  try {
    await mkdir(path.join(dataDir, 'directory'));
    await writeFile(path.join(dataDir, 'file'), '');
    const script = `server/tasks/backup/${command}-command.ts`;
    const ended = await runCommand(script, args, { DATA_DIR: dataDir }, dataDir);
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
    expect(ended.stderr.trim().split('\n')).toHaveLength(1);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
