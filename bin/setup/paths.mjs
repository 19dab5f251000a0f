import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Tools of the benchmarks that the product and its tests do not need: a package of its own. */
export const benchToolsFolder = join(root, 'bench/tools');

/** The validators of HTML: a package of its own, because only the check `markup` needs them. */
export const markupToolsFolder = join(root, 'e2e/markup-tools');

/** Node, npm and browsers that the set-up downloads. Not in node_modules, because `npm ci` empties that folder. */
export const runtimeFolder = join(root, '.runtime');
