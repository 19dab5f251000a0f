import { isPictureFileName, type PictureFiles } from '#server/site/own-pictures/picture-files.ts';
import type { SavedFiles } from './format.ts';

const isId = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
const base64 = /^[\w+/]*={0,2}$/;

/** The line with the files of a picture; undefined when the picture has none. */
export async function savedFilesOf(pictures: PictureFiles, id: string): Promise<SavedFiles | undefined> {
  if (!isId(id)) return undefined;
  const files: Record<string, string> = {};
  for (const name of await pictures.namesOf(id))
    files[name] = (await pictures.get(id, name))?.toString('base64') ?? '';
  return Object.keys(files).length === 0 ? undefined : { picture: id, files };
}

/** Whether a line has files of a picture. Their names become paths, and anybody can write a backup. */
export const isSavedFiles = (line: Record<string, unknown>): line is Record<string, unknown> & SavedFiles =>
  typeof line.picture === 'string' &&
  isId(line.picture) &&
  typeof line.files === 'object' &&
  line.files !== null &&
  Object.entries(line.files as object).every(
    ([name, bytes]) => isPictureFileName(name) && typeof bytes === 'string' && base64.test(bytes),
  );

/** Stores the files of a picture, unless they are there. @throws the error of the storage */
export async function restoreFiles(pictures: PictureFiles, { picture, files }: SavedFiles): Promise<void> {
  const saved = Object.entries(files).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes, 'base64') }));
  for (const { name, bytes } of saved)
    if ((await pictures.get(picture, name))?.equals(bytes) !== true) return pictures.put(picture, saved);
}
