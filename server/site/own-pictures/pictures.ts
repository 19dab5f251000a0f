import type { MadeFiles } from './make-files.ts';
import type { Settings } from '#server/env.ts';
import { pictureFilesInBucket } from './picture-bucket.ts';
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

type Place = Pick<Settings, 'dataDir' | 'picturesBucket'>;

/** Where the settings say that the files of pictures are. */
export const pictureFilesFor = ({ dataDir, picturesBucket }: Place): PictureFiles =>
  picturesBucket === undefined ? pictureFilesIn(dataDir) : pictureFilesInBucket(picturesBucket);

export function createPictures(settings: Place): Pictures {
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
    files: pictureFilesFor(settings),
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
