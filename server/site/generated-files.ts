import type { Content } from '#contract/content/content.ts';
import { newestFirst } from '#contract/content/post.ts';
import { feed, feedPath } from './feed.ts';
import type { GeneratedFile, PageForFiles } from './publisher.ts';
import { robots } from './robots.ts';
import { serviceWorker } from './service-worker.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

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

/**
 * Files made from the published pages, for search engines, feed readers, home screens and offline reading.
 * @param site origin of the pages
 */
export const generatedFiles =
  (site: string, content: Content) =>
  (pages: readonly PageForFiles[]): GeneratedFile[] => [
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemap(site, pages) },
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', text: robots(site) },
    // Entries are looked up in lower case as well (docs/design.md, section 6).
    {
      path: feedPath.toLowerCase(),
      type: 'application/rss+xml; charset=utf-8',
      text: feedOf(site, content),
    },
    { path: '/site.webmanifest', type: 'application/manifest+json', text: webManifest() },
    { path: '/service-worker.js', type: 'text/javascript; charset=utf-8', text: serviceWorker(pages) },
  ];
