import { stat } from 'node:fs/promises';

/**
 * When a file or directory was changed last; undefined when there is none, such as one that has just been deleted.
 * @throws the error of the file system
 */
export async function modifiedAt(file: string): Promise<Date | undefined> {
  try {
    return (await stat(file)).mtime;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
