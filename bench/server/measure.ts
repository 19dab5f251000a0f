import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Measured, MeasureOptions } from '../figure.ts';
import { measureIsolation } from './isolation.ts';
import { measureMemory } from './memory.ts';
import { measureReads } from './reads.ts';
import { measureStart } from './start.ts';
import { measureWorkers } from './workers.ts';
import { measureWrites } from './writes.ts';

/** The parts of the group, in the order of the report. Each gets an empty folder. */
const parts: Readonly<Record<string, (folder: string, options: MeasureOptions) => Promise<Measured>>> = {
  reads: measureReads,
  writes: measureWrites,
  workers: measureWorkers,
  isolation: measureIsolation,
  memory: measureMemory,
  start: measureStart,
};

/** The group `server` of `npm run bench`. It reads /proc, so that it runs on Linux only. */
export async function measure(options: MeasureOptions): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-bench-'));
  const measured: Measured[] = [];
  try {
    for (const [name, measurePart] of Object.entries(parts)) {
      console.log(`· ${name}`);
      const partFolder = path.join(folder, name);
      await mkdir(partFolder);
      measured.push(await measurePart(partFolder, options));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    figures: measured.flatMap(({ figures }) => figures),
    notes: measured.flatMap(({ notes = [] }) => notes),
  };
}
