import { describe, expect, test } from 'vitest';
import { openForThisFile } from './fixtures.ts';
import { waitUntilAlive } from './scenes/scene.ts';

const opening = openForThisFile();

describe('the mobile menu', () => {
  /** Opens it, with the page's clock stopped. */
  async function openMenu() {
    const opened = await opening.newPage();
    await opened.page.clock.install();
    await opened.page.goto('/about');
    await waitUntilAlive(opened.page);
    await opened.page.clock.pauseAt(Date.now() + 60_000);
    const menu = opened.page.getByRole('banner').getByRole('link', { name: 'Contact' });
    await opened.page.getByRole('button', { name: 'Menu' }).click();
    await menu.waitFor();
    return { ...opened, menu };
  }

  test('closes itself 3 seconds after the toggle was clicked', async () => {
    const { page, menu } = await openMenu();
    await page.mouse.move(5, 840);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(2_900);
    expect(await menu.isVisible()).toBe(true);
    await page.clock.runFor(200);
    await menu.waitFor({ state: 'hidden' });
  });

  test('stays open while the focus is inside, and Escape closes it', async () => {
    const { page, menu } = await openMenu();
    await menu.focus();
    await page.clock.runFor(4_000);
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });

  test('stays open while the pointer is inside', async () => {
    const { page, menu } = await openMenu();
    await menu.hover();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(4_000);
    expect(await menu.isVisible()).toBe(true);
  });

  test('closes when a page was chosen, and the page starts at its top', async () => {
    const { page, menu } = await openMenu();
    await page.evaluate(() => scrollTo(0, 600));
    await menu.click();
    await page.waitForURL('**/contact');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
