/**
 * `npm test` runs every check. `node bin/test.mjs NAME …` runs single checks, `--fast` the quick ones, without PostgreSQL
 * and without a browser.
 */
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { audit } from './checks/audit.mjs';
import { NotChecked } from './checks/not-checked.mjs';
import { FatalError } from './command/fatal-error.mjs';
import { main, printError } from './command/main.mjs';
import { color, print, secondsSince } from './command/print.mjs';
import { run, runLive } from './command/processes.mjs';
import { step } from './command/step.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { findContainerEngine } from './setup/container-engine.mjs';
import { findJava } from './setup/java.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { markupToolsFolder, root, runtimeFolder } from './setup/paths.mjs';
import { programFile } from './setup/programs.mjs';
import { ensureRuntime } from './setup/runtime.mjs';

/** @typedef {import('./setup/runtime.mjs').Runtime} Runtime */

/**
 * A check throws `NotChecked` if this machine cannot make it, and any other error if it fails.
 * @type {Record<string, (runtime: Runtime) => Promise<void>>}
 */
const CHECKS = {
  format: (runtime) => quietly('format', runtime, [[['oxfmt', '--check', '--disable-nested-config']]]),
  lint: (runtime) =>
    quietly('lint', runtime, [
      [
        ['oxlint', '--deny-warnings'],
        ['oxlint', '--type-aware', '--deny-warnings', '--allow=all', ...PROMISE_RULES],
        ['stylelint', 'app/**/*.css'],
      ],
    ]),
  types: (runtime) =>
    quietly('types', runtime, [
      [['react-router', 'typegen']],
      [
        ['tsc', '--noEmit'],
        ['tsc', '--noEmit', '--project', 'bin'],
      ],
    ]),
  unused: (runtime) => quietly('unused', runtime, [[['knip']]]),
  audit,
  build,
  unit: (runtime) => suite('unit', runtime),
  api: (runtime) => suite('api', runtime),
  browser: (runtime) => browserSuite('browser', runtime),
  'api-long': (runtime) => suite('api-long', runtime),
  proxy: async (runtime) => suite('proxy', runtime, { NGINX_PATH: await ensureNginx() }),
  'browser-long': (runtime) => browserSuite('browser-long', runtime),
  markup,
  container,
};

/** Checks that take many minutes or need a program that few machines have: `npm run test:long`. */
const LONG = new Set(['api-long', 'proxy', 'browser-long', 'markup', 'container']);

/** The rules that need types: a promise that nobody waits for hides its failure. */
const PROMISE_RULES = ['no-floating-promises', 'no-misused-promises', 'await-thenable'].map(
  (rule) => `--deny=typescript/${rule}`,
);

const FAST = ['lint', 'types', 'build', 'unit', 'api'];

/** The checks that need another one first. @type {Record<string, string>} */
const NEEDS = {
  api: 'build',
  browser: 'build',
  'api-long': 'build',
  proxy: 'build',
  'browser-long': 'build',
  markup: 'build',
};

await main(async () => {
  const args = process.argv.slice(2);
  const fast = args.includes('--fast');
  const names = withNeeds(
    args.filter((name) => name !== '--fast'),
    fast ? FAST : Object.keys(CHECKS).filter((name) => !LONG.has(name)),
  );
  // The tests start no PostgreSQL then.
  if (fast) process.env.TEST_POSTGRES = 'off';
  // The tests start hundreds of Node processes with the same modules.
  process.env.NODE_COMPILE_CACHE ??= join(runtimeFolder, 'compile-cache');

  /** @type {Set<string>} */
  const passed = new Set();
  /** @type {Set<string>} */
  const failed = new Set();
  /** @type {string[]} each with its reason */
  const notChecked = [];
  /** @type {Runtime} */
  let runtime;
  try {
    runtime = await ensureRuntime();
    await ensurePackages(runtime);
  } catch (error) {
    printError(error);
    print('0 passed, 1 failed');
    return 1;
  }
  for (const name of names) {
    if (failed.has(NEEDS[name] ?? '')) {
      print(`${color('red', '✗')} ${name} (not run: ${NEEDS[name]} failed)`);
      failed.add(name);
      continue;
    }
    try {
      await CHECKS[name]?.(runtime);
      passed.add(name);
    } catch (error) {
      if (error instanceof NotChecked) {
        notChecked.push(`${name} (${error.message})`);
        print(`- ${name} not checked: ${error.message}${error.details ? `: ${error.details}` : ''}`);
      } else {
        printError(error);
        failed.add(name);
      }
    }
  }
  if (failed.size > 0) print(color('red', `failed: ${[...failed].join(', ')}`));
  const counts = [`${passed.size} passed`, `${failed.size} failed`];
  if (notChecked.length > 0) counts.push(`${notChecked.length} not checked: ${notChecked.join(', ')}`);
  print(counts.join(', '));
  return failed.size > 0 ? 1 : 0;
});

/**
 * The checks that were named, in the order of CHECKS and with the ones they need.
 * @param {string[]} named
 * @param {string[]} byDefault the checks to run if none was named
 */
function withNeeds(named, byDefault) {
  const names = Object.keys(CHECKS);
  const unknown = named.find((name) => !names.includes(name));
  if (unknown) throw new FatalError(`There is no check '${unknown}'; the checks are ${names.join(', ')}.`);
  if (named.length === 0) return byDefault;
  const wanted = new Set(named.flatMap((name) => [name, NEEDS[name]]));
  return names.filter((name) => wanted.has(name));
}

/**
 * Runs groups of programs one after the other, those of a group at the same time; prints the output of the first that fails.
 * @param {string} name
 * @param {Runtime} runtime
 * @param {[program: string, ...args: string[]][][]} groups
 */
function quietly(name, runtime, groups) {
  return step(name, async () => {
    for (const commands of groups) {
      const ended = await Promise.all(
        commands.map(([program, ...args]) =>
          run(runtime.node, [programFile(program), ...args], { cwd: root, env: runtime.env }),
        ),
      );
      for (const [at, { code, output }] of ended.entries())
        if (code !== 0) throw new FatalError(`${name}: ${commands[at]?.[0]} failed, see above.`, output);
    }
  });
}

/** @param {Runtime} runtime */
async function build(runtime) {
  const started = performance.now();
  if (!(await ensureBuild(runtime)))
    print(`${color('green', '✓')} build (up to date) ${color('dim', secondsSince(started))}`);
}

/**
 * Runs one project of vitest.config.ts.
 * @param {string} name
 * @param {Runtime} runtime
 * @param {NodeJS.ProcessEnv} [extra]
 */
function suite(name, runtime, extra) {
  return runTests(name, runtime, [programFile('vitest'), 'run', '--project', name], extra);
}

/**
 * Runs one project of playwright.config.ts.
 * @param {string} name
 * @param {Runtime} runtime
 */
async function browserSuite(name, runtime) {
  const CHROMIUM_PATH = await ensureChromium(runtime);
  await runTests(name, runtime, [programFile('playwright'), 'test', `--project=${name}`], { CHROMIUM_PATH });
}

/**
 * Runs a test runner and shows its output.
 * @param {string} name
 * @param {Runtime} runtime
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [extra]
 */
async function runTests(name, runtime, command, extra = {}) {
  const started = performance.now();
  print(`· ${name}`);
  const code = await runLive(name, runtime.node, command, { cwd: root, env: { ...runtime.env, ...extra } });
  const mark = code === 0 ? color('green', '✓') : color('red', '✗');
  print(`${mark} ${name} ${color('dim', secondsSince(started))}`);
  if (code !== 0) throw new FatalError(`${name}: some tests failed, see above.`);
}

/** @param {Runtime} runtime */
async function markup(runtime) {
  if (!(await findJava())) throw new NotChecked('there is no Java');
  await ensurePackages(runtime, markupToolsFolder);
  await browserSuite('markup', runtime);
}

/** @param {Runtime} runtime */
async function container(runtime) {
  const engine = await findContainerEngine();
  if (engine === undefined) throw new NotChecked('neither podman nor docker runs here');
  await suite('container', runtime, { CONTAINER_ENGINE: engine });
}
