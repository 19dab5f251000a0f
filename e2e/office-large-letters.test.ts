import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { outsideWindow } from './checks/outside-window.ts';
import { openForThisFile } from './opening.ts';
import { gather } from './scenes/cast.ts';
import { office } from './scenes/office.ts';
import { openScene } from './scenes/scene.ts';
import { secondFactor } from './scenes/second-factor.ts';

const opening = openForThisFile();

test('with letters twice as large nothing of any office page or dialog is cut off', async () => {
  const { admin } = await gather(opening.browser, opening.school);
  const reader = await openBrowser('--blink-settings=defaultFontSize=32');
  const context = await reader.newContext({
    baseURL: opening.school.url,
    storageState: admin,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const found: Record<string, string[]> = {};
  for (const scene of [...office, ...secondFactor].filter(({ looker }) => looker === 'admin')) {
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
