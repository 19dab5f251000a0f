import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Group, Measured } from '../figure.ts';
import type { Machine } from './machine.ts';

/** The figures of a group, with what is needed to compare them with those of another commit. */
export interface GroupResult extends Measured {
  date: string;
  commit: string;
  machine: Machine;
}

export type Results = Partial<Record<Group, GroupResult>>;

/** The results that the report shows; empty before the first run. */
export async function readLatest(folder: string): Promise<Results> {
  const text = await readFile(path.join(folder, 'latest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Results;
}

/**
 * Writes the results of a run into a file of its own, and those of all groups, each from its last run, into `latest.json`.
 * @param run the groups that were measured now
 * @returns the results of all groups
 */
export async function storeResults(folder: string, run: Results): Promise<Results> {
  const [first] = Object.values(run);
  const latest = { ...(await readLatest(folder)), ...run };
  if (first === undefined) return latest;
  await mkdir(folder, { recursive: true });
  const json = (results: Results) => `${JSON.stringify(results, null, 1)}\n`;
  const name = `${first.date.replaceAll(/\W/g, '')}-${first.commit}.json`;
  await writeFile(path.join(folder, name), json(run));
  await writeFile(path.join(folder, 'latest.json'), json(latest));
  return latest;
}
