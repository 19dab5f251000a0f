import type { Page } from '@playwright/test';
import { errorWords } from '#app/layout/error-words.ts';
import { publicPaths } from '#test/routes.ts';
import { parent } from './sessions.ts';
import { plain, type Scene } from './scene.ts';

/** The scene of `/Blog/a-post` is `blog-a-post`. */
const sceneNameOf = (path: string) =>
  path === '/' ? 'home' : path.slice(1).toLowerCase().replaceAll('/', '-').replaceAll('_', '-');

/** Follows a link whose data request fails. */
async function meetError(page: Page) {
  await page.route('**/Reviews.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
  await page.getByRole('heading', { level: 1, name: errorWords.title.text }).waitFor();
}

/** Every page as it opens, with its menus, dialogs and questions. */
export const pages: Scene[] = [
  ...publicPaths.map((path) => plain(sceneNameOf(path), path)),
  plain('not-found', '/no-such-page'),
  {
    name: 'work-large',
    path: '/painting?work=poster-kites',
    isOverlay: true,
    steps: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'page-error', path: '/about', steps: meetError },
  {
    name: 'menu-open',
    path: '/about',
    below: 1000,
    isOverlay: true,
    async steps(page) {
      await page.getByRole('button', { name: 'Menu' }).click();
      // The focus inside keeps it open for longer than 3 seconds.
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).focus();
    },
  },
  {
    name: 'menu-open-signed-in',
    path: '/about',
    viewer: 'parent',
    below: 1000,
    isOverlay: true,
    isVariant: true,
    async steps(page) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('banner').getByRole('button', { name: parent.fullName }).focus();
    },
  },
  {
    name: 'workshops-open',
    path: '/about',
    from: 1000,
    isOverlay: true,
    async steps(page) {
      await page.getByRole('button', { name: 'Art Workshops' }).click();
      await page.getByRole('link', { name: 'Workshop Tutorial' }).first().waitFor();
    },
  },
  { ...plain('home-signed-in', '/', 'parent'), isVariant: true },
  {
    ...plain('about-owner', '/about', 'admin'),
    isOverlay: true,
    settled: (page) => page.getByRole('link', { name: 'Edit this page' }).waitFor(),
  },
  {
    name: 'carousel-end',
    path: '/',
    isVariant: true,
    async steps(page) {
      const next = page.getByRole('button', { name: /next/i }).first();
      while (await next.isEnabled()) await next.click();
    },
  },
  {
    name: 'about-question-open',
    path: '/about',
    async steps(page) {
      await page.locator('main summary').first().press('Enter');
    },
  },
  {
    name: 'faq-question-open',
    path: '/FaqPage',
    async steps(page) {
      await page.locator('main summary').first().press('Enter');
    },
  },
];
