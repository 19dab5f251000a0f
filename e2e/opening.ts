import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { runSchool, type RunningSchool } from './running-school.ts';

/** What a test file works with; both are there once its tests run. */
interface Opening {
  school: RunningSchool;
  browser: Browser;
}

/** Starts the site and a browser before a file's tests and ends both after them. */
export function openForThisFile(): Opening {
  const opening: Partial<Opening> = {};
  beforeAll(async () => {
    [opening.school, opening.browser] = await Promise.all([runSchool(), openBrowser()]);
  });
  afterAll(async () => {
    await opening.browser?.close();
    await opening.school?.close();
  });
  return opening as Opening;
}
