import { open } from 'node:fs/promises';

/** Makes the names in a directory durable: a file that was renamed or linked may be gone after a power cut otherwise (fsync(2)). */
export async function flushDirectory(directory: string): Promise<void> {
  // Windows has no such thing.
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
