import type { Picture } from '#contract/site/content.ts';
import { jpegAddress } from '#app/ui/picture/picture.tsx';

/** The absolute URL of a picture's JPEG file. @param site origin of the site */
export const pictureUrl = (site: string, picture: Picture) => site + jpegAddress(picture);
