import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, type WatchedPage } from './browser.ts';
import { axeFindings } from './checks/axe.ts';
import { cutOffAt, deskReadings, phoneReadings, type Reading } from './checks/cut-off.ts';
import { smallText } from './checks/reading-size.ts';
import { readingFindings, spokenWrongly, unexplainedErrors } from './checks/structure.ts';
import { smallTargets } from './checks/targets.ts';
import { startDevServer, type DevServer } from './dev-server.ts';

const path = '/office/style';

let server: DevServer;
let browser: Browser;
/** The style guide on a desktop, shared by the tests because the development server sends hundreds of files for a page. */
let desktop: WatchedPage;

async function visit({ page }: WatchedPage) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'isAlive' in window);
  await page.getByRole('table').first().waitFor();
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startDevServer(), openBrowser()]);
  desktop = await openPage(browser, server.url, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  // On the first visit the development server may bundle packages and reload the page, so the tests use a second visit.
  await visit(desktop);
  desktop.problems.length = 0;
  await visit(desktop);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** A specimen of the first button on the wall of a scheme. */
const button = (page: Page, scheme: 'light' | 'dark', state: string) =>
  page
    .locator(`[data-scheme=${scheme}] figure`)
    .filter({ has: page.getByText(state, { exact: true }) })
    .getByRole('button', { name: 'Logout' });

const ground = (page: Page, scheme: 'light' | 'dark', state: string) =>
  button(page, scheme, state).evaluate((element) => getComputedStyle(element).backgroundColor);

test('the production build has no style guide', async () => {
  const manifest = readFileSync(new URL('../build/server/index.js', import.meta.url), 'utf8');
  expect(manifest).toContain('office/log');
  expect(manifest).not.toContain('office/style');
});

test('the style guide shows every token of the stylesheet', async () => {
  const { page, problems } = desktop;
  const css = ['tokens/colours', 'app', 'tokens/scales']
    .map((name) => readFileSync(new URL(`../app/${name}.css`, import.meta.url), 'utf8'))
    .join('\n');
  const names = new Set(css.match(/^ {2}--[\w-]+(?=:)/gm)?.map((name) => name.trim()));
  const shown = new Set(await page.getByRole('term').allInnerTexts());
  expect([...names].filter((name) => !shown.has(name) && !name.startsWith('--if-'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('it shows both schemes at once, independent of the visitor’s scheme', async () => {
  const { page } = desktop;
  const walls = await page
    .locator('[data-scheme]')
    .evaluateAll((all) => [...new Set(all.map((wall) => getComputedStyle(wall).backgroundColor))]);
  expect(walls).toEqual(['rgb(250, 245, 234)', 'rgb(40, 29, 22)']);
});

test('a specimen in the hover state looks like a hovered control', async () => {
  const { page } = desktop;
  for (const scheme of ['light', 'dark'] as const) {
    const shown = await ground(page, scheme, 'hover');
    expect(shown).not.toBe(await ground(page, scheme, 'ruled'));
    await button(page, scheme, 'ruled').hover();
    expect(await ground(page, scheme, 'ruled')).toBe(shown);
  }
});

async function findings(page: Page, readings: readonly Reading[]): Promise<string[]> {
  const light = [
    ...(await axeFindings(page)),
    ...(await readingFindings(page)),
    ...(await unexplainedErrors(page)),
    ...(await spokenWrongly(page)),
  ];
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFindings(page, 'contrast');
  return [...new Set([...light, ...dark, ...(await cutOffAt(page, readings))])];
}

test('every specimen is accessible on a desktop', async () => {
  expect(await findings(desktop.page, deskReadings)).toEqual([]);
});

test('every specimen is accessible on a phone', async () => {
  const phone = await openPage(browser, server.url, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await visit(phone);
  expect(await smallTargets(phone.page)).toEqual([]);
  expect(await smallText(phone.page)).toEqual([]);
  expect(await findings(phone.page, phoneReadings)).toEqual([]);
});
