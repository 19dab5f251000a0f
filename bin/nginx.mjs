/** Finds the nginx for the tests behind a proxy, or brings one. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runtimeFolder } from './setup.mjs';
import { FatalError, run, step } from './terminal.mjs';

const unpacked = join(runtimeFolder, 'nginx');
/** Systems keep nginx in a folder that only root's PATH names. */
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  join(unpacked, 'usr/sbin'),
];

/**
 * The path of an nginx that runs: the one NGINX_PATH names, else one on this machine, else the package of Debian and its
 * relatives, unpacked into .runtime.
 * @returns {Promise<string>}
 */
export async function ensureNginx() {
  const chosen = process.env.NGINX_PATH;
  if (chosen) {
    if (await runs(chosen)) return chosen;
    throw new FatalError(`NGINX_PATH names '${chosen}', which does not run as an nginx.`);
  }
  return (
    (await onThisMachine()) ??
    (await step('nginx', async (note) => {
      await fromApt(note);
      return (await onThisMachine()) ?? giveUp();
    }))
  );
}

/** @returns {never} */
function giveUp() {
  throw new FatalError(
    'No nginx runs here and none could be installed: install one, or name one with NGINX_PATH.',
  );
}

async function onThisMachine() {
  const places = FOLDERS.map((folder) => join(folder, 'nginx'));
  for (const place of places) if (existsSync(place) && (await runs(place))) return place;
  return undefined;
}

/** @param {string} path */
async function runs(path) {
  const answer = await run(path, ['-v']).catch(() => undefined);
  return answer?.code === 0;
}

/**
 * Unpacks the package instead of installing it: an installed nginx would start to serve port 80. When this fails, no
 * nginx is found.
 * @param {(text: string) => void} note
 */
async function fromApt(note) {
  const options = { cwd: unpacked, onLine: note };
  mkdirSync(unpacked, { recursive: true });
  try {
    if (process.getuid?.() === 0) await run('apt-get', ['update'], options);
    await run('apt-get', ['download', 'nginx'], options);
    for (const file of readdirSync(unpacked).filter((name) => name.endsWith('.deb')))
      await run('dpkg', ['-x', file, unpacked], options);
  } catch (error) {
    note(String(error));
  }
}
