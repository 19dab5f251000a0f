import type { Page } from '@playwright/test';
import { lightboxWords } from '#app/lightbox/words.ts';
import type { Work } from '#contract/site/content.ts';
import { galleries } from '#test/galleries.ts';
import { content } from '#test/content.ts';
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
} from './lightbox.ts';
import { expect, longUnless, test } from './fixtures.ts';
import { waitForHydration } from './scenes/scene.ts';
import { holdRequests } from './slow-network.ts';

const { workshops } = content.document('workshop').year;
const pages = [
  ...galleries.map(({ path, works }) => ({ path, works })),
  { path: '/classes', works: content.wall(content.document('classes').studentGallery.works) },
  { path: '/workshop', works: workshops.map(({ work }) => content.work(work)) },
];

for (const { path, works } of pages) {
  test.describe(`${path}`, () => {
    test(
      'each work has a link to the lightbox and its own URL',
      longUnless(path === '/painting'),
      async ({ newPage }) => {
        const { page, problems } = await visit(newPage, path, phone);
        for (const work of works) expect(await tileOf(page, work).count(), work.title).toBe(1);
        const last = works.at(-1) as Work;
        await tileOf(page, last).click();
        const dialog = named(page, last);
        await dialog.waitFor();
        expect(workInAddress(page)).toBe(last.name);
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(dialog.getByText(last.medium)).toBeVisible();
        await expect(dialog.getByText(last.description)).toBeVisible();
        await expect(dialog.getByRole('img', { name: last.alt })).toBeVisible();
        expect(
          await dialog.getByText(`${works.length} of ${works.length}`, { exact: true }).isVisible(),
        ).toBe(true);
        expect(problems).toEqual([]);
      },
    );
  });
}

const dialogScript = /\/assets\/lightbox-[\w-]{8}\.js$/;
const isDialogScript = (url: string) => dialogScript.test(url);

test.describe('its script and its pictures', () => {
  test(
    'its script loads at the visitor’s first pointer move, not with the page',
    { tag: '@long' },
    async ({ newPage }) => {
      const { page } = await newPage({ ...desk, ...quiet });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/painting', { waitUntil: 'networkidle' });
      await waitForHydration(page);
      expect(asked.filter(isDialogScript)).toEqual([]);
      await page.mouse.move(200, 200);
      await expect.poll(() => asked.filter(isDialogScript).length).toBe(1);
    },
  );

  test('both neighbours of the open work are preloaded', { tag: '@long' }, async ({ newPage }) => {
    const { page } = await newPage({ ...desk, ...quiet });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const sixth = works[5] as Work;
    await page.goto(`/painting?work=${sixth.name}`);
    await named(page, sixth).waitFor();
    for (const neighbour of [works[4] as Work, works[6] as Work]) {
      await expect.poll(() => asked.some((url) => url.includes(`/${neighbour.name}-`))).toBe(true);
    }
  });

  test('a click before hydration opens the work after it', async ({ newPage }) => {
    const { page } = await newPage({ ...phone, ...quiet });
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/painting', { waitUntil: 'domcontentloaded' });
    await tileOf(page, first).click();
    release();
    await named(page, first).waitFor();
    expect(new URL(page.url()).pathname).toBe('/painting');
  });
});

test.describe('the link of a work', () => {
  test('leads to the picture without JavaScript', async ({ newPage }) => {
    const { page } = await newPage({
      ...phone,
      javaScriptEnabled: false,
    });
    await page.goto('/painting');
    await tileOf(page, second).click();
    await page.waitForURL(new RegExp(`/pictures/${second.name}-640-.+\\.jpg$`));
    const answer = await page.request.get(page.url());
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  });

  test(
    'leads to the picture when the lightbox script fails to load',
    { tag: '@long' },
    async ({ newPage }) => {
      const { page } = await newPage({ ...desk, ...quiet });
      await page.route(dialogScript, (route) => route.abort());
      await page.goto('/painting');
      await waitForHydration(page);
      await tileOf(page, first).click();
      await page.waitForURL(/\/pictures\/.+\.jpg$/);
    },
  );

  test('leads to the picture in a new tab with Control', { tag: '@long' }, async ({ newPage }) => {
    const { page, dialog } = await visit(newPage, '/painting');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      tileOf(page, first).click({ modifiers: ['Control'] }),
    ]);
    await tab.waitForURL(/\/pictures\/.+\.jpg$/);
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('its transition', { tag: '@long' }, () => {
  /** Records for each view transition how many pictures have a name. */
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

  for (const path of ['/painting', '/InstructorArtPage']) {
    test(`on ${path} the small picture has a view transition name only during the transition`, async ({
      newPage,
    }) => {
      const { page } = await newPage(desk);
      await count(page);
      await page.goto(path);
      await waitForHydration(page);
      const tile = page.getByRole('link', { name: lightboxWords.look }).first();
      await tile.scrollIntoViewIfNeeded();
      await tile.click();
      await page.getByRole('dialog').waitFor();
      await expect.poll(() => leftNamed(page)).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate('seen')).toEqual(['1', '1']);
      await expect.poll(() => leftNamed(page)).toBe(0);
    });
  }

  test('is off under reduced motion', async ({ newPage }) => {
    const { page } = await newPage({ ...desk, ...quiet });
    await count(page);
    await page.goto('/painting');
    await waitForHydration(page);
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

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
] as const) {
  test.describe(`at ${width} by ${height}`, () => {
    test(
      'the whole work and every control are in the window, and controls are at least 44 px',
      longUnless(width === 320),
      async ({ newPage }) => {
        for (const work of [second, works.find(({ picture }) => picture.height > picture.width) ?? third]) {
          const { page, dialog } = await visitWork(newPage, work, { viewport: { width, height } });
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
          await page.close();
        }
      },
    );
  });
}
