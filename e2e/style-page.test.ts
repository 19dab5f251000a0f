import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForThisFile } from './fixtures.ts';

const opening = openForThisFile();
const path = '/office/style';

const open = async (width = 1280) => {
  const opened = await opening.newPage({ viewport: { width, height: 900 } });
  await opened.page.goto(path);
  await opened.page.getByRole('table').first().waitFor();
  return opened;
};

/** A specimen of the first button on the wall of a scheme. */
const button = (page: Page, scheme: 'light' | 'dark', state: string) =>
  page
    .locator(`[data-scheme=${scheme}] figure`)
    .filter({ has: page.getByText(state, { exact: true }) })
    .getByRole('button', { name: 'Logout' });

const ground = (page: Page, scheme: 'light' | 'dark', state: string) =>
  button(page, scheme, state).evaluate((element) => getComputedStyle(element).backgroundColor);

test('the style page is for who knows of it: no page leads there, no search finds it', async () => {
  const response = await fetch(opening.school.url + path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  for (const other of ['/', '/admin', '/sitemap.xml']) {
    expect(await (await fetch(opening.school.url + other)).text()).not.toContain(path);
  }
});

test('it shows every token of the stylesheet', async () => {
  const { page, problems } = await open();
  const css = readFileSync(new URL('../app/app.css', import.meta.url), 'utf8');
  const names = new Set(css.match(/^ {2}--[\w-]+(?=:)/gm)?.map((name) => name.trim()));
  const shown = new Set(await page.getByRole('term').allInnerTexts());
  expect([...names].filter((name) => !shown.has(name) && !name.startsWith('--if-'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('it shows both schemes at once, whichever the visitor has', async () => {
  const { page } = await open();
  const walls = await page
    .locator('[data-scheme]')
    .evaluateAll((all) => [...new Set(all.map((wall) => getComputedStyle(wall).backgroundColor))]);
  expect(walls).toEqual(['rgb(250, 245, 234)', 'rgb(40, 29, 22)']);
});

test('what is shown as hovered looks as it does under the pointer', async () => {
  const { page } = await open();
  for (const scheme of ['light', 'dark'] as const) {
    const shown = await ground(page, scheme, 'hover');
    expect(shown).not.toBe(await ground(page, scheme, 'ruled'));
    await button(page, scheme, 'ruled').hover();
    expect(await ground(page, scheme, 'ruled')).toBe(shown);
  }
});
