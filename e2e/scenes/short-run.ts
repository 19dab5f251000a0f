import { pages } from '#contract/pages.ts';
import { scenes } from '../scenes.ts';
import type { Scene } from './scene.ts';

/** States with parts that the first scene of their page does not show: a dialog, a menu, a form with its errors. */
const statesWithOtherParts = new Set([
  'menu-open',
  'workshops-open',
  'work-large',
  'faq-question-open',
  'login-errors',
  'profile-application',
  'profile-erase',
  'profile-message',
  'admission-errors',
  'contact-errors',
  'contact-trial',
  'office-refused',
  'office-application',
  'office-delete',
  'overview-first-steps',
  'people-change',
  'site-changed',
  'site-found',
  'document-article',
  'document-wrong',
  'inbox-conversation-note',
  'inbox-application-step',
  'families-call',
  'family-withdraw',
]);

/** The module of a page, which pages of one kind share; the scene's name where the table of pages has none. */
function moduleOf({ name, path }: Scene): string {
  const { pathname } = new URL(path, 'http://school.test');
  const isAt = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`).test(pathname);
  return pages.find((page) => isAt(page.path))?.module ?? name;
}

const checked = scenes.filter(({ isVariant }) => isVariant === undefined);

/** A page as it opens comes before its states, some of which lead to another page. */
const inOrder = [
  ...checked.filter(({ steps }) => steps === undefined),
  ...checked.filter(({ steps }) => steps !== undefined),
];

const firstOfModule = new Map(inOrder.toReversed().map((scene) => [moduleOf(scene), scene]));

/**
 * Whether `npm test` checks a scene: one of each kind of page, and the states with other parts. The rest, such as a list that is
 * empty, waits or could not be loaded, is checked by `npm run test:long`.
 */
export const isInShortRun = (scene: Scene): boolean =>
  firstOfModule.get(moduleOf(scene)) === scene || statesWithOtherParts.has(scene.name);
