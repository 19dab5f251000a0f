import { readFile } from 'node:fs/promises';
import { makeFiles, type MadeFiles } from './make-files.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** What the process says at its end: the files, a sentence for the owner, or an error. */
export type PictureReply = { made: MadeFiles } | { unusable: string } | { error: string };

/** The main module of the process that makes the files of one picture (server/site/own-pictures/run-picture-process.ts). */
async function answer(file: string): Promise<PictureReply> {
  try {
    return { made: await makeFiles(await readFile(file)) };
  } catch (error) {
    if (error instanceof UnusablePicture) return { unusable: error.message };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.once('message', (file) => {
  void answer(file as string).then((reply) => process.send?.(reply, () => process.disconnect()));
});
process.once('disconnect', () => process.exit());
