import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { pagesOrigin, restorePageCache } from '#test/page-cache.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('a site has at most 250 000 objects after it has published, however often it publishes', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-heap-'));
  try {
    await restorePageCache(dataDir, pagesOrigin);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'test/count-heap-objects.ts'],
      { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_URL: pagesOrigin } },
    );
    const counts = stdout.trim().split('\n').map(Number);
    expect(counts).toHaveLength(3);
    // The first publication also loads code.
    const [, second = 0, third] = counts;
    expect(Math.max(...counts)).toBeLessThanOrEqual(250_000);
    expect(third).toBeLessThanOrEqual(second * 1.01);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
