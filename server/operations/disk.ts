import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import type { Context } from '#server/context.ts';
import { registry } from './metrics.ts';

/** Below this share of free space the log warns. */
const lowRatio = 0.1;
/** SQLite writes a few pages for each change and mails are files: below this the next request may already fail. */
const leastFreeBytes = 1024 * 1024;

const freeBytes = new Gauge({
  name: 'disk_free_bytes',
  help: 'Free space of the file system that holds DATA_DIR',
  registers: [registry],
});
const freeRatio = new Gauge({
  name: 'disk_free_ratio',
  help: 'Free share of the file system that holds DATA_DIR, from 0 to 1',
  registers: [registry],
});

/** Free space of the file system that holds DATA_DIR, as far as this user may use it; also sets the gauges. */
export async function freeSpace(dataDir: string): Promise<{ bytes: number; ratio: number }> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const bytes = bavail * bsize;
  // Some file systems have no size of their own.
  const ratio = blocks === 0 ? 1 : bavail / blocks;
  freeBytes.set(bytes);
  freeRatio.set(ratio);
  return { bytes, ratio };
}

/** Whether there is space for the next changes. */
export const hasSpace = (dataDir: string) =>
  freeSpace(dataDir).then(
    ({ bytes }) => bytes > leastFreeBytes,
    () => false,
  );

/** @returns a check for the start and the hourly upkeep: warns while the disk is nearly full, and says when it is not any more */
export function watchDisk(
  { settings: { dataDir }, log }: Pick<Context, 'settings' | 'log'>,
  measure = freeSpace,
) {
  let wasLow = false;
  return async (): Promise<void> => {
    const { bytes, ratio } = await measure(dataDir);
    const told = { freeMegabytes: Math.floor(bytes / 1_000_000), freePercent: Math.floor(ratio * 100) };
    const isLow = ratio < lowRatio;
    if (isLow) log.warn(told, 'the disk is nearly full: less than 10 % is free; free some space');
    else if (wasLow) log.warn(told, 'the disk has enough free space again');
    wasLow = isLow;
  };
}
