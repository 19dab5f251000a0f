import type { Page } from '@playwright/test';
import { waitForFrames } from './frames.ts';
import { waitForHydration } from './scenes/scene.ts';

/** One response of a page. */
export interface Loaded {
  path: string;
  kind: 'document' | 'script' | 'font' | 'picture' | 'style' | 'data' | 'other';
  /** Compressed size of the body. */
  bytes: number;
  isRenderBlocking: boolean;
}

interface Traffic {
  beforeIdle: Loaded[];
  total: Loaded[];
}

type Held = { releaseIdle?: () => void };

/** Delays the callbacks of requestIdleCallback until `releaseIdle`, so that the requests before and after are separate. */
function holdIdle(): void {
  const waiting: IdleRequestCallback[] = [];
  const { requestIdleCallback } = window;
  window.requestIdleCallback = (callback) => waiting.push(callback);
  (window as Held).releaseIdle = () => {
    window.requestIdleCallback = requestIdleCallback;
    for (const callback of waiting) requestIdleCallback(callback);
  };
}

/** The responses so far, one for each address. Runs in the page. */
export function responses(): Loaded[] {
  const kindOf = (path: string, initiator: string): Loaded['kind'] => {
    const types: [Loaded['kind'], RegExp][] = [
      // The page's own module is nearly all data for hydration.
      ['data', /\/page-\w+\.js$|\.(?:data|json)$/],
      ['script', /\.js$/],
      ['font', /\.woff2?$/],
      ['style', /\.css$/],
      ['picture', /\.(?:avif|webp|jpe?g|png|svg|ico)$/],
    ];
    if (initiator === 'navigation') return 'document';
    return types.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
  };
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as (PerformanceResourceTiming & { renderBlockingStatus: string })[];
  const loaded = new Map<string, Loaded>();
  for (const { name, initiatorType, encodedBodySize, renderBlockingStatus } of entries) {
    const { pathname } = new URL(name);
    if (loaded.has(name)) continue;
    loaded.set(name, {
      path: pathname,
      kind: kindOf(pathname, initiatorType),
      bytes: encodedBodySize,
      isRenderBlocking: renderBlockingStatus === 'blocking',
    });
  }
  return [...loaded.values()];
}

/**
 * Opens a page without the HTTP cache and waits until it is hydrated. Returns the responses before the browser is idle, and
 * all responses.
 */
export async function loadWithTraffic(page: Page, path: string): Promise<Traffic> {
  let pending = 0;
  let events = 0;
  const count = (change: 1 | -1) => () => {
    pending += change;
    events += 1;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));

  /** Waits until no request is open and none has started or ended for some frames: a stylesheet requests its fonts a frame later. */
  async function settle(): Promise<void> {
    for (;;) {
      const before = events;
      await page.evaluate(async () => void (await document.fonts.ready));
      for (let pairs = 0; pairs < 3; pairs += 1) await waitForFrames(page);
      if (pending === 0 && events === before) return;
    }
  }

  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(holdIdle);
  await page.goto(path, { waitUntil: 'load' });
  await settle();
  const beforeIdle = await page.evaluate(responses);
  await page.evaluate(() => (window as Held).releaseIdle?.());
  await waitForHydration(page);
  await settle();
  return { beforeIdle, total: await page.evaluate(responses) };
}
