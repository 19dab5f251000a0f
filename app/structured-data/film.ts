import type { Picture } from '#contract/content/content.ts';
import type { Documents } from '#contract/content/documents.ts';
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
  uploadDate: published,
  duration,
  contentUrl: `${site}/film/tutorial.mp4`,
});
