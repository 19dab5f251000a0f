import { open } from 'node:fs/promises';

/** Flushes a directory to disk: without it a renamed or linked file may be lost in a power failure (fsync(2)). */
export async function flushDirectory(directory: string): Promise<void> {
  // Windows cannot flush a directory.
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
