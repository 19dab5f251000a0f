/** Finds a Node that can run this project, or installs one into .runtime. Runs on any Node from 20 on. */
import { delimiter, join } from 'node:path';
import { FatalError } from '../command/fatal-error.mjs';
import { run } from '../command/processes.mjs';
import { installIntoRuntime, showDownloads } from './npm.mjs';
import { npmError } from './npm-errors.mjs';
import { runtimeFolder } from './paths.mjs';
import { isAtLeast } from './version.mjs';

/** argon2 in node:crypto came with 24.7. */
const MINIMUM_NODE = [24, 7];
const NODE_VERSION = '24.21.0';

const nodeFolder = join(runtimeFolder, 'node_modules/node/bin');
const installedNode = join(nodeFolder, process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The Node to run things with, and the environment for child processes.
 * @typedef {{ node: string, env: NodeJS.ProcessEnv }} Runtime
 */

/**
 * The Node that runs now if it is new enough, else the one in .runtime, which is installed once with npm's `node` package.
 * @returns {Promise<Runtime>}
 */
export async function ensureRuntime() {
  if (isAtLeast(process.versions.node, MINIMUM_NODE)) return { node: process.execPath, env: environment() };
  if (!isAtLeast(process.versions.node, [20])) {
    throw new FatalError(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  }
  await installIntoRuntime([`node@${NODE_VERSION}`], environment(), installNode);
  return { node: installedNode, env: environment(nodeFolder) };
}

/**
 * Runs the script of npm's `node` package that downloads Node for this system. npm itself may be set to run no scripts,
 * and npm 12 runs none by default.
 * @param {(text: string) => void} onProgress
 */
async function installNode(onProgress) {
  const download = await run(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(runtimeFolder, 'node_modules/node'),
    env: { ...environment(), npm_config_loglevel: 'http', npm_config_audit: 'false' },
    onLine: showDownloads(onProgress),
  });
  if (download.code !== 0) throw npmError(download.output);
  const result = await run(installedNode, ['--version']).catch(() => undefined);
  if (result?.stdout.trim() !== `v${NODE_VERSION}`) {
    throw new FatalError(
      `Node ${NODE_VERSION} from the npm registry does not run on this system: install Node ${MINIMUM_NODE.join('.')} or newer.`,
      result?.output,
    );
  }
}

/**
 * The environment for child processes. npm's cache stays in this folder, because the set-up writes nothing outside it.
 * npm reads .npmrc only when it works on this project, so the variable is set here.
 * @param {string} [firstOnPath] a folder whose `node` child processes find first
 * @returns {NodeJS.ProcessEnv}
 */
function environment(firstOnPath) {
  const env = { ...process.env };
  const cache = env.npm_config_cache;
  // npm always sets the variable for the scripts it runs; the path from .npmrc is then relative to another folder.
  // Any other value was set by the user to share a cache, and is kept.
  if (!cache || cache.endsWith(join('.runtime', 'npm-cache')))
    env.npm_config_cache = join(runtimeFolder, 'npm-cache');
  if (firstOnPath) env.PATH = [firstOnPath, env.PATH].join(delimiter);
  return env;
}
