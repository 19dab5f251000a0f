/** Finds an npm, installs npm 11 where the machine's own is older, and runs it. */
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { FatalError } from '../command/fatal-error.mjs';
import { run } from '../command/processes.mjs';
import { step } from '../command/step.mjs';
import { npmError } from './npm-errors.mjs';
import { root, runtimeFolder } from './paths.mjs';
import { runIfChanged } from './stamp.mjs';
import { isAtLeast } from './version.mjs';

/** npm 10 leaves out the native packages of Vite when it installs from a lockfile. */
const MINIMUM_NPM = [11];
const NPM_VERSION = '11.19.1';

/**
 * Runs npm 11 or newer in the project folder.
 * @param {import('./runtime.mjs').Runtime} runtime
 * @param {string[]} args
 * @param {(text: string) => void} [onProgress]
 */
export async function npm({ node, env }, args, onProgress = () => {}) {
  const machine = findNpm();
  if (node === process.execPath && machine && isAtLeast(machine.version, MINIMUM_NPM))
    return runNpm(node, machine.cli, args, env, onProgress);
  if (node === process.execPath) await installIntoRuntime([], env);
  // With a Node in .runtime, npm was installed next to it.
  return runNpm(node, join(runtimeFolder, 'node_modules/npm/bin/npm-cli.js'), args, env, onProgress);
}

/**
 * Installs npm 11 and other packages into .runtime with the machine's npm, unless they are installed.
 * @param {string[]} packages each `name@version`
 * @param {NodeJS.ProcessEnv} env
 * @param {(onProgress: (text: string) => void) => Promise<void>} [afterInstall]
 */
export function installIntoRuntime(packages, env, afterInstall) {
  const all = [...packages, `npm@${NPM_VERSION}`];
  const stamp = [...all, process.platform, process.arch].join(' ');
  return runIfChanged(join(runtimeFolder, 'stamp'), stamp, async () => {
    const machine = findNpm();
    if (!machine)
      throw new FatalError('npm was not found: install it together with Node, or run this as `npm start`.');
    await step(all.join(' and '), async (onProgress) => {
      mkdirSync(runtimeFolder, { recursive: true });
      const flags = ['--prefix', runtimeFolder, '--no-save', '--no-package-lock', '--no-audit'];
      const args = ['install', ...flags, ...all];
      const result = await runNpm(process.execPath, machine.cli, args, env, onProgress);
      if (result.code !== 0) throw npmError(result.output);
      await afterInstall?.(onProgress);
    });
  });
}

/**
 * @param {string} node
 * @param {string} cli path of npm-cli.js
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(text: string) => void} onProgress
 */
function runNpm(node, cli, args, env, onProgress) {
  const flags = [
    '--ignore-scripts',
    '--no-fund',
    '--no-update-notifier',
    // Prints a line for each download, which `showDownloads` counts.
    '--loglevel=http',
    // With npm's default retries, a user without a network would wait over a minute for the error.
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=4000',
  ];
  return run(node, [cli, ...args, ...flags], { cwd: root, env, onLine: showDownloads(onProgress) });
}

/**
 * Counts the downloads in npm's output.
 * @param {(text: string) => void} onProgress
 */
export function showDownloads(onProgress) {
  let count = 0;
  return (/** @type {string} */ line) => {
    if (/^npm http (fetch GET 200|cache) /.test(line)) onProgress(`${++count} fetched`);
  };
}

/**
 * The npm of this machine: the one that runs this script, else the one installed with Node, else the one on the PATH.
 * @returns {{ cli: string, version: string } | undefined}
 */
function findNpm() {
  const nodeFolder = dirname(realpathSync(process.execPath));
  const candidates = [
    process.env.npm_execpath ?? '',
    join(nodeFolder, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(nodeFolder, 'node_modules/npm/bin/npm-cli.js'),
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')),
  ];
  for (const candidate of candidates) {
    if (!existsSync(candidate)) continue;
    const cli = realpathSync(candidate);
    if (!cli.endsWith('npm-cli.js')) continue;
    return { cli, version: JSON.parse(readFileSync(join(dirname(cli), '../package.json'), 'utf8')).version };
  }
  return undefined;
}
