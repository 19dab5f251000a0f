import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPage, type WatchedPage } from './browser.ts';
import { publicPaths } from './routes.ts';
import { openForThisFile } from './fixtures.ts';
import { waitUntilAlive } from './scenes/scene.ts';
import { holdBack } from './slow-network.ts';

const opening = openForThisFile();

/** One window that goes from path to path, and one without script: opening them costs more than a page. */
let scripted: WatchedPage;
let plain: Page;

beforeAll(async () => {
  const narrow = { viewport: { width: 320, height: 700 } };
  scripted = await openPage(opening.browser, opening.school.url, narrow);
  const { page } = await openPage(opening.browser, opening.school.url, {
    ...narrow,
    javaScriptEnabled: false,
  });
  plain = page;
});

/** Which page said a title first. */
const titles = new Map<string, string>();

/** How many letters a page shows, and how many of them outside its forms, which may need script. */
const lettersOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const forms = [...main.querySelectorAll('form')].filter((form) => form.getClientRects().length > 0);
    const inForms = forms.reduce((sum, form) => sum + form.innerText.length, 0);
    return { all: main.innerText.length, read: main.innerText.length - inForms };
  });

describe.each(publicPaths)('%s', (path) => {
  test('answers 200 with one h1 and a title of its own, without errors or strangers, and says the same without JavaScript', async () => {
    const { page, problems, strangers } = scripted;
    problems.length = 0;
    strangers.length = 0;
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitUntilAlive(page);
    expect(await page.locator('h1').count()).toBe(1);
    const title = await page.title();
    expect(title).not.toBe('');
    expect(titles.get(title) ?? path).toBe(path);
    titles.set(title, path);
    expect(await page.locator('header').count()).toBeGreaterThan(0);
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    expect(problems).toEqual([]);
    expect(strangers).toEqual([]);
    const withScript = await lettersOf(page);
    await plain.goto(path);
    const without = await lettersOf(plain);
    expect(without.all).toBeGreaterThan(20);
    expect(without.read).toBeGreaterThanOrEqual(withScript.read * 0.9);
  });
});

test('pages of the signed-in send a visitor to sign in', async () => {
  const { page, problems } = await opening.newPage();
  for (const path of ['/profile', '/profile/data', '/Formenroll']) {
    await page.goto(path);
    await page.waitForURL('**/login');
  }
  expect(problems).toEqual([]);
});

test('any spelling of a path leads to the canonical one, an unknown path to a page that says so', async () => {
  const ask = (path: string) => fetch(opening.school.url + path, { redirect: 'manual' });
  for (const [from, to] of [
    ['/signup', '/SignUp'],
    ['/formenroll', '/Formenroll'],
    ['/About/', '/about'],
    ['/privacy', '/Privacy'],
    ['/BLOG?page=1', '/Blog?page=1'],
    ['/admin/', '/admin'],
  ]) {
    const response = await ask(from ?? '');
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  }
  const missing = await ask('/no-such-page');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toContain('text/html');
  expect(await missing.text()).toContain('<h1');
});

test('a page the browser has is not sent again, and comes compressed', async () => {
  const first = await fetch(`${opening.school.url}/about`, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${opening.school.url}/about`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test('links and the first press work before the page’s script arrives', async () => {
  const { page } = await opening.newPage();
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Send message' }).click();
  release();
  await page.getByText('Please write a few words before you send.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
});
