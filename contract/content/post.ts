import { day, group, heading, line, markdown, number, workName } from './fields.ts';
import { meta } from './page-meta.ts';

/**
 * An article of the blog with its author and date (docs/specification.md, section 2, Blog). Its key is its slug, as in
 * /Blog/SLUG.
 */
export const post = group({
  title: heading(),
  author: line(60),
  authorNote: line(80),
  date: day(),
  /** The time that reading takes, in minutes. */
  minutes: number(1, 60),
  summary: line(240),
  work: workName(),
  meta,
  /** server/content/parse-post.ts says what it can contain. */
  body: markdown(20_000),
});

/** Posts with their slugs, sorted by date, the newest first. */
export const newestFirst = <T extends { readonly date: string }>(
  posts: readonly (readonly [slug: string, post: T])[],
) => posts.toSorted(([, a], [, b]) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
