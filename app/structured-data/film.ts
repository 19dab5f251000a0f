import type { Film } from '#content/tutorial.ts';
import { pictureUrl } from './picture-url.ts';
import { vocabulary, type Thing } from './thing.ts';

/** The film with its poster, duration and file (Google Search: Video). */
export const videoOf = (
  site: string,
  { title, description, poster, duration, published, name }: Film,
): Thing => ({
  ...vocabulary,
  '@type': 'VideoObject',
  name: title,
  description,
  thumbnailUrl: pictureUrl(site, poster),
  uploadDate: published,
  duration,
  contentUrl: `${site}/film/${name}.mp4`,
});
