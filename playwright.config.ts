import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';

/** Tests that only `npm run test:long` runs: those tagged @long, and all in e2e/long. */
const long = /@long|\blong\//;

/**
 * A test loads a page a few times: its scripts do not run for long enough to win back what the optimising compilers cost, nor does
 * a process for the drawing.
 */
const switches = ['--js-flags=--no-maglev,--no-turbofan', '--in-process-gpu'];

/**
 * The browser tests. `npm test` runs the project `browser`: what families and the office do, each kind of page on a phone, and what keeps
 * their data safe.
 * `npm run test:long` runs `browser-long`: all sizes, schemes and pages; what few visitors meet, such as a translator,
 * a browser without storage, or paper; and the second ways to the same end. It also runs `markup`: the validators of HTML over all pages, which need Java.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // A page waits for the server and the disk as often as for the processor.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Generous for slow machines: nothing takes this long unless something is wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'dot',
  use: {
    launchOptions: launchOptions({ switches }),
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    // Tests cannot hold or fail requests that a service worker answers. e2e/offline.test.ts allows it.
    serviceWorkers: 'block',
    // A trace costs a tenth of the time: `--trace on` makes one of a test that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'browser', testMatch: '**/*.test.ts', grepInvert: long },
    {
      name: 'browser-long',
      testMatch: '**/*.test.ts',
      grep: long,
      timeout: 300_000,
      use: { trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true } },
    },
    { name: 'markup', testMatch: '**/*.markup.ts', timeout: 900_000 },
  ],
});
