import type { Page } from '@playwright/test';
import { facts } from '#test/content.ts';
import { errorWords } from '#app/layout/error-words.ts';
import { openLargeFontBrowser } from '../browser.ts';
import { cutOff } from '../checks/cut-off.ts';
import { expect, test } from '../fixtures.ts';
import { hydrate, waitForWholeLayout } from '../scenes/scene.ts';
import { apply, createPerson, logOut, signIn } from '../steps.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const };
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const };

test.describe('without pictures', () => {
  for (const path of ['/', '/classes', '/painting', '/login']) {
    test(`${path} keeps its height`, async ({ newPage }) => {
      const heightOf = async (isBlocked: boolean) => {
        const { page } = await newPage(phone);
        if (isBlocked) await page.route(/\.(?:avif|webp|jpg|png|svg)$/, (route) => route.abort());
        await page.goto(path);
        await waitForWholeLayout(page);
        const height = await page.getByRole('main').evaluate((main) => main.scrollHeight);
        await page.close();
        return height;
      };
      const [blocked, whole] = [await heightOf(true), await heightOf(false)];
      expect(Math.abs(blocked - whole)).toBeLessThan(whole / 50);
    });
  }
});

test.describe('without JavaScript', () => {
  for (const path of [
    '/login',
    '/SignUp',
    '/Forget',
    '/verify-otp',
    '/Reset-password',
    '/Formenroll',
    '/contact',
    '/profile',
    '/profile/data',
    '/admin',
    '/office/log',
  ]) {
    test(`${path} says that it needs JavaScript, shows the phone number and no fields`, async ({
      sharedPage,
    }) => {
      const { page } = await sharedPage({
        ...phone,
        javaScriptEnabled: false,
      });
      await page.goto(path);
      const main = page.getByRole('main');
      await main.getByText(/needs JavaScript/).waitFor();
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(main.locator('input, textarea, select').filter({ visible: true })).toHaveCount(0);
    });
  }

  test('the menu, the dropdown and the questions open', async ({ newPage }) => {
    const { page } = await newPage({
      ...phone,
      javaScriptEnabled: false,
    });
    await page.goto('/FaqPage');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Workshop Tutorial' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('main summary').first().click();
    await page.locator('main details[open] p').first().waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Art Workshops' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Workshop Tutorial' }).waitFor();
  });
});

for (const [name, screen] of [
  ['phone', phone],
  ['desktop', desk],
] as const) {
  test(`with a font size of 200 % nothing is cut off on a ${name}`, async ({ school }) => {
    const browser = await openLargeFontBrowser();
    const page = await browser.newPage({ ...screen, baseURL: school.url, serviceWorkers: 'block' });
    const found: Record<string, string[]> = {};
    for (const path of ['/', '/classes', '/contact', '/painting', '/FaqPage', '/curriculum', '/login']) {
      await page.goto(path);
      await waitForWholeLayout(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      const cut = await cutOff(page);
      if (cut.length > 0) found[path] = cut;
    }
    await browser.close();
    expect(found).toEqual({});
  });
}

test('with forced colours every field and button has a border and a focus ring', async ({ newPage }) => {
  const { page } = await newPage({ ...phone, forcedColors: 'active' });
  for (const path of ['/', '/login', '/contact']) {
    await page.goto(path);
    const bare = await page.evaluate(() => {
      const hasEdge = (element: Element | null) => {
        if (element === null) return false;
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
        return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none';
      };
      const controls = document.querySelectorAll(
        'main input:not([type=hidden]):not([tabindex="-1"]):not([type=radio]):not([type=checkbox]), main textarea, main [type=submit], main a',
      );
      return [...controls]
        .filter((control) => control.checkVisibility())
        .filter((control) => !control.matches('a') || control.textContent === 'Enroll Now')
        .filter((control) => !hasEdge(control) && !hasEdge(control.parentElement))
        .map((control) => control.outerHTML.slice(0, 80));
    });
    expect(bare).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle),
    ).toBe('solid');
  }
});

const routersMessage = 'React Router cannot restore the scroll position.';

/** Firefox with all cookies blocked. The script of React Router's ScrollRestoration gets a message of its own. */
const blockStorage = (page: Page) =>
  page.addInitScript((message) => {
    const refuse = () => {
      const isRouters = document.currentScript?.textContent.includes('react-router-scroll-positions');
      throw new DOMException(isRouters ? message : 'The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
    Object.assign(window, { BroadcastChannel: refuse });
  }, routersMessage);

/** A browser without what only adds to a page. */
const removeEnhancements = (page: Page) =>
  page.addInitScript(() => {
    const owners: [object, string[]][] = [
      [
        window,
        [
          'BroadcastChannel',
          'IntersectionObserver',
          'ResizeObserver',
          'requestIdleCallback',
          'structuredClone',
          'caches',
        ],
      ],
      [AbortSignal, ['timeout', 'any']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Intl, ['Segmenter']],
      [URL, ['canParse', 'parse']],
      [Array, ['fromAsync']],
      [Document.prototype, ['startViewTransition']],
      [Navigator.prototype, ['serviceWorker', 'clipboard', 'share']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    ];
    for (const [owner, names] of owners) for (const name of names) Reflect.deleteProperty(owner, name);
  });

/** Expects a page that can be read, and returns its headings: they are the same whatever is laid out. */
async function readPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: errorWords.title.text, exact: true })).toHaveCount(0);
  return page.getByRole('main').getByRole('heading').allTextContents();
}

/** React Router's script in the page reports the error, and throws it again: nothing of the page depends on it. */
const isOurs = (problem: string) => !problem.includes(routersMessage);

const forms = ['/', '/login', '/contact', '/classes', '/SignUp', '/offline?page=/about'];

for (const [what, limit] of [
  ['storage', blockStorage],
  ['what only adds to a page', removeEnhancements],
] as const) {
  test.describe(`without ${what}`, () => {
    for (const path of forms) {
      test(`${path} hydrates`, async ({ newPage }) => {
        const { page, problems } = await newPage(phone);
        await limit(page);
        await page.goto(path);
        await hydrate(page);
        await readPage(page);
        expect(problems.filter(isOurs)).toEqual([]);
      });
    }

    test('a parent signs in, applies and logs out', async ({ newPage }) => {
      const { page, problems } = await newPage(phone);
      await limit(page);
      await signIn(page, await createPerson(page));
      await apply(page);
      await logOut(page);
      expect(problems.filter(isOurs)).toEqual([]);
    });
  });
}

test.describe('a page that can be read is never replaced by an error', () => {
  for (const path of ['/', '/login', '/contact']) {
    test(`${path} stays as it is in a browser that is too old for its scripts`, async ({ newPage }) => {
      const { page, problems } = await newPage(phone);
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(path);
      await waitForWholeLayout(page);
      await readPage(page);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL(/contact/i);
      await expect(
        page.getByRole('main').getByRole('link', { name: facts.phone.text }).first(),
      ).toBeVisible();
      expect(scripts).toEqual([]);
      expect(problems).toEqual([]);
    });

    for (const [when, breakPage] of [
      [
        'an effect of the page',
        () => {
          const get = () => {
            throw new Error('broken');
          };
          Object.assign(window, { IntersectionObserver: get });
          Object.defineProperty(HTMLFormElement.prototype, 'elements', { get });
        },
      ],
      [
        'an effect of the header',
        () =>
          Object.defineProperty(EventTarget.prototype, 'addEventListener', {
            value: new Proxy(EventTarget.prototype.addEventListener, {
              apply(add, target, given: [string]) {
                if (given[0] === 'pageshow') throw new Error('broken');
                return Reflect.apply(add, target, given) as undefined;
              },
            }),
          }),
      ],
    ] as const) {
      // The effects of this page use nothing that could be missing.
      if (path === '/login' && when === 'an effect of the page') continue;
      test(`${path} can be read when ${when} throws`, async ({ newPage }) => {
        const { page, problems } = await newPage(phone);
        await page.goto(path);
        const headings = await readPage(page);
        await page.addInitScript(breakPage);
        await page.goto(path);
        await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })));
        await expect.poll(() => problems.length).toBeGreaterThan(0);
        expect(await readPage(page)).toEqual(headings);
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page.getByRole('banner').getByRole('link', { name: 'Contact' }).waitFor();
      });
    }
  }
});
