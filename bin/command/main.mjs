import { FatalError } from './fatal-error.mjs';
import { color } from './print.mjs';
import { handleSignals } from './processes.mjs';

/**
 * Runs a command and sets the exit code of this process.
 * @param {() => Promise<number>} command returns the exit code
 */
export async function main(command) {
  handleSignals();
  try {
    process.exitCode = await command();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}

/**
 * Prints an expected failure as one sentence, any other error with its stack.
 * @param {unknown} error
 */
export function printError(error) {
  const fatal = error instanceof FatalError ? error : systemError(error);
  if (!fatal) {
    console.error(error);
    return;
  }
  if (fatal.details) process.stderr.write(`${fatal.details.trimEnd()}\n`);
  process.stderr.write(`${color('red', fatal.message)}\n`);
}

/**
 * The sentence for an error of the file system, or undefined for another error.
 * @param {unknown} error
 */
function systemError(error) {
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  if (code === 'ENOSPC')
    return new FatalError('The disk is full: free some space, then run the command again.');
  if (code === 'EMFILE' || code === 'ENFILE') {
    return new FatalError(
      'Too many files are open: raise the limit of open files (ulimit -n), then run the command again.',
    );
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new FatalError(`Cannot write ${path ?? 'here'}: give this user write permission for this folder.`);
  }
  return undefined;
}
