import { noteHydration, openLargeFontBrowser } from '../browser.ts';
import { outsideWindow } from '../checks/outside-window.ts';
import { expect, test } from '../fixtures.ts';
import { office } from '../scenes/office.ts';
import { openScene } from '../scenes/scene.ts';
import { secondFactor } from '../scenes/second-factor.ts';

const pages = [
  ['the user list', office.filter(({ path }) => path === '/admin')],
  ['the audit log', office.filter(({ path }) => path === '/office/log')],
  ['the second factor', secondFactor.filter(({ path }) => path === '/office/second-factor')],
] as const;

for (const [name, scenes] of pages) {
  const withData = scenes.filter((scene) => scene.viewer === 'admin' && !/waiting|failed/.test(scene.name));
  for (const scene of withData) {
    test(`with a font size of 200 % nothing of ${name} is cut off (${scene.name})`, async ({
      school,
      sessions,
    }) => {
      const browser = await openLargeFontBrowser();
      const context = await browser.newContext({
        baseURL: school.url,
        storageState: sessions.admin,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await noteHydration(context);
      const page = await context.newPage();
      await openScene(page, scene);
      const findings: string[] = [];
      for (const width of [320, 640, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        findings.push(...(await outsideWindow(page)).map((finding) => `${width} px: ${finding}`));
      }
      await browser.close();
      expect(findings).toEqual([]);
    });
  }
}
