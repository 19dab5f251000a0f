import { expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { pino } from 'pino';
import { freeSpace, hasSpace, watchDisk } from './free-space.ts';

test('logs a warning at every check below 10 % of free space, and logs once when there is enough again', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const ratios = [0.5, 0.09, 0.05, 0.11, 0.2];
  const measure = async () => ({ bytes: 12_345_678, ratio: ratios.shift() ?? 1 });
  const check = watchDisk({ settings: readSettings({}), log }, measure);
  const said: string[][] = [];
  while (ratios.length > 0) {
    await check();
    said.push(lines.splice(0).map((line) => (JSON.parse(line) as { msg: string }).msg));
  }
  const low = 'the disk is nearly full: less than 10 % is free; free some space';
  expect(said).toEqual([[], [low], [low], ['the disk has enough free space again'], []]);
});

test('measures the free space of a directory, and a missing directory has none', async () => {
  const { bytes, ratio } = await freeSpace(import.meta.dirname);
  expect(bytes).toBeGreaterThan(0);
  expect(ratio).toBeGreaterThan(0);
  expect(ratio).toBeLessThanOrEqual(1);
  expect(await hasSpace('/there/is/no/such/directory')).toBe(false);
});
