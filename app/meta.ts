import type { MetaDescriptor } from 'react-router';
import type { PagePath } from '#contract/site/pages.ts';
import type { PageMeta } from '#contract/site/page-meta.ts';
import type { SchoolFacts } from '#contract/site/school-facts.ts';
import type { Site } from './site-context.ts';

/** The paths, in lower case, of the pages that search engines leave out; so are all pages below them. vite.config.ts writes the list from contract/site/pages.ts here. */
declare const noindexPaths: readonly string[];

/** Whether search engines may list a page, in any spelling. All pages with words for everybody are listed. */
export const isListed = (path: string): boolean => {
  const page = path.toLowerCase();
  return !noindexPaths.some((each) => page === each || page.startsWith(`${each}/`));
};

/** The part of React Router's arguments for `meta` that is used here. The first match is the root route. */
export interface MetaArguments {
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

interface RootData extends Site {
  school: Pick<SchoolFacts, 'name'>;
}

/** The data of the root route; undefined if its loader failed. */
const rootDataOf = ({ matches }: MetaArguments) => matches[0]?.loaderData as RootData | undefined;

/** The origin of the site; empty if the root loader failed. */
const siteOf = (args: MetaArguments): string => rootDataOf(args)?.publicUrl ?? '';

/**
 * The meta tags of one page: title, description, canonical URL and Open Graph (ogp.me). The publisher adds the picture
 * (server/site/cards/draw-cards.ts).
 * The canonical URL has no query, so that a page with an opened work is not a page of its own for search engines.
 * @param path in its canonical spelling
 */
export function headOf(
  path: string,
  { title, description }: PageMeta,
  args: MetaArguments,
): MetaDescriptor[] {
  const isNoindex = !isListed(path);
  const site = siteOf(args);
  const url = site + path;
  const shared: Record<string, string> = {
    'og:type': path.startsWith('/Blog/') ? 'article' : 'website',
    'og:site_name': rootDataOf(args)?.school.name ?? '',
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': url,
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
