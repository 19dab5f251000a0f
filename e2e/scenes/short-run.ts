import { moduleOf } from '../routes.ts';
import { scenes } from '../scenes.ts';
import type { Scene } from './scene.ts';

/** States of each kind that no page has when it opens: a menu, a dialog, a form with its errors. */
const openedStates = new Set([
  'menu-open',
  'login-errors',
  'profile-application',
  'profile-erase',
  'profile-message',
  'admission-errors',
  'contact-errors',
  'office-application',
  'office-delete',
  'document-wrong',
  'document-signed-out',
  'inbox-conversation-note',
  'inbox-application-step',
  'family-withdraw',
]);

/** What scenes of one kind of page share: its module, or the scene's name where the table of pages has none. */
const kindOf = ({ name, path }: Scene): string => moduleOf(path) ?? name;

const checked = scenes.filter(({ isVariant }) => isVariant === undefined);

/** A page as it opens comes before its states, some of which lead to another page. */
const inOrder = [
  ...checked.filter(({ steps }) => steps === undefined),
  ...checked.filter(({ steps }) => steps !== undefined),
];

const firstOfKind = new Map(inOrder.toReversed().map((scene) => [kindOf(scene), scene]));

/**
 * Whether `npm test` checks a scene: one of each kind of page, and some states that a visitor opens. The rest, such as a list that is
 * empty, waits or could not be loaded, is checked by `npm run test:long`.
 */
export const isInShortRun = (scene: Scene): boolean =>
  firstOfKind.get(kindOf(scene)) === scene || openedStates.has(scene.name);
