import {
  boxOf,
  button,
  first,
  last,
  named,
  phone,
  scaleOf,
  second,
  third,
  tileOf,
  visit,
  visitWork,
  workInAddress,
  works,
} from '../lightbox.ts';
import { expect, test } from '../fixtures.ts';
import { doubleTap, moveFingers, straight } from '../touch.ts';

test.describe('with keys', () => {
  test('Tab to a work, Enter, Tab around the controls, Escape, and Tab continues from the tile', async ({
    newPage,
  }) => {
    const { page, dialog } = await visit(newPage, '/painting');
    await tileOf(page, first).focus();
    expect(await tileOf(page, first).evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
    await page.keyboard.press('Enter');
    await named(page, first).waitFor();
    const seen = new Set<string>();
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Tab');
      // At both ends a focus guard moves the focus asynchronously.
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      seen.add(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
    }
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['Close', 'Next', 'Previous', 'Share', 'Zoom']),
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.work))
      .toBe(second.name);
  });

  test('arrow keys go from work to work and around, Home and End to the ends; the URL follows', async ({
    newPage,
  }) => {
    const { page } = await visitWork(newPage, first);
    const length = await page.evaluate(() => history.length);
    for (const [key, work] of [
      ['ArrowRight', second],
      ['ArrowRight', third],
      ['ArrowLeft', second],
      ['End', last],
      ['ArrowRight', first],
      ['ArrowLeft', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await named(page, work).waitFor();
      await expect.poll(() => workInAddress(page)).toBe(work.name);
    }
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('a screen reader hears each step once: the title and the number', async ({ newPage }) => {
    const { page, dialog } = await visitWork(newPage, first);
    const said = dialog.getByRole('status');
    expect(await said.textContent()).toBe('');
    await said.evaluate((region) => {
      const heard: string[] = ((window as { heard?: string[] }).heard = []);
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    const heard = () => page.evaluate(() => (window as { heard?: string[] }).heard);
    await page.keyboard.press('ArrowRight');
    await named(page, second).waitFor();
    await expect.poll(heard).toEqual([`${second.title}, 2 of ${works.length}`]);
  });

  test('+ zooms in, arrow keys then move the picture, 0 zooms out; keys with Control do nothing', async ({
    newPage,
  }) => {
    const { page } = await visitWork(newPage, first);
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.25, 1);
    const before = await boxOf(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(before.x - 20);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await boxOf(page)).y).toBeLessThan(before.y - 20);
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5, 1);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 2);
    expect(workInAddress(page)).toBe(first.name);
  });
});

test.describe('with touch and mouse', () => {
  test('a swipe to the left shows the next work, to the right the previous one', async ({ newPage }) => {
    const { page } = await visitWork(newPage, first, phone);
    const { middle } = await boxOf(page);
    await moveFingers(page, straight({ x: 320, y: middle.y }, { x: 90, y: middle.y + 12 }));
    await named(page, second).waitFor();
    await moveFingers(page, straight({ x: 90, y: middle.y }, { x: 320, y: middle.y - 9 }));
    await named(page, first).waitFor();
  });

  test('a swipe down closes it, a short one does not', async ({ newPage }) => {
    const { page, dialog } = await visitWork(newPage, first, phone);
    const { middle } = await boxOf(page);
    await moveFingers(page, straight(middle, { x: middle.x, y: middle.y + 22 }));
    await expect(dialog).toBeVisible();
    await moveFingers(page, straight(middle, { x: middle.x + 8, y: middle.y + 260 }));
    await dialog.waitFor({ state: 'detached' });
  });

  test('a double tap zooms in at that point, a drag then moves the picture, another double tap zooms out', async ({
    newPage,
  }) => {
    const { page } = await visitWork(newPage, first, phone);
    const { x, y, middle } = await boxOf(page);
    const corner = { x: x + 60, y: y + 60 };
    await doubleTap(page, corner);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5, 1);
    const before = await boxOf(page);
    await moveFingers(page, straight(middle, { x: middle.x - 120, y: middle.y }));
    await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(before.x - 80);
    expect(workInAddress(page), 'a drag of a zoomed picture is no swipe').toBe(first.name);
    await doubleTap(page, middle);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 2);
  });

  test('a pinch zooms in and out, and not below the whole picture', async ({ newPage }) => {
    const { page, dialog } = await visitWork(newPage, first, phone);
    const { middle } = await boxOf(page);
    const aside = (by: number) => ({ x: middle.x + by, y: middle.y });
    await moveFingers(page, straight(aside(-30), aside(-90)), straight(aside(30), aside(90)));
    await expect.poll(() => scaleOf(page)).toBeCloseTo(3, 0);
    await moveFingers(page, straight(aside(-150), aside(-20)), straight(aside(150), aside(20)));
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 2);
    await expect(dialog).toBeVisible();
    expect(workInAddress(page)).toBe(first.name);
  });

  test('a double click zooms in; a mouse drag without zoom is not a swipe', async ({ newPage }) => {
    const { page } = await visitWork(newPage, first);
    const { middle } = await boxOf(page);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 300, middle.y, { steps: 5 });
    await page.mouse.up();
    expect(workInAddress(page)).toBe(first.name);
    await page.mouse.dblclick(middle.x, middle.y);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5, 1);
  });

  test('a trackpad pinch (wheel with Control) zooms the picture and not the page', async ({ newPage }) => {
    const { page } = await visitWork(newPage, first);
    const { middle } = await boxOf(page);
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -60);
    await page.keyboard.up('Control');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(Math.exp(0.6), 1);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  test('the zoom button has a pressed state; zoom loads a larger file, and the next work is not zoomed', async ({
    newPage,
  }) => {
    const { page, dialog } = await visitWork(newPage, first, { ...phone, deviceScaleFactor: 1 });
    const file = () =>
      page.evaluate(() => document.querySelector<HTMLImageElement>('[data-large-work] img')?.currentSrc);
    const widthOf = (address = '') => Number(/-(\d+)-[0-9a-f]+\.\w+$/.exec(address)?.[1]);
    await expect.poll(async () => widthOf(await file())).toBeGreaterThan(0);
    const whole = widthOf(await file());
    const zoom = button(dialog, 'Zoom');
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => widthOf(await file())).toBeGreaterThan(whole);
    await button(dialog, 'Next').click();
    await named(page, second).waitFor();
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    expect(await scaleOf(page)).toBeCloseTo(1, 2);
  });
});
