import { scenes } from '../scenes.ts';
import type { Scene } from './scene.ts';

/**
 * The scenes that `npm test` checks: between them they show each kind of part that pages have. `npm run test:long` checks all.
 */
const shortRun = new Set([
  // What most parents see: the longest page, a list, a room, an article, and a page that is not there.
  'home',
  'classes',
  'painting',
  'blog-what-to-say-about-a-drawing',
  'not-found',
  // Forms with their errors, and an account.
  'contact-errors',
  'admission-errors',
  'profile',
  // The office: rows, a conversation with its panels, a table with a dialog, the form of a document, a page of a family.
  'overview',
  'inbox-conversation',
  'office-delete',
  'document-wrong',
  'family',
]);

const unknown = [...shortRun].filter((name) => scenes.every((scene) => scene.name !== name));
if (unknown.length > 0) throw new Error(`there are no scenes ${unknown.join(', ')}`);

/** Whether `npm test` checks a scene. */
export const isInShortRun = ({ name }: Scene): boolean => shortRun.has(name);
