import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openRenderer, type Renderer } from '#server/site/publish/renderer.ts';
import { makeEdition, type Edition, type SchoolContent } from '#server/site/content/edition.ts';
import { readContent } from '#server/site/content/read-content.ts';
import { pagesFor } from '#contract/site/pages.ts';
import { pageContentOf } from '#server/site/publish/page-content.ts';
import { contentWith } from './changed-content.ts';
import { structuredData } from './head.ts';

const build = path.resolve(import.meta.dirname, '../build');
let renderer: Renderer;
beforeAll(async () => {
  renderer = await openRenderer(build, { publicUrl: 'http://school.test', apiHost: '' });
});

const editionWith = (change: (content: SchoolContent) => void) => makeEdition(1, contentWith(change));

/** The markup of every page of an edition. */
async function renderAll(edition: Edition): Promise<string[]> {
  const content = readContent(edition);
  const paths = pagesFor(pageContentOf(edition)).map(({ path: page }) => page);
  return Promise.all(paths.map((page) => renderer.page(page, 200, content)));
}

const changeCourses = (change: object) => (content: SchoolContent) => {
  content.courses = content.courses.map((course) => ({ ...course, ...change }));
};

const withPosts = (content: SchoolContent, dates: readonly string[]) => {
  const [post] = Object.values(content.entries.post);
  if (post === undefined) throw new Error('there is no post');
  content.entries = {
    ...content.entries,
    post: Object.fromEntries(dates.map((date) => [`of-${date}`, { ...post, date }])),
  };
};

test('a post is in the list of its day and of no day before', () => {
  const content = contentWith((draft) => withPosts(draft, ['2026-03-01', '2026-03-02']));
  const slugsOn = (day: string) =>
    pageContentOf(makeEdition(1, content, { day })).posts.map(({ slug }) => slug);
  expect(slugsOn('2026-03-01')).toEqual(['of-2026-03-01']);
  expect(slugsOn('2026-03-02').toSorted()).toEqual(['of-2026-03-01', 'of-2026-03-02']);
});

test('a school that hides all its courses has pages without a price', async () => {
  for (const html of await renderAll(editionWith(changeCourses({ hidden: true }))))
    expect(html).not.toMatch(/Infinity|NaN|undefined/);
});

test('prices of different periods are in ranges of their own', async () => {
  const edition = editionWith((content) => {
    content.courses = content.courses.map((course, at) =>
      at === 0 ? { ...course, price: 30_000, period: 'year' } : course,
    );
  });
  const html = await renderer.page('/classes', 200, readContent(edition));
  expect(html).toContain('Rs. 3000/- to Rs. 6000/- a month, Rs. 30000/- a year');
});

test('the schedule of a school that opens five days a week repeats a whole number of times', async () => {
  const edition = editionWith(({ documents }) => {
    documents.school.hours.days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  });
  const html = await renderer.page('/classes', 200, readContent(edition));
  expect(structuredData(html).join('\n')).toContain('"repeatCount":20,');
});
