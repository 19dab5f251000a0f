import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { instructorArt, rooms } from '#content/galleries.ts';
import { pictures } from '#content/pictures/index.ts';
import { openPage } from './browser.ts';
import { openForThisFile } from './opening.ts';
import { publicPaths } from './routes.ts';

const opening = openForThisFile();

/** A phone held upright with two pixels a point, and a desk screen with one. */
const screens = [
  { width: 390, height: 844, density: 2 },
  { width: 1280, height: 800, density: 1 },
];

/** Every picture of the page that has been fetched: which file, and how wide it is drawn in device pixels. */
const drawn = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc.includes('/pictures/') && image.complete)
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const { objectFit } = getComputedStyle(image);
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        // A picture that covers its box is drawn as wide as its shape asks, and cut.
        const across = objectFit === 'cover' ? Math.max(width, height * ratio) : width;
        return { file: image.currentSrc.split('/').at(-1) ?? '', across: across * devicePixelRatio };
      }),
  );

describe.each(publicPaths)('%s', (path) => {
  test('fetches no picture larger than it draws it, but for the next width there is', async () => {
    for (const { width, height, density } of screens) {
      const { page } = await openPage(opening.browser, opening.school.url, {
        viewport: { width, height },
        deviceScaleFactor: density,
      });
      await page.goto(path, { waitUntil: 'load' });
      const served = await drawn(page);
      for (const { file, across } of served) {
        const [, name = '', wide = ''] = /^(.+)-(\d+)-[0-9a-f]{8}\.avif$/.exec(file) ?? [];
        const picture = Object.values(pictures).find((each) => each.name === name);
        expect(picture, file).toBeDefined();
        if (across < 2) continue;
        const enough = picture?.widths.find((each) => each >= across * 1.1) ?? Number.POSITIVE_INFINITY;
        expect(
          Number(wide),
          `${file}, drawn ${Math.round(across)} px wide on ${width} px`,
        ).toBeLessThanOrEqual(enough);
      }
      await page.context().close();
    }
  });
});

describe.each([...rooms, instructorArt].map((room) => room.path))('%s', (path) => {
  test('a phone’s first view takes at most 150 KiB of pictures', async () => {
    const { page } = await openPage(opening.browser, opening.school.url, { deviceScaleFactor: 2 });
    let bytes = 0;
    page.on('response', async (response) => {
      if (!response.url().includes('/pictures/')) return;
      bytes += Number(response.headers()['content-length'] ?? 0);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(150 * 1024);
    await page.context().close();
  });
});
