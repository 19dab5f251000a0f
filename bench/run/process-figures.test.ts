import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { childrenOf, cpuSecondsOf, residentMegabytes } from './process-figures.ts';

test.runIf(existsSync('/proc/self/task'))(
  'reads memory, processor time and children of a process',
  async () => {
    const child = spawn(process.execPath, ['--eval', 'process.stdin.resume(); console.log("up")']);
    await once(child.stdout, 'data');
    const { pid = 0 } = child;
    expect(childrenOf(process.pid)).toContain(pid);
    expect(cpuSecondsOf(pid)).toBeGreaterThan(0);
    expect(residentMegabytes(pid)).toBeGreaterThan(1);
    child.stdin.end();
    await once(child, 'exit');
    expect(residentMegabytes(pid)).toBe(0);
  },
);
