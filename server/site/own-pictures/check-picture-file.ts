import { maxPicturePixels } from '#contract/site/picture-limits.ts';
import {
  brandsOf,
  readAvif,
  readJpeg,
  readPng,
  readWebp,
  Truncated,
  type PictureHeader,
} from './picture-headers.ts';
import { UnusablePicture } from './unusable-picture.ts';

const startsWith = (file: Buffer, hex: string) => file.toString('hex', 0, hex.length / 2) === hex;
const isSvg = (file: Buffer) =>
  /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(file.toString('utf8', 0, 200));

/** The kinds of files that phones and computers hand over, by their first bytes and not by their names. */
const kinds: readonly {
  is: (file: Buffer) => boolean;
  /** What to do with a kind that is not taken. */
  advice?: string;
  read?: (file: Buffer) => PictureHeader;
}[] = [
  { is: (file) => startsWith(file, 'ffd8ff'), read: readJpeg },
  { is: (file) => startsWith(file, '89504e470d0a1a0a'), read: readPng },
  { is: (file) => startsWith(file, '52494646') && file.toString('latin1', 8, 12) === 'WEBP', read: readWebp },
  { is: (file) => brandsOf(file).some((brand) => brand === 'avif' || brand === 'avis'), read: readAvif },
  {
    is: (file) => brandsOf(file).some((brand) => /^(?:he|mif1|msf1)/.test(brand)),
    advice:
      'This is a HEIC picture. Please choose JPEG on the phone (on an iPhone: Settings, Camera, Formats, Most Compatible), or send a screenshot of the picture.',
  },
  {
    is: (file) => startsWith(file, '47494638'),
    advice: 'This is a GIF picture. Please choose a JPEG or PNG picture.',
  },
  {
    is: (file) => startsWith(file, '49492a00') || startsWith(file, '4d4d002a'),
    advice: 'This is a TIFF picture. Please save it as JPEG, and choose that file.',
  },
  { is: isSvg, advice: 'This is an SVG drawing. Please save it as PNG, and choose that file.' },
];

const noPicture = 'This file is no picture. Please choose a JPEG, PNG, WebP or AVIF picture.';
const damaged = 'This picture is damaged and cannot be opened. Please choose another one.';
const truncated = 'The end of this picture is missing. Please choose the picture once more.';

function headerOf(file: Buffer, read: (file: Buffer) => PictureHeader): PictureHeader {
  try {
    return read(file);
  } catch (error) {
    throw new UnusablePicture(error instanceof Truncated ? truncated : damaged);
  }
}

/**
 * Checks a file before anything of it is decoded: its kind, by its content, and the size that it declares.
 * @returns what it says about its picture
 * @throws UnusablePicture when it cannot be used
 */
export function checkPictureFile(file: Buffer): PictureHeader {
  const { read, advice = noPicture } = kinds.find(({ is }) => is(file)) ?? {};
  if (read === undefined) throw new UnusablePicture(advice);
  const header = headerOf(file, read);
  const { width, height, isAnimated } = header;
  if (isAnimated)
    throw new UnusablePicture('This picture moves. Please choose one that does not, such as a photograph.');
  if (width === 0 || height === 0) throw new UnusablePicture(damaged);
  if (width * height > maxPicturePixels) {
    const [wide, high] = [width, height].map((side) => side.toLocaleString('en-GB'));
    throw new UnusablePicture(
      `This picture is too large: it has ${wide} × ${high} pixels. Please choose one with at most ${maxPicturePixels / 1_000_000} megapixels.`,
    );
  }
  return header;
}
