import type { MetaDescriptor } from 'react-router';
import type { PagePath } from '#contract/pages.ts';
import { pageMeta, type PageMeta } from '#content/page-meta.ts';
import { school } from '#content/school.ts';
import type { Site } from './site-context.ts';
import type { Thing } from './structured-data/thing.ts';

/** The paths of the pages that search engines leave out. vite.config.ts writes the list from contract/pages.ts here. */
declare const noindexPaths: readonly string[];

/** The part of React Router's arguments for `meta` that is used here. The first match is the root route. */
export interface MetaArguments {
  loaderData?: unknown;
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/** The origin of the site; empty if the root loader failed. */
export function siteOf({ matches }: MetaArguments): string {
  return (matches[0]?.loaderData as Site | undefined)?.publicUrl ?? '';
}

/** The name of a page's social card (server/cards/social-cards.ts). Pages that are not for search engines share one. */
export function cardName(path: string): string {
  if (path === '/') return 'home';
  const isAccount = noindexPaths.includes(path) && path !== '/Formenroll';
  return isAccount ? 'account' : path.slice(1).toLowerCase().replace('/', '-');
}

/** The address of a page's social card. The root loader returns it if it is not a shipped one. */
function cardAddress(path: string, { matches }: MetaArguments): string {
  const name = cardName(path);
  const { card } = (matches[0]?.loaderData ?? {}) as { card?: { name: string; address: string } };
  // After a navigation in the browser it is still the card of the first page.
  return card?.name === name ? card.address : `/cards/${name}.jpg`;
}

/**
 * The meta tags of one page: title, description, canonical URL and the share card (Open Graph, ogp.me).
 * The canonical URL has no query, so that a page with an opened work is not a page of its own for search engines.
 * @param path in its canonical spelling
 */
export function headOf(
  path: string,
  { title, description }: PageMeta,
  args: MetaArguments,
): MetaDescriptor[] {
  const isNoindex = noindexPaths.includes(path);
  const site = siteOf(args);
  const url = site + path;
  const shared: Record<string, string> = {
    'og:type': path.startsWith('/Blog/') ? 'article' : 'website',
    'og:site_name': school.name,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': site + cardAddress(path, args),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `Works by students on the wall of ${school.name}, ${school.city}.`,
  };
  return [
    { title },
    { name: 'description', content: description },
    ...(isNoindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(shared).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Makes the `meta` export of a route whose loader returns `meta` (`pageMetaOf`). */
export function metaOf(path: PagePath): (args: MetaArguments) => MetaDescriptor[] {
  return (args) => {
    const { meta } = (args.loaderData ?? {}) as { meta?: PageMeta };
    return headOf(path, meta ?? pageMeta[path], args);
  };
}

/**
 * Structured data (JSON-LD) of a page, for search engines. Call it only under `import.meta.env.SSR`: search engines read
 * the prerendered HTML, and so this code stays out of the browser bundle.
 */
export const structured = (...things: Thing[]): MetaDescriptor[] =>
  things.map((thing) => ({ 'script:ld+json': thing }));
