import { lightboxWords } from '#app/lightbox/words.ts';
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
} from '../lightbox.ts';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../scenes/scene.ts';

test.describe('opening and closing', () => {
  test('the dialog has the work’s title as name and its number as description', async ({ newPage }) => {
    const { page } = await visit(newPage, '/painting');
    await tileOf(page, second).click();
    const dialog = named(page, second);
    await dialog.waitFor();
    const description = await dialog.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${description}"]`).textContent()).toBe(`2 of ${works.length}`);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).count(), 'the page behind is hidden').toBe(0);
  });

  test('a URL with a work opens the lightbox at once', async ({ newPage }) => {
    const { page } = await visitWork(newPage, third, phone);
    expect(workInAddress(page)).toBe(third.name);
  });

  for (const name of ['nobody-painted-this', 'mosaic-tiger', '']) {
    test(`?work=${name}, which is not in this room, opens nothing`, async ({ newPage }) => {
      const { page, problems, dialog } = await visit(newPage, `/painting?work=${name}`);
      await tileOf(page, first).waitFor();
      // When another work opens, the lightbox script has loaded and has seen the URL.
      await tileOf(page, second).click();
      await named(page, second).waitFor();
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(workInAddress(page)).toBe(name);
      expect(problems).toEqual([]);
    });
  }

  test('Back closes it, Forward opens it again', async ({ newPage }) => {
    const { page, dialog } = await visit(newPage, '/painting', phone);
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(workInAddress(page)).toBeNull();
    await page.goForward();
    await named(page, first).waitFor();
  });

  test('after many works and closing, one step back leads to the page before', async ({ newPage }) => {
    const { page, dialog } = await visit(newPage, '/classes');
    await page.goto('/painting');
    await waitForHydration(page);
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

  test('opened by its URL it closes to the room, and Back leads to the page before', async ({
    newPage,
    school,
  }) => {
    const { page, dialog } = await visit(newPage, '/about');
    await page.goto(`/painting?work=${second.name}`);
    await named(page, second).waitFor();
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${school.url}/painting`);
    await page.goBack();
    await page.waitForURL('**/about');
  });

  test('a reload keeps the work open, and closing leads to the room', async ({ newPage, school }) => {
    const { page, dialog } = await visit(newPage, '/painting');
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    await page.reload();
    await named(page, first).waitFor();
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${school.url}/painting`);
  });

  test('a double click opens once and closes once', async ({ newPage, school }) => {
    const { page, dialog } = await visit(newPage, '/classes');
    await page.goto('/painting');
    await waitForHydration(page);
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
    await expect.poll(() => page.url()).toBe(`${school.url}/painting`);
    await page.goBack();
    await page.waitForURL('**/classes');
  });

  test('the focus returns to the tile of the last work, which scrolls into view', async ({ newPage }) => {
    const { page, dialog } = await visit(newPage, '/painting', phone);
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

  test('the page behind does not scroll', async ({ newPage }) => {
    const { page, dialog } = await visit(newPage, '/painting');
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

  test('a click on the backdrop closes it', async ({ newPage }) => {
    const { page, dialog } = await visitWork(newPage, first);
    await page.mouse.click(30, 300);
    await dialog.waitFor({ state: 'detached' });
  });

  test('opening, next and closing send no request for page data', async ({ newPage }) => {
    const { page, dialog } = await visit(newPage, '/painting');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    await button(dialog, 'Next').click();
    await named(page, second).waitFor();
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    // Only the room's own data: the pointer may now rest on a link of the header, whose page is prefetched.
    expect(asked.filter((path) => path.startsWith('/painting') && path.endsWith('.data'))).toEqual([]);
  });
});

test.describe('sharing', () => {
  test('copies the work’s URL where the Web Share API is missing, and says so', async ({
    newPage,
    school,
  }) => {
    const { page, dialog } = await visitWork(newPage, second, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await button(dialog, 'Share').click();
    await page.getByText(lightboxWords.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${school.url}/painting?work=${second.name}`,
    );
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog).toBeVisible();
  });

  test('passes title and URL to the Web Share API, and shows nothing when that is cancelled', async ({
    newPage,
    school,
  }) => {
    const { page } = await newPage({ ...phone, ...quiet });
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
      .toEqual([{ title: second.title, url: `${school.url}/painting?work=${second.name}` }]);
    await expect(page.getByText(lightboxWords.copied)).toHaveCount(0);
    await expect(page.getByText(lightboxWords.notCopied)).toHaveCount(0);
  });
});
