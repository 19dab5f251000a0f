import { createContext, type RouterContextProvider } from 'react-router';
import { content as developmentContent } from 'virtual:development-content';
import type { Content } from '#contract/site/content.ts';
import type { PageMeta } from '#contract/site/page-meta.ts';
import type { PagePath } from '#contract/site/pages.ts';

/** The public addresses of the site and its API. The publisher passes them to every page it renders. */
export interface Site {
  /** The origin that visitors use, without a trailing slash. */
  publicUrl: string;
  /** The origin of the API; empty when it is the same as the site's. */
  apiHost: string;
}

export const siteContext = createContext<Site>({ publicUrl: 'http://localhost:3000', apiHost: '' });

/** The published content, for loaders. In `npm run dev` it is the content of the project's files. */
export const contentContext = createContext<Content>(developmentContent);

type Context = Readonly<RouterContextProvider>;

/** The published content. */
export const contentOf = (context: Context): Content => context.get(contentContext);

/** The title and description of a page, for its loader; `metaOf` takes them from the loader's data. */
export const pageMetaOf = (context: Context, path: PagePath | 'notFound'): PageMeta =>
  contentOf(context).document('pageMeta')[path];
