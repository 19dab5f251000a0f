import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const log = path.join(import.meta.dirname, 'log.ts');
const script = `
  const { createLog } = await import(${JSON.stringify(log)});
  const log = createLog('info');
  for (let n = 0; n < 5000; n += 1) log.warn({ n, text: 'x'.repeat(500) }, 'a line');
  await new Promise((resolve) => setImmediate(resolve));
  process.stderr.write('still running');
`;

// A device that answers every write as a full disk does.
test.runIf(existsSync('/dev/full'))('a log that cannot be written does not stop the process', () => {
  const full = openSync('/dev/full', 'w');
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    timeout: 20_000,
  });
  closeSync(full);
  expect([status, stderr]).toEqual([0, 'still running']);
});
