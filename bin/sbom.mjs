/**
 * `npm run sbom -- FILE` writes what the running site is made of into FILE, as a CycloneDX bill of materials with the licence
 * and the hash of every package; without FILE to standard output. Made from package-lock.json alone, without a network.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureRuntime, npm, root } from './setup.mjs';
import { FatalError, keepStdoutForAnswers, main, say } from './terminal.mjs';

/** @typedef {{ version: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked */

keepStdoutForAnswers();

await main(async () => {
  const [file] = process.argv.slice(2);
  const flags = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const { code, stdout, output } = await npm(await ensureRuntime(), ['sbom', ...flags], () => {});
  if (code !== 0) throw new FatalError('npm could not list the packages; its reason is above.', output);
  const bill = onlyWhatRuns(JSON.parse(stdout));
  const text = `${JSON.stringify(bill, null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else {
    writeFileSync(file, text);
    say(`${file} names ${bill.components.length} packages`);
  }
  return 0;
});

/**
 * The bill without the tools. npm's own `--omit=dev` leaves out packages that we and a tool of ours both need, React among them.
 * @param {{ metadata: { component: Record<string, string> }, components: Record<string, string>[], dependencies: { ref: string, dependsOn: string[] }[] }} bill
 */
function onlyWhatRuns(bill) {
  const { name, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const refs = runningPackages(Object.keys(dependencies));
  const { component } = bill.metadata;
  return {
    ...bill,
    // npm calls the project after the folder it lies in.
    metadata: { ...bill.metadata, component: { ...component, name } },
    components: bill.components.filter((one) => refs.has(one['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => ref === component['bom-ref'] || refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

/**
 * Our dependencies and theirs, each as name@version, found as Node finds them.
 * @param {string[]} names
 */
function runningPackages(names) {
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  /** @type {Set<string>} */
  const places = new Set();
  /** @type {Set<string>} */
  const refs = new Set();
  /** @type {[from: string, name: string][]} */
  const open = names.map((name) => ['', name]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [from, name] = next;
    const place = placeOf(locked, from, name);
    if (place === undefined || places.has(place)) continue;
    places.add(place);
    refs.add(`${name}@${locked[place].version}`);
    const { dependencies, optionalDependencies } = locked[place];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      open.push([place, needed]);
  }
  return refs;
}

/**
 * Where a package finds another: in its own node_modules, else in those of the folders above.
 * @param {Record<string, Locked>} locked
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function placeOf(locked, from, name) {
  const here = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (locked[here]) return here;
  if (from === '') return undefined;
  return placeOf(locked, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
}
