import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flushDirectory } from './flush-directory.ts';

/**
 * Writes a file through a temporary one and flushes it to disk: a crash or a power failure leaves either the old or the
 * new file. Only the owner may read it.
 * @throws the file system's error; the temporary file is deleted
 */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  // Two processes may write the same file: each has its own temporary name.
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, content, { mode: 0o600, flush: true });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await flushDirectory(path.dirname(file));
}
