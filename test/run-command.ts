import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** Output and exit status of a process. */
export interface ProcessResult {
  stdout: string;
  stderr: string;
  code: number;
}

/**
 * Runs a file of the project in its own process and waits for its end, at most 30 s.
 * @param file path from the root of the project, such as server/office/admin-command.ts
 * @param env its environment; only PATH and Node's cache of compiled modules are added
 * @param cwd its working directory; default: the root of the project
 */
export async function runCommand(
  file: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
  cwd = root,
): Promise<ProcessResult> {
  const command = ['--disable-warning=ExperimentalWarning', path.join(root, file), ...args];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const options = { cwd, env: { PATH, NODE_COMPILE_CACHE, ...env }, timeout: 30_000 };
  try {
    return { ...(await run(process.execPath, command, options)), code: 0 };
  } catch (error) {
    return error as ProcessResult;
  }
}
