import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';

export interface Machine {
  node: string;
  system: string;
  processor: string;
  cores: number;
  /** In GB. */
  memory: number;
}

/** The machine that the bench runs on. */
export const thisMachine = (): Machine => ({
  node: process.versions.node,
  system: `${type()} ${release()}`,
  processor: cpus()[0]?.model ?? 'unknown processor',
  cores: availableParallelism(),
  memory: Math.round(totalmem() / 1e9),
});

/** The short hash of the checked-out commit, followed by "-changed" when files differ from it. */
export function currentCommit(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const hash = git('rev-parse', '--short', 'HEAD');
    const changes = git('status', '--porcelain', '--', '.', ':!docs/performance.md');
    return changes === '' ? hash : `${hash}-changed`;
  } catch {
    return 'unknown';
  }
}
