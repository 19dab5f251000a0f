import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

test('the newest version in the changelog is the version in package.json', () => {
  const [, newest] = /^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md')) ?? [];
  expect(newest).toBe(version);
});

test('the commands in docs/operations.md use the version in package.json and no other', () => {
  const named = read('docs/operations.md').match(/\bv\d+\.\d+\.\d+\b/g) ?? [];
  expect([...new Set(named)]).toEqual([`v${version}`]);
});
