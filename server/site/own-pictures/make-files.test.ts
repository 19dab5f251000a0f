import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cornersOf, pictureCanvas, pictureFile, pictureOfCorners, withExif } from '#test/picture-file.ts';
import { makeFiles, type MadeFiles } from './make-files.ts';

const jpegOf = (colour: string) => pictureCanvas(colour).toBuffer('image/jpeg');
const smallestOf = ({ files: [file] }: MadeFiles) => cornersOf(Buffer.from(file?.bytes ?? []));

test('a photograph of each orientation is upright', async () => {
  /** The corners of a picture as they are stored: red, green, blue, black when it is upright. */
  const stored: Record<number, string[]> = {
    1: ['r', 'g', 'b', ''],
    2: ['g', 'r', '', 'b'],
    3: ['b', '', 'r', 'g'],
    4: ['', 'b', 'g', 'r'],
    5: ['r', '', 'b', 'g'],
    6: ['g', 'b', '', 'r'],
    7: ['b', 'g', 'r', ''],
    8: ['', 'r', 'g', 'b'],
  };
  const colours: Record<string, string> = { r: '#f00', g: '#0f0', b: '#00f', '': '#000' };
  for (const [orientation, corners] of Object.entries(stored)) {
    const size = Number(orientation) > 4 ? ([320, 400] as const) : ([400, 320] as const);
    const canvas = pictureOfCorners(
      corners.map((corner) => colours[corner] ?? ''),
      size,
    );
    const made = await makeFiles(withExif(canvas.toBuffer('image/jpeg'), Number(orientation)));
    const { width, height } = made;
    expect([orientation, width, height, await smallestOf(made)]).toEqual([
      orientation,
      400,
      320,
      ['r', 'g', 'b', ''],
    ]);
  }
  const turned = pictureOfCorners(['#0f0', '#00f', '#000', '#f00'], [320, 400]).toBuffer('image/png');
  for (const format of ['webp', 'png', 'avif'] as const) {
    const file = await sharp(turned).withMetadata({ orientation: 6 })[format]().toBuffer();
    expect([format, await smallestOf(await makeFiles(file))]).toEqual([format, ['r', 'g', 'b', '']]);
  }
});

test('other pictures than photographs of phones are taken too', async () => {
  const base = () => sharp(pictureFile('#f00'));
  const kinds: Record<string, [Promise<Buffer>, string]> = {
    cmyk: [base().toColourspace('cmyk').jpeg().toBuffer(), 'r'],
    '16 bits': [base().toColourspace('rgb16').png().toBuffer(), 'r'],
    grey: [base().toColourspace('b-w').negate().png().toBuffer(), 'rgb'],
    'with colours in a list': [base().png({ palette: true }).toBuffer(), 'r'],
    transparent: [sharp(pictureFile('transparent')).png().toBuffer(), 'rgb'],
    // As some phones write it.
    'with bytes between its segments': [
      Promise.resolve(
        Buffer.concat([jpegOf('#f00').subarray(0, 20), Buffer.alloc(18, 7), jpegOf('#f00').subarray(20)]),
      ),
      'r',
    ],
  };
  for (const [name, [file, colour]] of Object.entries(kinds)) {
    const corners = await smallestOf(await makeFiles(await file));
    expect([name, new Set(corners)]).toEqual([name, new Set([colour])]);
  }
});
