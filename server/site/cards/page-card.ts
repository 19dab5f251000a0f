import type { Content } from '#contract/site/content.ts';
import { ownPictureNames } from '#contract/site/own-picture-name.ts';
import { attribute, elementsOf, textOf, type Element } from '#server/site/publish/markup.ts';

/** The picture that a social network shows for a link to a page (Open Graph's og:image). */
export interface SocialCard {
  /** The main heading of the page. */
  heading: string;
  /** The word of the heading with the brush stroke. A card without one has a painted wall. */
  keyWord: string | undefined;
  /** The colour token of the stroke, or of the painted wall. */
  colour: string;
  /** The line under the heading. */
  line: string;
  /** The addresses of one to four pictures. */
  pictures: readonly string[];
}

const isInside = (element: Element, ancestor: Element | undefined): boolean =>
  [...ancestorsOf(element)].some((each) => each === ancestor);

/** An element and the elements that it is in, the innermost first. */
function* ancestorsOf(element: Element): Generator<Element> {
  let current: Element['parentNode'] = element;
  while (current !== null && 'tagName' in current) {
    yield current;
    current = current.parentNode;
  }
}

/**
 * The colour of the brush stroke or of the painted wall that an element is in (app/ui/picture/brush-stroke.tsx,
 * app/galleries/room-header.tsx).
 */
function colourAround(element: Element): string {
  const styles = [...ancestorsOf(element)].map((each) => attribute(each, 'style') ?? '');
  return /--(?:stroke|pigment):\s*var\(--([\w-]+)\)/.exec(styles.join(';'))?.[1] ?? 'haldi';
}

/** The addresses of the pictures of a page, 640 px wide. Decoration counts only where there is nothing else. */
function picturesIn(main: Element | undefined, elements: readonly Element[]): string[] {
  const images = elements.filter((element) => element.tagName === 'img' && isInside(element, main));
  const described = images.filter((image) => (attribute(image, 'alt') ?? '') !== '');
  const addresses = (described.length > 0 ? described : images).flatMap(
    (image) => attribute(image, 'src') ?? [],
  );
  return [...new Set(addresses.filter((address) => address.startsWith('/pictures/')))].filter(isOfTheSite);
}

/** Networks keep cards for months, so none shows a picture that a family may take back. */
const isOfTheSite = (address: string) => address.match(ownPictureNames) === null;

/** The pictures with which home begins, for a page that has none. */
const picturesOfHome = (content: Content): string[] =>
  content
    .document('home')
    .hero.works.map((work) => {
      const { name, hash } = content.picture(work);
      return `/pictures/${name}-640-${hash}.jpg`;
    })
    .filter(isOfTheSite);

/**
 * The social card of a page: its main heading with its first pictures.
 * @param html the page as React rendered it
 * @param content what the page reads from, for the name of the school and for the pictures of a page that has none
 * @throws Error when the page has no main heading
 */
export function cardOf(html: string, content: Content): SocialCard {
  const elements = elementsOf(html);
  const main = elements.find(({ tagName }) => tagName === 'main');
  const title = elements.find(({ tagName }) => tagName === 'h1');
  if (title === undefined) throw new Error('the page has no main heading');
  const marked = elements.find((element) => element.tagName === 'em' && isInside(element, title));
  const { name, city, tagline } = content.document('school');
  const heading = textOf(title).trim();
  const pictures = picturesIn(main, elements);
  return {
    heading,
    keyWord: marked && textOf(marked),
    colour: colourAround(marked ?? title),
    line: heading === name ? tagline : `${name}, ${city}`,
    pictures: (pictures.length > 0 ? pictures : picturesOfHome(content)).slice(0, 4),
  };
}
