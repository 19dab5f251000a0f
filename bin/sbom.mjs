/**
 * `npm run sbom -- FILE` writes a CycloneDX bill of materials of the packages that the running site uses, each with licence
 * and hash, to FILE or to stdout. It reads package-lock.json and needs no network.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FatalError } from './command/fatal-error.mjs';
import { main } from './command/main.mjs';
import { print, printToStderr } from './command/print.mjs';
import { npm } from './setup/npm.mjs';
import { root } from './setup/paths.mjs';
import { ensureRuntime } from './setup/runtime.mjs';

/** @typedef {{ version: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, optional?: boolean, integrity?: string }} Locked */

printToStderr();

await main(async () => {
  const [file] = process.argv.slice(2);
  const flags = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const { code, stdout, output } = await npm(await ensureRuntime(), ['sbom', ...flags]);
  if (code !== 0) throw new FatalError('npm could not list the packages; its error is above.', output);
  const bill = withoutTools(JSON.parse(stdout));
  const text = `${JSON.stringify(bill, null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else {
    writeFileSync(file, text);
    print(`${file} lists ${bill.components.length} packages`);
  }
  return 0;
});

/**
 * The bill without development packages. npm's `--omit=dev` also leaves out packages that a development package shares
 * with the site, such as React.
 * @param {{ metadata: { component: Record<string, string> }, components: Record<string, string>[], dependencies: { ref: string, dependsOn: string[] }[] }} bill
 */
function withoutTools(bill) {
  const { name, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const refs = refsOf(Object.keys(dependencies));
  const { component } = bill.metadata;
  return {
    ...bill,
    // npm names the project after its folder.
    metadata: { ...bill.metadata, component: { ...component, name } },
    components: bill.components.filter((component) => refs.has(component['bom-ref'] ?? '')),
    dependencies: bill.dependencies
      .filter(({ ref }) => ref === component['bom-ref'] || refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((needed) => refs.has(needed)) })),
  };
}

/**
 * Packages and all their dependencies, each as name@version.
 * @param {string[]} names
 */
function refsOf(names) {
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  /** @type {Set<string>} */
  const folders = new Set();
  /** @type {Set<string>} */
  const refs = new Set();
  /** @param {string} importer @param {string[]} needed */
  function add(importer, needed) {
    for (const name of needed) {
      const folder = folderOf(locked, importer, name);
      const entry = locked[folder ?? ''];
      if (folder === undefined || entry === undefined || folders.has(folder)) continue;
      // bin/complete-lock.mjs added it for another platform: its licence and hash are unknown.
      if (entry.optional === true && entry.integrity === undefined) continue;
      folders.add(folder);
      refs.add(`${name}@${entry.version}`);
      add(folder, Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }));
    }
  }
  add('', names);
  return refs;
}

/**
 * The folder in which Node finds a package: the importer's own node_modules, else that of a folder above.
 * @param {Record<string, Locked>} locked
 * @param {string} importer a folder of package-lock.json; '' is the project
 * @param {string} name
 * @returns {string | undefined}
 */
function folderOf(locked, importer, name) {
  const folder = `${importer === '' ? '' : `${importer}/`}node_modules/${name}`;
  if (locked[folder]) return folder;
  if (importer === '') return undefined;
  return folderOf(locked, importer.slice(0, Math.max(0, importer.lastIndexOf('node_modules/') - 1)), name);
}
