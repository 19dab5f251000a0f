import type { Page } from '@playwright/test';
import { expect, longUnless, test } from './fixtures.ts';
import { accountPaths, allPaths, isFirstOfKind, publicPaths } from './routes.ts';
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

test.describe('at 320 px', () => {
  const viewport = { width: 320, height: 700 };

  // As most visitors have it: what moves may fail too.
  const moving = { viewport, reducedMotion: 'no-preference' } as const;

  for (const path of publicPaths) {
    test(
      `${path} replies 200 with one h1, without errors or requests to third parties, and has the same text without JavaScript`,
      longUnless(isFirstOfKind(path)),
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

test('every page has a title of its own', async ({ school }) => {
  const titles = await Promise.all(
    allPaths.map(async (path) => {
      const html = await (await fetch(school.url + path)).text();
      return /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    }),
  );
  expect(titles).not.toContain('');
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('pages of accounts redirect a visitor to the sign-in page', async ({ newPage }) => {
  const { page, problems } = await newPage();
  for (const path of accountPaths) {
    await page.goto(path);
    await page.waitForURL('**/login');
  }
  expect(problems).toEqual([]);
});

test('any spelling of a path redirects to the canonical one, and an unknown path replies 404 with a page', async ({
  school,
}) => {
  const request = (path: string) => fetch(school.url + path, { redirect: 'manual' });
  for (const [from, to] of [
    ['/signup', '/SignUp'],
    ['/formenroll', '/Formenroll'],
    ['/About/', '/about'],
    ['/privacy', '/Privacy'],
    ['/BLOG?page=1', '/Blog?page=1'],
    ['/admin/', '/admin'],
  ]) {
    const response = await request(from ?? '');
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  }
  const missing = await request('/no-such-page');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toContain('text/html');
  expect(await missing.text()).toContain('<h1');
});

test('a page is compressed, and revalidates with 304', async ({ school }) => {
  const first = await fetch(`${school.url}/about`, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  const etag = first.headers.get('etag') ?? '';
  const second = await fetch(`${school.url}/about`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  expect(second.status).toBe(304);
});

test('links and the first click work before hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Send message' }).click();
  release();
  await page.getByText('Please write a few words before you send.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
});
