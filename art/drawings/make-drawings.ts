/**
 * `node bin/run.mjs art/drawings/make-drawings.ts` writes the SVG drawings to app/textures/ and app/classes/, and the
 * logo and icons to public/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pigments } from '../studio/pigments.ts';
import { projectPath } from '../studio/paths.ts';
import { between, leaving, visitors } from './dado.ts';
import { easel } from './easel.ts';
import { logoFile } from './logo.ts';
import { motifs } from './motifs.ts';
import { campPoster, portfolioPoster } from './posters.ts';
import { advancedPot, beginnersPot, intermediatePot } from './pots.ts';
import { bookSlot, fillForm, visit } from './steps.ts';
import { border, borderFrame, coil, wire } from './things.ts';
import { inClass, online } from './ways.ts';

const drawings: Record<string, string> = {
  'warli-visitors': visitors(),
  'warli-visitors-narrow': visitors(820, 96, 70),
  'warli-between': between(),
  'warli-leaving': leaving(),
  'warli-leaving-narrow': leaving(820, 96, 70, false),
  'step-1': visit(),
  'step-2': fillForm(),
  'step-3': bookSlot(),
  easel: easel(),
  wire: wire(),
  coil: coil(),
  border: border(),
  'border-frame': borderFrame(),
};
for (const [name, draw] of Object.entries(motifs)) drawings[`motif-${name}`] = draw();

// The dark scheme has dark walls, so the steps are drawn in its pigments.
const evening: Record<string, string> = {
  [pigments.geru]: '#e59a76',
  [pigments.neel]: '#9db8ee',
  [pigments.rani]: '#f48ab0',
  [pigments.haldi]: '#f0b53c',
  [pigments.card]: '#3b2d24',
  '#d8cdb8': '#ad9980',
};
for (const name of ['step-1', 'step-2', 'step-3']) {
  drawings[`${name}-dark`] = drawings[name]!.replace(/#[0-9a-f]{6}/g, (colour) => evening[colour] ?? colour);
}

/** Only the classes page shows these, so they are in its folder. */
const ofClasses: Record<string, string> = {
  'pot-1': beginnersPot(),
  'pot-2': intermediatePot(),
  'pot-3': advancedPot(),
  camp: campPoster(),
  portfolio: portfolioPoster(),
  'in-class': inClass(),
  online: online(),
};

async function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, svg] of Object.entries(files)) {
    await writeFile(projectPath(`${folder}/${name}.svg`), svg);
    console.log(`${folder}/${name}.svg`.padEnd(40), svg.length);
  }
}

await mkdir(projectPath('app/textures'), { recursive: true });
await write('app/textures', drawings);
await write('app/classes', ofClasses);

// The paisley fills this square; the home-screen icons need a margin and a background.
const TIGHT = '3 4.5 34.5 34.5';
const AIRY = '-3.5 -1.5 46 46';
const ground = `<path fill="${pigments.paper}" d="M-11-9h61v61h-61z"/>`;

// Phones crop these icons: the safe zone is a circle with 80 % of the width (W3C Web Application Manifest, icon masks).
const MASKABLE = '-11 -9 61 61';

/** A PNG of the logo on the wall's colour. */
function icon(size: number, window = AIRY): Promise<Buffer> {
  return sharp(Buffer.from(logoFile(window, ground)), { density: 1200 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** An ICO file that holds one PNG, which every browser since 2007 reads. */
function icoFrom(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // it is an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await mkdir(projectPath('public'), { recursive: true });
const small = await sharp(Buffer.from(logoFile(TIGHT)), { density: 1200 })
  .resize(32, 32)
  .png()
  .toBuffer();
await writeFile(projectPath('public/favicon.ico'), icoFrom(small, 32));
await writeFile(projectPath('public/apple-touch-icon.png'), await icon(180));
await writeFile(projectPath('public/icon-192.png'), await icon(192));
await writeFile(projectPath('public/icon-512.png'), await icon(512));
await writeFile(projectPath('public/icon-maskable-512.png'), await icon(512, MASKABLE));
