import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const api = ['server/**/*.api.test.ts', 'test/**/*.api.test.ts'];

const long = ['server/**/*.long.test.ts', 'test/**/*.long.test.ts'];

const proxy = ['test/**/*.proxy.test.ts'];

const container = ['test/**/*.container.test.ts'];

/** Generous for slow machines: nothing waits this long unless something is wrong. */
const patient = { poll: { timeout: 20_000 } };

/** A directory in memory where there is one with 1 GiB free: the server waits for the disk at every write. */
function fastDirectory(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 1024 ** 3 ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Unit tests, tests of the API over HTTP, and tests behind a proxy. The project `api` tests what may differ by database on both, and
 * the rest on SQLite; `api-long` runs the same files on PostgreSQL, and the slow ones (test/databases.ts). The browser tests have
 * their own runner (playwright.config.ts).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'bench/*.test.ts',
            'bench/{report,run,server}/*.test.ts',
            'common-passwords/*.test.ts',
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'app/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...api, ...long, ...proxy, ...container],
          testTimeout: 30_000,
          expect: patient,
          // Most of the time of these tests is the loading of modules, which the files of a process share.
          isolate: false,
          // By default one processor stays free.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'api',
          include: api,
          globalSetup: ['test/start-postgres.ts', 'test/migrate-once.ts', 'test/publish-once.ts'],
          setupFiles: ['test/cheap-passwords.ts'],
          env: { TMPDIR: fastDirectory() },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: patient,
          // To load the server costs more than most files: those of a process share its modules.
          isolate: false,
          // Many tests wait for a timer or the database.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'api-long',
          include: [...long, ...api],
          globalSetup: ['test/start-postgres.ts', 'test/migrate-once.ts', 'test/publish-once.ts'],
          setupFiles: ['test/cheap-passwords.ts'],
          env: {
            API_TESTS_ON: 'postgres',
            // Fuzzing sends other requests each time; a failure names its seed, and TEST_SEED sends the same again.
            FUZZ_REQUESTS: '10000',
            TEST_SEED: process.env.TEST_SEED ?? String(Date.now() % 1_000_000),
            TMPDIR: fastDirectory(),
          },
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
          expect: patient,
          isolate: false,
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'proxy',
          include: proxy,
          globalSetup: ['test/start-postgres.ts', 'test/migrate-once.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      { test: { name: 'container', include: container, testTimeout: 60_000, expect: patient } },
    ],
  },
});
