import type { Page } from '@playwright/test';

/** Whether the browser begins before the page hydrates, or when all of it is hydrated. */
type Start = 'before hydration' | 'after hydration';

/** Google Translate replaces each text node by `<font><font>words</font></font>`; others move it into a `<font>`. */
export type Manner = 'replaces texts' | 'moves texts';

/**
 * Translates the pages, and the texts that appear or change later, as browsers do. The words stay the same, so that a test
 * finds them.
 */
export async function translate(page: Page, start: Start, manner: Manner = 'replaces texts'): Promise<void> {
  await page.addInitScript(
    ([when, how]) => {
      const isOwn = (text: Text) =>
        text.parentElement === null ||
        text.parentElement.closest('font, script, style, noscript, textarea, title') !== null;
      const originals = new Map<HTMLElement, Text>();
      const replace = (text: Text) => {
        if (isOwn(text) || text.data.trim() === '') return;
        const outer = document.createElement('font');
        originals.set(outer, text);
        if (how === 'moves texts') {
          text.before(outer);
          outer.append(text);
          return;
        }
        const inner = document.createElement('font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      };
      const replaceAll = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        texts.forEach(replace);
      };
      const begin = () => {
        replaceAll();
        // The words come from the network, so never within the task that changed the page.
        let isOver = false;
        new MutationObserver(() => setTimeout(() => !isOver && replaceAll())).observe(document.body, {
          childList: true,
          characterData: true,
          subtree: true,
        });
        const showOriginal = () => {
          isOver = true;
          for (const [outer, text] of originals) {
            if (!outer.isConnected) continue;
            if (how === 'moves texts') outer.replaceWith(...outer.childNodes);
            else outer.replaceWith(text);
          }
        };
        Object.assign(window, { isTranslated: true, showOriginal });
      };
      // The page hydrates after the header and the footer, and after the event 'app-ready'.
      const isHydrated = () =>
        'isHydrated' in window &&
        Object.keys([...document.querySelectorAll('main > *, main section')].at(-1) ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        );
      const beginWhenHydrated = () => (isHydrated() ? begin() : requestAnimationFrame(beginWhenHydrated));
      document.addEventListener('DOMContentLoaded', () => {
        if (when === 'before hydration') replaceAll();
        beginWhenHydrated();
      });
    },
    [start, manner] as const,
  );
}

/** Waits until the page is translated. */
export async function waitForTranslation(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isTranslated' in window);
}

/** Presses 'Show original' of the translator: the original texts take the places of its elements, and it translates no more. */
export async function showOriginal(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { showOriginal: () => void }).showOriginal());
}
