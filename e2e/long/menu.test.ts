import { expect, test, type NewPage } from '../fixtures.ts';
import { waitForHydration } from '../scenes/scene.ts';

test.describe('the mobile menu', () => {
  /** Opens the menu while the page's clock is paused. */
  async function openMenu(newPage: NewPage) {
    const opened = await newPage();
    await opened.page.clock.install();
    await opened.page.goto('/about');
    await waitForHydration(opened.page);
    await opened.page.clock.pauseAt(Date.now() + 60_000);
    const menu = opened.page.getByRole('banner').getByRole('link', { name: 'Contact' });
    await opened.page.getByRole('button', { name: 'Menu' }).click();
    await menu.waitFor();
    return { ...opened, menu };
  }

  test('closes itself 3 seconds after the toggle was clicked', async ({ newPage }) => {
    const { page, menu } = await openMenu(newPage);
    await page.mouse.move(5, 840);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(2_900);
    await expect(menu).toBeVisible();
    await page.clock.runFor(200);
    await menu.waitFor({ state: 'hidden' });
  });

  test('stays open while it has the focus, and Escape closes it', async ({ newPage }) => {
    const { page, menu } = await openMenu(newPage);
    await menu.focus();
    await page.clock.runFor(4_000);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });

  test('stays open under the pointer', async ({ newPage }) => {
    const { page, menu } = await openMenu(newPage);
    await menu.hover();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(4_000);
    await expect(menu).toBeVisible();
  });

  test('closes after a link, and the new page starts at its top', async ({ newPage }) => {
    const { page, menu } = await openMenu(newPage);
    await page.evaluate(() => scrollTo(0, 600));
    await menu.click();
    await page.waitForURL('**/contact');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
