/** Finds an nginx for the proxy tests, or downloads one. */
import { delimiter, join } from 'node:path';
import { FatalError } from '../command/fatal-error.mjs';
import { step } from '../command/step.mjs';
import { findStarting, unpackedFolder, unpackPackages } from './debian-program.mjs';

/** nginx is often in a folder that is only on root's PATH. */
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  join(unpackedFolder('nginx'), 'usr/sbin'),
];

/**
 * The path of an nginx that starts: NGINX_PATH, else one on this machine, else the package of Debian or Ubuntu, unpacked
 * into .runtime.
 * @returns {Promise<string>}
 */
export async function ensureNginx() {
  const chosen = process.env.NGINX_PATH;
  if (chosen) {
    if (await findStarting([chosen], '-v')) return chosen;
    throw new FatalError(`NGINX_PATH is '${chosen}', which does not start as nginx.`);
  }
  return (
    (await findInstalled()) ??
    (await step('nginx', async (onProgress) => {
      await unpackPackages('nginx', ['nginx'], onProgress);
      return (await findInstalled()) ?? throwNotFound();
    }))
  );
}

/** @returns {never} */
function throwNotFound() {
  throw new FatalError(
    'No nginx was found and none could be installed: install one, or set NGINX_PATH to the path of one.',
  );
}

const findInstalled = () =>
  findStarting(
    FOLDERS.map((folder) => join(folder, 'nginx')),
    '-v',
  );
