import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { flushDirectory } from '#server/disk/flush-directory.ts';
import { modifiedAt } from '#server/disk/modified-at.ts';

/** A file of a picture, by its name in the picture. */
interface PictureFile {
  name: string;
  bytes: Uint8Array;
}

/** Where the files of pictures are. All files of a picture come and go at once. */
export interface PictureFiles {
  /** Stores the files of a picture, in the place of those that it has. @throws the error of the storage; nothing is left then */
  put(id: string, files: readonly PictureFile[]): Promise<void>;
  /** @returns undefined when there is no such file */
  get(id: string, name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** The names of the files of a picture; none when it has no files. */
  namesOf(id: string): Promise<readonly string[]>;
  /** Deletes the files of a picture, if there are any. */
  remove(id: string): Promise<void>;
  /** The pictures that have files, and when they got them. */
  list(): Promise<{ id: string; storedAt: Date }[]>;
}

/** The names that files of pictures may have: they are parts of paths. */
export const isPictureFileName = (name: string): boolean =>
  /^(?:[1-9]\d{1,3}\.avif|picture\.jpg)$/.test(name);

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const namesIn = (directory: string) =>
  readdir(directory).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

/** Ids are parts of paths, and a restored row has any. */
const isDirectoryName = (id: string) => /^[\w-][\w.-]*$/.test(id);

/** Writes a file and flushes it to disk. */
async function writeFlushed(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keeps the files of each picture in a directory of DATA_DIR/pictures with its id as the name. */
export function pictureFilesIn(dataDir: string): PictureFiles {
  const root = path.join(dataDir, 'pictures');
  function directoryOf(id: string): string {
    if (!isDirectoryName(id)) throw new Error('no id of a picture');
    return path.join(root, id);
  }
  const remove = async (id: string) => rm(directoryOf(id), { recursive: true, force: true });
  return {
    async put(id, files) {
      await mkdir(root, { recursive: true, mode: 0o700 });
      // A directory is renamed at once: a picture never has some of its files.
      const part = directoryOf(`${id}.${randomUUID()}.part`);
      try {
        await mkdir(part, { mode: 0o700 });
        for (const { name, bytes } of files) await writeFlushed(path.join(part, name), bytes);
        await flushDirectory(part);
        await remove(id);
        await rename(part, directoryOf(id));
      } catch (error) {
        await rm(part, { recursive: true, force: true }).catch(() => {});
        throw error;
      }
      await flushDirectory(root);
    },
    get: async (id, name) =>
      readFile(path.join(directoryOf(id), name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    namesOf: async (id) => (await namesIn(directoryOf(id))).filter(isPictureFileName),
    remove,
    async list() {
      // A disk of its own has other entries too, such as 'lost+found'.
      const ids = (await namesIn(root)).filter(isDirectoryName);
      const found = await Promise.all(
        ids.map(async (id) => ({ id, storedAt: await modifiedAt(path.join(root, id)) })),
      );
      return found.flatMap(({ id, storedAt }) => (storedAt === undefined ? [] : [{ id, storedAt }]));
    },
  };
}
