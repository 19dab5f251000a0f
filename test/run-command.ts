import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** Output and exit status of a process. */
export interface Ended {
  stdout: string;
  stderr: string;
  code: number;
}

/**
 * Runs one of our files as a process of its own until it ends; 30 s at most.
 * @param file path from the root of the project, such as server/office/admin-command.ts
 * @param env its whole environment, but for PATH
 * @param cwd where it runs; the root of the project when left out
 */
export async function runCommand(
  file: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
  cwd = root,
): Promise<Ended> {
  const command = ['--disable-warning=ExperimentalWarning', path.join(root, file), ...args];
  const options = { cwd, env: { PATH: process.env.PATH, ...env }, timeout: 30_000 };
  try {
    return { ...(await run(process.execPath, command, options)), code: 0 };
  } catch (error) {
    return error as Ended;
  }
}
