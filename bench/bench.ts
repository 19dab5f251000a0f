/**
 * `npm run bench`: measures the site beside its anchors and writes the tables of docs/performance.md. All samples go
 * to bench/results, which is not committed. With --quick the report goes there too, because its figures say little.
 */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from './arguments.ts';
import type { Group } from './figure.ts';
import { loadGroup } from './groups.ts';
import { currentCommit, thisMachine } from './report/machine.ts';
import { writeReport } from './report/report.ts';
import { storeResults, type GroupResult, type Results } from './report/results.ts';
import { tableOf } from './report/table.ts';

const root = path.resolve(import.meta.dirname, '..');
const report = path.join(root, 'docs/performance.md');
const resultsFolder = path.join(root, 'bench/results');

// Without a handler the servers that are being measured would go on running (bench/run/server-process.ts).
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const { wanted, ...options } = readArguments(process.argv.slice(2));

async function measureGroup(group: Group): Promise<GroupResult> {
  const { measure } = await loadGroup[group]();
  const measured = await measure(options);
  return { date: new Date().toISOString(), commit: currentCommit(root), machine: thisMachine(), ...measured };
}

const run: Results = {};
for (const group of wanted) {
  console.log(`\n${group}\n`);
  try {
    const result = await measureGroup(group);
    run[group] = result;
    console.log(tableOf(result.figures));
    for (const note of result.notes ?? []) console.log(note);
  } catch (error) {
    // The other groups can still be measured.
    console.error(`The group ${group} could not be measured.`, error);
    process.exitCode = 1;
  }
}

if (options.isQuick) {
  const folder = path.join(resultsFolder, 'quick');
  await mkdir(folder, { recursive: true });
  const copy = path.join(folder, 'performance.md');
  await copyFile(report, copy);
  await storeResults(folder, run);
  await writeReport(copy, run);
  console.log(`\nThe report of this quick run is ${path.relative(root, copy)}.`);
} else {
  await storeResults(resultsFolder, run);
  await writeReport(report, run);
  execFileSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), report]);
  console.log(`\nThe report is ${path.relative(root, report)}.`);
}
