import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { posts } from '#test/content.ts';
import { pageMeta } from '#content/page-meta.ts';
import { endpointPrefixes } from '#contract/endpoint-prefixes.ts';
import { rooms } from '#test/galleries.ts';
import { builtPages, notFoundModule, pagePaths, pages, pagesFor, templateFor } from '#contract/site/pages.ts';

const app = path.resolve(import.meta.dirname, '../app');

/** The route modules: files with the metadata of a page. */
const routeModules = globSync('**/*.tsx', { cwd: app }).filter((file) =>
  /^export (?:const|function) meta\b/m.test(readFileSync(path.join(app, file), 'utf8')),
);
const content = { rooms, posts };

test('every route module has a row in the table of pages, and every row has a route module', () => {
  const inTable = [...builtPages('development').map(({ module }) => module), notFoundModule];
  expect(routeModules.toSorted()).toEqual([...new Set(inTable)].toSorted());
});

test('no module of the browser bundles the table of pages', () => {
  const importsTable = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) =>
    /^import (?!type\b).*#contract\/site\/pages\.ts/m.test(readFileSync(path.join(app, file), 'utf8')),
  );
  expect(importsTable).toEqual(['routes.ts']);
});

test('the style guide is a page in development only', () => {
  const paths = (mode: string) => builtPages(mode).map(({ path }) => path);
  expect(paths('development')).toContain('/office/style');
  expect(paths('production')).not.toContain('/office/style');
});

test('every page that is no article has metadata, and all metadata belongs to a page', () => {
  expect(Object.keys(pageMeta).toSorted()).toEqual([...pagePaths, 'notFound'].toSorted());
});

test('no two paths differ only in letter case', () => {
  const paths = pagesFor(content).map((page) => page.path.toLowerCase());
  expect(paths).toEqual([...new Set(paths)]);
});

test('only pages for anyone are indexed', () => {
  expect(pages.filter(({ access, isIndexed }) => isIndexed && access !== 'anyone')).toEqual([]);
});

test('the content adds a page for each article and each room', () => {
  const paths = pagesFor(content).map((page) => page.path);
  for (const { slug } of posts) expect(paths).toContain(`/Blog/${slug}`);
  for (const room of rooms) expect(paths).toContain(room.path);
  const withoutContent = pagesFor({ rooms: [], posts: [] }).map((page) => page.path);
  expect(withoutContent).toHaveLength(paths.length - rooms.length - posts.length);
});

test('no page has an address of the API', () => {
  expect(pages.filter((page) => endpointPrefixes.some((prefix) => page.path.startsWith(prefix)))).toEqual([]);
});

test.each([
  ['/office/inbox/0199-ab_C', '/office/inbox/id'],
  ['/office/inbox/0199-ab_C/', '/office/inbox/id'],
  ['/Office/INBOX/42', '/office/inbox/id'],
  ['/office/inbox/42.data', '/office/inbox/id.data'],
  ['/office/site/post--a-title/history', '/office/site/id/history'],
  ['/office/site/faq/History/', '/office/site/id/history'],
  ['/office/site/faq/history.data', '/office/site/id/history.data'],
  ['/office/site/faq', '/office/site/id'],
  ['/office/site/faq/histories', undefined],
  ['/office/site//history', undefined],
  ['/office/inbox/42/history', undefined],
  ['/office/inbox', undefined],
  ['/office/inbox/', undefined],
  ['/office/inbox/.data', undefined],
  ['/office/inbox/a.b', undefined],
  ['/office/inbox/a/b', undefined],
  ['/office/inbox/%2e%2e', undefined],
  // The address of an article has up to 60 characters of its title, and perhaps a number.
  [`/office/site/post--${'a'.repeat(60)}-2`, '/office/site/id'],
  [`/office/inbox/${'a'.repeat(203)}`, undefined],
  ['/office/log', undefined],
])('the template of %s is %s', (path, template) => {
  expect(templateFor(path)).toBe(template);
});
