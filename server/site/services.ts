import type { Message } from '#server/mail/compose.ts';
import type { Sender } from '#server/mail/sender.ts';
import type { UserServices } from '#server/users/services.ts';
import type { CurrentContent } from './content/current-content.ts';
import type { Pictures } from './own-pictures/pictures.ts';

/** A family whose child's picture hangs from now on. */
export interface HungForFamily {
  userId: string;
  to: string;
  /** Of the parent. */
  fullName: string;
  /** First names. */
  children: readonly string[];
  /** The title of the gallery and its path. */
  gallery: string;
  path: string;
}

/** What handlers about the website use besides. */
export interface SiteServices extends UserServices {
  content: CurrentContent;
  pictures: Pictures;
  /** The emails about pictures, in the words of the school (server/school/emails/). */
  pictureEmails: { hung(sender: Sender, facts: HungForFamily): Message };
}
