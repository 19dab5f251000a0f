import { posts } from '#test/content.ts';
import { rooms } from '#test/galleries.ts';
import { pagesFor, type PublishedPage } from '#contract/site/pages.ts';

/** Every page of the site. */
export const allPages = pagesFor({ rooms, posts });

const pathsOf = (pages: readonly PublishedPage[]) => pages.map(({ path }) => path);

export const allPaths = pathsOf(allPages);

/** Pages that redirect a visitor to the sign-in page. */
export const accountPaths = pathsOf(allPages.filter(({ access }) => access === 'user'));

/** Pages that stay as they are for a visitor: the pages for anyone, and the office's list of users, which asks to sign in. */
export const publicPaths = [...pathsOf(allPages.filter(({ access }) => access === 'anyone')), '/admin'];
