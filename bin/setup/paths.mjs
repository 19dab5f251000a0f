import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The picture programs: a package of its own. */
export const artFolder = join(root, 'art');

/** Node, npm and browsers that the set-up downloads. Not in node_modules, because `npm ci` empties that folder. */
export const runtimeFolder = join(root, '.runtime');
