import type { Page } from '@playwright/test';
import { documentTitles } from '#contract/site/document-titles.ts';
import { keyedTypes } from '#server/site/content/edition.ts';
import { posts } from '#test/content.ts';
import { rooms } from '#test/galleries.ts';
import { hostileContent } from '#test/hostile-words.ts';
import { publicPaths } from '#test/routes.ts';
import { expect, test } from '../fixtures.ts';
import { runSchool, type RunningSchool } from '../running-school.ts';
import { hydrate, waitForHydration } from '../scenes/scene.ts';
import { newPerson, signInByApi } from '../steps.ts';

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

const narrow = { viewport: { width: 320, height: 700 } };

/** A page holds, and nothing of its words runs. */
async function expectHolds(page: Page, place: string): Promise<void> {
  const ran = await page.evaluate(() => Reflect.has(window, 'hostile'));
  const tooWide = await partsBeyondTheEdge(page);
  expect.soft({ place, tooWide, ran }).toEqual({ place, tooWide: [], ran: false });
}

// A school of its own: its words would be on the pages of all other tests.
let own: RunningSchool;
test.beforeAll(async () => {
  own = await runSchool();
  await own.importContent(hostileContent());
});
test.afterAll(() => own.close());

test('with hostile words in every field, each kind of page holds at 320 px and runs nothing of them', async ({
  newPage,
}) => {
  test.setTimeout(300_000);
  const { page, problems } = await newPage({ ...narrow, baseURL: own.url });
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    await expectHolds(page, path);
  }
  expect(problems).toEqual([]);
});

test('the office shows and changes hostile words at 320 px, and runs nothing of them', async ({
  newPage,
}) => {
  test.setTimeout(300_000);
  const owner = newPerson();
  await own.addAdmin(owner.email, owner.password);
  const { page, problems } = await newPage({ ...narrow, baseURL: own.url });
  await signInByApi(page, owner);
  const { entries } = hostileContent();
  const keyed = keyedTypes.map((type) => `${type}--${Object.keys(entries[type])[0]}`);
  for (const id of ['courses', ...Object.keys(documentTitles), ...keyed]) {
    await page.goto(`/office/site/${id}`);
    await hydrate(page);
    await page.getByText('Visitors see these words.').waitFor();
    // What is folded is as wide as what is not.
    await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
    await expectHolds(page, id);
  }

  const lead = page.getByLabel('Line under the heading');
  await page.goto('/office/site/faq');
  await hydrate(page);
  await lead.fill([...(await lead.inputValue())].toReversed().join(''));
  await page.getByText(/Draft saved/).waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).waitFor();
  await expectHolds(page, 'what changes');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.goto('/office/site');
  await hydrate(page);
  await page.getByRole('searchbox').fill('zero');
  await page.getByRole('link', { name: 'Courses and prices' }).first().waitFor();
  await expectHolds(page, 'search');
  await page.goto('/office/site/faq/history');
  await hydrate(page);
  await page.getByText('What changed then').first().click();
  await page.getByRole('insertion').first().waitFor();
  await expectHolds(page, 'history');
  expect(problems).toEqual([]);
});
