import type { Page } from '@playwright/test';
import { waitForFrames } from '../frames.ts';

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

/** The shift when the web fonts arrive after the first paint. The boot script keeps the number of lines of texts in view. */
export const maxFontShift = 0.01;

type Watching = { shifted?: Shifted };

/** Makes every document of a page add up its layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifted: Shifted = { sum: 0, what: [] };
    Object.assign(window, { shifted });
    const boxText = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const elementText = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : `‘${node?.textContent?.trim()}’`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shifted.sum += value;
        for (const { node, previousRect, currentRect } of sources)
          shifted.what.push(`${elementText(node)} from ${boxText(previousRect)} to ${boxText(currentRect)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls to the end of the page and back, so that all of it is rendered. */
export async function scrollThrough(page: Page): Promise<void> {
  const scrollToStep = (step: number) =>
    page.evaluate((steps) => {
      const top = (steps * innerHeight) / 2;
      scrollTo(0, top);
      return top < document.documentElement.scrollHeight;
    }, step);
  for (let step = 0; await scrollToStep(step); step += 1) await waitForFrames(page);
  await page.evaluate(() => scrollTo(0, 0));
}

/** The layout shifts from the first paint until the page has rendered its latest changes. */
export async function layoutShift(page: Page): Promise<Shifted> {
  await waitForFrames(page);
  return page.evaluate(() => {
    const { sum, what } = (window as Watching).shifted ?? { sum: 0, what: [] };
    return { sum, what: [...what] };
  });
}

/**
 * Makes a page load everything from the server, as on a first visit, and delays its web fonts.
 * @returns a function that sends the fonts and waits until the page uses them
 */
export async function delayFonts(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2*' }] });
  return async () => {
    await session.send('Fetch.disable');
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Anek Latin') && status === 'loaded'),
    );
    await page.evaluate(async () => void (await document.fonts.ready));
  };
}
