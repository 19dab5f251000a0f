import type { Page } from '@playwright/test';
import { budgetFor, maxPictureScale, type Limit } from './budgets.ts';
import { expect, longUnless, test } from './fixtures.ts';
import { publicPaths } from '#test/routes.ts';
import { loadWithTraffic, type Loaded } from './traffic.ts';

const kBOf = (files: readonly Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const maxLines = 12;

/** Returns nothing, or one message that lists the largest files. */
function exceeded(name: string, files: readonly Loaded[], limit: Limit): string[] {
  const kB = kBOf(files);
  if (files.length <= limit.requests && kB <= limit.kB) return [];
  const lines = files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map((file) => `  ${kBOf([file]).toFixed(1)} kB ${file.path}`);
  const rest = lines.splice(maxLines);
  if (rest.length > 0) lines.push(`  and ${rest.length} smaller files`);
  return [
    `${name}: ${kB.toFixed(1)} kB in ${files.length} requests; the limit is ${limit.kB} kB in ${limit.requests}`,
    ...lines,
  ];
}

/** The element of the largest contentful paint. Text and pictures in data URIs come with the page. */
const largestPaint = (page: Page) =>
  page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const { element, url } = entries.at(-1) as PerformanceEntry & { element: Element | null; url: string };
    return {
      name: `${element?.tagName.toLowerCase()} ${url === '' ? 'text' : new URL(url).pathname}`,
      needsNoFile: url === '' || url.startsWith('data:'),
      hasHighPriority: element?.getAttribute('fetchpriority') === 'high',
    };
  });

/** The pictures in the window: file, its width, and the width in device pixels at which it is drawn. */
const picturesInView = (page: Page) =>
  page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 1;
      const [, fileWidth] = /-(\d+)-[0-9a-f]{8}\.\w+$/.exec(image.currentSrc) ?? [];
      if (!isInView || !image.checkVisibility() || fileWidth === undefined) return [];
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      // A picture with object-fit: cover is drawn wider than its box and cropped.
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const drawnWidth = (isCropped ? Math.max(width, height * ratio) : width) * devicePixelRatio;
      return [{ path: new URL(image.currentSrc).pathname, fileWidth: Number(fileWidth), drawnWidth }];
    }),
  );

const none: Limit = { requests: 0, kB: 0 };

/** The pages that `npm test` measures: the heaviest, a room, an article and a form. */
const ofEachWeight = new Set(['/', '/painting', '/Blog/what-to-say-about-a-drawing', '/login']);

for (const path of publicPaths) {
  test(
    `a phone loads ${path} within the budget of bytes and requests`,
    longUnless(ofEachWeight.has(path)),
    async ({ newPage }) => {
      const { page } = await newPage({ deviceScaleFactor: 2 });
      const { beforeIdle, total } = await loadWithTraffic(page, path);
      const budget = budgetFor(path);
      const ofKind = (kind: Loaded['kind']) => total.filter((file) => file.kind === kind);
      const afterIdle = total.filter((file) => beforeIdle.every((early) => early.path !== file.path));
      const inView = await picturesInView(page);
      const problems = [
        ...exceeded('HTML', ofKind('document'), budget.html),
        ...exceeded('fonts', ofKind('font'), budget.fonts),
        ...exceeded('before idle', beforeIdle, budget.beforeIdle),
        ...exceeded('scripts', ofKind('script'), budget.scripts),
        ...exceeded(
          'scripts before idle',
          beforeIdle.filter(({ kind }) => kind === 'script'),
          none,
        ),
        ...exceeded(
          'after idle, besides scripts',
          afterIdle.filter(({ kind }) => kind !== 'script'),
          budget.afterIdle,
        ),
        ...exceeded(
          'render-blocking files',
          total.filter(({ isRenderBlocking }) => isRenderBlocking),
          none,
        ),
        ...total
          .filter((file) => inView.some((picture) => picture.path === file.path))
          .flatMap((file) => exceeded('a picture in the first view', [file], budget.picture)),
        ...inView
          .filter(({ fileWidth, drawnWidth }) => fileWidth > drawnWidth * maxPictureScale)
          .map(
            (picture) =>
              `${picture.path} is ${(picture.fileWidth / picture.drawnWidth).toFixed(2)} times as wide as it is drawn; ` +
              `the limit is ${maxPictureScale}`,
          ),
      ];
      const paint = await largestPaint(page);
      if (!paint.needsNoFile && !paint.hasHighPriority)
        problems.push(`the largest contentful paint is ${paint.name} without fetchpriority=high`);
      expect(problems, path).toEqual([]);
    },
  );
}
