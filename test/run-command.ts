import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
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
 * @param file path from the root of the project, such as server/tasks/admin-command.ts
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

/** A command to run: what `runCommand` takes. */
export interface CommandCall {
  file: string;
  args: readonly string[];
  env: Record<string, string | undefined>;
}

/** A process that runs commands. */
export interface Commands {
  /** Like `runCommand`, for one command at a time. */
  run(...call: Parameters<typeof runCommand>): Promise<ProcessResult>;
  close(): Promise<void>;
}

/**
 * Starts a process that runs commands one after the other, because to start one takes a hundred times as long as most commands.
 * A file that uses it also runs one command with `runCommand`, as an operator does.
 */
export function openCommands(): Commands {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(path.join(root, 'test/command-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { PATH, NODE_COMPILE_CACHE },
  });
  const ended = once(child, 'exit');
  return {
    async run(file, args, env) {
      const result = Promise.race([
        once(child, 'message'),
        ended.then(() => Promise.reject(new Error(`the process of ${file} ended`))),
      ]);
      child.send({ file, args, env: { PATH, ...env } } satisfies CommandCall);
      const [message] = await result;
      return message as ProcessResult;
    },
    async close() {
      child.disconnect();
      await ended;
    },
  };
}
