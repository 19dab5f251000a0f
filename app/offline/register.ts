/** Chromium's; other browsers do not tell. https://wicg.github.io/savedata/ */
interface MayCount {
  connection?: { saveData?: boolean };
}

/** Also what Trusted Types let be registered (app/trusted-types.ts). */
export const workerPath = '/service-worker.js';

/**
 * Lets the browser keep the pages that are read (server/site/service-worker.ts, decision 0010). Only once this page
 * has all it needs, and not for those who count every kilobyte.
 */
export function keepPagesRead(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if ((navigator as MayCount).connection?.saveData === true) return;
  async function register() {
    try {
      await navigator.serviceWorker.register(workerPath);
      // This page was on its way while the worker became active, which therefore has not seen it.
      if (navigator.serviceWorker.controller !== null) return;
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage(location.pathname);
    } catch {
      // Refused in private windows of some browsers: then pages are read online only.
    }
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 1000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
