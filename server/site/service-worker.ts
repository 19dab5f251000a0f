import { createHash } from 'node:crypto';
import type { PageFacts } from './page-facts.ts';

/** What a worker is told that a page is not; TypeScript's own description excludes that of pages. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Lasting {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface MessageEventOfPage extends Lasting {
  data: unknown;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(): Promise<{ url: string }[]> };
  registration: { navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> } };
}

/**
 * Keeps the pages a visitor has read, so that they can be read without a connection (decision 0010). Runs in the browser,
 * beside the pages: everything it needs stands inside.
 * @param edition names the snapshot this worker was published with
 * @param pages paths of the pages that may be kept: those that anybody may read. Calls and accounts are never among them
 */
function worker(edition: string, pages: string[]): void {
  const scope = globalThis as unknown as WorkerScope;
  const offlinePage = '/offline';
  const offlineCache = `offline-${edition}`;
  const mostPages = 20;
  const mostAssets = 200;
  // A page that was read before is shown when the line is so slow that people give up.
  const patienceMs = 4000;
  const canonical = new Map(pages.map((path) => [path.toLowerCase(), path]));
  const pageAt = (path: string) => canonical.get(path.toLowerCase().replace(/\/+$/, '') || '/');
  const savesData = () =>
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

  async function put(name: string, key: string, answer: Response, most: number) {
    const cache = await caches.open(name);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
  }

  /** Keeps a page and the scripts it names; the page has just used them, so they come from the browser's own cache. */
  async function keep(path: string, cacheName: string) {
    const answer = await fetch(path, { priority: 'low' } as RequestInit);
    if (!answer.ok || answer.redirected) return;
    const html = await answer.clone().text();
    await put(cacheName, path, answer, mostPages);
    const named = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
    const assets = await caches.open('assets');
    for (const asset of new Set(named)) {
      if ((await assets.match(asset)) !== undefined) continue;
      const file = await fetch(asset, { priority: 'low' } as RequestInit);
      if (file.ok) await put('assets', asset, file, mostAssets);
    }
  }

  async function fresh({ request, preloadResponse }: Asking, page: string | undefined): Promise<Response> {
    const answer = (await preloadResponse) ?? (await fetch(request));
    if (page !== undefined && answer.ok && !answer.redirected) {
      await put('pages', page, answer.clone(), mostPages);
    }
    return answer;
  }

  async function navigate(event: Asking, url: URL): Promise<Response> {
    const page = pageAt(url.pathname);
    const coming = fresh(event, page);
    event.waitUntil(coming.catch(() => {}));
    const kept =
      url.pathname === offlinePage
        ? await caches.match(offlinePage, { cacheName: offlineCache })
        : page && (await caches.match(page, { cacheName: 'pages' }));
    try {
      if (!kept) return await coming;
      const late = new Promise<Response>((resolve) => {
        setTimeout(() => resolve(kept), patienceMs);
      });
      return await Promise.race([coming, late]);
    } catch {
      const asked = encodeURIComponent(url.pathname + url.search);
      return kept || Response.redirect(`${offlinePage}?page=${asked}`);
    }
  }

  async function asset({ request }: Asking): Promise<Response> {
    const kept = await caches.match(request.url, { cacheName: 'assets' });
    if (kept !== undefined) return kept;
    const answer = await fetch(request);
    if (answer.ok) await put('assets', request.url, answer.clone(), mostAssets);
    return answer;
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(keep(offlinePage, offlineCache).then(() => scope.skipWaiting()));
  });

  scope.addEventListener('activate', (event) => {
    async function takeOver() {
      const old = (await caches.keys()).filter(
        (name) => name.startsWith('offline-') && name !== offlineCache,
      );
      await Promise.all(old.map((name) => caches.delete(name)));
      // Without a connection Firefox shows its own error page as soon as a preload fails, whatever the worker answers
      // (https://github.com/GoogleChrome/workbox/issues/3134). What an earlier worker has set would stay.
      const { navigationPreload } = scope.registration;
      await (navigator.userAgent.includes('Firefox/')
        ? navigationPreload?.disable()
        : navigationPreload?.enable());
      await scope.clients.claim();
      // What is open was read before there was a worker to see it.
      for (const { url } of await scope.clients.matchAll()) {
        const page = pageAt(new URL(url).pathname);
        if (page !== undefined) await keep(page, 'pages').catch(() => {});
      }
    }
    event.waitUntil(takeOver());
  });

  // A page that was fetched before this worker was active names its path.
  scope.addEventListener('message', (event) => {
    const page = pageAt(String(event.data));
    if (page !== undefined) event.waitUntil(keep(page, 'pages').catch(() => {}));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== location.origin) return;
    if (request.mode === 'navigate') {
      event.respondWith(navigate(event, url));
    } else if (/^\/assets\/[^/]+$/.test(url.pathname)) {
      event.respondWith(asset(event));
    } else if (url.pathname.endsWith('.data') && !savesData()) {
      // React Router goes on with a page's data alone; the page itself is what can be read later.
      const page = pageAt(url.pathname.replace(/\.data$/, '').replace(/^\/_$/, '/'));
      if (page !== undefined) event.waitUntil(keep(page, 'pages').catch(() => {}));
    }
  });
}

/**
 * The text of /service-worker.js for one edition. Any change of a page changes it, and the browser takes the new one over.
 * @param pages by canonical path
 */
export function serviceWorker(pages: ReadonlyMap<string, PageFacts>): string {
  const hash = createHash('sha256');
  for (const [path, { html }] of pages) hash.update(path).update(html);
  const readable = [...pages].filter(([, { isNoindex }]) => !isNoindex).map(([path]) => path);
  const source = worker
    .toString()
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replaceAll(/\s*\n\s*/g, '\n');
  return `(${source})(${JSON.stringify(hash.digest('hex').slice(0, 12))},${JSON.stringify(readable)})\n`;
}
