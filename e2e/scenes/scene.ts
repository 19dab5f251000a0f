import type { BrowserContext, Page } from 'playwright-core';
import { noteAlive } from '../browser.ts';

/** Who looks at a scene. */
export type Looker = 'visitor' | 'new parent' | 'parent' | 'admin';

/** One state of one page: what tests check and `npm run shots` photographs. */
export interface Scene {
  /** Names its pictures, so lower case and hyphens. */
  name: string;
  path: string;
  looker?: Looker;
  /** What must be so before the page is opened, such as a call that hangs or fails. */
  given?: (page: Page) => Promise<unknown>;
  /** Waits for what the page shows by itself once its calls are answered. */
  comes?: (page: Page) => Promise<unknown>;
  /** The way from the opened page to the state; ends when the state can be seen. */
  reach?: (page: Page) => Promise<void>;
  /** The state is there from this window width on, or only below it. */
  from?: number;
  below?: number;
  /** Something lies over the page: the window is what is looked at. */
  isOverlay?: true;
  /** The same markup as another scene, seen at another moment: photographed, not checked again. */
  isVariant?: true;
}

/** A page that has only to be opened. */
export const plain = (name: string, path: string, looker: Looker = 'visitor'): Scene => ({
  name,
  path,
  looker,
});

/** Whether a scene exists in a window this wide. */
export const isThereAt = ({ from = 0, below = Number.POSITIVE_INFINITY }: Scene, width: number) =>
  width >= from && width < below;

/** Waits until the page's own script has taken over by itself; the page, or its context, is one that notes it (browser.ts). */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isAlive' in window);
}

/** Waits until the page's own script has taken over; a key press wakes one that is waiting to be idle. */
export async function comeAlive(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })));
  await waitUntilAlive(page);
}

/** Opens a scene in a context that belongs to its looker, and brings it to its state. */
export async function openScene(context: BrowserContext, scene: Scene): Promise<Page> {
  const page = await context.newPage();
  await noteAlive(page);
  await scene.given?.(page);
  await page.goto(scene.path);
  await comeAlive(page);
  await scene.comes?.(page);
  await scene.reach?.(page);
  return page;
}

/** Has the browser lay out what it puts off because nobody sees it yet. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** A call that is never answered: whoever waits for it goes on waiting. */
export const hold = (call: string) => async (page: Page) => {
  await page.route(`**${call}`, () => {});
};

/** A call that meets a server in trouble. */
export const fail = (call: string) => async (page: Page) => {
  await page.route(`**${call}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong. Please try again.' } }),
  );
};

/** Presses a button of the page itself. */
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
};
