import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Figure, MeasureOptions, Measured } from '../figure.ts';
import { freePort, startServer } from '../run/server-process.ts';
import { publicUrl, root } from '../run/site.ts';

/** Seconds of one start until the site is ready. @param command as `npm start`, in `cwd` */
async function secondsUntilReady(
  command: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const port = await freePort();
  const server = await startServer(command, { port, cwd, env: { ...env, PORT: String(port) } });
  await server.stop();
  return server.readySeconds;
}

/** The environment of a new user: no home folder with settings or caches, and nothing of the npm that runs the bench. */
function environmentOfNewUser(home: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_/i.test(name));
  const settings = ['registry', 'cafile'].flatMap((name) => {
    const value = execFileSync('npm', ['config', 'get', name], { cwd: root, encoding: 'utf8' }).trim();
    return value === 'null' ? [] : [[`npm_config_${name}`, value] as const];
  });
  return { ...Object.fromEntries([...kept, ...settings]), HOME: home };
}

/** Seconds of `npm start` in a new clone: it installs the packages, builds the pages and renders them. */
async function secondsInNewClone(folder: string): Promise<number> {
  const [clone, home] = [path.join(folder, 'clone'), path.join(folder, 'home')];
  mkdirSync(home, { recursive: true });
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
  return secondsUntilReady(['npm', 'start'], clone, environmentOfNewUser(home));
}

/**
 * The time from the start of the process until the site is ready.
 * @param folder an empty folder for this measurement
 */
export async function measureStart(folder: string, { isQuick }: MeasureOptions): Promise<Measured> {
  const command = [process.execPath, path.join(root, 'bin/start.mjs')];
  const [first, later, inClone]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < (isQuick ? 1 : 5); round += 1) {
    const env = { ...process.env, PUBLIC_URL: publicUrl, DATA_DIR: path.join(folder, `data-${round}`) };
    first.push(await secondsUntilReady(command, root, env));
    later.push(await secondsUntilReady(command, root, env));
  }
  if (!isQuick) inClone.push(await secondsInNewClone(folder));
  const figure = (name: string, samples: readonly number[], atMost: number): Figure[] =>
    samples.length === 0
      ? []
      : [{ group: 'server', name, unit: 's', ours: { name: 'this site', samples }, target: { atMost } }];
  return {
    figures: [
      ...figure('first start, which renders all pages', first, 8),
      ...figure('later start', later, 1),
      ...figure('npm start in a new clone, with packages and build', inClone, 30),
    ],
    notes: isQuick ? ['The start in a new clone is left out of a quick run.'] : [],
  };
}
