import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';

/**
 * The browser tests. `npm test` runs the project `browser`: each promise once, on a phone or at the one size that
 * the promise is about.
 * `npm run test:long` runs `browser-long`: the tests tagged @long, which repeat checks over all sizes, schemes and pages,
 * and `markup`: the validators of HTML over all pages, which need Java.
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
    { name: 'browser', testMatch: '**/*.test.ts', grepInvert: /@long/ },
    { name: 'browser-long', testMatch: '**/*.test.ts', grep: /@long/, timeout: 300_000 },
    { name: 'markup', testMatch: '**/*.markup.ts', timeout: 900_000 },
  ],
});
