/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { FatalError } from '../command/fatal-error.mjs';
import { run } from '../command/processes.mjs';
import { step } from '../command/step.mjs';
import { root, runtimeFolder } from './paths.mjs';
import { programFile } from './programs.mjs';

/** Debian's browser without windows. The tests take a fifth less processor time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The path of a Chromium that starts: CHROMIUM_PATH; else as root on Debian the headless shell, installed with apt-get if
 * necessary; else one on this machine; else one that Playwright downloads into .runtime.
 * @param {import('./runtime.mjs').Runtime} runtime
 * @returns {Promise<string>}
 */
export async function ensureChromium(runtime) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new FatalError(`CHROMIUM_PATH is '${chosen}', which does not start as a browser.`);
  }
  if (canUseApt() && !(await findInstalled([HEADLESS_SHELL]))) await step('chromium', installWithApt);
  return (
    (await findInstalled(NAMES)) ??
    (await findPlaywrightChromium(runtime)) ??
    (await step('chromium', async (onProgress) => {
      await installWithPlaywright(runtime, onProgress);
      return (await findPlaywrightChromium(runtime)) ?? throwNotFound();
    }))
  );
}

/** @returns {never} */
function throwNotFound() {
  throw new FatalError(
    'No Chromium was found and none could be installed: install one, or set CHROMIUM_PATH to the path of one.',
  );
}

/** @param {readonly string[]} names */
async function findInstalled(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), MAC_CHROME];
  for (const path of candidates) if (existsSync(path) && (await starts(path))) return path;
  return undefined;
}

/**
 * Whether a browser starts. The file alone proves nothing: Ubuntu's `chromium-browser` is a script that asks for a snap,
 * and a downloaded browser may lack system libraries.
 * @param {string} path
 */
async function starts(path) {
  const result = await run(path, ['--version']).catch(() => undefined);
  return result?.code === 0;
}

/** Only Debian's own package is a real browser; Ubuntu's installs a snap. */
function canUseApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** @param {(text: string) => void} onLine */
async function installWithApt(onLine) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, onLine });
  await run('apt-get', ['install', '-y', '--no-install-recommends', HEADLESS_SHELL], { env, onLine });
}

/** @param {import('./runtime.mjs').Runtime} runtime */
function playwrightEnvironment({ env }) {
  return { ...env, PLAYWRIGHT_BROWSERS_PATH: join(runtimeFolder, 'browsers') };
}

/**
 * @param {import('./runtime.mjs').Runtime} runtime
 * @param {(text: string) => void} onLine
 */
async function installWithPlaywright(runtime, onLine) {
  const args = [programFile('playwright'), 'install', 'chromium'];
  await run(runtime.node, args, { cwd: root, env: playwrightEnvironment(runtime), onLine });
}

/** @param {import('./runtime.mjs').Runtime} runtime */
async function findPlaywrightChromium(runtime) {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const env = playwrightEnvironment(runtime);
  const { stdout } = await run(runtime.node, ['--eval', script], { cwd: root, env });
  const path = stdout.trim();
  return existsSync(path) && (await starts(path)) ? path : undefined;
}
