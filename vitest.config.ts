import { configDefaults, defineConfig } from 'vitest/config';

const api = ['server/**/*.api.test.ts', 'test/**/*.api.test.ts'];

const proxy = ['test/**/*.proxy.test.ts'];

/** Generous for slow machines: nothing waits this long unless something is wrong. */
const patient = { poll: { timeout: 20_000 } };

/**
 * Unit tests, tests of the API over HTTP on both databases, and tests behind a proxy. The browser tests have their own runner
 * (playwright.config.ts).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'app/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...api, ...proxy],
          expect: patient,
        },
      },
      {
        test: {
          name: 'api',
          include: api,
          globalSetup: ['test/start-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: patient,
          // Most of a test is waiting for a password hash, a timer or the disk.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['test/fuzz.api.test.ts'],
          globalSetup: ['test/start-postgres.ts'],
          // Other requests each time; a failure names its seed, and TEST_SEED sends the same again.
          env: { FUZZ_REQUESTS: '10000', TEST_SEED: process.env.TEST_SEED ?? String(Date.now() % 1_000_000) },
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'proxy',
          include: proxy,
          globalSetup: ['test/start-postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
    ],
  },
});
