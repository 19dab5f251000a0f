import { readFileSync, writeFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';

/** Milliseconds between two looks: a decoder takes memory as fast as it fills it. */
const pause = 50;

/** The memory of a process in bytes; 0 where the system does not tell (proc(5), Linux). */
function memoryOf(pid: number): number {
  try {
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Ends a process that takes too much memory. V8 limits only its own objects, and a decoder allocates beside them.
 * @returns ends the watch
 */
export function limitMemory(child: ChildProcess, bytes: number): () => void {
  const { pid } = child;
  if (pid === undefined) return () => {};
  // When the machine itself has too little, this process ends and not the server.
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Not Linux.
  }
  const timer = setInterval(() => memoryOf(pid) > bytes && child.kill('SIGKILL'), pause);
  return () => clearInterval(timer);
}
