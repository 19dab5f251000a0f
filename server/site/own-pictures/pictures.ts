import type { MadeFiles } from './make-files.ts';
import { pictureFilesIn, type PictureFiles } from './picture-files.ts';
import { runPictureProcess, type Bounds } from './run-picture-process.ts';

/** Makes and keeps the files of pictures that owners add. */
export interface Pictures {
  files: PictureFiles;
  /**
   * Makes the files of a picture, one picture after another.
   * @param file the path of what somebody has sent
   * @returns undefined when too many pictures are waiting
   * @throws UnusablePicture when it is no picture that can be used
   */
  make(file: string): Promise<MadeFiles> | undefined;
  bounds: Bounds;
}

const maxWaiting = 8;

/** @param dataDir of the settings */
export function createPictures({ dataDir }: { dataDir: string }): Pictures {
  const bounds: Bounds = { milliseconds: 20_000, bytes: 700_000_000 };
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function makeNext(file: string): Promise<MadeFiles> {
    try {
      return await runPictureProcess(file, bounds);
    } finally {
      waiting -= 1;
    }
  }

  return {
    files: pictureFilesIn(dataDir),
    bounds,
    make(file) {
      if (waiting >= maxWaiting) return undefined;
      waiting += 1;
      const made = last.then(() => makeNext(file));
      last = made.catch(() => {});
      return made;
    },
  };
}
