import type { Picture } from '#content/pictures/index.ts';
import { pictureAddress } from '#app/ui/picture.tsx';

/** Where the largest picture lies that every search engine reads. @param site origin of the pages */
export const pictureUrl = (site: string, picture: Picture) =>
  site + pictureAddress(picture, picture.fallbacks.at(-1) ?? picture.width, 'webp');
