import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Figure } from '../figure.ts';
import { newPhone, openIdlePage } from './phone.ts';

/** Links that a phone shows without the menu. */
const pairs: [from: string, to: string][] = [
  ['/', '/about'],
  ['/about', '/Reviews'],
  ['/classes', '/contact'],
  ['/painting', '/classes'],
  ['/FaqPage', '/'],
];

/** Time in ms from the start of a quick tap to its end. */
const tapDuration = 80;

/**
 * Stores the time of the last click and of the first paint with another heading after it. Both are in `sessionStorage`, because
 * the next page may be another document.
 */
function watchNavigation(): void {
  const headingText = () => document.querySelector('h1')?.textContent ?? null;
  const paintedAt = (time: number) =>
    sessionStorage.setItem('painted', String(performance.timeOrigin + time));
  addEventListener(
    'click',
    (event) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp));
      sessionStorage.removeItem('painted');
      const before = headingText();
      const observer = new MutationObserver(() => {
        if (headingText() === null || headingText() === before) return;
        observer.disconnect();
        // A task after the next frame: the frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => paintedAt(performance.now()));
          port1.start();
          port2.postMessage(undefined);
        });
      });
      observer.observe(document, { childList: true, characterData: true, subtree: true });
    },
    true,
  );
  new PerformanceObserver((list) => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart?: number;
    })[];
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') paintedAt(Math.max(startTime, navigation?.activationStart ?? 0));
  }).observe({ type: 'paint', buffered: true });
}

/** The time in ms from a tap on a link to the paint of the next page. The first page is idle. */
async function measurePair(
  browser: Browser,
  url: string,
  [from, to]: readonly [string, string],
  slowdown: number,
): Promise<number> {
  const phone = await newPhone(browser);
  await phone.addInitScript(watchNavigation);
  const { page, session } = await openIdlePage(phone, url + from, slowdown);
  const link = page.locator(`a[href="${to}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  await wait(500);
  const box = await link.boundingBox();
  if (box === null) throw new Error(`There is no link from ${from} to ${to}.`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(tapDuration);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForURL(url + to);
  await page.waitForFunction(
    () => sessionStorage.getItem('clicked') !== null && sessionStorage.getItem('painted') !== null,
  );
  const [clicked, painted] = await page.evaluate(() => [
    Number(sessionStorage.getItem('clicked')),
    Number(sessionStorage.getItem('painted')),
  ]);
  await phone.close();
  return (painted ?? 0) - (clicked ?? 0);
}

/** Measures the change from page to page. Each sample is one link in one round. */
export async function measureNavigation(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  const slowdowns: { slowdown: number; name: string; samples: number[] }[] = [
    { slowdown: 1, name: 'navigation from an idle page: click to paint', samples: [] },
    {
      slowdown: 4,
      name: 'navigation from an idle page at 4 × CPU slowdown: click to paint',
      samples: [],
    },
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const { slowdown, samples } of slowdowns)
      for (const pair of pairs) samples.push(await measurePair(browser, url, pair, slowdown));
  }
  return slowdowns.map(({ name, samples }) => ({
    group: 'pages',
    name,
    unit: 'ms',
    ours: { name: 'this site', samples },
    target: { atMost: 100 },
  }));
}
