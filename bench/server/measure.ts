import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Measured, MeasureOptions } from '../figure.ts';
import { measureIsolation } from './isolation.ts';
import { measureMemory } from './memory.ts';
import { measureReads } from './reads.ts';
import { measureWrites } from './writes.ts';

/** The parts of the group, in the order of the report. Each gets an empty folder. */
const parts: Readonly<Record<string, (folder: string, options: MeasureOptions) => Promise<Measured>>> = {
  reads: measureReads,
  writes: measureWrites,
  isolation: measureIsolation,
  memory: measureMemory,
};

/**
 * The group `server` of `npm run bench`.
 * @throws on other systems than Linux, where memory and processor time are not in /proc
 */
export async function measure(options: MeasureOptions): Promise<Measured> {
  if (!existsSync('/proc/self/schedstat')) throw new Error('The group server can only be measured on Linux.');
  const folder = await mkdtemp(path.join(tmpdir(), 'school-bench-'));
  const measured: Measured[] = [];
  try {
    for (const [name, measurePart] of Object.entries(parts)) {
      console.log(`· ${name}`);
      const partFolder = path.join(folder, name);
      await mkdir(partFolder);
      try {
        measured.push(await measurePart(partFolder, options));
      } catch (error) {
        // The other parts took many minutes, so their figures are kept.
        console.error(error);
        process.exitCode = 1;
        measured.push({
          figures: [],
          notes: [`The part ${name} could not be measured: ${String(error).split('\n')[0]}`],
        });
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    figures: measured.flatMap(({ figures }) => figures),
    notes: measured.flatMap(({ notes = [] }) => notes),
  };
}
