/** Finds an nginx for the proxy tests, or downloads one. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { FatalError } from '../command/fatal-error.mjs';
import { run } from '../command/processes.mjs';
import { step } from '../command/step.mjs';
import { runtimeFolder } from './paths.mjs';

const downloadFolder = join(runtimeFolder, 'nginx');
/** nginx is often in a folder that is only on root's PATH. */
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  join(downloadFolder, 'usr/sbin'),
];

/**
 * The path of an nginx that starts: NGINX_PATH, else one on this machine, else the package of Debian or Ubuntu, unpacked
 * into .runtime.
 * @returns {Promise<string>}
 */
export async function ensureNginx() {
  const chosen = process.env.NGINX_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new FatalError(`NGINX_PATH is '${chosen}', which does not start as nginx.`);
  }
  return (
    (await findInstalled()) ??
    (await step('nginx', async (onProgress) => {
      await download(onProgress);
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

async function findInstalled() {
  const candidates = FOLDERS.map((folder) => join(folder, 'nginx'));
  for (const path of candidates) if (existsSync(path) && (await starts(path))) return path;
  return undefined;
}

/** @param {string} path */
async function starts(path) {
  const result = await run(path, ['-v']).catch(() => undefined);
  return result?.code === 0;
}

/**
 * Unpacks the package without installing it, because an installed nginx starts a service on port 80.
 * @param {(text: string) => void} onLine
 */
async function download(onLine) {
  const options = { cwd: downloadFolder, onLine };
  mkdirSync(downloadFolder, { recursive: true });
  try {
    if (process.getuid?.() === 0) await run('apt-get', ['update'], options);
    await run('apt-get', ['download', 'nginx'], options);
    for (const file of readdirSync(downloadFolder).filter((name) => name.endsWith('.deb')))
      await run('dpkg', ['-x', file, downloadFolder], options);
  } catch (error) {
    onLine(String(error));
  }
}
