import { createCanvas, loadImage, type Canvas, type ChromaSubsampling } from '@napi-rs/canvas';
import { minPictureSide } from '#contract/site/picture-limits.ts';
import { largestWidth, leastWidth, widthsFor } from '#server/site/pictures/widths.ts';
import { checkPictureFile } from './check-picture-file.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** What is made of a file that was sent: the picture, and its files by name. */
export interface MadeFiles {
  width: number;
  height: number;
  colour: string;
  placeholder: string;
  widths: number[];
  files: { name: string; bytes: Uint8Array }[];
}

/** An enumeration of the canvas that exists in its types only; a text makes it ignore all settings. */
const halfTheColours = 2 as ChromaSubsampling;

/** The settings of server/site/pictures/make-picture.ts, for this encoder. */
const avifOf = (width: number) =>
  width < 960
    ? { quality: 55, speed: 6, threads: 1 }
    : { quality: 42, speed: 6, threads: 1, chromaSubsampling: halfTheColours };
const jpegQuality = 70;

/** A long strip would take as much work as a hundred pictures. */
const largestHeight = 2 * largestWidth;

/** A smaller copy. */
function scaled(from: Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(from, 0, 0, width, height);
  return canvas;
}

const heightFor = ({ width, height }: Canvas, smaller: number) =>
  Math.max(1, Math.round((height * smaller) / width));

const hex = (channel: number) => channel.toString(16).padStart(2, '0');

/** The main colour: the middle of the most frequent of 4,096 colours in a small copy, in which neighbouring dots are blended. */
function colourOf(work: Canvas): string {
  const small = scaled(work, 48, Math.min(heightFor(work, 48), 480));
  const { data } = small.getContext('2d').getImageData(0, 0, small.width, small.height);
  const counts = new Map<number, number>();
  let main = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const bin = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const count = (counts.get(bin) ?? 0) + 1;
    counts.set(bin, count);
    if (count > (counts.get(main) ?? 0)) main = bin;
  }
  return `#${[main >> 8, (main >> 4) & 15, main & 15].map((each) => hex(each * 16 + 8)).join('')}`;
}

/** A WebP file with its pixels only: the canvas adds a colour profile of 456 bytes. */
function withoutProfile(webp: Buffer): Buffer {
  const pixels = webp.subarray(webp.indexOf('VP8 ', 12));
  const start = Buffer.from('RIFF....WEBP');
  start.writeUInt32LE(pixels.length + 4, 4);
  return Buffer.concat([start, pixels]);
}

/** A tiny blurred copy as a data URI, small enough to be part of a page; empty if it would not be. */
async function placeholderOf(work: Canvas): Promise<string> {
  for (const size of [16, 12, 8]) {
    const ratio = size / Math.max(work.width, work.height);
    const side = (length: number) => Math.max(1, Math.round(length * ratio));
    const tiny = await scaled(work, side(work.width), side(work.height)).encode('webp', 20);
    const uri = `data:image/webp;base64,${withoutProfile(tiny).toString('base64')}`;
    if (uri.length < 240) return uri;
  }
  return '';
}

/** The upright picture on white, at most as wide as the largest file: of all that is in a photograph only this is left. */
async function pixelsOf(file: Buffer): Promise<Canvas> {
  const { orientation } = checkPictureFile(file);
  const image = await loadImage(file).catch(() => {
    throw new UnusablePicture('This picture is damaged and cannot be opened. Please choose another one.');
  });
  const isTurned = orientation > 4;
  const [width, height] = isTurned ? [image.height, image.width] : [image.width, image.height];
  if (Math.min(width, height) < minPictureSide)
    throw new UnusablePicture(
      `This picture is too small: it has ${width} × ${height} pixels. Please choose one with at least ${minPictureSide} on each side.`,
    );
  const scale = Math.min(1, largestWidth / width, largestHeight / height);
  const canvas = createCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  turn(context, orientation, canvas);
  const [drawnWidth, drawnHeight] = isTurned ? [canvas.height, canvas.width] : [canvas.width, canvas.height];
  context.drawImage(image, 0, 0, drawnWidth, drawnHeight);
  return canvas;
}

/** Turns what is drawn next as an orientation of EXIF says (CIPA DC-008, 4.6.5.1.6). */
function turn(
  context: ReturnType<Canvas['getContext']>,
  orientation: number,
  { width, height }: { width: number; height: number },
): void {
  const [a, b, c, d] = turns[orientation - 1] ?? turns[0];
  context.transform(a, b, c, d, a + c < 0 ? width : 0, b + d < 0 ? height : 0);
}

const turns = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
] as const;

/**
 * Makes the files of a picture: AVIF files at the widths of the layouts, and one JPEG file.
 * @param file the bytes that somebody has sent
 * @throws UnusablePicture when they are no picture that can be used
 */
export async function makeFiles(file: Buffer): Promise<MadeFiles> {
  const work = await pixelsOf(file);
  const { width, height } = work;
  const widths = widthsFor(width);
  const files: MadeFiles['files'] = [];
  for (const each of widths) {
    const canvas = scaled(work, each, heightFor(work, each));
    files.push({ name: `${each}.avif`, bytes: await canvas.encode('avif', avifOf(each)) });
  }
  const jpegWidth = Math.min(leastWidth, width);
  const jpeg = scaled(work, jpegWidth, heightFor(work, jpegWidth));
  files.push({ name: 'picture.jpg', bytes: await jpeg.encode('jpeg', jpegQuality) });
  return { width, height, colour: colourOf(work), placeholder: await placeholderOf(work), widths, files };
}
