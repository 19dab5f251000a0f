import { posts } from '#content/blog.ts';
import { feed, feedPath } from './feed.ts';
import type { GeneratedFile, PageForFiles } from './publisher.ts';
import { robots } from './robots.ts';
import { serviceWorker } from './service-worker.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/**
 * Files made from the published pages, for search engines, feed readers, home screens and offline reading.
 * @param site origin of the pages
 */
export const generatedFiles =
  (site: string) =>
  (pages: readonly PageForFiles[]): GeneratedFile[] => [
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemap(site, pages) },
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', text: robots(site) },
    // Entries are looked up in lower case as well (docs/design.md, section 6).
    {
      path: feedPath.toLowerCase(),
      type: 'application/rss+xml; charset=utf-8',
      text: feed(site, posts),
    },
    { path: '/site.webmanifest', type: 'application/manifest+json', text: webManifest() },
    { path: '/service-worker.js', type: 'text/javascript; charset=utf-8', text: serviceWorker(pages) },
  ];
