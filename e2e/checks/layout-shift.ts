import type { BrowserContext, Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** How far a page has moved by itself, and what of it; a line each. */
interface Shifted {
  sum: number;
  what: string[];
}

type Watching = { shifted?: Shifted };

/** Starts adding up what moves by itself on every page of a context. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifted: Shifted = { sum: 0, what: [] };
    Object.assign(window, { shifted });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : `‘${node?.textContent?.trim()}’`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shifted.sum += value;
        for (const { node, previousRect, currentRect } of sources)
          shifted.what.push(`${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved by itself, from the page's first paint over the arrival of our own fonts to its end. */
export async function layoutShift(page: Page): Promise<Shifted> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Anek Latin') && status === 'loaded'),
  );
  return page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    await frame();
    return (window as Watching).shifted ?? { sum: 0, what: [] };
  });
}
