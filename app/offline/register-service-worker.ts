import { savesData } from './saves-data.ts';

/** The only script URL that Trusted Types allow (app/trusted-types.ts). */
export const workerPath = '/service-worker.js';

/**
 * Registers the service worker, which caches visited pages (app/offline/service-worker.ts,
 * docs/decisions/0010-pages-read-stay-readable.md). It waits until the page is loaded and idle, and does nothing if the
 * visitor saves data.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (savesData()) return;
  async function register() {
    try {
      await navigator.serviceWorker.register(workerPath);
      // The worker became active after this page was loaded, so it has to be told to cache this page.
      if (navigator.serviceWorker.controller !== null) return;
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage(location.pathname);
    } catch {
      // Some browsers refuse it in private windows; then the site works online only.
    }
  }
  const start = () => void register();
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
