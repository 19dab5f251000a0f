import type { Page } from '@playwright/test';
import { galleries } from '#test/galleries.ts';
import { pictures } from '#content/pictures.ts';
import { expect, longUnless, test } from './fixtures.ts';
import { publicPaths } from '#test/routes.ts';

/** A phone and a tablet in portrait with a pixel ratio of 2, and a desktop with 1. */
const screens = [
  { width: 390, height: 844, density: 2 },
  { width: 768, height: 1024, density: 2 },
  { width: 1280, height: 800, density: 1 },
];

/**
 * Scrolls to every visible picture and returns its loaded file and its drawn width in device pixels. Pictures that are hidden
 * at this width are never loaded.
 */
const drawnPictures = (page: Page) =>
  page.evaluate(async () => {
    const drawn: { file: string; drawnWidth: number }[] = [];
    for (const image of document.images) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await image.decode();
      if (!image.currentSrc.includes('/pictures/')) continue;
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      // A picture with object-fit: cover is drawn wider than its box and cropped.
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const drawnWidth = isCropped ? Math.max(width, height * ratio) : width;
      drawn.push({
        file: image.currentSrc.split('/').at(-1) ?? '',
        drawnWidth: drawnWidth * devicePixelRatio,
      });
    }
    return drawn;
  });

/** The narrowest file that is sharp enough, and the widest that is not wasteful. */
function fittingWidths(widths: readonly number[], drawnWidth: number) {
  const widest = Math.max(...widths);
  return {
    min: Math.min(widest, drawnWidth * 0.75),
    max: widths.find((each) => each >= drawnWidth * 1.1) ?? widest,
  };
}

/** The pages that `npm test` looks at: a large hero, a wall of works, and portraits. */
const ofEachKind = new Set(['/', '/painting', '/Reviews']);

for (const path of publicPaths) {
  test.describe(`${path}`, () => {
    for (const { width, height, density } of screens) {
      test(
        `loads every picture at about the width it is drawn, at ${width} px`,
        longUnless(width === 390 && ofEachKind.has(path)),
        async ({ sharedPage }) => {
          const { page } = await sharedPage({
            viewport: { width, height },
            deviceScaleFactor: density,
          });
          await page.goto(path, { waitUntil: 'load' });
          for (const { file, drawnWidth } of await drawnPictures(page)) {
            const [, name = '', fileWidth = ''] = /^(.+)-(\d+)-[0-9a-f]{8}\.avif$/.exec(file) ?? [];
            const picture = Object.values(pictures).find((each) => each.name === name);
            expect(picture, file).toBeDefined();
            if (picture === undefined || drawnWidth < 2) continue;
            const { min, max } = fittingWidths(picture.widths, drawnWidth);
            const message = `${file}, drawn ${Math.round(drawnWidth)} px wide`;
            expect(Number(fileWidth), message).toBeGreaterThanOrEqual(min);
            expect(Number(fileWidth), message).toBeLessThanOrEqual(max);
          }
        },
      );
    }
  });
}

for (const { path } of galleries) {
  test.describe(`${path}`, () => {
    test(
      'a phone’s first view loads at most 150 KiB of pictures',
      longUnless(path === '/painting'),
      async ({ newPage }) => {
        const { page } = await newPage({ deviceScaleFactor: 2 });
        let bytes = 0;
        page.on('response', async (response) => {
          if (!response.url().includes('/pictures/')) return;
          bytes += Number(response.headers()['content-length'] ?? 0);
        });
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(bytes).toBeGreaterThan(0);
        expect(bytes).toBeLessThanOrEqual(150 * 1024);
      },
    );
  });
}
