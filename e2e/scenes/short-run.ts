import { scenes } from '../scenes.ts';
import type { Scene } from './scene.ts';

/**
 * The scenes that `npm test` checks: between them they show each kind of part that pages have. `npm run test:long` checks all.
 */
const shortRun = new Set([
  // What most parents see: the longest page and a room; a form with its errors.
  'home',
  'painting',
  'admission-errors',
  // An account.
  'profile',
  // The office: a conversation with its panels, a table with a dialog, the form of a document.
  'inbox-conversation',
  'office-delete',
  'document-wrong',
]);

const unknown = [...shortRun].filter((name) => scenes.every((scene) => scene.name !== name));
if (unknown.length > 0) throw new Error(`there are no scenes ${unknown.join(', ')}`);

/** Whether `npm test` checks a scene. */
export const isInShortRun = ({ name }: Scene): boolean => shortRun.has(name);
