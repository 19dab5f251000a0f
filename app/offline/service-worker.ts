/* The service worker: caches the pages a visitor has read for reading offline (decision 0010). */
import { ownPictureNames } from '#contract/site/own-picture-name.ts';

/* The types of service workers: TypeScript's `webworker` library cannot be loaded together with `dom`. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown;
}
interface ServiceWorkerGlobalScope {
  /** The publisher writes it before this script (server/site/offline/service-worker.ts). */
  published: { edition: string; pages: string[]; pictures: string[] };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(): Promise<{ url: string }[]> };
  registration: { navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> } };
}

const scope = globalThis as unknown as ServiceWorkerGlobalScope;
const { edition, pages, pictures } = scope.published;
const offlinePage = '/offline';
const offlineCache = `offline-${edition}`;
const maxPages = 20;
const maxAssets = 200;
// On a slow network a cached page is shown after this time.
const timeoutMs = 4000;
const canonical = new Map(pages.map((path) => [path.toLowerCase(), path]));
const pageAt = (path: string) => canonical.get(path.toLowerCase().replace(/\/+$/, '') || '/');
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const shown = new Set(pictures);

/** Whether a page or the module of one shows only those own pictures that are on the site in this worker's edition. */
const showsPublished = (text: string) => (text.match(ownPictureNames) ?? []).every((id) => shown.has(id));

/** Pages and their modules, which have the labels of their pictures. */
const showsPictures = (key: string) => !key.includes('/assets/') || key.includes('/assets/page-');

/**
 * Caches an answer, unless it has a picture of a later edition: the worker of that edition caches it. This one would keep it for good
 * if the picture goes from the site before the browser has that worker, because the site's worker is then this one again.
 */
async function put(name: string, key: string, answer: Response, max: number) {
  if (showsPictures(key) && !showsPublished(await answer.clone().text())) return;
  const cache = await caches.open(name);
  await cache.put(key, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((old) => cache.delete(old)));
}

/** Caches a page and the scripts it loads. The page has just loaded them, so that they come from the HTTP cache. */
async function keep(path: string, cacheName: string) {
  const answer = await fetch(path, { priority: 'low' } as RequestInit);
  if (!answer.ok || answer.redirected) return;
  const html = await answer.clone().text();
  await put(cacheName, path, answer, maxPages);
  const named = html.match(/\/assets\/(?:[\w.-]+\.js|later-\w+\.css)/g) ?? [];
  const assets = await caches.open('assets');
  for (const asset of new Set(named)) {
    if ((await assets.match(asset)) !== undefined) continue;
    const file = await fetch(asset, { priority: 'low' } as RequestInit);
    if (file.ok) await put('assets', asset, file, maxAssets);
  }
}

async function fresh({ request, preloadResponse }: FetchEvent, page: string | undefined): Promise<Response> {
  const answer = (await preloadResponse) ?? (await fetch(request));
  if (page !== undefined && answer.ok && !answer.redirected) {
    await put('pages', page, answer.clone(), maxPages);
  }
  return answer;
}

async function navigate(event: FetchEvent, url: URL): Promise<Response> {
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
      setTimeout(() => resolve(kept), timeoutMs);
    });
    return await Promise.race([coming, late]);
  } catch {
    const asked = encodeURIComponent(url.pathname + url.search);
    return kept || Response.redirect(`${offlinePage}?page=${asked}`);
  }
}

async function asset({ request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: 'assets' });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await put('assets', request.url, answer.clone(), maxAssets);
  return answer;
}

/**
 * Deletes pages and modules with a picture that is no more on the site, such as one of a child whose family takes its consent back.
 * The pages are read again; what cannot be read again is not kept.
 */
async function dropGonePictures() {
  const cache = await caches.open('pages');
  for (const { url } of await cache.keys()) {
    const html = (await (await cache.match(url))?.text()) ?? '';
    if (showsPublished(html)) continue;
    await cache.delete(url);
    await keep(new URL(url).pathname, 'pages').catch(() => {});
  }
  const assets = await caches.open('assets');
  for (const { url } of await assets.keys()) {
    if (!showsPictures(url)) continue;
    const text = (await (await assets.match(url))?.text()) ?? '';
    if (!showsPublished(text)) await assets.delete(url);
  }
}

scope.addEventListener('install', (event) => {
  event.waitUntil(keep(offlinePage, offlineCache).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  async function takeOver() {
    const old = (await caches.keys()).filter((name) => name.startsWith('offline-') && name !== offlineCache);
    await Promise.all(old.map((name) => caches.delete(name)));
    // Without a connection Firefox shows its own error page as soon as a preload fails, whatever the worker responds
    // (https://github.com/GoogleChrome/workbox/issues/3134). An earlier worker's setting would stay.
    const { navigationPreload } = scope.registration;
    await (navigator.userAgent.includes('Firefox/')
      ? navigationPreload?.disable()
      : navigationPreload?.enable());
    await scope.clients.claim();
    await dropGonePictures();
    // Pages that are open now were loaded before this worker could cache them.
    for (const { url } of await scope.clients.matchAll()) {
      const page = pageAt(new URL(url).pathname);
      if (page !== undefined) await keep(page, 'pages').catch(() => {});
    }
  }
  event.waitUntil(takeOver());
});

// A page that was loaded before this worker was active sends its path.
scope.addEventListener('message', (event) => {
  const page = pageAt(String(event.data));
  if (page !== undefined) event.waitUntil(keep(page, 'pages').catch(() => {}));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // Words that are not published are kept nowhere (server/site/preview).
  if (url.searchParams.has('preview')) return;
  if (request.mode === 'navigate') {
    event.respondWith(navigate(event, url));
  } else if (/^\/assets\/[^/]+$/.test(url.pathname)) {
    event.respondWith(asset(event));
  } else if (url.pathname.endsWith('.data') && request.mode === 'cors' && !savesData()) {
    // A navigation of React Router fetches the page's data only; reading offline needs the page itself. The mode of a
    // prefetch is no-cors (app/layout/prefetch.tsx), and most prefetched pages are never read.
    const page = pageAt(url.pathname.replace(/\.data$/, '').replace(/^\/_$/, '/'));
    if (page !== undefined) event.waitUntil(keep(page, 'pages').catch(() => {}));
  }
});
