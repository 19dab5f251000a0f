import { readdirSync, readFileSync } from 'node:fs';

/** The text of a file in /proc; empty when its process or thread has ended. */
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const threadsOf = (pid: number) => readdirSync(`/proc/${pid}/task`);

/** The processor time of all threads of a running process so far, in seconds. */
export function cpuSecondsOf(pid: number): number {
  const nanoseconds = threadsOf(pid).map((thread) =>
    Number.parseInt(readProc(`${pid}/task/${thread}/schedstat`) || '0', 10),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9;
}

/** The resident memory of a process in MB; 0 when it has ended. */
export function residentMegabytes(pid: number): number {
  const [, kibibytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readProc(`${pid}/status`)) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

/** The ids of the child processes of a running process. */
export const childrenOf = (pid: number): number[] =>
  threadsOf(pid).flatMap((thread) =>
    readProc(`${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
