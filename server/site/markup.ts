/** What the publisher reads out of the pages it has rendered, as React writes them. */

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** The text that React has written with entities. */
export const plain = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

const attribute = (element: string, name: string) =>
  plain(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1] ?? '');

/** Whether a page asks search engines to leave it out. */
export const isKeptOut = (html: string) => html.includes('<meta name="robots" content="noindex"/>');

/** The pictures a page shows for their own sake, each at its largest; those without words only accompany a text. */
export function picturesOf(html: string): string[] {
  const found = [...html.matchAll(/<img\s[^>]*>/g)]
    .filter(([element]) => attribute(element, 'alt') !== '')
    .flatMap(([element]) => attribute(element, 'srcset').split(', ').at(-1)?.split(' ')[0] ?? []);
  return [...new Set(found.filter((address) => address.startsWith('/')))];
}
