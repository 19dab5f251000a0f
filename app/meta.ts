import type { MetaDescriptor } from 'react-router';
import { pageMeta, type PageMeta, type PagePath } from '#content/page-meta.ts';
import { school } from '#content/school.ts';
import type { Site } from './site-context.ts';
import type { Thing } from './structured-data/thing.ts';

/** What React Router tells a route's `meta`; the root's loader is the first match. */
interface MetaArguments {
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/** Origin of the pages; empty while the root itself could not be loaded. */
export function siteOf({ matches }: MetaArguments): string {
  return (matches[0]?.loaderData as Site | undefined)?.publicUrl ?? '';
}

/** The social card of a page (content/social-cards.ts). Pages that are not for search engines share one. */
function cardAddress(path: string, { isPrivate }: PageMeta): string {
  if (path === '/') return '/cards/home.jpg';
  const isAccount = isPrivate === true && path !== '/Formenroll';
  return `/cards/${isAccount ? 'account' : path.slice(1).toLowerCase().replace('/', '-')}.jpg`;
}

/**
 * The head of one page: title, description, address, and the card that a shared link shows
 * (ogp.me; the canonical address leaves out what stands behind the question mark, such as an opened work).
 * @param path in its canonical spelling
 */
export function headOf(path: string, page: PageMeta, args: MetaArguments): MetaDescriptor[] {
  const { title, description, isPrivate = false } = page;
  const site = siteOf(args);
  const url = site + path;
  const shared: Record<string, string> = {
    'og:type': path.startsWith('/Blog/') ? 'article' : 'website',
    'og:site_name': school.name,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': site + cardAddress(path, page),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `Works by students on the wall of ${school.name}, ${school.city}.`,
  };
  return [
    { title },
    { name: 'description', content: description },
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(shared).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The head of a page whose words stand in content/page-meta.ts; a route exports it as `meta`. */
export function metaOf(path: PagePath): (args: MetaArguments) => MetaDescriptor[] {
  return (args) => headOf(path, pageMeta[path], args);
}

/**
 * What a page tells search engines. Call it under `import.meta.env.SSR` only: they read what the server sends, and
 * no visitor's phone needs to know how it is made.
 */
export const structured = (...things: Thing[]): MetaDescriptor[] =>
  things.map((thing) => ({ 'script:ld+json': thing }));
