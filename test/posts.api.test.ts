import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { blogWords } from '#app/blog/words.ts';
import { defaultContent, makeEdition } from '#server/site/content/edition.ts';
import { readContent } from '#server/site/content/read-content.ts';
import { parsePost } from '#contract/site/parse-post.ts';
import { feed } from '#server/site/publish/feed.ts';
import { openRenderer, type Renderer } from '#server/site/publish/renderer.ts';
import { content } from './content.ts';

const build = path.resolve(import.meta.dirname, '../build');
let renderer: Renderer;
beforeAll(async () => {
  renderer = await openRenderer(build, { publicUrl: 'http://school.test', apiHost: '' });
});

const [[, post] = []] = Object.entries(defaultContent.entries.post);
if (post === undefined) throw new Error('there is no post');

/** The markup of a page of a school with these posts. */
const render = (page: string, posts: typeof defaultContent.entries.post) => {
  const edition = makeEdition(1, { ...defaultContent, entries: { ...defaultContent.entries, post: posts } });
  return renderer.page(page, 200, readContent(edition));
};

const body = `Please *look* **once *more*** at [our classes](/classes) & <https://tate.org.uk>.

## Two < three

- A [list](#two-three)

![](clay-owl "An owl")
`;

test('an article shows emphasis, links, headings, lists and figures of its Markdown', async () => {
  const html = await render('/Blog/new', { new: { ...post, body } });
  expect(html).toContain(
    '<p>Please <em>look</em> <strong>once <em>more</em></strong> at <a href="/classes" data-discover="true">our classes</a>',
  );
  expect(html).toContain('<a href="https://tate.org.uk">https://tate.org.uk</a>');
  expect(html).toContain('<h2 id="two-three">Two &lt; three</h2>');
  expect(html).toContain('<li>A <a href="/Blog/new#two-three" data-discover="true">list</a></li>');
  expect(html).toMatch(/<figure><picture.*clay-owl.*<figcaption>An owl/);
});

test('the list of articles shows the latest one first, with its first paragraph as plain text', async () => {
  const old = { ...post, date: '2020-01-01', title: { text: 'The old one', keyWord: 'old' } };
  const html = await render('/Blog', { old, new: { ...post, body } });
  expect(html).toContain('Please look once more at our classes &amp; https://tate.org.uk.');
  expect(html.indexOf(post.title.text)).toBeLessThan(html.indexOf('The old one'));
});

test('the only article links to all articles and not to itself', async () => {
  const html = await render('/Blog/new', { new: post });
  expect(html).toContain(blogWords.all);
  expect(html).not.toContain(blogWords.next);
});

test('a blog without articles is a page, and its feed is empty', async () => {
  expect(await render('/Blog', {})).toContain(content.document('blog').strap);
  const xml = feed('http://school.test', 'Title', 'Articles', []);
  expect(xml).not.toMatch(/<item>|<lastBuildDate>/);
});

test('a post that an article cannot show fails with the reason', async () => {
  await expect(render('/Blog/new', { new: { ...post, body: '<b>bold</b>' } })).rejects.toThrow(
    'line 1 of a post: Please leave out HTML.',
  );
});

test('a heading cannot take an id that the page uses', async () => {
  const html = await render('/Blog/new', { new: { ...post, body } });
  const ids = Array.from(html.matchAll(/ id="([a-z][^"]*)"/g), ([, id]) => id).filter(
    (id) => id !== 'two-three',
  );
  expect(ids).toContain('parts');
  for (const id of ids)
    expect([id, parsePost(`## Title {#${id}}`).problems]).toEqual([id, [expect.anything()]]);
});
