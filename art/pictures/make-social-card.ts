/**
 * Makes public/social-card.jpg, what a shared link shows: the school wall with its name and five
 * works on one baseline above the painted skirting.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { visitors } from '../drawings/dado.ts';
import { logoFile } from '../drawings/logo.ts';
import { pigments } from '../studio/pigments.ts';
import { projectPath } from '../studio/paths.ts';
import { brushedColour, brushStroke, limewash } from '../textures/tiles.ts';
import { catalogue } from '../catalogue.ts';
import { trimmed } from './trimmed.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const DADO = 92;
const BASELINE = HEIGHT - DADO - 26;
const SIDE = 56;

/** A work in its trimmed form at a given width. */
async function work(name: string, width: number) {
  const picture = catalogue.get(name);
  if (picture === undefined) throw new Error(`No picture is called ${name}`);
  return loadImage(await trimmed(name, picture, width));
}

/** Hangs one work with its lower edge on the baseline and a shadow to the lower right. */
async function hang(context: SKRSContext2D, name: string, left: number, width: number, round = false) {
  const image = await work(name, width);
  const top = BASELINE - image.height;
  context.save();
  Object.assign(context, {
    shadowColor: 'rgba(60,38,20,.42)',
    shadowBlur: 22,
    shadowOffsetX: 7,
    shadowOffsetY: 11,
    fillStyle: pigments.card,
  });
  context.beginPath();
  if (round) context.arc(left + width / 2, top + image.height / 2, width / 2, 0, Math.PI * 2);
  else context.rect(left, top, width, image.height);
  context.fill();
  context.shadowColor = 'transparent';
  context.clip();
  context.drawImage(image, left, top);
  context.restore();
}

const canvas = createCanvas(WIDTH, HEIGHT);
const context = canvas.getContext('2d');
const font = import.meta.resolve('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2');
GlobalFonts.registerFromPath(fileURLToPath(font), 'Eczar');

/** Repeats a tile over the full width from the current origin. */
function coverWith(tile: Canvas, height: number) {
  for (let y = 0; y < height; y += tile.height) {
    for (let x = 0; x < WIDTH; x += tile.width) context.drawImage(tile, x, y);
  }
}

// The wall, and the sun on it.
coverWith(limewash([250, 245, 234], 1), HEIGHT);
context.fillStyle = 'rgba(178,116,42,.13)';
context.fillRect(0, 0, WIDTH, HEIGHT);
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

// The name, with the stroke under its second word.
context.font = '700 132px Eczar';
context.letterSpacing = '-4px';
const before = context.measureText('Showcase ').width;
const wordWidth = context.measureText('Art').width;
const stroke = brushStroke();
const tinted = stroke.getContext('2d');
tinted.globalAlpha = 1;
tinted.globalCompositeOperation = 'source-in';
tinted.fillStyle = pigments.haldi;
tinted.fillRect(0, 0, stroke.width, stroke.height);
context.drawImage(stroke, SIDE + before - 14, 112, wordWidth + 60, 54);
context.fillStyle = pigments.ink;
context.fillText('Showcase Art', SIDE - 5, 148);
context.font = '500 30px Eczar';
context.letterSpacing = '0px';
context.fillText('Art Makes the Life Beautiful', SIDE, 206);
const mark = await sharp(Buffer.from(logoFile()), { density: 600 }).resize(92).png().toBuffer();
context.drawImage(await loadImage(mark), WIDTH - SIDE - 92, 48);

// The skirting with its visitors.
context.save();
context.translate(0, HEIGHT - DADO);
coverWith(brushedColour([146, 62, 36], 1), DADO);
context.fillStyle = '#f3e6cf';
context.fillRect(0, -4, WIDTH, 4);
const people = await sharp(Buffer.from(visitors(WIDTH, DADO - 4, 66)), { density: 144 })
  .resize(WIDTH)
  .png()
  .toBuffer();
context.drawImage(await loadImage(people), 0, 4);
context.restore();

let left = SIDE;
for (const [name, width, round] of [
  ['glass-peacock', 196, false],
  ['oil-painted-wall', 300, false],
  ['clay-owl', 176, false],
  ['crayon-family', 188, false],
  ['quilling-bouquet', 156, false],
] as const) {
  await hang(context, name, left, width, round);
  left += width + 18;
}

await mkdir(projectPath('public'), { recursive: true });
await sharp(canvas.toBuffer('image/png'))
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(projectPath('public/social-card.jpg'));
