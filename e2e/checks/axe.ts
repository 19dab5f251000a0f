import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const contrast = ['color-contrast', 'link-in-text-block'];

type WithAxe = { axe?: { run: (options: object) => Promise<AxeResults> } };

/**
 * Violations of WCAG 2.0 to 2.2, levels A and AA, and of axe's best practices, a line each.
 * @param only 'contrast' when only the colours have changed since the last check
 */
export async function axeFindings(page: Page, only?: 'contrast'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as WithAxe).axe?.run({ runOnly, resultTypes: ['violations'] }) as Promise<AxeResults>,
    only === 'contrast' ? { type: 'rule', values: contrast } : { type: 'tag', values: standards },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}
