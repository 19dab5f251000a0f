import { describe, expect, test } from 'vitest';
import { viewingWords } from '#content/viewing.ts';
import {
  button,
  first,
  last,
  named,
  phone,
  quiet,
  second,
  third,
  tileOf,
  visit,
  visitWork,
  workInAddress,
  works,
} from './lightbox.ts';
import { openForThisFile } from './fixtures.ts';
import { waitUntilAlive } from './scenes/scene.ts';

const opening = openForThisFile();

describe('opening and closing', () => {
  test('the dialog is named after the work and described by its place in the room', async () => {
    const { page } = await visit(opening, '/painting');
    await tileOf(page, second).click();
    const dialog = named(page, second);
    await dialog.waitFor();
    const description = await dialog.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${description}"]`).textContent()).toBe(`2 of ${works.length}`);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).count(), 'the page behind is hidden').toBe(0);
  });

  test('an address with a work opens it at once', async () => {
    const { page } = await visitWork(opening, third, phone);
    expect(workInAddress(page)).toBe(third.name);
  });

  test.each(['nobody-painted-this', 'mosaic-tiger', ''])(
    '?work=%s, which does not hang here, opens nothing',
    async (name) => {
      const { page, problems, dialog } = await visit(opening, `/painting?work=${name}`);
      await tileOf(page, first).waitFor();
      // What would open it has been fetched and run when another work opens.
      await tileOf(page, second).click();
      await named(page, second).waitFor();
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(workInAddress(page)).toBe(name);
      expect(problems).toEqual([]);
    },
  );

  test('back closes it, forward opens it again', async () => {
    const { page, dialog } = await visit(opening, '/painting', phone);
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(workInAddress(page)).toBeNull();
    await page.goForward();
    await named(page, first).waitFor();
  });

  test('looking at many works and closing leaves one step back to the page before', async () => {
    const { page, dialog } = await visit(opening, '/classes');
    await page.goto('/painting');
    await waitUntilAlive(page);
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    for (const work of [second, third]) {
      await button(dialog, 'Next').click();
      await named(page, work).waitFor();
      expect(workInAddress(page)).toBe(work.name);
    }
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => workInAddress(page)).toBeNull();
    await page.goBack();
    await page.waitForURL('**/classes');
  });

  test('somebody who came with the address closes to the room, and goes back to where they came from', async () => {
    const { page, dialog } = await visit(opening, '/about');
    await page.goto(`/painting?work=${second.name}`);
    await named(page, second).waitFor();
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${opening.school.url}/painting`);
    await page.goBack();
    await page.waitForURL('**/about');
  });

  test('a reload keeps the work open, and closing it still leads back', async () => {
    const { page, dialog } = await visit(opening, '/painting');
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    await page.reload();
    await named(page, first).waitFor();
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${opening.school.url}/painting`);
  });

  test('a double click opens once and closes once', async () => {
    const { page, dialog } = await visit(opening, '/classes');
    await page.goto('/painting');
    await waitUntilAlive(page);
    await tileOf(page, first).dblclick();
    await named(page, first).waitFor();
    await dialog.evaluate((element) => {
      const close = [...element.querySelectorAll('button')].find((each) =>
        each.textContent?.includes('Close'),
      );
      close?.click();
      close?.click();
    });
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(`${opening.school.url}/painting`);
    await page.goBack();
    await page.waitForURL('**/classes');
  });

  test('the focus returns to the tile of the work last seen, which is brought into view', async () => {
    const { page, dialog } = await visit(opening, '/painting', phone);
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    await page.keyboard.press('End');
    await named(page, last).waitFor();
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.work))
      .toBe(last.name);
    const box = await tileOf(page, last).boundingBox();
    expect(box?.y).toBeGreaterThan(-200);
    expect(box?.y).toBeLessThan(844);
  });

  test('the page behind stays where it was', async () => {
    const { page, dialog } = await visit(opening, '/painting');
    await tileOf(page, third).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await tileOf(page, third).click();
    await named(page, third).waitFor();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  test('a press on the dark beside the work closes it', async () => {
    const { page, dialog } = await visitWork(opening, first);
    await page.mouse.click(30, 300);
    await dialog.waitFor({ state: 'detached' });
  });

  test('opening, going on and closing ask the server for no page data', async () => {
    const { page, dialog } = await visit(opening, '/painting');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    await button(dialog, 'Next').click();
    await named(page, second).waitFor();
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  });
});

describe('sharing', () => {
  test('copies the work’s own address where the device has no way of its own, and says so', async () => {
    const { page, dialog } = await visitWork(opening, second, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await button(dialog, 'Share').click();
    await page.getByText(viewingWords.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${opening.school.url}/painting?work=${second.name}`,
    );
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await dialog.isVisible()).toBe(true);
  });

  test('hands title and address to the device where it can, and says nothing when that is put away', async () => {
    const { page } = await opening.newPage({ ...phone, ...quiet });
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(Navigator.prototype, {
        share: async (data: unknown) => {
          shared.push(data);
          throw new DOMException('put away', 'AbortError');
        },
      });
    });
    await page.goto(`/painting?work=${second.name}`);
    await button(named(page, second), 'Share').click();
    await expect
      .poll(() => page.evaluate('shared'))
      .toEqual([{ title: second.title, url: `${opening.school.url}/painting?work=${second.name}` }]);
    expect(await page.getByText(viewingWords.copied).count()).toBe(0);
    expect(await page.getByText(viewingWords.notCopied).count()).toBe(0);
  });
});
