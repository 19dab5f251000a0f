/** A page that was read before and can be read again without a connection. */
export interface KeptPage {
  path: string;
  title: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** The text that React has written with entities. No parser is asked: Trusted Types refuse it a page (app/trusted-types.ts). */
const plain = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** The pages the worker has kept, the last one read first; none where there is no worker. */
export async function keptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open('pages');
  const requests = (await cache.keys()).toReversed();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? '';
      const title = plain(/<title>([^<|]*)/.exec(html)?.[1] ?? '').trim();
      return { path: new URL(request.url).pathname, title };
    }),
  );
  return pages.filter(({ title }) => title !== '');
}
