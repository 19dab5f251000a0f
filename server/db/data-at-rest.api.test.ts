import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'school-rest-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the admin command with the usual umask. */
function runAdmin(...args: string[]): void {
  execFileSync(
    'sh',
    [
      '-c',
      'umask 022; exec "$0" --disable-warning=ExperimentalWarning server/tasks/admin-command.ts "$@"',
    ].concat(process.execPath, args),
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir, ADMIN_PASSWORD: 'gulmohar and neem' } },
  );
}

const openToOthers = (file: string) => (statSync(file).mode & 0o077) !== 0;

test('only the owner can access DATA_DIR and its files, also when the directory was open before', () => {
  chmodSync(dataDir, 0o755);
  runAdmin('add', 'head@school.test');
  const written = readdirSync(dataDir, { recursive: true }).map(String);
  expect(written).toContain('school.db');
  expect(['', ...written].filter((name) => openToOthers(path.join(dataDir, name)))).toEqual([]);
});
