import type { Content } from '#contract/site/content.ts';
import { escapeXml } from '#server/site/publish/xml.ts';
import { cardAddress } from './card-files.ts';
import { HEIGHT, WIDTH } from './card-size.ts';
import { cardOf } from './page-card.ts';

/** The social card of a page that was drawn. */
interface DrawnCard {
  /** Without the origin. */
  address: string;
  /** The tags by which the page names it (Open Graph, ogp.me). */
  tags: string;
}

/** Draws the social card of a rendered page; undefined when that fails. */
export type DrawCard = (path: string, html: string, content: Content) => Promise<DrawnCard | undefined>;

function tagsOf(url: string, content: Content): string {
  const { name, city } = content.document('school');
  const properties = {
    'og:image': url,
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': `Works by students on the wall of ${name}, ${city}.`,
  };
  return Object.entries(properties)
    .map(([property, value]) => `<meta property="${property}" content="${escapeXml(value)}"/>`)
    .join('');
}

/**
 * Draws the social cards of pages.
 * @param folder keeps them (server/site/cards/card-files.ts)
 * @param site origin of the pages
 * @param report receives the path of each page whose card could not be drawn
 */
export const drawCards =
  (folder: string, site: string, report: (path: string, error: unknown) => void): DrawCard =>
  async (path, html, content) => {
    try {
      const address = await cardAddress(folder, cardOf(html, content));
      return { address, tags: tagsOf(site + address, content) };
    } catch (error) {
      report(path, error);
      return undefined;
    }
  };
