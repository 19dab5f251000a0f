import type { Page } from '@playwright/test';

/** The visitor or account for which a scene opens. */
export type Viewer = 'visitor' | 'new parent' | 'parent' | 'admin';

/** One state of one page. The tests check it and `npm run shots` takes a screenshot of it. */
export interface Scene {
  /** Lower case and hyphens: it is part of the screenshot's file name. */
  name: string;
  path: string;
  viewer?: Viewer;
  /** Prepares the page before it opens, such as a request that gets no reply or an error. */
  before?: (page: Page) => Promise<unknown>;
  /** Waits until the page shows the data it loads by itself. */
  settled?: (page: Page) => Promise<unknown>;
  /** The visitor's steps from the opened page to the state. Ends when the state is visible. */
  steps?: (page: Page) => Promise<void>;
  /** The state exists in windows at least this wide, or only in narrower ones. */
  from?: number;
  below?: number;
  /** A dialog, menu or toast covers the page: only the window is photographed, not the whole page. */
  isOverlay?: true;
  /** The same markup as another scene with other data: photographed, but not checked again. */
  isVariant?: true;
}

/** A scene without steps: the page as it opens. */
export const plain = (name: string, path: string, viewer: Viewer = 'visitor'): Scene => ({
  name,
  path,
  viewer,
});

/** Whether a scene exists in a window this wide. */
export const existsAt = ({ from = 0, below = Number.POSITIVE_INFINITY }: Scene, width: number) =>
  width >= from && width < below;

/** Waits until all sections of the page are laid out (app/boot.ts). */
export const waitForWholeLayout = (page: Page) => page.locator(':root.loaded').waitFor({ state: 'attached' });

/** Waits until the page is hydrated. Its context must note that (`noteHydration` in browser.ts). */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isHydrated' in window);
}

/** Waits until the page is hydrated. The key press makes a page hydrate that waits until the browser is idle. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })));
  await waitForHydration(page);
}

/**
 * Opens a scene in a page of its viewer and takes the steps to its state.
 * @param waitUntil 'domcontentloaded' if the test delays files that the `load` event waits for
 */
export async function openScene(
  page: Page,
  scene: Scene,
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<void> {
  await scene.before?.(page);
  await page.goto(scene.path, { waitUntil });
  await hydrate(page);
  await scene.settled?.(page);
  await scene.steps?.(page);
}

/** Makes the browser lay out the parts outside the window too, which `content-visibility: auto` skips. */
export async function renderEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Never replies to a request, so that the page stays in its loading state. */
export const leaveUnanswered = (call: string) => async (page: Page) => {
  await page.route(`**${call}`, () => {});
};

/** Replies to a request with a server error. */
export const answer500 = (call: string) => async (page: Page) => {
  await page.route(`**${call}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong. Please try again.' } }),
  );
};

/** Presses a button in the main part of the page. */
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
};
