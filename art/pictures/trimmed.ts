import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Picture } from '../picture.ts';
import { projectPath } from '../studio/paths.ts';

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

/** The file of the original, uncropped. */
export function readOriginal(name: string): Promise<Buffer> {
  return readFile(projectPath(`art/originals/${name}.jpg`));
}

/** The cropped original as a PNG at most `width` pixels wide. */
export async function trimmed(name: string, { crop = WHOLE }: Picture, width: number): Promise<Buffer> {
  const original = await readOriginal(name);
  const size = await sharp(original).metadata();
  return sharp(original)
    .extract({
      left: Math.round(size.width * crop.x),
      top: Math.round(size.height * crop.y),
      width: Math.round(size.width * crop.w),
      height: Math.round(size.height * crop.h),
    })
    .resize({ width, withoutEnlargement: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
