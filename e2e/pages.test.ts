import type { Page } from '@playwright/test';
import { expect, longUnless, test } from './fixtures.ts';
import { accountPaths, publicPaths } from '#test/routes.ts';
import { waitForHydration } from './scenes/scene.ts';
import { holdRequests } from './slow-network.ts';

/** The length of a page's visible text, and its length without forms, which may need JavaScript. */
const textLengths = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const forms = [...main.querySelectorAll('form')].filter((form) => form.getClientRects().length > 0);
    const inForms = forms.reduce((sum, form) => sum + form.innerText.length, 0);
    return { all: main.innerText.length, read: main.innerText.length - inForms };
  });

/** The pages that `npm test` opens: those with the most scripts, a form, a room, an article, and an address of the office. */
const ofEachKind = new Set([
  '/',
  '/about',
  '/classes',
  '/login',
  '/painting',
  '/Blog/what-to-say-about-a-drawing',
  '/admin',
]);

test.describe('at 320 px', () => {
  const viewport = { width: 320, height: 700 };

  // As most visitors have it: what moves may fail too.
  const moving = { viewport, reducedMotion: 'no-preference' } as const;

  for (const path of publicPaths) {
    test(
      `${path} replies 200 with one h1, without errors or requests to third parties, and has the same text without JavaScript`,
      longUnless(ofEachKind.has(path)),
      async ({ sharedPage }) => {
        const { page, problems, thirdParties } = await sharedPage(moving);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await waitForHydration(page);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('header')).not.toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        expect(problems).toEqual([]);
        expect(thirdParties).toEqual([]);
        const withScript = await textLengths(page);
        // Nothing moves on behind the other pages.
        await page.goto('about:blank');
        const { page: pageWithoutScript } = await sharedPage({ viewport, javaScriptEnabled: false });
        await pageWithoutScript.goto(path);
        const withoutScript = await textLengths(pageWithoutScript);
        expect(withoutScript.all).toBeGreaterThan(20);
        expect(withoutScript.read).toBeGreaterThanOrEqual(withScript.read * 0.9);
      },
    );
  }
});

/** The words of the headings of a page that stand on more than one line. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of text.textContent?.matchAll(/[^\s-]+/g) ?? []) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

test('no word of a heading is broken, on a phone or a desktop', { tag: '@long' }, async ({ newPage }) => {
  const { page } = await newPage({ javaScriptEnabled: false });
  const broken: Record<string, string[]> = {};
  for (const path of publicPaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const words = await brokenWords(page);
      if (words.length > 0) broken[`${path} at ${width} px`] = words;
    }
  }
  expect(broken).toEqual({});
});

test('pages of accounts redirect a visitor to the sign-in page', async ({ newPage }) => {
  const { page, problems } = await newPage();
  for (const path of accountPaths) {
    await page.goto(path);
    await page.waitForURL('**/login');
  }
  expect(problems).toEqual([]);
});

test('links and the first click work before hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Send message' }).click();
  release();
  await page.getByText('Please write a few words before you send.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
});

test('client-side navigation updates the canonical URL', async ({ newPage }) => {
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', 'http://localhost/contact');
  await expect(canonical).toHaveCount(1);
});

for (const width of [390, 1280]) {
  test(
    `the breadcrumb is not covered by the large letters of the heading at ${width} px`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/classes', '/curriculum', '/Privacy', '/painting']) {
        await page.goto(path);
        const home = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' });
        const isOnTop = await home.evaluate((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const points = [0.1, 0.5, 0.9].map((share) =>
            document.elementFromPoint(left + width / 2, top + height * share),
          );
          return points.every((element) => element !== null && link.contains(element));
        });
        expect(isOnTop, path).toBe(true);
      }
    },
  );
}
