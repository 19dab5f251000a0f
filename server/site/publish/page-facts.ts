import { createHash } from 'node:crypto';
import { ownPictureNames } from '#contract/site/own-picture-name.ts';
import { attribute, elementsOf } from './markup.ts';

/** Facts about a rendered page that the sitemap and the service worker need. */
export interface PageFacts {
  /** A hash of its HTML. */
  hash: string;
  /**
   * Addresses of the pictures of the site on the page, as files that every program can show, for search engines. Pictures with an empty `alt` are
   * decoration and left out; so are those that an owner has added, which may go again.
   */
  pictures: readonly string[];
  /** The names of the pictures on the page that an owner has added. */
  ownPictures: readonly string[];
}

export function pageFacts(html: string): PageFacts {
  const pictures = elementsOf(html)
    .filter((element) => element.tagName === 'img' && (attribute(element, 'alt') ?? '') !== '')
    .flatMap((element) => attribute(element, 'src') ?? []);
  return {
    hash: createHash('sha256').update(html).digest('base64url'),
    pictures: [
      ...new Set(
        pictures.filter((address) => address.startsWith('/') && address.match(ownPictureNames) === null),
      ),
    ],
    ownPictures: [...new Set(html.match(ownPictureNames))],
  };
}
