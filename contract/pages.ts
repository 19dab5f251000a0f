/*
 * The table of all pages. It says what kinds of pages the site has; `pagesFor` returns the pages of a school's content.
 * Modules of the browser import only types from here: vite.config.ts gives them the paths that they need.
 */

import type { Access } from './roles.ts';

/** One page of the site, or one kind of page if the path has a parameter. */
interface Page {
  /** In its canonical spelling. The content supplies the values of a parameter such as `:slug` (`pagesFor`). */
  path: string;
  /** The route module, relative to `app/`. */
  module: string;
  /** The visitors that the page is for. A page for users or the office asks other visitors to sign in. */
  access: Access;
  /**
   * Whether search engines may index the page. If so, it is in the sitemap and can be read offline; if not, it carries
   * `noindex`.
   */
  isIndexed: boolean;
}

/** The paths of the gallery rooms. They share a module, and the content has the words and works of each. */
export const roomPaths = [
  '/painting',
  '/clay',
  '/glass',
  '/landscapes',
  '/mixed_media',
  '/mosaic',
  '/paper_craft',
  '/sculpture',
  '/waste',
] as const;
export type RoomPath = (typeof roomPaths)[number];

const open = { access: 'anyone', isIndexed: true } as const;
const unlisted = { access: 'anyone', isIndexed: false } as const;
const account = { access: 'user', isIndexed: false } as const;
const office = { access: 'admin', isIndexed: false } as const;

/**
 * Every page, spelled and ordered as in docs/specification.md, section 2. In addition:
 * - `/curriculum` and the articles: docs/design.md, section 6
 * - `/profile/data`: all data stored about the signed-in user
 * - `/office/log` and `/office/second-factor`: the audit log, and the second factor of an admin
 * - `/office/trials`: the trial classes
 * - `/office/mails`: the mails that the site has sent or could not send
 * - `/offline`: shown when the network is down
 */
export const pages = [
  { path: '/', module: 'home/home.tsx', ...open },
  { path: '/profile', module: 'account/profile.tsx', ...account },
  { path: '/profile/data', module: 'account/data-page.tsx', ...account },
  { path: '/verify-otp', module: 'account/verify-otp.tsx', ...unlisted },
  { path: '/about', module: 'about/about.tsx', ...open },
  { path: '/classes', module: 'classes/classes.tsx', ...open },
  { path: '/contact', module: 'contact/contact.tsx', ...open },
  { path: '/login', module: 'account/login.tsx', ...unlisted },
  { path: '/SignUp', module: 'account/sign-up.tsx', ...unlisted },
  { path: '/Formenroll', module: 'admission/admission.tsx', ...account },
  { path: '/Forget', module: 'account/forgot.tsx', ...unlisted },
  { path: '/Reset-password', module: 'account/reset-password.tsx', ...unlisted },
  { path: '/workshop', module: 'workshop/workshop.tsx', ...open },
  { path: '/tutorial', module: 'workshop/tutorial.tsx', ...open },
  ...roomPaths.map((path) => ({ path, module: 'galleries/room.tsx', ...open }) as const),
  { path: '/InstructorArtPage', module: 'galleries/instructor-art.tsx', ...open },
  { path: '/FaqPage', module: 'faq/faq.tsx', ...open },
  { path: '/Instructor', module: 'instructor/instructor.tsx', ...open },
  { path: '/Reviews', module: 'reviews/reviews.tsx', ...open },
  { path: '/Blog', module: 'blog/blog.tsx', ...open },
  { path: '/Blog/:slug', module: 'blog/article.tsx', ...open },
  { path: '/Privacy', module: 'privacy/privacy.tsx', ...open },
  { path: '/admin', module: 'office/user-list.tsx', ...office },
  { path: '/curriculum', module: 'curriculum/curriculum.tsx', ...open },
  { path: '/office/trials', module: 'office/trials/trials.tsx', access: 'office', isIndexed: false },
  { path: '/office/mails', module: 'office/mails/mails.tsx', ...office },
  { path: '/office/log', module: 'office/log.tsx', ...office },
  { path: '/office/second-factor', module: 'office/second-factor.tsx', ...office },
  { path: '/offline', module: 'offline/offline.tsx', ...unlisted },
] as const satisfies readonly Page[];

/** Pages of `npm run dev` only: the style guide for developers. */
const developmentPages = [
  { path: '/office/style', module: 'office/style/style.tsx', ...unlisted },
] as const satisfies readonly Page[];

/** The pages that are built. @param mode the value of NODE_ENV */
export const builtPages = (mode: string | undefined): readonly Page[] =>
  mode === 'production' ? pages : [...pages, ...developmentPages];

/** The route module for every address without a page. It replies 404. */
export const notFoundModule = 'layout/not-found.tsx';

type PathPattern = (typeof pages)[number]['path'];

/** A path without a parameter. It is also the key of the page's metadata (contract/content/page-meta.ts). */
export type PagePath = Exclude<PathPattern, `${string}:${string}`>;

export const pagePaths = pages
  .map(({ path }) => path)
  .filter((path): path is PagePath => !path.includes(':'));

/** The parts of the content on which the set of pages depends. */
export interface PageContent {
  rooms: readonly { path: RoomPath }[];
  posts: readonly { slug: string }[];
}

/** A page as it is published: its path has no parameter. */
export type PublishedPage = Omit<Page, 'module'>;

export const articlePath = (slug: string): string => `/Blog/${slug}`;

const hasParameter = ({ path }: Page) => path.includes(':');
const isRoom = ({ path }: Page) => roomPaths.some((room) => room === path);

/**
 * Every page of a school with this content, in the order of the sitemap: the articles are last. A room without content
 * has no page.
 */
export function pagesFor({ rooms, posts }: PageContent): PublishedPage[] {
  const hasContent = (page: Page) => !isRoom(page) || rooms.some(({ path }) => path === page.path);
  return [
    ...pages.filter((page) => !hasParameter(page) && hasContent(page)),
    ...pages
      .filter(hasParameter)
      .flatMap((page) => posts.map(({ slug }) => ({ ...page, path: articlePath(slug) }))),
  ];
}
