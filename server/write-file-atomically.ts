import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flushDirectory } from './flush-directory.ts';

/**
 * Writes a file that is on the disk, whole, when this resolves; a crash or a power cut before that leaves the old file or none.
 * Only its owner may read it.
 * @throws the file system's error; nothing of the new file stays
 */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  // A name of its own for each writer: two processes may write the same file.
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
