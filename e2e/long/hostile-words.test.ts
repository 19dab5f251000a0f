import type { Page } from '@playwright/test';
import { posts } from '#test/content.ts';
import { rooms } from '#test/galleries.ts';
import { hostileContent } from '#test/hostile-words.ts';
import { publicPaths } from '../routes.ts';
import { expect, test } from '../fixtures.ts';
import { runSchool } from '../running-school.ts';
import { waitForHydration } from '../scenes/scene.ts';

/** Of the rooms and the articles one each: the others are made in the same way. */
const others = new Set([
  ...rooms.slice(1).map(({ path }) => path),
  ...posts.slice(1).map(({ slug }) => `/Blog/${slug}`),
]);
const paths = publicPaths.filter((path) => !others.has(path));

/** The innermost parts of a page that make it wider than the window. */
const partsBeyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
    return [...document.querySelectorAll('body *')]
      .filter((element) => isBeyond(element) && ![...element.children].some(isBeyond))
      .map(
        ({ tagName, className, parentElement }) => `${parentElement?.className} > ${tagName}.${className}`,
      );
  });

test('with hostile words in every field, each kind of page holds at 320 px and runs nothing of them', async ({
  newPage,
}) => {
  test.setTimeout(300_000);
  const own = await runSchool();
  try {
    await own.importContent(hostileContent());
    const { page, problems } = await newPage({ viewport: { width: 320, height: 700 }, baseURL: own.url });
    for (const path of paths) {
      await page.goto(path);
      await waitForHydration(page);
      const ran = await page.evaluate(() => Reflect.has(window, 'hostile'));
      const tooWide = await partsBeyondTheEdge(page);
      expect.soft({ path, tooWide, ran }).toEqual({ path, tooWide: [], ran: false });
    }
    expect(problems).toEqual([]);
  } finally {
    await own.close();
  }
});
