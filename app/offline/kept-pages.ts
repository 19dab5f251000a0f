/** A page that was read before and can be read again without a connection. */
export interface KeptPage {
  path: string;
  title: string;
}

/** The pages the worker has kept, the last one read first; none where there is no worker. */
export async function keptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open('pages');
  const requests = (await cache.keys()).toReversed();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? '';
      // The head alone: a page is long, and only its title is asked for.
      const head = new DOMParser().parseFromString(html.slice(0, html.indexOf('<body')), 'text/html');
      const title = head.title.split(' | ')[0] ?? '';
      return { path: new URL(request.url).pathname, title };
    }),
  );
  return pages.filter(({ title }) => title !== '');
}
