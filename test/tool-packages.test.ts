import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '..', folder, file), 'utf8'));

interface Locked {
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
}

describe.each(['bench/tools', 'e2e/markup-tools'])('the package %s', (folder) => {
  const { dependencies } = read(folder, 'package.json') as { dependencies: Record<string, string> };
  const { '': _, ...locked } = (read(folder, 'package-lock.json') as { packages: Record<string, Locked> })
    .packages;

  test('names its tools in exact versions', () => {
    expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
      [],
    );
  });

  test('has only packages from the registry with a hash in the lockfile', () => {
    const entries = Object.entries(locked);
    expect(entries.length).toBeGreaterThan(0);
    // bin/complete-lock.mjs adds native packages of other platforms without a hash.
    const withoutHash = entries.filter(
      ([, { integrity, optional, os }]) => !integrity && !(optional === true && os !== undefined),
    );
    expect(withoutHash.map(([name]) => name)).toEqual([]);
    const notFromRegistry = entries.filter(
      ([, { resolved = 'https://registry.npmjs.org/' }]) =>
        !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(notFromRegistry.map(([name]) => name)).toEqual([]);
  });
});
