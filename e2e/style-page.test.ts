import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from './checks/axe.ts';
import { cutOffAt, deskReadings, phoneReadings, type Reading } from './checks/cut-off.ts';
import { smallText } from './checks/reading-size.ts';
import { readingFindings, spokenWrongly, unexplainedErrors } from './checks/structure.ts';
import { smallTargets } from './checks/targets.ts';
import { computed, walls } from './colours.ts';
import { startDevServer, type DevServer } from './dev-server.ts';
import { expect, test as base, type NewPage } from './fixtures.ts';

const path = '/office/style';

// Two development servers would write the same generated files at the same time.
base.describe.configure({ mode: 'default' });

/** The style guide is only in `npm run dev`, so its tests start the development server. */
const test = base.extend<object, { devServer: DevServer }>({
  devServer: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const server = await startDevServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function open(newPage: NewPage, baseURL: string, width = 1280): Promise<Page> {
  const { page, problems } = await newPage({
    baseURL,
    viewport: { width, height: 900 },
    hasTouch: width < 600,
    reducedMotion: 'reduce',
  });
  // The development server bundles packages during the first visits and then discards what it has sent.
  await expect(async () => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('table').first().waitFor({ timeout: 5_000 });
  }).toPass();
  problems.length = 0;
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('table').first().waitFor();
  expect(problems).toEqual([]);
  return page;
}

/** The specimen of the first button in a scheme. */
const button = (page: Page, scheme: 'light' | 'dark', state: string) =>
  page
    .locator(`[data-scheme=${scheme}] figure`)
    .filter({ has: page.getByText(state, { exact: true }) })
    .getByRole('button', { name: 'Logout' });

const backgroundOf = (page: Page, scheme: 'light' | 'dark', state: string) =>
  button(page, scheme, state).evaluate((element) => getComputedStyle(element).backgroundColor);

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

test('the production build has no style guide', () => {
  const bundle = readFileSync(new URL('../build/server/index.js', import.meta.url), 'utf8');
  expect(bundle).toContain('office/log');
  expect(bundle).not.toContain('office/style');
});

test.describe('the style guide', { tag: '@long' }, () => {
  test('shows every token', async ({ newPage, devServer }) => {
    const page = await open(newPage, devServer.url);
    const css = ['tokens/colours', 'app', 'tokens/scales']
      .map((name) => readFileSync(new URL(`../app/${name}.css`, import.meta.url), 'utf8'))
      .join('\n');
    const names = new Set(css.match(/^ {2}--[\w-]+(?=:)/gm)?.map((name) => name.trim()));
    const shown = new Set(await page.getByRole('term').allInnerTexts());
    expect([...names].filter((name) => !shown.has(name) && !name.startsWith('--if-'))).toEqual([]);
  });

  test('shows both colour schemes at once', async ({ newPage, devServer }) => {
    const page = await open(newPage, devServer.url);
    const shownWalls = await page
      .locator('[data-scheme]')
      .evaluateAll((all) => [...new Set(all.map((wall) => getComputedStyle(wall).backgroundColor))]);
    expect(shownWalls).toEqual([computed(walls.light), computed(walls.dark)]);
  });

  test('has hover specimens that look like hovered buttons', async ({ newPage, devServer }) => {
    const page = await open(newPage, devServer.url);
    for (const scheme of ['light', 'dark'] as const) {
      const hoverColour = await backgroundOf(page, scheme, 'hover');
      expect(hoverColour).not.toBe(await backgroundOf(page, scheme, 'ruled'));
      await button(page, scheme, 'ruled').hover();
      expect(await backgroundOf(page, scheme, 'ruled')).toBe(hoverColour);
    }
  });

  test('is accessible on a desktop', async ({ newPage, devServer }) => {
    expect(await findings(await open(newPage, devServer.url), deskReadings)).toEqual([]);
  });

  test('is accessible on a phone', async ({ newPage, devServer }) => {
    const page = await open(newPage, devServer.url, 390);
    expect(await smallTargets(page)).toEqual([]);
    expect(await smallText(page)).toEqual([]);
    expect(await findings(page, phoneReadings)).toEqual([]);
  });
});
