import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPermissive } from '../test/licences.ts';
import { projectPath } from './studio/paths.ts';

interface Locked {
  license?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  hasInstallScript?: boolean;
}

const read = (file: string) => readFileSync(projectPath(file), 'utf8');
const manifest = JSON.parse(read('art/package.json')) as { dependencies: Record<string, string> };
const { '': _, ...packages } = (
  JSON.parse(read('art/package-lock.json')) as { packages: Record<string, Locked> }
).packages;

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The lockfile has no licence for native packages that the registry in use does not carry; their parent package has
 * it.
 */
function licenceOf(place: string, { license, os }: Locked): string {
  const file = `art/${place}/package.json`;
  const installed = existsSync(projectPath(file)) ? (JSON.parse(read(file)) as Locked) : undefined;
  return installed?.license ?? license ?? (os === undefined ? 'none' : 'MIT');
}

/** Other licences, each with the reason why the package may be used. */
const exceptions: [name: RegExp, licence: string, why: string][] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'linked dynamically'],
  [/^@fontsource/, 'OFL-1.1', 'fonts; docs/licences.md names them'],
  [/^argparse$/, 'Python-2.0', 'permissive'],
  [/^pako$/, '(MIT AND Zlib)', 'both permissive'],
];

test('every package has a permissive licence or is named above with the reason', () => {
  const others = Object.entries(packages).flatMap(([place, entry]) => {
    const name = nameOf(place);
    const licence = licenceOf(place, entry);
    const isNamed = exceptions.some(([pattern, named]) => pattern.test(name) && licence.includes(named));
    return isPermissive(licence) || isNamed ? [] : [`${name}: ${licence}`];
  });
  expect(others).toEqual([]);
});

test('every exception names a package that is installed', () => {
  const names = Object.keys(packages).map(nameOf);
  expect(exceptions.filter(([pattern]) => !names.some((name) => pattern.test(name)))).toEqual([]);
});

test('every version is exact, every package has a hash, and none runs a script at installation', () => {
  const versions = Object.entries(manifest.dependencies);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const entries = Object.entries(packages);
  // bin/complete-lock.mjs adds native packages of other platforms without a hash.
  const withoutHash = entries.filter(
    ([, { integrity, optional, os }]) => integrity === undefined && !(optional === true && os !== undefined),
  );
  expect(withoutHash.map(([place]) => place)).toEqual([]);
  expect(entries.filter(([, { hasInstallScript }]) => hasInstallScript === true)).toEqual([]);
});

test('a package that the product uses too has the same version there', () => {
  const product = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const versions = { ...product.dependencies, ...product.devDependencies };
  const different = Object.entries(manifest.dependencies).filter(
    ([name, version]) => versions[name] !== undefined && versions[name] !== version,
  );
  expect(different).toEqual([]);
});
