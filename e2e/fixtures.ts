import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { noteHydration } from './browser.ts';
import { createContextPool, type ContextPool } from './context-pool.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import { admin, createSessions, type Sessions } from './scenes/sessions.ts';

export { expect };

/** A page that records what goes wrong on it. */
interface WatchedPage {
  page: Page;
  /** Console errors and uncaught exceptions so far. */
  problems: string[];
  /** Requests to other origins so far. */
  thirdParties: string[];
}

/** Opens a page in a context that no other page of the test uses, without cookies or stored data (context-pool.ts). */
export type NewPage = (options?: BrowserContextOptions) => Promise<WatchedPage>;

/**
 * Returns the page that the tests of a worker share for these options, for tests that only read pages. It costs a third of a
 * page in a new context.
 */
type SharedPage = (options: BrowserContextOptions) => Promise<WatchedPage>;

interface WorkerFixtures {
  /** The server under test. The tests of a worker share it, so each test creates people of its own. */
  school: RunningSchool;
  /** Storage states of people who are signed in; tests may read their data but not change it. */
  sessions: Sessions;
  /** The office's account. Tests may sign in with it but not change it. */
  admin: { email: string; password: string };
  /** The contexts behind `page` and `newPage`. */
  contexts: ContextPool;
  sharedPage: SharedPage;
  /** Prepares every context of the browser. Returns the policy violations on their pages so far, a line each. */
  policyViolations: string[];
}

interface TestFixtures {
  /** Set it in a file whose pages break their Content Security Policy on purpose. */
  mayBreakPolicy: boolean;
  /** Fails the test when a page broke its policy. */
  checkPolicy: undefined;
  newPage: NewPage;
}

/** The details of a test that repeats a check over sizes, schemes or pages: `npm test` runs one case (playwright.config.ts). */
export const longUnless = (isInShortRun: boolean) => (isInShortRun ? {} : { tag: '@long' });

const policyMessage = /Content Security Policy|Permissions.Policy|require 'Trusted/i;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  school: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const school = await runSchool();
      await use(school);
      await school.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  sessions: [
    async ({ browser, school }, use) => use(await createSessions(browser, school)),
    { scope: 'worker', timeout: 600_000 },
  ],

  // The sessions create the account.
  admin: [async ({ sessions: _ }, use) => use(admin), { scope: 'worker' }],

  baseURL: ({ school }, use) => use(school.url),

  mayBreakPolicy: [false, { option: true }],

  policyViolations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      browser.on('context', (context) => {
        void noteHydration(context);
        context.on('console', (message) => {
          const text = message.text();
          if (policyMessage.test(text)) violations.push(`${message.location().url}: ${text}`);
        });
      });
      await use(violations);
    },
    { scope: 'worker', auto: true },
  ],

  checkPolicy: [
    async ({ mayBreakPolicy, policyViolations }, use) => {
      policyViolations.length = 0;
      await use(undefined);
      if (!mayBreakPolicy) expect(policyViolations).toEqual([]);
    },
    { auto: true },
  ],

  contexts: [
    async ({ browser, school }, use) => {
      const contexts = createContextPool(browser, school.url);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],

  newPage: async ({ contexts, school }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await contexts.take({ baseURL: school.url, serviceWorkers: 'block', ...options });
      opened.push(context);
      return watch(await context.newPage(), school.url);
    });
    for (const context of opened) await contexts.giveBack(context);
  },

  page: async ({ newPage }, use) => use((await newPage()).page),

  sharedPage: [
    async ({ browser, school }, use) => {
      const shared = new Map<string, WatchedPage>();
      await use(async (options) => {
        const key = JSON.stringify(options);
        let watched = shared.get(key);
        if (watched === undefined) {
          const context = await browser.newContext({
            baseURL: school.url,
            serviceWorkers: 'block',
            ...options,
          });
          const page = await context.newPage();
          // From its cache the browser would take a larger picture than the page needs.
          const session = await context.newCDPSession(page);
          await session.send('Network.enable');
          await session.send('Network.setCacheDisabled', { cacheDisabled: true });
          watched = watch(page, school.url);
          shared.set(key, watched);
        }
        watched.problems.length = 0;
        watched.thirdParties.length = 0;
        return watched;
      });
      for (const { page } of shared.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

function watch(page: Page, ownOrigin: string): WatchedPage {
  const problems: string[] = [];
  const thirdParties: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownOrigin) thirdParties.push(request.url());
  });
  return { page, problems, thirdParties };
}
