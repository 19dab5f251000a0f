/**
 * `node bin/run.mjs art/textures/make-textures.ts` writes the walls, papers and masks of the site to app/textures/.
 * The files are as small as possible without visible loss, because they load after the text.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Canvas } from '@napi-rs/canvas';
import sharp, { type WebpOptions } from 'sharp';
import { projectPath } from '../studio/paths.ts';
import * as tiles from './tiles.ts';

const soft: WebpOptions = { quality: 40, effort: 6, smartSubsample: false };
const brushed: WebpOptions = { ...soft, quality: 72 };
const mask: WebpOptions = { quality: 1, alphaQuality: 30, effort: 6 };

const textures: [name: string, canvas: Canvas, options: WebpOptions][] = [
  ['wall', tiles.limewash([250, 245, 234], 1), { ...soft, quality: 93 }],
  ['wall-dark', tiles.limewash([40, 29, 22], 3.2), { ...soft, quality: 94 }],
  ['geru', tiles.brushedColour([146, 62, 36], 1), brushed],
  ['geru-dark', tiles.brushedColour([92, 38, 24], 1), brushed],
  ['neel', tiles.brushedColour([34, 62, 118], 0.8), brushed],
  // Grey: blended with `hard-light` over the pigment of a room.
  ['streak', tiles.brushedColour([128, 128, 128], 0.6), brushed],
  ['grain', tiles.woodGrain(), { ...soft, quality: 50 }],
  ['pan0', tiles.paintPan(0), { ...soft, quality: 46 }],
  ['pan1', tiles.paintPan(1), { ...soft, quality: 46 }],
  ['pan2', tiles.paintPan(2), { ...soft, quality: 46 }],
  ['brush', tiles.brushStroke(), { ...mask, alphaQuality: 40 }],
  ['roll', tiles.rollerEdge(), { ...mask, alphaQuality: 20 }],
  ['print0', tiles.linoPrint(0), { lossless: true, effort: 6 }],
  ['print1', tiles.linoPrint(1), { lossless: true, effort: 6 }],
  ['tape1', tiles.maskingTape(1), { ...soft, alphaQuality: 60 }],
  ['tape2', tiles.maskingTape(2), { ...soft, alphaQuality: 60 }],
];

await mkdir(projectPath('app/textures'), { recursive: true });
let total = 0;
for (const [name, canvas, options] of textures) {
  const data = await sharp(canvas.toBuffer('image/png')).webp(options).toBuffer();
  await writeFile(projectPath(`app/textures/${name}.webp`), data);
  console.log(name.padEnd(12), data.length);
  total += data.length;
}
console.log('total'.padEnd(12), total);
