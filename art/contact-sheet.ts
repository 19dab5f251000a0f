/**
 * `npm run contact-sheet` writes docs/art/GALLERY.jpg for each gallery: its pictures side by side as tiles in colour and in
 * grey. It shows whether two pictures are too alike, and whether each works without colour.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { catalogue } from './catalogue.ts';
import { trimmed } from './pictures/trimmed.ts';
import { projectPath } from './studio/paths.ts';

const COLUMNS = 4;
const TILE = 340;
const GREY = 120;
const GAP = 20;
const CAPTION = 26;
const CELL = { width: TILE + GAP, height: TILE + CAPTION + GREY + GAP };

/** The names of the works in each file of content/works. */
async function galleries(): Promise<[gallery: string, names: string[]][]> {
  const files = globSync(projectPath('content/works/*.ts')).toSorted();
  const all: [string, string[]][] = [];
  for (const file of files) {
    const [texts] = Object.values((await import(pathToFileURL(file).href)) as Record<string, object>);
    if (texts !== undefined) all.push([path.basename(file, '.ts'), Object.keys(texts)]);
  }
  return all;
}

/** One line of text as a PNG. */
function caption(text: string): Buffer {
  const canvas = createCanvas(TILE, CAPTION);
  const context = canvas.getContext('2d');
  context.fillStyle = '#2a1d16';
  context.font = '16px sans-serif';
  context.fillText(text, 0, 19);
  return canvas.toBuffer('image/png');
}

/** The tile, the name and the grey tile of a picture, with their positions in the sheet. */
async function cell(name: string, at: number) {
  const picture = catalogue.get(name);
  if (picture === undefined) throw new Error(`There is no picture ${name} in the catalogue`);
  const work = await trimmed(name, picture, TILE);
  const tile = await sharp(work)
    .resize(TILE, TILE, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const grey = await sharp(tile.data)
    .resize(GREY, GREY, { fit: 'inside' })
    .greyscale()
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const left = GAP + (at % COLUMNS) * CELL.width;
  const top = GAP + Math.floor(at / COLUMNS) * CELL.height;
  return [
    { input: tile.data, left, top: top + TILE - tile.info.height },
    { input: caption(name), left, top: top + TILE },
    { input: grey, left, top: top + TILE + CAPTION },
  ];
}

for (const [gallery, names] of await galleries()) {
  const cells = await Promise.all(names.map(cell));
  await sharp({
    create: {
      width: GAP + Math.min(COLUMNS, names.length) * CELL.width,
      height: GAP + Math.ceil(names.length / COLUMNS) * CELL.height,
      channels: 3,
      background: '#faf5ea',
    },
  })
    .composite(cells.flat())
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(projectPath(`docs/art/${gallery}.jpg`));
  console.log(`docs/art/${gallery}.jpg`);
}
