import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether a server and its load generator can have a core each. */
export const canPin = availableParallelism() > 1 && hasTaskset();

/** The core of a measured server, and the core of the load generator. */
export const serverCore = 0;
export const loadCore = 1;

/** A command that runs on one core, or the same command when processes cannot be pinned to a core or `core` is undefined. */
export const pinned = (command: readonly string[], core: number | undefined): readonly string[] =>
  canPin && core !== undefined ? ['taskset', '--cpu-list', String(core), ...command] : command;
