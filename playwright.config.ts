import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';

/** Tests that only `npm run test:long` runs: those tagged @long, and all in e2e/long. */
const long = /@long|\blong\//;

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
    launchOptions: launchOptions(),
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    // Tests cannot hold or fail requests that a service worker answers. e2e/offline.test.ts allows it.
    serviceWorkers: 'block',
    // Without snapshots of every action, which cost a seventh of the time; a failure adds a screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'browser', testMatch: '**/*.test.ts', grepInvert: long },
    { name: 'browser-long', testMatch: '**/*.test.ts', grep: long, timeout: 300_000 },
    { name: 'markup', testMatch: '**/*.markup.ts', timeout: 900_000 },
  ],
});
