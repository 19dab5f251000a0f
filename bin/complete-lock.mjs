/**
 * Adds optional native packages of other platforms to package-lock.json, if the registry in use does not have them: without
 * the entries `npm ci` rejects the lockfile. An entry has name, version and platform but no hash; npm downloads the package
 * on that platform only. Run this after every change of the dependencies; `node bin/complete-lock.mjs bench/tools` does
 * the same for the packages there, and so with `e2e/markup-tools`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'wasi', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * Reads the platform from the name of a native package, such as @scope/thing-linux-arm64-musl.
 * @param {string} name
 */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (os === undefined || cpu === undefined) return undefined;
  const libc = words.includes('musl')
    ? 'musl'
    : os === 'linux' && words.includes('gnu')
      ? 'glibc'
      : undefined;
  return { cpu: [cpu], os: [os], ...(libc === undefined ? {} : { libc: [libc] }) };
}

const [folder = '.'] = process.argv.slice(2);
const file = new URL(`../${folder}/package-lock.json`, import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '') continue;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isThere = lock.packages[`node_modules/${name}`] ?? lock.packages[`${path}/node_modules/${name}`];
    const platform = platformOf(name);
    if (isThere || platform === undefined || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      optional: true,
      ...(entry.dev && { dev: true }),
      ...platform,
    };
    added += 1;
  }
}
const { '': own, ...others } = lock.packages;
// Object.entries returns a new array, so sorting in place changes nothing else.
// oxlint-disable-next-line unicorn/no-array-sort
const sorted = Object.entries(others).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = { '': own, ...Object.fromEntries(sorted) };
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} native packages of other platforms added to ${folder}/package-lock.json`);
