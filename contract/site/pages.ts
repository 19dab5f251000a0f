/*
 * The table of all pages. It says what kinds of pages the site has; `pagesFor` returns the pages of a school's content.
 * Modules of the browser import only types from here: vite.config.ts gives them the paths that they need.
 */

import type { Access } from '../roles.ts';

/** One page of the site, or one kind of page if the path has a parameter. */
interface Page {
  /**
   * In its canonical spelling. The content supplies the values of `:slug` (`pagesFor`). A page with `:id` is published once for
   * all ids: it reads the id in the browser (`templatePath`).
   */
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

/**
 * The paths of the gallery rooms. They share a module, and the content has the words and works of each. A route `/:room` would match every
 * unknown address in the browser, so the paths are fixed.
 */
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
const teachers = { access: 'office', isIndexed: false } as const;

/**
 * Every page, spelled and ordered as in docs/specification.md, section 2. In addition:
 * - `/curriculum` and the articles: docs/decisions/0033-pages-for-visitors.md
 * - `/trial` and `/trial/asked`: the request for a free trial class, and the page that it ends on
 * - `/profile/data`: all data stored about the signed-in user
 * - `/photo-consent`: what the link in a mail opens, with which a family answers about photographs
 * - `/office`: what needs the office now
 * - `/office/inbox`: the conversations with families
 * - `/office/families`: the families with their children
 * - `/office/log` and `/office/second-factor`: the audit log, and the second factor of an account of the office
 * - `/office/trials`: the trial classes
 * - `/office/mails`: the mails that the site has sent or could not send
 * - `/office/people`: who works in the office
 * - `/office/site`: the words of the site, the form of each document, and what was published of it
 * - `/office/edit`: a page of the site, on which its words are changed
 * - `/office/pictures`: the pictures that owners have added
 * - `/office/start`: the first steps of a new school
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
  { path: '/trial', module: 'trial/trial-page.tsx', ...unlisted },
  { path: '/trial/asked', module: 'trial/asked-page.tsx', ...unlisted },
  { path: '/photo-consent', module: 'photo-consent/photo-consent.tsx', ...unlisted },
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
  { path: '/office', module: 'office/overview/overview.tsx', ...teachers },
  { path: '/office/inbox', module: 'office/inbox/inbox.tsx', ...teachers },
  { path: '/office/inbox/:id', module: 'office/inbox/conversation.tsx', ...teachers },
  { path: '/office/families', module: 'office/families/families.tsx', ...teachers },
  { path: '/office/families/:id', module: 'office/families/family.tsx', ...teachers },
  { path: '/office/trials', module: 'office/trials/trials.tsx', ...teachers },
  { path: '/office/mails', module: 'office/mails/mails.tsx', ...office },
  { path: '/office/people', module: 'office/people.tsx', ...office },
  { path: '/office/site', module: 'office/site/site.tsx', ...office },
  { path: '/office/site/:id', module: 'office/site/document.tsx', ...office },
  { path: '/office/site/:id/history', module: 'office/site/history.tsx', ...office },
  { path: '/office/edit', module: 'office/edit/edit.tsx', ...office },
  { path: '/office/pictures', module: 'office/pictures/pictures.tsx', ...office },
  { path: '/office/pictures/hang', module: 'office/pictures/hang.tsx', ...office },
  { path: '/office/start', module: 'office/start/start.tsx', ...office },
  { path: '/office/log', module: 'office/log.tsx', ...teachers },
  { path: '/office/second-factor', module: 'office/second-factor.tsx', ...teachers },
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

type Template<Pattern extends string> = Pattern extends `${infer Parent}/:id${infer Rest}`
  ? `${Parent}/id${Rest}`
  : Pattern;

/**
 * The path of a page whose address does not depend on the content. It is also the key of the page's metadata
 * (contract/site/page-meta.ts). A page with an id has the path of its template.
 */
export type PagePath = Exclude<Template<PathPattern>, `${string}:${string}`>;

/** The path under which a page with an id is published: `/office/inbox/id` for `/office/inbox/:id`. */
export const templatePath = (pattern: string): string => pattern.replace(':id', 'id');

export const pagePaths = pages
  .map(({ path }) => templatePath(path))
  .filter((path): path is PagePath => !path.includes(':'));

/** The addresses of the pages with an id, in lower case: what stands before the id, `/office/inbox/`, and behind it. */
const templates = pages
  .filter(({ path }) => path.includes(':id'))
  .map(({ path }) => {
    const [start = '', end = ''] = path.toLowerCase().split(':id');
    return { start, end };
  });

/**
 * The path of the template for the address of a page with an id, or of its data (`.data`); undefined for other addresses.
 * An id has letters, digits, `-` and `_`: at most type and key of a document (contract/site/site-documents.ts), with what is between them.
 */
export function templateFor(path: string): string | undefined {
  const address = path.toLowerCase();
  for (const { start, end } of templates) {
    if (!address.startsWith(start)) continue;
    const [, behind] = /^[\w-]{1,202}(.*)$/.exec(address.slice(start.length)) ?? [];
    if (behind === undefined || !behind.startsWith(end)) continue;
    const [, data] = /^(\.data|\/?)$/.exec(behind.slice(end.length)) ?? [];
    if (data !== undefined) return `${start}id${end}${data.replace('/', '')}`;
  }
  return undefined;
}

/** The parts of the content on which the set of pages depends. */
export interface PageContent {
  rooms: readonly { path: RoomPath }[];
  posts: readonly { slug: string }[];
}

/** A page as it is published: its path has no parameter. */
export type PublishedPage = Omit<Page, 'module'>;

export const articlePath = (slug: string): string => `/Blog/${slug}`;

/** A page under the path of its template. */
const published = ({ path, access, isIndexed }: Page): PublishedPage => ({
  path: templatePath(path),
  access,
  isIndexed,
});

const isArticle = ({ path }: Page) => path.endsWith('/:slug');
const isRoom = ({ path }: Page) => roomPaths.some((room) => room === path);

/**
 * Every page of a school with this content, in the order of the sitemap: the articles are last. A room without content
 * has no page.
 */
export function pagesFor({ rooms, posts }: PageContent): PublishedPage[] {
  const hasContent = (page: Page) => !isRoom(page) || rooms.some(({ path }) => path === page.path);
  return [
    ...pages.filter((page) => !isArticle(page) && hasContent(page)).map(published),
    ...pages
      .filter(isArticle)
      .flatMap((page) => posts.map(({ slug }) => ({ ...page, path: articlePath(slug) }))),
  ];
}
