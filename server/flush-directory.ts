import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a directory durable: a file that was renamed or linked may be gone after a power cut otherwise (fsync(2)). */
export function flushDirectory(directory: string): void {
  // Windows has no such thing.
  if (process.platform === 'win32') return;
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
