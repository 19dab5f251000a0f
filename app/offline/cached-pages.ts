/** A page in the service worker's cache, which can be read offline. */
export interface CachedPage {
  path: string;
  title: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** Decodes the entities that React writes. Trusted Types forbid the use of an HTML parser here (app/trusted-types.ts). */
const decodeEntities = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** The pages in the service worker's cache, the latest first; empty if the browser has no Cache API. */
export async function cachedPages(): Promise<CachedPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open('pages');
  const requests = (await cache.keys()).toReversed();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? '';
      const title = decodeEntities(/<title>([^<|]*)/.exec(html)?.[1] ?? '').trim();
      return { path: new URL(request.url).pathname, title };
    }),
  );
  return pages.filter(({ title }) => title !== '');
}
