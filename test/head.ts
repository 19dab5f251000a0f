const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescape = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** The attributes of every element of a kind in a page's markup. */
export function elements(
  html: string,
  name: 'meta' | 'link' | 'img' | 'source' | 'a' | 'video' | 'track',
): Map<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          unescape(value),
        ]),
      ),
  );
}

/** What a page says of itself under a name, such as 'description' or 'og:image'. */
export function metaContent(html: string, name: string): string | undefined {
  return elements(html, 'meta')
    .find((meta) => (meta.get('name') ?? meta.get('property')) === name)
    ?.get('content');
}

/** Where a page's link of this kind leads. */
export function linkTo(html: string, rel: string): string | undefined {
  return elements(html, 'link')
    .find((link) => link.get('rel') === rel)
    ?.get('href');
}

/** The texts of a page's data for search engines. */
export function structuredData(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => json,
  );
}
