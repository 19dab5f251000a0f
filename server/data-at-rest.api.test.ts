import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'school-rest-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts a process of ours as an operator with the usual umask does. */
function runAdmin(...args: string[]): void {
  execFileSync(
    'sh',
    [
      '-c',
      'umask 022; exec "$0" --disable-warning=ExperimentalWarning server/office/admin-command.ts "$@"',
    ].concat(process.execPath, args),
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir, ADMIN_PASSWORD: 'gulmohar and neem' } },
  );
}

const openToOthers = (file: string) => (statSync(file).mode & 0o077) !== 0;

test('DATA_DIR and all files in it are readable by their owner only, even when the directory was open before', () => {
  chmodSync(dataDir, 0o755);
  runAdmin('add', 'head@school.test');
  const written = readdirSync(dataDir, { recursive: true }).map(String);
  expect(written).toContain('school.db');
  expect(['', ...written].filter((name) => openToOthers(path.join(dataDir, name)))).toEqual([]);
});
