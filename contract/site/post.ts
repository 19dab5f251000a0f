import { day, filling, group, heading, line, markdown, named, number, workName } from './fields.ts';
import { meta } from './page-meta.ts';

/**
 * An article of the blog with its author and date (docs/specification.md, section 2, Blog). Its key is its slug, as in
 * /Blog/SLUG.
 */
export const post = group(
  {
    title: filling(
      { 'meta.title': 'page title' },
      named(
        'Title of the article',
        heading(),
        'The word with the stroke is also the short name of the article.',
      ),
    ),
    summary: filling(
      { 'meta.description': 'words' },
      named('Summary', line(240), 'Under the title, and in links to the article.'),
    ),
    /** contract/site/parse-post.ts says what it can contain. */
    body: filling(
      { minutes: 'minutes', summary: 'summary' },
      named(
        'Text of the article',
        markdown(20_000),
        'An empty line begins a paragraph, ## a heading, and a hyphen an entry of a list.',
      ),
    ),
    work: named('Artwork', workName()),
    date: named('Date', day(), 'The article appears on this day; the newest is first.'),
    author: named('Author', line(60)),
    authorNote: named(
      'Who the author is',
      line(80),
      'Below the article, such as Adult student in Sr. Expressors.',
    ),
    minutes: named('Reading time in minutes', number(1, 60)),
    meta: named('Browsers and search engines', meta()),
  },
  ['title', 'body', 'work'],
);

/** Posts with their slugs, sorted by date, the newest first. */
export const newestFirst = <T extends { readonly date: string }>(
  posts: readonly (readonly [slug: string, post: T])[],
) => posts.toSorted(([, a], [, b]) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
