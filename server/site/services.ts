import type { UserServices } from '#server/users/services.ts';
import type { CurrentContent } from './content/current-content.ts';

/** What handlers about the website use besides. */
export interface SiteServices extends UserServices {
  content: CurrentContent;
}
