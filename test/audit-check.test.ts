import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
let registry: Server;
/** A cache for each test, because npm caches advisories. */
let cache: string;

beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'npm-cache-'));
});
afterEach(() => {
  registry.close();
  rmSync(cache, { recursive: true });
});

/** Runs `npm test`'s audit check against a registry that gives this reply to the audit and 404 to everything else. */
async function audit(
  status: number,
  reply: unknown,
): Promise<{ stdout: string; stderr: string; code: number }> {
  registry = createServer(({ url = '' }, response) => {
    const isAudit = url.includes('/advisories/bulk');
    response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAudit ? reply : {}));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  const npm = { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache };
  const env = { ...process.env, NO_COLOR: '1', ...npm };
  return new Promise((resolve) => {
    execFile(process.execPath, ['bin/test.mjs', 'audit'], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ stdout, stderr, code: Number(error?.code ?? 0) }),
    );
  });
}

const advisory = (severity: string) => ({
  hono: [
    { id: 1, url: 'https://advisories.test/1', title: 'Reads any file', severity, vulnerable_versions: '*' },
  ],
});

test('the audit check passes when the registry reports no vulnerability', async () => {
  const { stdout, code } = await audit(200, {});
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^1 passed, 0 failed$/m)]);
});

test('the audit check fails on a vulnerability of high severity and prints it', async () => {
  const { stdout, stderr, code } = await audit(200, advisory('high'));
  expect([code, stdout]).toEqual([1, expect.stringMatching(/^0 passed, 1 failed$/m)]);
  expect(stderr).toContain('high: hono: Reads any file https://advisories.test/1');
});

test('the audit check passes on a vulnerability of moderate severity', async () => {
  expect((await audit(200, advisory('moderate'))).code).toBe(0);
});

test('the audit counts as not checked, neither passed nor failed, when the registry does not answer', async () => {
  const { stdout, code } = await audit(404, { error: 'no audits here' });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^0 passed, 0 failed, 1 not checked: audit \(the registry did not answer\)$/m);
});
