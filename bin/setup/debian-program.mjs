/** Finds a program that tests need, or unpacks Debian's package of it. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../command/processes.mjs';
import { runtimeFolder } from './paths.mjs';

/** The folder of an unpacked package. @param {string} name */
export const unpackedFolder = (name) => join(runtimeFolder, name);

/**
 * Unpacks packages of Debian or Ubuntu without installing them, because an installed server starts as a service. An error
 * is only shown: whether the program starts afterwards says more.
 * @param {string} name of the folder
 * @param {readonly string[]} packages
 * @param {(text: string) => void} onLine
 */
export async function unpackPackages(name, packages, onLine) {
  const cwd = unpackedFolder(name);
  const options = { cwd, onLine };
  mkdirSync(cwd, { recursive: true });
  try {
    if (process.getuid?.() === 0) await run('apt-get', ['update'], options);
    await run('apt-get', ['download', ...packages], options);
    for (const file of readdirSync(cwd).filter((entry) => entry.endsWith('.deb')))
      await run('dpkg', ['-x', file, cwd], options);
  } catch (error) {
    onLine(String(error));
  }
}

/**
 * The first of several files that exists and starts.
 * @param {readonly string[]} files
 * @param {string} versionFlag
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function findStarting(files, versionFlag, env) {
  for (const file of files) {
    if (!existsSync(file)) continue;
    const result = await run(file, [versionFlag], env === undefined ? {} : { env }).catch(() => undefined);
    if (result?.code === 0) return file;
  }
  return undefined;
}
