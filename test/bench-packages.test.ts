import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../bench/tools');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

interface Locked {
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
}

const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
const { '': _, ...locked } = (read('package-lock.json') as { packages: Record<string, Locked> }).packages;

test('every tool of the benchmarks has an exact version', () => {
  expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every package of the benchmarks comes from the registry with a hash in the lockfile', () => {
  const entries = Object.entries(locked);
  expect(entries.length).toBeGreaterThan(0);
  // bin/complete-lock.mjs adds native packages of other platforms without a hash.
  const withoutHash = entries.filter(
    ([, { integrity, optional, os }]) => !integrity && !(optional === true && os !== undefined),
  );
  expect(withoutHash.map(([name]) => name)).toEqual([]);
  const notFromRegistry = entries.filter(
    ([, { resolved = 'https://registry.npmjs.org/' }]) => !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(notFromRegistry.map(([name]) => name)).toEqual([]);
});
