import { posts } from '#test/content.ts';
import { rooms } from '#test/galleries.ts';
import { pages, pagesFor, type PublishedPage } from '#contract/site/pages.ts';

/** Every page of the site. */
export const allPages = pagesFor({ rooms, posts });

const pathsOf = (pages: readonly PublishedPage[]) => pages.map(({ path }) => path);

export const allPaths = pathsOf(allPages);

/** Pages that redirect a visitor to the sign-in page. */
export const accountPaths = pathsOf(allPages.filter(({ access }) => access === 'user'));

/** Pages that stay as they are for a visitor: the pages for anyone, and the office's list of users, which asks to sign in. */
export const publicPaths = [...pathsOf(allPages.filter(({ access }) => access === 'anyone')), '/admin'];

/** The route module of an address, which pages of one kind share, such as the gallery rooms; undefined if it has no page. */
function moduleOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://school.test');
  const isAt = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`).test(pathname);
  return pages.find((page) => isAt(page.path))?.module;
}

const firstOfModule = new Map(allPaths.toReversed().map((path) => [moduleOf(path), path]));

/** Whether a page is the first of its kind. `npm test` repeats a check over these pages only. */
export const isFirstOfKind = (path: string): boolean => firstOfModule.get(moduleOf(path)) === path;
