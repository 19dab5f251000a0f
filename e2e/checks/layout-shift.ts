import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The sum of a page's layout shifts, and a line for each element that moved. */
interface Shifted {
  sum: number;
  what: string[];
}

type Watching = { shifted?: Shifted };

/** Makes every document of a page add up its layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
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

/** The layout shifts from the first paint until the web fonts are loaded and the page was scrolled to its end. */
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
