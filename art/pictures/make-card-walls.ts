/**
 * Makes the parts of social cards that are the same for every school: `server/cards/parts/*.webp`. server/cards/draw-card.ts
 * draws cards with them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { visitors } from '../drawings/dado.ts';
import { logoFile } from '../drawings/logo.ts';
import { projectPath } from '../studio/paths.ts';
import { brushedColour, brushStroke, limewash, rollerEdge } from '../textures/tiles.ts';
import { HEIGHT, WIDTH } from '../../server/cards/card-size.ts';

const DADO = 92;
/** The height of the painted part of a room's wall. */
const PAINTED = 330;
const FOLDER = projectPath('server/cards/parts');

/** Repeats a tile over the width of the card and the given height, from the current origin. */
function coverWith(context: SKRSContext2D, tile: Canvas, height: number) {
  for (let y = 0; y < height; y += tile.height) {
    for (let x = 0; x < WIDTH; x += tile.width) context.drawImage(tile, x, y);
  }
}

function shineOn(context: SKRSContext2D) {
  context.save();
  context.filter = 'blur(14px)';
  context.fillStyle = 'rgba(255,250,232,.85)';
  for (const [left, width] of [
    [120, 250],
    [430, 230],
    [760, 130],
  ] as const) {
    context.beginPath();
    context.moveTo(left, -40);
    context.lineTo(left + width, -40);
    context.lineTo(left + width + 420, 680);
    context.lineTo(left + 420, 680);
    context.fill();
  }
  context.restore();
}

/** A lime-washed wall in morning sun, and the dado with its figures. */
async function wall(): Promise<Canvas> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  coverWith(context, limewash([250, 245, 234], 1), HEIGHT);
  context.fillStyle = 'rgba(178,116,42,.13)';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  shineOn(context);
  context.translate(0, HEIGHT - DADO);
  coverWith(context, brushedColour([146, 62, 36], 1), DADO);
  context.fillStyle = '#f3e6cf';
  context.fillRect(0, -4, WIDTH, 4);
  const people = await sharp(Buffer.from(visitors(WIDTH, DADO - 4, 66)), { density: 144 })
    .resize(WIDTH)
    .png()
    .toBuffer();
  context.drawImage(await loadImage(people), 0, 4);
  return canvas;
}

/** Brushed paint in the grey that `hard-light` blends with a colour, with the ragged edge of a paint roller below. */
function paint(): Canvas {
  const canvas = createCanvas(WIDTH, PAINTED);
  const context = canvas.getContext('2d');
  coverWith(context, brushedColour([128, 128, 128], 1), PAINTED);
  const roller = rollerEdge();
  // Erases the gaps at the roller's edge, for which its mask is inverted.
  const gaps = createCanvas(roller.width, roller.height);
  const cut = gaps.getContext('2d');
  cut.fillRect(0, 0, gaps.width, gaps.height);
  cut.globalCompositeOperation = 'destination-out';
  cut.drawImage(roller, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  context.translate(0, PAINTED);
  context.scale(1, -1);
  for (let x = 0; x < WIDTH; x += gaps.width) context.drawImage(gaps, x, 0);
  return canvas;
}

async function logo(): Promise<Canvas> {
  const image = await loadImage(
    await sharp(Buffer.from(logoFile()), { density: 600 }).resize(92).png().toBuffer(),
  );
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

await mkdir(FOLDER, { recursive: true });
for (const [name, canvas, quality] of [
  ['wall', await wall(), 90],
  ['paint', paint(), 80],
  ['stroke', brushStroke(), 90],
  ['logo', await logo(), 95],
] as const) {
  const webp = await sharp(canvas.toBuffer('image/png'))
    .webp({ quality, alphaQuality: 90, effort: 6 })
    .toBuffer();
  await writeFile(`${FOLDER}/${name}.webp`, webp);
}
