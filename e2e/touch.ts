import type { CDPSession, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Moves fingers over a page with touch. Each path belongs to one finger, and all have the same length. */
export async function moveFingers(page: Page, ...paths: Point[][]): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Point & { id: number })[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (let at = 0; at < (paths[0]?.length ?? 0); at += 1) {
    const points = paths.map((path, id) => {
      const { x, y } = path[at] ?? { x: 0, y: 0 };
      return { x, y, id };
    });
    await touch(at === 0 ? 'touchStart' : 'touchMove', points);
  }
  await touch('touchEnd', []);
  await session.detach();
}

/** Taps twice with event timestamps 0.1 s apart, however slow the machine is. */
export async function doubleTap(page: Page, { x, y }: Point): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  for (const timestamp of [now, now + 0.1]) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y }],
      timestamp,
    });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
  await session.detach();
}

/** A straight path in ten steps. */
export function straight(from: Point, to: Point): Point[] {
  return Array.from({ length: 11 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / 10,
    y: from.y + ((to.y - from.y) * step) / 10,
  }));
}
