import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForThisFile } from './fixtures.ts';
import { waitUntilAlive } from './scenes/scene.ts';
import { holdBack } from './slow-network.ts';

const opening = openForThisFile();

const morning = 'rgb(250, 245, 234)';
const evening = 'rgb(40, 29, 22)';

const open = (options: BrowserContextOptions = {}) =>
  opening.newPage({ viewport: { width: 1280, height: 900 }, ...options });

const wall = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The switch at the foot of every page. */
const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radiogroup', { name: 'Light' }).getByRole('radio', { name });

async function choose(page: Page, name: string): Promise<void> {
  await waitUntilAlive(page);
  await choice(page, name).check();
}

/** The colours that the browser's own bars may take now. */
const barColours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

test('the site follows the system until somebody chooses, also while it is open', async () => {
  const { page } = await open({ colorScheme: 'dark' });
  await page.goto('/about');
  expect(await wall(page)).toBe(evening);
  expect(await barColours(page)).toEqual(['#281d16']);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await wall(page)).toBe(morning);
  expect(await barColours(page)).toEqual(['#faf5ea']);
  await waitUntilAlive(page);
  expect(await choice(page, 'As my device').isChecked()).toBe(true);
});

test.each([
  ['light', 'Evening', evening, '#281d16'],
  ['dark', 'Day', morning, '#faf5ea'],
] as const)(
  'on a %s system, %s changes the wall, the drawings and the browser’s bars at once',
  async (colorScheme, name, colour, bar) => {
    const { page } = await open({ colorScheme });
    await page.goto('/');
    const drawing = () =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: /enrolment page/i }) })
        .evaluate(
          (step) =>
            [...step.querySelectorAll('span')]
              .map((part) => getComputedStyle(part, '::before').backgroundImage)
              .find((image) => image !== 'none') ?? 'none',
        );
    const lamps = () =>
      page
        .locator('main figure')
        .first()
        .evaluate((work) => getComputedStyle(work, '::before').content);
    const [drawnBefore, lampsBefore] = [await drawing(), await lamps()];
    await choose(page, name);
    await expect.poll(() => wall(page)).toBe(colour);
    expect(await barColours(page)).toEqual([bar]);
    expect(await drawing()).not.toBe(drawnBefore);
    expect(new Set([lampsBefore, await lamps()])).toEqual(new Set(['none', '""']));
  },
);

test('the choice stays on other pages, after a reload and in a new tab, until it is given back', async () => {
  const { page } = await open({ colorScheme: 'light' });
  await page.goto('/about');
  await choose(page, 'Evening');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
  await page.waitForURL('**/Reviews');
  expect(await wall(page)).toBe(evening);
  await page.reload();
  await waitUntilAlive(page);
  expect(await wall(page)).toBe(evening);
  await expect.poll(() => choice(page, 'Evening').isChecked()).toBe(true);
  const another = await page.context().newPage();
  await another.goto('/contact');
  expect(await wall(another)).toBe(evening);
  await choose(page, 'As my device');
  await page.reload();
  expect(await wall(page)).toBe(morning);
});

test('other tabs follow', async () => {
  const { page } = await open({ colorScheme: 'light' });
  await page.goto('/about');
  const another = await page.context().newPage();
  await another.goto('/contact');
  await waitUntilAlive(another);
  await choose(page, 'Evening');
  await expect.poll(() => wall(another)).toBe(evening);
  await expect.poll(() => choice(another, 'Evening').isChecked()).toBe(true);
});

test('a remembered choice is there before the page’s body, so nothing flashes', async () => {
  const { page } = await open({ colorScheme: 'light' });
  await page.goto('/about');
  await choose(page, 'Evening');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.scheme === undefined) return;
      observer.disconnect();
      Object.assign(window, { chosenBeforeBody: document.body === null });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  // Nor does it wait for the page's script.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await page.evaluate(() => (window as { chosenBeforeBody?: boolean }).chosenBeforeBody)).toBe(true);
  expect(await wall(page)).toBe(evening);
  expect(await barColours(page)).toEqual(['#281d16']);
});

test('where the browser keeps nothing, the choice lasts as long as the visit', async () => {
  const { page, problems } = await open({ colorScheme: 'light' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await choose(page, 'Evening');
  await expect.poll(() => wall(page)).toBe(evening);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
  await page.waitForURL('**/Reviews');
  expect(await wall(page)).toBe(evening);
  expect(problems).toEqual([]);
});

test('the keyboard reaches the switch with one Tab, moves with the arrows and sees where it is', async () => {
  const { page } = await open({ colorScheme: 'light' });
  await page.goto('/about');
  await waitUntilAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).focus();
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.closest('label')?.textContent);
  expect(await focused()).toBe('As my device');
  const outline = () =>
    page.evaluate(() => {
      const label = document.activeElement?.closest('label');
      return label ? getComputedStyle(label).outlineStyle : '';
    });
  expect(await outline()).toBe('solid');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('Evening');
  await expect.poll(() => wall(page)).toBe(evening);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy');
});

test('a press that comes before the page’s script counts', async () => {
  const { page } = await open({ colorScheme: 'light' });
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByText('Evening').click();
  release();
  await expect.poll(() => wall(page)).toBe(evening);
  await expect.poll(() => choice(page, 'Evening').isChecked()).toBe(true);
});

test('the phone’s menu has the switch too', async () => {
  const { page } = await open({ colorScheme: 'light', viewport: { width: 390, height: 844 } });
  await page.goto('/about');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByText('Evening').click();
  await expect.poll(() => wall(page)).toBe(evening);
  expect(await choice(page, 'Evening').isChecked()).toBe(true);
});

test('without script the system rules, and no switch promises more', async () => {
  const { page } = await open({ colorScheme: 'dark', javaScriptEnabled: false });
  await page.goto('/about');
  expect(await wall(page)).toBe(evening);
  expect(await page.getByRole('radiogroup', { name: 'Light' }).count()).toBe(0);
});

test('paper stays unpainted in the evening too', async () => {
  const { page } = await open({ colorScheme: 'dark' });
  await page.goto('/about');
  await choose(page, 'Evening');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await wall(page)).toBe('rgba(0, 0, 0, 0)');
  const { color, colorScheme } = await page.evaluate(() => {
    const { color, colorScheme } = getComputedStyle(document.body);
    return { color, colorScheme };
  });
  expect([color, colorScheme]).toEqual(['rgb(0, 0, 0)', 'light']);
});
