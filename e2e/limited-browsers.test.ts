import { openLargeFontBrowser } from './browser.ts';
import { cutOff } from './checks/cut-off.ts';
import { expect, longUnless, test } from './fixtures.ts';
import { waitForWholeLayout } from './scenes/scene.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const };
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const };

test.describe('without pictures', () => {
  for (const path of ['/', '/classes', '/painting', '/login']) {
    test(
      `${path} keeps its height`,
      longUnless(path === '/' || path === '/painting'),
      async ({ newPage }) => {
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
      },
    );
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
  test(
    `with a font size of 200 % nothing is cut off on a ${name}`,
    longUnless(name === 'phone'),
    async ({ school }) => {
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
    },
  );
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
