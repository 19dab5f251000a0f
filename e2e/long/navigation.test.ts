import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { expect, test } from '../fixtures.ts';
import { content } from '#test/content.ts';
import { hydrate } from '../scenes/scene.ts';
import { holdRequests } from '../slow-network.ts';
import { arriveAt, createPerson, fillSignIn } from '../steps.ts';

const wide = { viewport: { width: 1280, height: 900 } };

/** The requests of a page for the data of the sign-in page, as 'prefetch' or 'fetch'. On its way the pointer may rest on another link. */
function dataRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/login.data') return;
    found.push(request.headers()['sec-purpose'] === 'prefetch' ? 'prefetch' : 'fetch');
  });
  return found;
}

/** It is below the first screen. */
const blogLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true });
const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log In' });

test('a link loads the script and the data of its page before it is clicked', async ({ newPage }) => {
  const { page, problems } = await newPage(wide);
  const requests = dataRequests(page);
  await page.goto('/');
  await hydrate(page);
  await Promise.all([
    page.waitForRequest(/\/assets\/login-[^/]+\.js$/),
    page.waitForResponse(/\/login\.data$/),
    logInLink(page).hover(),
  ]);
  const session = await page.context().newCDPSession(page);
  const fromCache: boolean[] = [];
  session.on('Network.responseReceived', ({ response }) => {
    if (response.url.endsWith('/login.data'))
      fromCache.push(response.fromPrefetchCache === true || response.fromDiskCache === true);
  });
  await session.send('Network.enable');
  await logInLink(page).click();
  await page.waitForURL('/login');
  expect(requests).toEqual(['prefetch', 'fetch']);
  expect(fromCache).toEqual([true]);
  expect(problems).toEqual([]);
});

test('a link loads nothing before it is clicked if the visitor saves data', async ({ newPage }) => {
  const { page } = await newPage(wide);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requests = dataRequests(page);
  await page.goto('/');
  await hydrate(page);
  await logInLink(page).hover();
  await logInLink(page).click();
  await page.waitForURL('/login');
  expect(requests).toEqual(['fetch']);
});

/** Whether the page is still the document that the visitor came with. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

test('a visitor gets each page as a document, at its top, and back where it was left', async ({
  newPage,
}) => {
  const { page, problems } = await newPage(wide);
  await page.goto('/');
  await hydrate(page);
  const isMarked = await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click();
  expect(await isMarked(), 'the page of the visitor does not load again').toBe(true);
  await blogLink(page).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await blogLink(page).click();
  await page.waitForURL('/Blog');
  expect(await isMarked()).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(problems).toEqual([]);
});

test('the last tap wins, also over a document that is on its way', async ({ newPage }) => {
  const { page, problems } = await newPage(wide);
  await page.goto('/');
  await hydrate(page);
  const release = await holdRequests(page, '**/Blog');
  // Playwright would wait for the document before it clicks once more.
  await page.evaluate(async () => {
    for (const path of ['/Blog', '/login']) {
      document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForURL('/login');
  release();
  // The document would have come by then.
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await (await fetch('/Blog')).text();
  });
  await arriveAt(page, 'Sign in');
  expect(problems).toEqual([]);
});

test('for a user React goes from page to page, from the sign-in on', async ({ newPage }) => {
  const { page, problems } = await newPage(wide);
  const person = await createPerson(page, 'Farida Shaikh');
  await page.goto('/');
  await hydrate(page);
  await logInLink(page).click();
  await fillSignIn(page, person);
  await page.waitForURL('/');
  const isMarked = await markDocument(page);
  await blogLink(page).click();
  await page.waitForURL('/Blog');
  await arriveAt(page, content.document('blog').title.text);
  expect(await isMarked()).toBe(true);
  expect(problems).toEqual([]);
});

test('nothing on a page keeps it out of the back/forward cache', async ({ school }) => {
  const browser = await chromium.launch({
    ...launchOptions(),
    // Playwright turns the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: school.url, ...wide });
    await page.addInitScript(() => {
      addEventListener('app-ready', () => Object.assign(window, { isHydrated: true }), true);
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isShown: true, persisted }));
    });
    await page.goto('/');
    await hydrate(page);
    // A page that still loads something is not always kept.
    await page.waitForLoadState('networkidle');
    await page.goto('/FaqPage');
    const session = await page.context().newCDPSession(page);
    const reasons: { type: string; reason: string }[] = [];
    session.on('Page.backForwardCacheNotUsed', (event) => reasons.push(...event.notRestoredExplanations));
    await session.send('Page.enable');
    // Not page.goBack: Playwright waits for a load event, which a restored page does not have.
    const evaluate = async (expression: string): Promise<unknown> => {
      // Fails while another page replaces this one.
      const reply = await session
        .send('Runtime.evaluate', { expression, returnByValue: true })
        .catch(() => undefined);
      return reply?.result.value;
    };
    await evaluate('history.back()');
    await expect.poll(() => evaluate('location.pathname === "/" && window.isShown')).toBe(true);
    // Headless Chromium never restores a page, and names its own reasons as circumstantial.
    expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
    expect(await evaluate('window.persisted')).toBe(reasons.length === 0);
  } finally {
    await browser.close();
  }
});
