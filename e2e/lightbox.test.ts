import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { studentGallery } from '#content/classes.ts';
import { instructorArt, rooms } from '#content/galleries.ts';
import { viewingWords } from '#content/viewing.ts';
import { workshops } from '#content/workshop.ts';
import {
  boxOf,
  button,
  desk,
  first,
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
  type Work,
} from './lightbox.ts';
import { openForThisFile } from './fixtures.ts';
import { waitUntilAlive } from './scenes/scene.ts';
import { holdBack } from './slow-network.ts';

const opening = openForThisFile();

const galleries = [
  ...rooms.map(({ path, works }) => ({ path, works })),
  { path: instructorArt.path, works: instructorArt.sections.flatMap((section) => section.works) },
  { path: '/classes', works: studentGallery },
  { path: '/workshop', works: workshops.map(({ work }) => work) },
];

describe.each(galleries)('$path', ({ path, works }) => {
  test('each work says that it opens large, and each has an address', async () => {
    const { page, problems } = await visit(opening, path, phone);
    for (const work of works) expect(await tileOf(page, work).count(), work.title).toBe(1);
    const last = works.at(-1) as Work;
    await tileOf(page, last).click();
    const dialog = named(page, last);
    await dialog.waitFor();
    expect(workInAddress(page)).toBe(last.name);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await dialog.getByText(last.medium).isVisible()).toBe(true);
    expect(await dialog.getByText(last.description).isVisible()).toBe(true);
    expect(await dialog.getByRole('img', { name: last.alt }).isVisible()).toBe(true);
    expect(await dialog.getByText(`${works.length} of ${works.length}`, { exact: true }).isVisible()).toBe(
      true,
    );
    expect(problems).toEqual([]);
  });
});

const dialogScript = /\/assets\/lightbox-[^/]+\.js$/;
const isDialogScript = (url: string) => dialogScript.test(url);

describe('its script and its files', () => {
  test('its script comes at the visitor’s first move, not with the page', async () => {
    const { page } = await opening.newPage({ ...desk, ...quiet });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/painting', { waitUntil: 'networkidle' });
    await waitUntilAlive(page);
    expect(asked.filter(isDialogScript)).toEqual([]);
    await page.mouse.move(200, 200);
    await expect.poll(() => asked.filter(isDialogScript).length).toBe(1);
  });

  test('both neighbours are fetched while one work is looked at', async () => {
    const { page } = await opening.newPage({ ...desk, ...quiet });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const sixth = works[5] as Work;
    await page.goto(`/painting?work=${sixth.name}`);
    await named(page, sixth).waitFor();
    for (const neighbour of [works[4] as Work, works[6] as Work]) {
      await expect.poll(() => asked.some((url) => url.includes(`/${neighbour.name}-`))).toBe(true);
    }
  });

  test('a press before the page’s script has come is kept and done then', async () => {
    const { page } = await opening.newPage({ ...phone, ...quiet });
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/painting', { waitUntil: 'domcontentloaded' });
    await tileOf(page, first).click();
    release();
    await named(page, first).waitFor();
    expect(new URL(page.url()).pathname).toBe('/painting');
  });
});

describe('the link of a tile', () => {
  test('leads to the larger picture where there is no script', async () => {
    const { page } = await opening.newPage({
      ...phone,
      javaScriptEnabled: false,
    });
    await page.goto('/painting');
    await tileOf(page, second).click();
    await page.waitForURL(new RegExp(`/pictures/${second.name}-1280-.+\\.webp$`));
    const answer = await page.request.get(page.url());
    expect(answer.headers()['content-type']).toBe('image/webp');
  });

  test('leads to it where the dialog’s script cannot be had', async () => {
    const { page } = await opening.newPage({ ...desk, ...quiet });
    await page.route(dialogScript, (route) => route.abort());
    await page.goto('/painting');
    await waitUntilAlive(page);
    await tileOf(page, first).click();
    await page.waitForURL(/\/pictures\/.+\.webp$/);
  });

  test('leads to it in a new tab, where that was meant', async () => {
    const { page, dialog } = await visit(opening, '/painting');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      tileOf(page, first).click({ modifiers: ['Control'] }),
    ]);
    await tab.waitForURL(/\/pictures\/.+\.webp$/);
    expect(await dialog.count()).toBe(0);
  });
});

describe('how it moves', () => {
  /** Counts view transitions and what they name. */
  const count = (page: Page) =>
    page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const { startViewTransition } = document;
      document.startViewTransition = function start(update) {
        const before = [...document.querySelectorAll<HTMLElement>('img')];
        seen.push(before.filter((image) => image.style.viewTransitionName !== '').length.toString());
        return startViewTransition.call(document, update);
      };
    });
  const leftNamed = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('*')].filter(
          (element) => getComputedStyle(element).viewTransitionName === 'work',
        ).length,
    );

  test.each(['/painting', '/InstructorArtPage'])(
    'on %s the tile’s picture becomes the large one and back, and only meanwhile has a name',
    async (path) => {
      const { page } = await opening.newPage(desk);
      await count(page);
      await page.goto(path);
      await waitUntilAlive(page);
      const tile = page.getByRole('link', { name: viewingWords.look }).first();
      await tile.scrollIntoViewIfNeeded();
      await tile.click();
      await page.getByRole('dialog').waitFor();
      await expect.poll(() => leftNamed(page)).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate('seen')).toEqual(['1', '1']);
      await expect.poll(() => leftNamed(page)).toBe(0);
    },
  );

  test('not at all for visitors who asked for less motion', async () => {
    const { page } = await opening.newPage({ ...desk, ...quiet });
    await count(page);
    await page.goto('/painting');
    await waitUntilAlive(page);
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    expect(
      await page.locator('[data-large-work]').evaluate((picture) => getComputedStyle(picture).animationName),
    ).toBe('none');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate('seen')).toEqual([]);
  });
});

describe.each([
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
])('at %i by %i', (width, height) => {
  test('the whole work and every control are in the window, large enough for a thumb', async () => {
    for (const work of [second, works.find(({ picture }) => picture.height > picture.width) ?? third]) {
      const { page, dialog } = await visitWork(opening, work, { viewport: { width, height } });
      for (const name of ['Close', 'Zoom', 'Share', 'Previous', 'Next']) {
        const box = await button(dialog, name).boundingBox();
        if (box === null) throw new Error(`${name} is not drawn`);
        expect(box.height, name).toBeGreaterThanOrEqual(44);
        expect(box.width, name).toBeGreaterThanOrEqual(44);
        expect(box.x, name).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, name).toBeLessThanOrEqual(width);
        expect(box.y, name).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height, name).toBeLessThanOrEqual(height);
      }
      const picture = await boxOf(page);
      expect(picture.y + picture.height).toBeLessThanOrEqual(height);
      expect(picture.x).toBeGreaterThanOrEqual(0);
      expect(picture.x + picture.width).toBeLessThanOrEqual(width);
      expect(picture.width / picture.height).toBeCloseTo(work.picture.width / work.picture.height, 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.context().close();
    }
  });
});
