import { markupFindings } from './checks/markup.ts';
import { expect, test } from './fixtures.ts';
import { allPaths } from '#test/routes.ts';
import { existsAt, openScene } from './scenes/scene.ts';
import { scenes } from './scenes.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

// A failure names the document and the place in it.
test.use({ screenshot: 'off', trace: 'off' });

test('every page is valid HTML as the server sends it', async ({ request }) => {
  const documents = new Map<string, string>();
  for (const path of [...allPaths, '/no-such-page']) {
    const reply = await request.get(path);
    documents.set(path.replaceAll('/', '-'), await reply.text());
  }
  expect(await markupFindings(documents, 'server')).toEqual([]);
});

test('every page is valid HTML in the browser, in each of its states', async ({
  browser,
  baseURL,
  sessions,
}) => {
  const documents = new Map<string, string>();
  for (const scene of scenes.filter(({ isVariant }) => isVariant === undefined)) {
    const context = await browser.newContext({
      baseURL,
      viewport: existsAt(scene, phone.width) ? phone : desktop,
      storageState: sessions[scene.viewer ?? 'visitor'],
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await openScene(page, scene);
    documents.set(scene.name, await page.content());
    await context.close();
  }
  expect(await markupFindings(documents, 'browser')).toEqual([]);
});
