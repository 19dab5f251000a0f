import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Picture } from '#contract/site/content.ts';
import { largestWidth, leastWidth, widthsFor } from './widths.ts';

/** A picture with its files and its placeholder, a tiny blurred copy as a data URI. */
export interface MadePicture {
  picture: Picture;
  placeholder: string;
  files: { name: string; bytes: Buffer }[];
}

/** In a large file, most of what is saved here is too fine to see. */
const avifOf = (width: number) =>
  width < 960 ? { quality: 55, effort: 3 } : { quality: 42, effort: 4, chromaSubsampling: '4:2:0' };
const jpeg = { quality: 50, mozjpeg: true };

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
 * Makes everything that the site serves of a picture: AVIF files at the widths of the layouts, one JPEG file for
 * older browsers and social cards, the main colour and the placeholder. The focus is the middle.
 * @param original the bytes of a picture in a format that sharp reads
 * @throws the error of sharp, if it cannot read the picture
 */
export async function makePicture(name: string, original: Buffer): Promise<MadePicture> {
  const work = await prepared(original);
  const { width, height } = await sharp(work).metadata();
  const widths = widthsFor(width);
  const encoded: { width: number; extension: string; bytes: Buffer }[] = [];
  for (const each of widths)
    encoded.push({
      width: each,
      extension: 'avif',
      bytes: await sharp(work).resize({ width: each }).avif(avifOf(each)).toBuffer(),
    });
  encoded.push({
    width: leastWidth,
    extension: 'jpg',
    bytes: await sharp(work).resize({ width: leastWidth }).jpeg(jpeg).toBuffer(),
  });
  const hash = createHash('sha256');
  for (const { bytes } of encoded) hash.update(bytes);
  const picture: Picture = {
    name,
    hash: hash.digest('hex').slice(0, 8),
    width,
    height,
    colour: await colourOf(work),
    focus: [0.5, 0.5],
    widths,
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
