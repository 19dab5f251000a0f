import type { UserServices } from '#server/users/services.ts';
import type { CurrentContent } from './content/current-content.ts';
import type { Pictures } from './own-pictures/pictures.ts';

/** What handlers about the website use besides. */
export interface SiteServices extends UserServices {
  content: CurrentContent;
  pictures: Pictures;
}
