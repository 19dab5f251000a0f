/**
 * Measures how long a change of the content takes until visitors get it, with every changed text compressed at the highest
 * level. The unit of comparison is the publication of a first start, with an empty DATA_DIR. Run: npm run bench
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { defaultContent, makeEdition, type SchoolContent } from '#server/content/edition.ts';
import { readSettings } from '#server/env.ts';
import { contentWith } from '#test/changed-content.ts';

// As under `npm start`: React reads it when it is loaded, so that the site is imported afterwards.
process.env.NODE_ENV = 'production';
const { openSite } = await import('#server/site/site.ts');

const root = path.resolve(import.meta.dirname, '../..');
const rounds = 5;

/** The changes, each with its limit in seconds. */
const changes: [name: string, limit: number, change: (content: SchoolContent, round: number) => void][] = [
  [
    'price of a course',
    2,
    (content, round) => {
      content.courses = content.courses.map((course, index) =>
        index === 0 ? { ...course, price: course.price + 1 + round } : course,
      );
    },
  ],
  [
    'name of the school',
    20,
    ({ documents }, round) => {
      documents.school.name = `Bench Art ${round}`;
    },
  ],
];

interface Measured {
  /** The number of pages that were rendered; undefined for a start, which renders all. */
  pages: number | undefined;
  seconds: number;
  /** Of all threads. */
  cpuSeconds: number;
}

async function measure(run: () => Promise<number | undefined>): Promise<Measured> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const pages = await run();
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { pages, seconds, cpuSeconds: (user + system) / 1e6 };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const measured = new Map<string, Measured[]>();
const note = (name: string, result: Measured) => measured.set(name, [...(measured.get(name) ?? []), result]);

for (let round = 0; round < rounds; round += 1) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-bench-'));
  const settings = readSettings({ DATA_DIR: dataDir });
  let number = 0;
  let opened: Awaited<ReturnType<typeof openSite>> | undefined;
  const first = await measure(async () => {
    opened = await openSite(root, settings, makeEdition(number, defaultContent));
    return undefined;
  });
  note('first start', first);
  for (const [name, , change] of changes) {
    const next = makeEdition(
      (number += 1),
      contentWith((content) => change(content, round)),
    );
    note(name, await measure(async () => (await opened?.publish(next))?.rendered.length));
  }
  await rm(dataDir, { recursive: true });
}

console.log(
  `median of ${rounds} rounds: change, pages rendered, seconds, CPU seconds, ratio to the first start, limit`,
);
const startSeconds = median((measured.get('first start') ?? []).map(({ seconds }) => seconds));
for (const [name, results] of measured) {
  const seconds = median(results.map((result) => result.seconds));
  const cpuSeconds = median(results.map((result) => result.cpuSeconds));
  const limit = changes.find(([change]) => change === name)?.[1];
  console.log(
    [
      name,
      results[0]?.pages ?? '-',
      seconds.toFixed(2),
      cpuSeconds.toFixed(2),
      (seconds / startSeconds).toFixed(2),
      limit === undefined ? '-' : `${limit} s`,
    ].join(', '),
  );
}
