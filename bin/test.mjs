/**
 * `npm test` runs every check. `node bin/test.mjs NAME …` runs those named, `--fast` those that need neither
 * PostgreSQL nor a browser.
 */
import { performance } from 'node:perf_hooks';
import { ensureChromium } from './chromium.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensureBuild, ensurePackages, ensureRuntime, npm, root, tool } from './setup.mjs';
import { FatalError, explain, main, paint, run, runLive, say, seconds, step } from './terminal.mjs';

/** @typedef {import('./setup.mjs').Runtime} Runtime */

/** A check throws when it fails; `'skipped'` is one that could not be made and whose failing proves nothing. */
/** @type {Record<string, (runtime: Runtime) => Promise<'passed' | 'skipped'>>} */
const CHECKS = {
  format: (runtime) => quietly('format', runtime, [['oxfmt', '--check']]),
  lint: (runtime) => quietly('lint', runtime, [['oxlint', '--deny-warnings']]),
  types: (runtime) =>
    quietly('types', runtime, [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
      ['tsc', '--noEmit', '--project', 'art'],
    ]),
  unused: (runtime) => quietly('unused', runtime, [['knip']]),
  audit,
  build,
  unit: (runtime) => suite('unit', runtime),
  api: (runtime) => suite('api', runtime),
  browser: (runtime) => browserSuite('browser', runtime),
  fuzz: (runtime) => suite('fuzz', runtime),
  proxy: async (runtime) => suite('proxy', runtime, { NGINX_PATH: await ensureNginx() }),
  'browser-long': (runtime) => browserSuite('browser-long', runtime),
};

/** Takes minutes more, or needs an nginx: `npm run test:long`. */
const LONG = new Set(['fuzz', 'proxy', 'browser-long']);

const FAST = ['lint', 'types', 'build', 'unit', 'api'];

/** What a check cannot do without. */
const NEEDS = { api: 'build', browser: 'build', fuzz: 'build', proxy: 'build', 'browser-long': 'build' };

await main(async () => {
  const args = process.argv.slice(2);
  const fast = args.includes('--fast');
  const chosen = withNeeds(
    args.filter((name) => name !== '--fast'),
    fast ? FAST : Object.keys(CHECKS).filter((name) => !LONG.has(name)),
  );
  // Tells the tests that would otherwise start a PostgreSQL.
  if (fast) process.env.TEST_POSTGRES = 'off';

  const count = { passed: 0, skipped: 0, failed: 0 };
  /** @type {Set<string>} */
  const failed = new Set();
  try {
    const runtime = await ensureRuntime();
    await ensurePackages(runtime);
    for (const name of chosen) {
      const result = await check(name, runtime, failed);
      count[result] += 1;
      if (result === 'failed') failed.add(name);
    }
  } catch (error) {
    explain(error);
    count.failed += 1;
  }
  if (failed.size > 0) say(paint('red', `failed: ${[...failed].join(', ')}`));
  say(`${count.passed} passed, ${count.failed} failed`);
  return count.failed > 0 ? 1 : 0;
});

/**
 * The checks asked for, in our order, with what they need; all of `otherwise` when none is asked for.
 * @param {string[]} asked
 * @param {string[]} otherwise
 */
function withNeeds(asked, otherwise) {
  const names = Object.keys(CHECKS);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown) throw new FatalError(`There is no check '${unknown}'; there are ${names.join(', ')}.`);
  if (asked.length === 0) return otherwise;
  const wanted = new Set(asked.flatMap((name) => [name, NEEDS[/** @type {keyof typeof NEEDS} */ (name)]]));
  return names.filter((name) => wanted.has(name));
}

/**
 * Makes one check; a failure is shown and does not keep the others from being made.
 * @param {string} name
 * @param {Runtime} runtime
 * @param {Set<string>} failed
 * @returns {Promise<'passed' | 'skipped' | 'failed'>}
 */
async function check(name, runtime, failed) {
  const need = NEEDS[/** @type {keyof typeof NEEDS} */ (name)];
  if (need && failed.has(need)) {
    say(`${paint('red', '✗')} ${name} (not run: ${need} failed)`);
    return 'failed';
  }
  try {
    return await CHECKS[name](runtime);
  } catch (error) {
    explain(error);
    return 'failed';
  }
}

/**
 * Runs programs one after the other as a step; what one printed is shown only when it fails.
 * @param {string} name
 * @param {Runtime} runtime
 * @param {string[][]} commands
 */
function quietly(name, runtime, commands) {
  return step(name, async () => {
    for (const [program, ...args] of commands) {
      const { code, output } = await run(runtime.node, [tool(program), ...args], {
        cwd: root,
        env: runtime.env,
      });
      if (code !== 0) throw new FatalError(`${name}: ${program} found the above.`, output);
    }
    return /** @type {const} */ ('passed');
  });
}

/**
 * Builds the pages; says so too when they need no building.
 * @param {Runtime} runtime
 */
async function build(runtime) {
  const started = performance.now();
  if (!(await ensureBuild(runtime)))
    say(`${paint('green', '✓')} build (up to date) ${paint('dim', seconds(started))}`);
  return /** @type {const} */ ('passed');
}

/**
 * Runs one project of vitest.config.ts.
 * @param {string} name
 * @param {Runtime} runtime
 * @param {NodeJS.ProcessEnv} [extra]
 */
function suite(name, runtime, extra) {
  return runTests(name, runtime, [tool('vitest'), 'run', '--project', name], extra);
}

/**
 * Runs one project of playwright.config.ts.
 * @param {string} name
 * @param {Runtime} runtime
 */
async function browserSuite(name, runtime) {
  const CHROMIUM_PATH = await ensureChromium(runtime);
  return runTests(name, runtime, [tool('playwright'), 'test', `--project=${name}`], { CHROMIUM_PATH });
}

/**
 * Runs a test runner as a step and shows its output as progress.
 * @param {string} name
 * @param {Runtime} runtime
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [extra]
 */
async function runTests(name, runtime, command, extra = {}) {
  const started = performance.now();
  say(`· ${name}`);
  const env = { ...runtime.env, ...extra };
  const code = await runLive(name, runtime.node, command, { cwd: root, env });
  const mark = code === 0 ? paint('green', '✓') : paint('red', '✗');
  say(`${mark} ${name} ${paint('dim', seconds(started))}`);
  if (code !== 0) throw new FatalError(`${name}: some tests failed, see above.`);
  return /** @type {const} */ ('passed');
}

/**
 * Asks the registry for known weaknesses of our packages. A registry that cannot answer proves nothing either way.
 * @param {Runtime} runtime
 * @returns {Promise<'passed' | 'skipped'>}
 */
async function audit(runtime) {
  const started = performance.now();
  const { stdout } = await npm(runtime, ['audit', '--audit', '--json'], () => {});
  const report = parsed(stdout);
  if (!report?.metadata?.vulnerabilities) {
    const why = report?.message ?? 'no answer';
    say(`- audit skipped: the registry could not be asked (${why}) ${paint('dim', seconds(started))}`);
    return 'skipped';
  }
  return step('audit', async () => {
    const grave = Object.values(report.vulnerabilities).filter(({ severity }) =>
      /^(high|critical)$/.test(severity),
    );
    const lines = grave.flatMap(({ name, severity, via }) =>
      via.map(
        (cause) =>
          `${severity}: ${name}: ${typeof cause === 'string' ? `by way of ${cause}` : `${cause.title} ${cause.url}`}`,
      ),
    );
    if (lines.length > 0)
      throw new FatalError('audit: packages with known weaknesses, see above.', lines.join('\n'));
    return /** @type {const} */ ('passed');
  });
}

/**
 * The part of npm's audit report that we read; `message` stands alone when the registry gave no report.
 * @typedef {{ name: string, severity: string, via: (string | { title: string, url: string })[] }} Weakness
 * @typedef {{ message?: string, metadata?: { vulnerabilities?: object }, vulnerabilities: Record<string, Weakness> }} Report
 */

/**
 * @param {string} text
 * @returns {Report | undefined}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
