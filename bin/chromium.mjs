/** Finds the Chromium for the browser tests, or brings one. */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, runtimeFolder, tool } from './setup.mjs';
import { FatalError, run, step } from './terminal.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The path of a Chromium that runs: the one CHROMIUM_PATH names, else one on this machine, else the package manager's
 * where we may install it, else the one Playwright brings into .runtime.
 * @param {import('./setup.mjs').Runtime} runtime
 * @returns {Promise<string>}
 */
export async function ensureChromium(runtime) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await runs(chosen)) return chosen;
    throw new FatalError(`CHROMIUM_PATH names '${chosen}', which does not run as a browser.`);
  }
  return (
    (await onThisMachine()) ??
    (await fromPlaywright(runtime, false)) ??
    (await step('chromium', async (note) => {
      if (mayUseApt()) await fromApt(note);
      return (await onThisMachine()) ?? (await fromPlaywright(runtime, true, note)) ?? giveUp();
    }))
  );
}

/** @returns {never} */
function giveUp() {
  throw new FatalError(
    'No Chromium runs here and none could be installed: install one, or name one with CHROMIUM_PATH.',
  );
}

/** A Chromium that was here before us. */
async function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC_CHROME];
  for (const place of places) if (existsSync(place) && (await runs(place))) return place;
  return undefined;
}

/**
 * Whether a browser starts. Being there is not enough: Ubuntu's `chromium-browser` only says where to find a snap, and
 * a downloaded one may lack libraries.
 * @param {string} path
 */
async function runs(path) {
  const answer = await run(path, ['--version']).catch(() => undefined);
  return answer?.code === 0;
}

/** Debian carries Chromium itself; its relatives may not. */
function mayUseApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Lets Debian install Chromium. When it cannot, the next way is tried.
 * @param {(text: string) => void} note
 */
async function fromApt(note) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, onLine: note });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, onLine: note });
}

/**
 * The Chromium that Playwright has brought, or brings now.
 * @param {import('./setup.mjs').Runtime} runtime
 * @param {boolean} bringIt
 * @param {(text: string) => void} [note]
 */
async function fromPlaywright(runtime, bringIt, note) {
  const env = { ...runtime.env, PLAYWRIGHT_BROWSERS_PATH: join(runtimeFolder, 'browsers') };
  if (bringIt)
    await run(runtime.node, [tool('playwright'), 'install', 'chromium'], {
      cwd: root,
      env,
      onLine: note,
    });
  const ask = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = await run(runtime.node, ['--eval', ask], { cwd: root, env });
  const path = stdout.trim();
  return existsSync(path) && (await runs(path)) ? path : undefined;
}
