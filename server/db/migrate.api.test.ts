import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, makeDatabase, testOfLongRun } from '#test/databases.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

const run = promisify(execFile);
const script = path.resolve(import.meta.dirname, '../../test/open-and-close.ts');

describe.each(databaseKinds)('migrations on %s', (kind) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-migrate-'));
    database = await makeDatabase(kind);
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  // Each process loads all modules.
  (kind === 'sqlite' ? test : testOfLongRun)(
    'several processes can start at the same time on an empty database',
    async () => {
      const env = {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        ...(database.url === undefined ? {} : { DATABASE_URL: database.url, AUTH_SECRET: 'x'.repeat(32) }),
      };
      const ended = await Promise.all([1, 2].map(() => run(process.execPath, [script], { env })));
      expect(ended.map(({ stderr }) => stderr)).toEqual(['', '']);
      const db = connect({ databaseUrl: database.url, dataDir });
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
      await db.destroy();
    },
  );

  test('change nothing in a database that is up to date', async () => {
    const db = connect({ databaseUrl: database.url, dataDir });
    await migrate(db);
    expect(await migrate(db)).toEqual([]);
    await db.destroy();
  });

  test.runIf(kind === 'sqlite')('only the owner can read the secret and the database', async () => {
    for (const name of ['auth-secret', 'school.db']) {
      expect([name, (await stat(path.join(dataDir, name))).mode & 0o077]).toEqual([name, 0]);
    }
    expect(await readFile(path.join(dataDir, 'auth-secret'), 'utf8')).toMatch(/^[\w-]{43}$/);
  });
});
