import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser, openPage, watchRefusals, type WatchedPage } from './browser.ts';
import { runSchool, type RunningSchool } from './running-school.ts';

/** What a test file works with; both are there once its tests run. */
export interface Opening {
  school: RunningSchool;
  browser: Browser;
  /** Opens a fresh visitor's page, for one test. */
  newPage(options?: BrowserContextOptions): Promise<WatchedPage>;
}

/**
 * Starts the site and a browser before a file's tests and ends both after them. No page of any test may break its own policy.
 * @param environment settings beside those of every test
 */
export function openForThisFile(environment: Record<string, string> = {}): Opening {
  const opened: WatchedPage[] = [];
  const opening: Partial<Opening> & Pick<Opening, 'newPage'> = {
    async newPage(options) {
      const { browser, school } = opening as Opening;
      const watched = await openPage(browser, school.url, options);
      opened.push(watched);
      return watched;
    },
  };
  let refusals: string[] = [];
  beforeAll(async () => {
    [opening.school, opening.browser] = await Promise.all([runSchool(environment), openBrowser()]);
    refusals = watchRefusals(opening.browser);
  });
  afterEach(async () => {
    for (const { page } of opened.splice(0)) await page.context().close();
    expect(refusals.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await opening.browser?.close();
    await opening.school?.close();
  });
  return opening as Opening;
}
