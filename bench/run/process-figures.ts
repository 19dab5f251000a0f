import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc/PID/stat. */
let ticksPerSecond: number | undefined;

/** The processor time of all threads of a process so far, in seconds. */
export function cpuSecondsOf(pid: number): number {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may contain spaces: user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The resident memory of a process in MB; 0 when it has ended. */
export function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  const [, kibibytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

/** The ids of the child processes of a process. */
export function childrenOf(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((thread) =>
    readFileSync(`${folder}/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
