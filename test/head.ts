import { attribute, elementsOf, textOf } from '#server/site/publish/markup.ts';

/** The attributes of every element of a kind in a page's markup. */
export function elements(
  html: string,
  name: 'meta' | 'link' | 'img' | 'source' | 'a' | 'video' | 'track',
): Map<string, string>[] {
  return elementsOf(html)
    .filter(({ tagName }) => tagName === name)
    .map(({ attrs }) => new Map(attrs.map((attr) => [attr.name, attr.value])));
}

/** The content of a page's meta element with this name or property, such as 'description' or 'og:image'. */
export function metaContent(html: string, name: string): string | undefined {
  return elements(html, 'meta')
    .find((meta) => (meta.get('name') ?? meta.get('property')) === name)
    ?.get('content');
}

/** The address of a page's first link with this relation. */
export function linkTo(html: string, rel: string): string | undefined {
  return elements(html, 'link')
    .find((link) => link.get('rel') === rel)
    ?.get('href');
}

/** The JSON-LD texts of a page. */
export function structuredData(html: string): string[] {
  return elementsOf(html)
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .map(textOf);
}
