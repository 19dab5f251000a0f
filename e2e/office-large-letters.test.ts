import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { outsideWindow } from './checks/outside-window.ts';
import { openForThisFile } from './fixtures.ts';
import { gather, type Cast } from './scenes/sessions.ts';
import { office } from './scenes/office.ts';
import { openScene } from './scenes/scene.ts';
import { secondFactor } from './scenes/second-factor.ts';

const opening = openForThisFile();
let cast: Cast;

beforeAll(async () => {
  cast = await gather(opening.browser, opening.school);
});

/** What the office is made of, by its pages. */
const scenesOf = [
  ['the user list', office.filter(({ path }) => path === '/admin')],
  ['the audit log', office.filter(({ path }) => path === '/office/log')],
  ['the second factor', secondFactor.filter(({ path }) => path === '/office/second-factor')],
] as const;

test.each(scenesOf)('with letters twice as large nothing of %s is cut off', async (_, scenes) => {
  const reader = await openBrowser('--blink-settings=defaultFontSize=32');
  const context = await reader.newContext({
    baseURL: opening.school.url,
    storageState: cast.admin,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const found: Record<string, string[]> = {};
  for (const scene of scenes) {
    if (scene.looker !== 'admin' || /waiting|failed/.test(scene.name)) continue;
    const page = await openScene(context, scene);
    for (const width of [320, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await outsideWindow(page);
      if (cut.length > 0) found[`${scene.name} ${width}`] = cut;
    }
    await page.close();
  }
  await reader.close();
  expect(found).toEqual({});
});
