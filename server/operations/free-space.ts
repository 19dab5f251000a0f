import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import type { Services } from '#server/http/services.ts';
import { registry } from './metrics.ts';

/** The share of free space below which the log warns. */
const lowRatio = 0.1;
/** SQLite writes a few pages for each change, and mails may be files: with less space the next request may fail. */
const minFreeBytes = 1024 * 1024;

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

/** Free space that this user may use on the file system of DATA_DIR, in bytes and as a ratio; also sets the gauges. */
export async function freeSpace(dataDir: string): Promise<{ bytes: number; ratio: number }> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const bytes = bavail * bsize;
  // Some virtual file systems report a size of 0.
  const ratio = blocks === 0 ? 1 : bavail / blocks;
  freeBytes.set(bytes);
  freeRatio.set(ratio);
  return { bytes, ratio };
}

/** Whether there is space for the next changes; false when it cannot be read. */
export const hasSpace = (dataDir: string) =>
  freeSpace(dataDir).then(
    ({ bytes }) => bytes > minFreeBytes,
    () => false,
  );

/** @returns a check that warns while the disk is nearly full, and logs once when it no longer is */
export function watchDisk(
  { settings: { dataDir }, log }: Pick<Services, 'settings' | 'log'>,
  measure = freeSpace,
) {
  let wasLow = false;
  return async (): Promise<void> => {
    const { bytes, ratio } = await measure(dataDir);
    const fields = { freeMegabytes: Math.floor(bytes / 1_000_000), freePercent: Math.floor(ratio * 100) };
    const isLow = ratio < lowRatio;
    if (isLow) log.warn(fields, 'the disk is nearly full: less than 10 % is free; free some space');
    else if (wasLow) log.warn(fields, 'the disk has enough free space again');
    wasLow = isLow;
  };
}
