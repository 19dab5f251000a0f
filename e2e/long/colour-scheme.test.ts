import type { BrowserContextOptions, Page } from '@playwright/test';
import { schemes } from '#app/layout/colour-schemes.ts';
import { computed, walls } from '../colours.ts';
import { expect, test, type NewPage } from '../fixtures.ts';
import { waitForHydration } from '../scenes/scene.ts';
import { holdRequests } from '../slow-network.ts';

const [light, dark] = [computed(walls.light), computed(walls.dark)];

/** The link before the switch. */
const lastLink = 'Write to us';

const labelOf = (scheme: 'light' | 'dark' | null) =>
  schemes.options.find((option) => option.scheme === scheme)?.label ?? '';
const [system, day, evening] = [labelOf(null), labelOf('light'), labelOf('dark')];

const open = (newPage: NewPage, options: BrowserContextOptions = {}) =>
  newPage({ viewport: { width: 1280, height: 900 }, ...options });

const wall = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** An option of the colour scheme switch in the footer. */
const choice = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('radiogroup', { name: schemes.legend })
    .getByRole('radio', { name });

async function choose(page: Page, name: string): Promise<void> {
  await waitForHydration(page);
  await choice(page, name).check();
}

/** The theme colours that apply now. Browsers use them for their toolbars. */
const themeColours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

test('the site follows the system scheme, also when it changes, until the visitor chooses one', async ({
  newPage,
}) => {
  const { page } = await open(newPage, { colorScheme: 'dark' });
  await page.goto('/about');
  expect(await wall(page)).toBe(dark);
  expect(await themeColours(page)).toEqual([walls.dark]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await wall(page)).toBe(light);
  expect(await themeColours(page)).toEqual([walls.light]);
  await waitForHydration(page);
  await expect(choice(page, system)).toBeChecked();
});

for (const [colorScheme, name, colour, bar] of [
  ['light', evening, dark, walls.dark],
  ['dark', day, light, walls.light],
] as const) {
  test(`on a ${colorScheme} system, ${name} changes the wall, the drawings and the theme colour at once`, async ({
    newPage,
  }) => {
    const { page } = await open(newPage, { colorScheme });
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
    expect(await themeColours(page)).toEqual([bar]);
    expect(await drawing()).not.toBe(drawnBefore);
    expect(new Set([lampsBefore, await lamps()])).toEqual(new Set(['none', '""']));
  });
}

test('the choice holds on other pages, after a reload and in a new tab, until it is reset', async ({
  newPage,
}) => {
  const { page } = await open(newPage, { colorScheme: 'light' });
  await page.goto('/about');
  await choose(page, evening);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
  await page.waitForURL('**/Reviews');
  expect(await wall(page)).toBe(dark);
  await page.reload();
  await waitForHydration(page);
  expect(await wall(page)).toBe(dark);
  await expect(choice(page, evening)).toBeChecked();
  const secondTab = await page.context().newPage();
  await secondTab.goto('/contact');
  expect(await wall(secondTab)).toBe(dark);
  await choose(page, system);
  await page.reload();
  expect(await wall(page)).toBe(light);
});

test('open tabs follow the choice', async ({ newPage }) => {
  const { page } = await open(newPage, { colorScheme: 'light' });
  await page.goto('/about');
  const secondTab = await page.context().newPage();
  await secondTab.goto('/contact');
  await waitForHydration(secondTab);
  await choose(page, evening);
  await expect.poll(() => wall(secondTab)).toBe(dark);
  await expect(choice(secondTab, evening)).toBeChecked();
});

test('a stored choice applies before the body is parsed, so nothing flashes', async ({ newPage }) => {
  const { page } = await open(newPage, { colorScheme: 'light' });
  await page.goto('/about');
  await choose(page, evening);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.scheme === undefined) return;
      observer.disconnect();
      Object.assign(window, { chosenBeforeBody: document.body === null });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  // The choice does not wait for the page's scripts.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await page.evaluate(() => (window as { chosenBeforeBody?: boolean }).chosenBeforeBody)).toBe(true);
  expect(await wall(page)).toBe(dark);
  expect(await themeColours(page)).toEqual([walls.dark]);
});

test('without localStorage the choice lasts as long as the visit', async ({ newPage }) => {
  const { page, problems } = await open(newPage, { colorScheme: 'light' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await choose(page, evening);
  await expect.poll(() => wall(page)).toBe(dark);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
  await page.waitForURL('**/Reviews');
  expect(await wall(page)).toBe(dark);
  expect(problems).toEqual([]);
});

test('the switch is one stop of Tab, moves with the arrow keys and shows its focus', async ({ newPage }) => {
  const { page } = await open(newPage, { colorScheme: 'light' });
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: lastLink }).focus();
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.closest('label')?.textContent);
  expect(await focused()).toBe(system);
  const outline = () =>
    page.evaluate(() => {
      const label = document.activeElement?.closest('label');
      return label ? getComputedStyle(label).outlineStyle : '';
    });
  expect(await outline()).toBe('solid');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe(evening);
  await expect.poll(() => wall(page)).toBe(dark);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy');
});

test('a click before hydration is applied', async ({ newPage }) => {
  const { page } = await open(newPage, { colorScheme: 'light' });
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByText(evening).click();
  release();
  await expect.poll(() => wall(page)).toBe(dark);
  await expect(choice(page, evening)).toBeChecked();
});

test('the mobile menu has the switch too', async ({ newPage }) => {
  const { page } = await open(newPage, { colorScheme: 'light', viewport: { width: 390, height: 844 } });
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByText(evening).click();
  await expect.poll(() => wall(page)).toBe(dark);
  await expect(choice(page, evening)).toBeChecked();
});

test('without JavaScript the system scheme applies and there is no switch', async ({ newPage }) => {
  const { page } = await open(newPage, { colorScheme: 'dark', javaScriptEnabled: false });
  await page.goto('/about');
  expect(await wall(page)).toBe(dark);
  await expect(page.getByRole('radiogroup', { name: schemes.legend })).toHaveCount(0);
});

test('printing in the dark scheme leaves the paper white', async ({ newPage }) => {
  const { page } = await open(newPage, { colorScheme: 'dark' });
  await page.goto('/about');
  await choose(page, evening);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await wall(page)).toBe('rgba(0, 0, 0, 0)');
  const { color, colorScheme } = await page.evaluate(() => {
    const { color, colorScheme } = getComputedStyle(document.body);
    return { color, colorScheme };
  });
  expect([color, colorScheme]).toEqual(['rgb(0, 0, 0)', 'light']);
});
