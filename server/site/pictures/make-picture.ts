import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Picture } from '#contract/site/content.ts';
import { fallbackWidthsFor, largestWidth, widthsFor } from './widths.ts';

/** A picture with its files and its placeholder, a tiny blurred copy as a data URI. */
export interface MadePicture {
  picture: Picture;
  placeholder: string;
  files: { name: string; bytes: Buffer }[];
}

/** Phones show the widths below 960 at two or three device pixels per CSS pixel. */
const avifOf = (width: number) => ({ quality: width < 960 ? 55 : 50, effort: 3 });
const webp = { quality: 74, effort: 5 };

/** The upright picture on white, at most as wide as the largest file. A photograph's place and camera are left out. */
const prepared = (original: Buffer): Promise<Buffer> =>
  sharp(original)
    .autoOrient()
    .resize({ width: largestWidth, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();

const hex = (channel: number) => channel.toString(16).padStart(2, '0');

/** The main colour, counted on a small copy, in which neighbouring tiles, threads or dots are blended. */
async function colourOf(work: Buffer): Promise<`#${string}`> {
  const small = await sharp(work).resize({ width: 48 }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

/** A tiny blurred copy as a data URI, small enough to be part of the page. */
async function placeholderOf(work: Buffer): Promise<string> {
  for (const size of [16, 12, 8]) {
    const tiny = await sharp(work)
      .resize({ width: size, height: size, fit: 'inside' })
      .webp({ quality: 20, effort: 6, smartSubsample: false })
      .toBuffer();
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (uri.length < 240) return uri;
  }
  throw new Error('A placeholder does not fit in 240 bytes');
}

/**
 * Makes everything that the site serves of a picture: AVIF files at the widths of the layouts, WebP files for the few
 * browsers without AVIF, the main colour and the placeholder. The focus is the middle.
 * @param original the bytes of a picture in a format that sharp reads
 * @throws the error of sharp, if it cannot read the picture
 */
export async function makePicture(name: string, original: Buffer): Promise<MadePicture> {
  const work = await prepared(original);
  const { width, height } = await sharp(work).metadata();
  const widths = widthsFor(width);
  const fallbacks = fallbackWidthsFor(widths);
  const encoded: { width: number; extension: string; bytes: Buffer }[] = [];
  const hash = createHash('sha256');
  for (const [extension, wanted] of [
    ['avif', widths],
    ['webp', fallbacks],
  ] as const) {
    for (const each of wanted) {
      const resized = sharp(work).resize({ width: each });
      const file = extension === 'avif' ? resized.avif(avifOf(each)) : resized.webp(webp);
      const bytes = await file.toBuffer();
      hash.update(bytes);
      encoded.push({ width: each, extension, bytes });
    }
  }
  const picture: Picture = {
    name,
    hash: hash.digest('hex').slice(0, 8),
    width,
    height,
    colour: await colourOf(work),
    focus: [0.5, 0.5],
    widths,
    fallbacks,
  };
  return {
    picture,
    placeholder: await placeholderOf(work),
    files: encoded.map(({ width, extension, bytes }) => ({
      name: `${name}-${width}-${picture.hash}.${extension}`,
      bytes,
    })),
  };
}
