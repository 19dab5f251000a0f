import type { Picture } from '#contract/site/content.ts';
import { largestAddress } from '#app/ui/picture/picture.tsx';

/** The absolute URL of a picture's largest WebP file. @param site origin of the site */
export const pictureUrl = (site: string, picture: Picture) => site + largestAddress(picture);
