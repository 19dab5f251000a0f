import type { Content } from '#contract/site/content.ts';
import { newestFirst } from '#contract/site/post.ts';
import type { Edition } from '#server/site/content/edition.ts';
import { readContent } from '#server/site/content/read-content.ts';
import { revalidate } from '../serve/cache-control.ts';
import { feed, feedPath } from './feed.ts';
import type { GeneratedFile, PageForFiles } from './generated-file.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from '../offline/web-manifest.ts';

/** The blog's feed of the published content. */
function feedOf(site: string, content: Content): string {
  const posts = newestFirst(content.entries('post')).map(([slug, { title, author, date, summary }]) => ({
    slug,
    title: title.text,
    author,
    date,
    summary,
  }));
  const { description } = content.document('pageMeta')['/Blog'];
  return feed(site, content.document('blog').feedTitle, description, posts);
}

const file = (path: string, type: string, content: string): GeneratedFile => ({
  path,
  type,
  cacheControl: revalidate,
  content,
});

/**
 * Files made from the published pages, for search engines, feed readers and home screens.
 * @param site origin of the pages
 */
export const generatedFiles =
  (edition: Edition, site: string) =>
  (pages: readonly PageForFiles[]): GeneratedFile[] => [
    file('/sitemap.xml', 'application/xml; charset=utf-8', sitemap(site, pages)),
    file('/robots.txt', 'text/plain; charset=utf-8', robots(site)),
    // Entries are looked up in lower case as well (docs/decisions/0033-pages-for-visitors.md).
    file(feedPath.toLowerCase(), 'application/rss+xml; charset=utf-8', feedOf(site, readContent(edition))),
    file('/site.webmanifest', 'application/manifest+json', webManifest(edition.documents)),
  ];
