import type { Picture } from '#contract/site/content.ts';
import type { Documents } from '#contract/site/documents.ts';
import { pictureUrl } from './picture-url.ts';
import { vocabulary, type Thing } from './thing.ts';

/** The film with its poster, duration and file (Google Search: Video). */
export const videoOf = (
  site: string,
  { title, description, duration, published }: Documents['tutorial']['film'],
  poster: Picture,
): Thing => ({
  ...vocabulary,
  '@type': 'VideoObject',
  name: title,
  description,
  thumbnailUrl: pictureUrl(site, poster),
  // Google asks for a time with its zone. At noon in UTC the day is the same in nearly every country.
  uploadDate: `${published}T12:00:00Z`,
  duration,
  contentUrl: `${site}/film/tutorial.mp4`,
});
