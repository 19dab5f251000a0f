import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const image = 'showcase-art-test';
let container: string;
let url: string;

/** Runs the container engine that bin/test.mjs found, podman or docker. */
async function engine(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.env.CONTAINER_ENGINE ?? '', args, {
    cwd: root,
    maxBuffer: 1 << 26,
  });
  return stdout.trim();
}

beforeAll(async () => {
  const format = process.env.CONTAINER_ENGINE === 'podman' ? ['--format', 'docker'] : [];
  await engine('build', ...format, '-t', image, '-f', 'Containerfile', '.');
  container = await engine('run', '--detach', '--publish', '127.0.0.1::3000', image);
  const [address = ''] = (await engine('port', container, '3000/tcp')).split('\n');
  url = `http://${address}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 60_000 });
}, 1_200_000);
afterAll(async () => {
  if (container) await engine('rm', '--force', '--volumes', container);
  await engine('rmi', '--force', image);
});

test('the image serves the home page', async () => {
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<h1')]);
});

test('the image runs as a user that is not root, and keeps its data in the volume', async () => {
  expect(await engine('exec', container, 'id', '-u')).not.toBe('0');
  expect(await engine('exec', container, 'ls', '/data')).toContain('school.db');
});

test('the health check of the image succeeds', async () => {
  const status = () => engine('inspect', '--format', '{{.State.Health.Status}}', container);
  await vi.waitFor(async () => expect(await status()).toBe('healthy'), { timeout: 120_000, interval: 1000 });
}, 150_000);

test('the image ends cleanly when it is stopped', async () => {
  await engine('stop', container);
  expect(await engine('inspect', '--format', '{{.State.ExitCode}}', container)).toBe('0');
});
