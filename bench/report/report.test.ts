import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { groups, type Group } from '../figure.ts';
import { thisMachine } from './machine.ts';
import { writeReport } from './report.ts';
import { storeResults, type GroupResult } from './results.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

const result = (group: Group, name: string): GroupResult => ({
  date: '2026-11-23T10:00:00.000Z',
  commit: 'abc1234',
  machine: thisMachine(),
  figures: [
    {
      group,
      name,
      unit: 'ms',
      ours: { name: 'this site', samples: [1] },
      anchor: { name: 'idle', samples: [2] },
      target: { atMost: 2 },
    },
  ],
  notes: ['Chromium 150.'],
});

async function emptyReport(): Promise<string> {
  const file = path.join(folder, 'performance.md');
  await writeFile(
    file,
    groups.map((group) => `# ${group}\n<!-- bench:${group} -->\n<!-- /bench:${group} -->\n`).join(''),
  );
  return file;
}

test('the report has the commit, the table and the notes of a group', async () => {
  const file = await emptyReport();
  await writeReport(file, { server: result('server', 'GET /') });
  const text = await readFile(file, 'utf8');
  expect(text).toContain('Measured on 2026-11-23 at commit `abc1234`');
  expect(text).toContain('1 of 1 targets are met.');
  expect(text).toContain('| GET / ');
  expect(text).toContain('- Chromium 150.');
});

test('a run of one group keeps the tables of the others', async () => {
  const file = await emptyReport();
  await writeReport(file, { server: result('server', 'GET /'), publish: result('publish', 'a price') });
  await writeReport(file, { publish: result('publish', 'another price') });
  const text = await readFile(file, 'utf8');
  expect(text).toContain('| GET / ');
  expect(text).toContain('| another price ');
  expect(text).not.toContain('| a price ');
});

test('each run has a file of its own with date and commit', async () => {
  await storeResults(folder, { server: result('server', 'GET /') });
  expect(await readdir(folder)).toEqual(['20261123T100000000Z-abc1234.json']);
});
