import type { MetaDescriptor } from 'react-router';
import type { PagePath } from '#contract/pages.ts';
import type { PageMeta } from '#contract/content/page-meta.ts';
import { shippedCard } from '#contract/content/content.ts';
import type { SchoolFacts } from '#contract/content/school-facts.ts';
import type { Site } from './site-context.ts';

/** The paths of the pages that search engines leave out. vite.config.ts writes the list from contract/pages.ts here. */
declare const noindexPaths: readonly string[];

/** The part of React Router's arguments for `meta` that is used here. The first match is the root route. */
export interface MetaArguments {
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

interface RootData extends Site {
  school: Pick<SchoolFacts, 'name' | 'city'>;
  card?: { name: string; address: string };
}

/** The data of the root route; undefined if its loader failed. */
const rootDataOf = ({ matches }: MetaArguments) => matches[0]?.loaderData as RootData | undefined;

/** The origin of the site; empty if the root loader failed. */
const siteOf = (args: MetaArguments): string => rootDataOf(args)?.publicUrl ?? '';

/** The name of a page's social card (server/cards/social-cards.ts). Pages that are not for search engines share one. */
export function cardName(path: string): string {
  if (path === '/') return 'home';
  const isAccount = noindexPaths.includes(path) && path !== '/Formenroll';
  return isAccount ? 'account' : path.slice(1).toLowerCase().replace('/', '-');
}

/** The address of a page's social card. The root loader returns it if it is not a shipped one. */
function cardAddress(path: string, args: MetaArguments): string {
  const name = cardName(path);
  const card = rootDataOf(args)?.card;
  // After a navigation in the browser it is still the card of the first page.
  return card?.name === name ? card.address : shippedCard(name);
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
  const { name, city } = rootDataOf(args)?.school ?? { name: '', city: '' };
  const url = site + path;
  const shared: Record<string, string> = {
    'og:type': path.startsWith('/Blog/') ? 'article' : 'website',
    'og:site_name': name,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': site + cardAddress(path, args),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `Works by students on the wall of ${name}, ${city}.`,
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

/** Makes the `meta` export of a route whose loader returns `meta` (`pageMetaOf`). Without its data the page has none. */
export function metaOf(
  path: PagePath,
): (args: MetaArguments & { loaderData?: { meta: PageMeta } | undefined }) => MetaDescriptor[] {
  return (args) => (args.loaderData === undefined ? [] : headOf(path, args.loaderData.meta, args));
}
