import { attribute, elementsOf } from './markup.ts';

/** Facts about a rendered page that the sitemap and the service worker need. */
export interface PageFacts {
  html: string;
  /**
   * Addresses of the site's own pictures on the page, as files that every program can show. Pictures with an empty `alt` are
   * decoration and left out.
   */
  pictures: readonly string[];
}

export function pageFacts(html: string): PageFacts {
  const pictures = elementsOf(html)
    .filter((element) => element.tagName === 'img' && (attribute(element, 'alt') ?? '') !== '')
    .flatMap((element) => attribute(element, 'src') ?? []);
  return {
    html,
    pictures: [...new Set(pictures.filter((address) => address.startsWith('/')))],
  };
}
