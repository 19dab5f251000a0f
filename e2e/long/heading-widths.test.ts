import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Heading } from '#contract/site/fields.ts';
import { headingWidth } from '#app/fonts/heading-widths.ts';
import metrics from '#app/fonts/heading-metrics.json' with { type: 'json' };
import { defaultContent, makeEdition } from '#server/site/content/edition.ts';
import { readSettings } from '#server/env.ts';
import { openSite } from '#server/site/site.ts';
import { askPage } from '#test/ask-page.ts';
import { delayFonts, layoutShift, maxFontShift, scrollThrough, watchShifts } from '../checks/layout-shift.ts';
import { expect, test } from '../fixtures.ts';
import { hydrate } from '../scenes/scene.ts';

/** Browsers round the widths of glyphs; a whole word may differ by this part of an em. */
const tolerance = 0.003;

test('the reserved width of every pair of letters is the width that the browser draws in Eczar Bold', async ({
  page,
}) => {
  await page.goto('/FaqPage');
  const characters = [...Object.values(metrics.widths).join('')];
  const words = [
    ...characters.flatMap((first) => characters.map((second) => first + second)),
    'afternoon',
    'offline',
    'Yakshagana, Kolam & Zardozi: “Très fluffy” coffee – 2026?',
  ];
  const drawn = await page.evaluate(async (texts) => {
    await document.fonts.load('700 100px Eczar', texts.join(''));
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('there is no canvas');
    context.font = '700 1000px Eczar';
    context.letterSpacing = '-25px';
    return texts.map((text) => context.measureText(text).width / 1000 + text.length * 0.025);
  }, words);
  const wrong = words.flatMap((word, index) => {
    const [reserved = 0, actual = 0] = [headingWidth(word), drawn[index]];
    return Math.abs(reserved - actual) > tolerance ? [`${word}: ${reserved} instead of ${actual}`] : [];
  });
  expect(wrong).toEqual([]);
});

const root = path.resolve(import.meta.dirname, '../..');

/** Makes a page show the site of a school with another heading on /FaqPage. */
async function renameFaq(page: Page, url: string, dataDir: string, title: Heading) {
  const { documents } = defaultContent;
  const faq = { ...documents.faq, title };
  const edition = makeEdition(1, { ...defaultContent, documents: { ...documents, faq } });
  const site = await openSite(root, readSettings({ DATA_DIR: dataDir, PUBLIC_URL: url }), edition);
  await page.route(
    ({ pathname }) => !pathname.endsWith('.woff2'),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await askPage(site.handle, pathname + search);
      if (response === undefined) return route.continue();
      return route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    },
  );
}

/** The places of a heading and its words. */
const placesOf = (heading: Locator) =>
  heading.evaluate((element) =>
    [element, ...element.querySelectorAll('span')].map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return {
        left: Math.round(left),
        right: Math.round(right),
        top: Math.round(top),
        bottom: Math.round(bottom),
      };
    }),
  );

test.describe('a heading with words that no page had before', () => {
  let dataDir: string;
  test.beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-heading-'));
  });
  test.afterEach(async () => rm(dataDir, { recursive: true }));

  for (const width of [1280, 390]) {
    for (const title of [
      { text: 'Kalighat & Zardozi', keyWord: 'Zardozi' },
      { text: 'Yakshagana, Kolam & Zardozi: Très Bon Explained', keyWord: 'Explained' },
    ]) {
      test(`‘${title.text}’ does not move when the fonts arrive, at ${width} px`, async ({
        newPage,
        school,
      }) => {
        const { page, problems } = await newPage({
          viewport: { width, height: 800 },
          reducedMotion: 'reduce',
        });
        await renameFaq(page, school.url, dataDir, title);
        const sendFonts = await delayFonts(page);
        await watchShifts(page);
        await page.goto('/FaqPage', { waitUntil: 'domcontentloaded' });
        await hydrate(page);
        await scrollThrough(page);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(title.text);
        const [box, ...words] = await placesOf(heading);
        expect(words).toHaveLength(title.text.split(' ').length);
        expect(Math.max(...words.map(({ right }) => right))).toBeLessThanOrEqual(width);
        const before = await layoutShift(page);
        expect(before.what).toEqual([]);

        await sendFonts();
        const [laterBox, ...laterWords] = await placesOf(heading);
        expect(laterBox).toEqual(box);
        expect(laterWords).toEqual(words);
        expect((await layoutShift(page)).sum).toBeLessThanOrEqual(maxFontShift);
        expect(problems).toEqual([]);
      });
    }
  }
});
