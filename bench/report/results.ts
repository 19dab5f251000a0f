import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Group, Measured } from '../figure.ts';
import type { Machine } from './machine.ts';

/** The figures of a group, with what is needed to compare them with those of another commit. */
export interface GroupResult extends Measured {
  date: string;
  commit: string;
  machine: Machine;
}

/** The groups that a run has measured. */
export type Results = Partial<Record<Group, GroupResult>>;

/** Writes the samples of a run into a file of its own. */
export async function storeResults(folder: string, run: Results): Promise<void> {
  const [first] = Object.values(run);
  if (first === undefined) return;
  await mkdir(folder, { recursive: true });
  const name = `${first.date.replaceAll(/\W/g, '')}-${first.commit}.json`;
  await writeFile(path.join(folder, name), `${JSON.stringify(run, null, 1)}\n`);
}
