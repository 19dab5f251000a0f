import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser, watchRefusals } from './browser.ts';
import { runSchool, type RunningSchool } from './running-school.ts';

/** What a test file works with; both are there once its tests run. */
interface Opening {
  school: RunningSchool;
  browser: Browser;
}

/** Starts the site and a browser before a file's tests and ends both after them. No page of any test may break its own policy. */
export function openForThisFile(): Opening {
  const opening: Partial<Opening> = {};
  let refusals: string[] = [];
  beforeAll(async () => {
    [opening.school, opening.browser] = await Promise.all([runSchool(), openBrowser()]);
    refusals = watchRefusals(opening.browser);
  });
  afterEach(() => {
    expect(refusals.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await opening.browser?.close();
    await opening.school?.close();
  });
  return opening as Opening;
}
