import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { publicPaths } from './routes.ts';
import { openForThisFile } from './opening.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const opening = openForThisFile();

/** What axe finds against WCAG 2.2 AA, a line each. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate((): Promise<AxeResults> =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

describe.each(publicPaths)('%s', (path) => {
  test.each(['light', 'dark'] as const)(
    'has nothing for axe to find in the %s scheme',
    async (colorScheme) => {
      // Reduced motion: nothing is judged half faded in.
      const { page } = await openPage(opening.browser, opening.school.url, {
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto(path);
      await page.waitForFunction(
        'Object.keys(document.querySelector("main")).some((key) => key.startsWith("__react"))',
      );
      expect(await findings(page)).toEqual([]);
      await page.context().close();
    },
  );
});

test('the skip link comes first and leads past the header', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  await page.goto('/about');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the page');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});
