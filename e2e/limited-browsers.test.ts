import { describe, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { cutOff } from './checks/cut-off.ts';
import { openForThisFile } from './fixtures.ts';

const opening = openForThisFile();

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const };
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const };

describe('with pictures blocked', () => {
  test.each(['/', '/classes', '/painting', '/login'])('%s keeps its shape', async (path) => {
    const heightOf = async (isBlocked: boolean) => {
      const { page } = await opening.newPage(phone);
      if (isBlocked) await page.route(/\.(?:avif|webp|jpg|png|svg)$/, (route) => route.abort());
      await page.goto(path, { waitUntil: 'load' });
      const height = await page.getByRole('main').evaluate((main) => main.scrollHeight);
      await page.context().close();
      return height;
    };
    const [blocked, whole] = [await heightOf(true), await heightOf(false)];
    expect(Math.abs(blocked - whole)).toBeLessThan(whole / 50);
  });
});

describe('without JavaScript', () => {
  test.each([
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
  ])('%s says kindly that it needs it, whom to call instead, and is no trap to fill in', async (path) => {
    const { page } = await opening.newPage({
      ...phone,
      javaScriptEnabled: false,
    });
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByText(/needs JavaScript/).waitFor();
    expect(await main.locator('a[href^="tel:"]').first().isVisible()).toBe(true);
    expect(await main.locator('input, textarea, select').filter({ visible: true }).count()).toBe(0);
  });

  test('the menu, the dropdown and the questions open all the same', async () => {
    const { page } = await opening.newPage({
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

test('letters twice as large stay on the screen, on a phone and at a desk', async () => {
  const reader = await openBrowser('--blink-settings=defaultFontSize=32');
  const found: Record<string, unknown[]> = {};
  for (const screen of [phone, desk]) {
    const { page } = await openPage(reader, opening.school.url, screen);
    for (const path of ['/', '/classes', '/contact', '/painting', '/FaqPage', '/curriculum', '/login']) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      const cut = await cutOff(page);
      if (cut.length > 0) found[`${path} ${screen.viewport.width}`] = cut;
    }
  }
  await reader.close();
  expect(found).toEqual({});
});

test('when the system chooses the colours, every field and button keeps an edge and its focus', async () => {
  const { page } = await opening.newPage({ ...phone, forcedColors: 'active' });
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
