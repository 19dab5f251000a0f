import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { lightboxWords } from '#app/lightbox/words.ts';
import type { Work } from '#contract/site/content.ts';
import { rooms } from '#test/galleries.ts';
import type { NewPage } from './fixtures.ts';
import { waitForHydration } from './scenes/scene.ts';

export const desk = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const quiet = { reducedMotion: 'reduce' } as const;

/** The works of the room that the tests open. */
export const works = rooms.find(({ path }) => path === '/painting')?.works ?? [];
export const [first, second, third] = works as [Work, Work, Work];
export const last = works.at(-1) as Work;

/** Opens a path in a new context and waits until the page is hydrated. */
export async function visit(newPage: NewPage, address: string, options: BrowserContextOptions = {}) {
  const { page, problems } = await newPage({
    ...desk,
    ...quiet,
    ...options,
  });
  await page.goto(address);
  await waitForHydration(page);
  return { page, problems, dialog: page.getByRole('dialog') };
}

export const tileOf = (page: Page, { title }: Work) =>
  page.getByRole('link', { name: `${lightboxWords.look}: ${title}`, exact: true });
export const named = (page: Page, { title }: Work) => page.getByRole('dialog', { name: title, exact: true });
export const workInAddress = (page: Page) => new URL(page.url()).searchParams.get('work');
export const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name });

/** The zoom factor of the picture in the dialog. */
export const scaleOf = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector<HTMLElement>('[data-large-work]');
    return picture === null ? 0 : picture.getBoundingClientRect().width / picture.offsetWidth;
  });

/** The visible position of the large picture. */
export const boxOf = async (page: Page) => {
  const box = await page.locator('[data-large-work]').boundingBox();
  if (box === null) throw new Error('no work is seen large');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
};

/** Opens the room by the URL of a work, as from a shared link. */
export async function visitWork(newPage: NewPage, work: Work, options: BrowserContextOptions = {}) {
  const visited = await visit(newPage, `/painting?work=${work.name}`, options);
  await named(visited.page, work).waitFor();
  // The dialog takes the focus a moment after it is visible; a key before that goes to the page.
  await visited.page.waitForFunction(
    () => document.activeElement?.closest('[data-lightbox]') instanceof Element,
  );
  return visited;
}
