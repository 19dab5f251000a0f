import { account } from './scenes/account.ts';
import { families } from './scenes/families.ts';
import { forms } from './scenes/forms.ts';
import { officeMails } from './scenes/mails.ts';
import { inbox } from './scenes/inbox.ts';
import { office } from './scenes/office.ts';
import { overview } from './scenes/overview.ts';
import { ownConversationScenes } from './scenes/own-conversations.ts';
import { pages } from './scenes/pages.ts';
import { photoConsentScenes } from './scenes/photo-consent.ts';
import { people } from './scenes/people.ts';
import { pictureScenes } from './scenes/pictures.ts';
import { secondFactor } from './scenes/second-factor.ts';
import { siteScenes } from './scenes/site.ts';
import { trials } from './scenes/trials.ts';
import type { Scene } from './scenes/scene.ts';

/** Every route in each of its states (docs/specification.md, sections 2, 4 and 8). */
export const scenes: readonly Scene[] = [
  ...pages,
  ...account,
  ...forms,
  ...office,
  ...secondFactor,
  ...trials,
  ...officeMails,
  ...overview,
  ...people,
  ...siteScenes,
  ...pictureScenes,
  ...inbox,
  ...families,
  ...ownConversationScenes,
  ...photoConsentScenes,
];
