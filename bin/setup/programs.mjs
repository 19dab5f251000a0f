import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FatalError } from '../command/fatal-error.mjs';
import { root } from './paths.mjs';

/** The programs that the project runs, and the package of each. @type {Record<string, string>} */
const PACKAGES = {
  knip: 'knip',
  oxfmt: 'oxfmt',
  oxlint: 'oxlint',
  playwright: '@playwright/test',
  'react-router': '@react-router/dev',
  stylelint: 'stylelint',
  tsc: 'typescript',
  vitest: 'vitest',
};

/**
 * The JavaScript file of a program. The links in node_modules/.bin would run it on the machine's own Node.
 * @param {string} name
 * @returns {string}
 */
export function programFile(name) {
  const packageName = PACKAGES[name];
  if (!packageName)
    throw new FatalError(
      `There is no program '${name}'; the programs are ${Object.keys(PACKAGES).join(', ')}.`,
    );
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}
