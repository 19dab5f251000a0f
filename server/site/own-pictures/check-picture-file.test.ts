import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureCanvas, pictureFile } from '#test/picture-file.ts';
import { checkPictureFile } from './check-picture-file.ts';

const jpegOf = () => pictureCanvas().toBuffer('image/jpeg');

/** A file of the kind of MP4 that says which brand it has. */
const withBrand = (brand: string) =>
  Buffer.concat([Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0mif1`), Buffer.alloc(99)]);

/** A PNG file that declares a size, or has another chunk at its start. */
function changedPng({ side = 320, chunk = Buffer.alloc(0) }): Buffer {
  const png = pictureFile();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
const animationChunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');

async function movingWebp(): Promise<Buffer> {
  const frames = [pictureFile('#f00'), pictureFile('#00f')];
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
}

const cut = (file: Buffer) => file.subarray(0, file.length - 20);

/** Files that are refused, and what the owner is told. */
const refused: [name: string, file: () => Buffer | Promise<Buffer>, message: RegExp][] = [
  ['nothing', () => Buffer.alloc(0), /no picture/],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /no picture/],
  ['an SVG drawing', () => Buffer.from('<?xml version="1.0"?><svg xmlns="x"/>'), /SVG/],
  ['a GIF picture', () => pictureCanvas().toBuffer('image/gif'), /GIF/],
  ['a HEIC picture', () => withBrand('heic'), /HEIC picture\. Please choose JPEG on the phone/],
  ['a film', () => withBrand('isom').subarray(0, 16), /no picture/],
  ['a TIFF picture', () => sharp(pictureFile()).tiff().toBuffer(), /TIFF/],
  ['a WebP picture that moves', movingWebp, /moves/],
  ['a PNG picture that moves', () => changedPng({ chunk: animationChunk }), /moves/],
  ['a JPEG picture without its end', () => cut(jpegOf()), /end of this picture is missing/],
  ['a PNG picture without its end', () => cut(pictureFile()), /end of this picture is missing/],
  ['a WebP picture without its end', () => cut(pictureCanvas().toBuffer('image/webp')), /end .* missing/],
  ['an AVIF picture without its end', () => cut(pictureCanvas().toBuffer('image/avif')), /end .* missing/],
  ['a picture that claims four billion pixels', () => changedPng({ side: 65_000 }), /65,000 × 65,000 pixels/],
];

test.each(refused)('%s is refused with a sentence', async (_, file, message) => {
  const bytes = await file();
  expect(() => checkPictureFile(bytes)).toThrow(message);
  expect(() => checkPictureFile(bytes)).toThrow(/^[A-Z].*\.$/);
});
