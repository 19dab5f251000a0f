import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { computed, walls } from './colours.ts';
import { expect, test, type NewPage } from './fixtures.ts';

const path = '/office/style';

const open = async (newPage: NewPage, width = 1280) => {
  const opened = await newPage({ viewport: { width, height: 900 } });
  await opened.page.goto(path);
  await opened.page.getByRole('table').first().waitFor();
  return opened;
};

/** The specimen of the first button in a scheme. */
const button = (page: Page, scheme: 'light' | 'dark', state: string) =>
  page
    .locator(`[data-scheme=${scheme}] figure`)
    .filter({ has: page.getByText(state, { exact: true }) })
    .getByRole('button', { name: 'Logout' });

const ground = (page: Page, scheme: 'light' | 'dark', state: string) =>
  button(page, scheme, state).evaluate((element) => getComputedStyle(element).backgroundColor);

test('the style page is noindex, and no page links to it', async ({ school }) => {
  const response = await fetch(school.url + path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  for (const other of ['/', '/admin', '/sitemap.xml']) {
    expect(await (await fetch(school.url + other)).text()).not.toContain(path);
  }
});

test('it shows every token of the stylesheet', async ({ newPage }) => {
  const { page, problems } = await open(newPage);
  const css = readFileSync(new URL('../app/app.css', import.meta.url), 'utf8');
  const names = new Set(css.match(/^ {2}--[\w-]+(?=:)/gm)?.map((name) => name.trim()));
  const shown = new Set(await page.getByRole('term').allInnerTexts());
  expect([...names].filter((name) => !shown.has(name) && !name.startsWith('--if-'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('it shows both colour schemes at once', async ({ newPage }) => {
  const { page } = await open(newPage);
  const seen = await page
    .locator('[data-scheme]')
    .evaluateAll((all) => [...new Set(all.map((wall) => getComputedStyle(wall).backgroundColor))]);
  expect(seen).toEqual([computed(walls.light), computed(walls.dark)]);
});

test('its hover specimens look like real hover', async ({ newPage }) => {
  const { page } = await open(newPage);
  for (const scheme of ['light', 'dark'] as const) {
    const shown = await ground(page, scheme, 'hover');
    expect(shown).not.toBe(await ground(page, scheme, 'ruled'));
    await button(page, scheme, 'ruled').hover();
    expect(await ground(page, scheme, 'ruled')).toBe(shown);
  }
});
