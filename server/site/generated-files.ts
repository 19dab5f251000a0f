import { posts } from '#content/blog.ts';
import type { Edition } from '#server/content/edition.ts';
import { revalidate } from './cache-control.ts';
import { feed, feedPath } from './feed.ts';
import type { GeneratedFile, PageForFiles } from './prepared-edition.ts';
import { robots } from './robots.ts';
import { serviceWorker } from './service-worker.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const file = (path: string, type: string, content: string): GeneratedFile => ({
  path,
  type,
  cacheControl: revalidate,
  content,
});

/**
 * Files made from the published pages, for search engines, feed readers, home screens and offline reading.
 * @param site origin of the pages
 */
export const generatedFiles =
  ({ documents }: Edition, site: string) =>
  (pages: readonly PageForFiles[]): GeneratedFile[] => [
    file('/sitemap.xml', 'application/xml; charset=utf-8', sitemap(site, pages)),
    file('/robots.txt', 'text/plain; charset=utf-8', robots(site)),
    // Entries are looked up in lower case as well (docs/design.md, section 6).
    file(feedPath.toLowerCase(), 'application/rss+xml; charset=utf-8', feed(site, posts)),
    file('/site.webmanifest', 'application/manifest+json', webManifest(documents)),
    file('/service-worker.js', 'text/javascript; charset=utf-8', serviceWorker(pages)),
  ];
