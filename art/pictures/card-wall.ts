/**
 * The background of a social card: a lime-washed wall in morning sun, the dado with its figures, works with their
 * shadows.
 */
import { fileURLToPath } from 'node:url';
import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  type Image,
  loadImage,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Pigment } from '../../contract/course.ts';
import { catalogue } from '../catalogue.ts';
import { visitors } from '../drawings/dado.ts';
import { logoFile } from '../drawings/logo.ts';
import { pigments } from '../studio/pigments.ts';
import { brushedColour, brushStroke, limewash, rollerEdge } from '../textures/tiles.ts';
import { trimmed } from './trimmed.ts';

/** The pigments of the cards as colours, as app/app.css has them in the light scheme. */
export const colours: Readonly<Record<Pigment, string>> = {
  ...pigments,
  patta: '#3f7538',
  jamun: '#5a2a56',
};

/** The size that all networks show without cropping (ogp.me; documentation of Meta and X). */
export const WIDTH = 1200;
const HEIGHT = 630;
const DADO = 92;
export const BASELINE = HEIGHT - DADO - 26;
export const SIDE = 56;

const font = import.meta.resolve('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2');
GlobalFonts.registerFromPath(fileURLToPath(font), 'Eczar');

/** Repeats a tile over the width of the card and the given height, from the current origin. */
function coverWith(context: SKRSContext2D, tile: Canvas, height: number) {
  for (let y = 0; y < height; y += tile.height) {
    for (let x = 0; x < WIDTH; x += tile.width) context.drawImage(tile, x, y);
  }
}

const wash = limewash([250, 245, 234], 1);
const skirting = brushedColour([146, 62, 36], 1);
const people = await loadImage(
  await sharp(Buffer.from(visitors(WIDTH, DADO - 4, 66)), { density: 144 })
    .resize(WIDTH)
    .png()
    .toBuffer(),
);
const logo = await loadImage(
  await sharp(Buffer.from(logoFile()), { density: 600 }).resize(92).png().toBuffer(),
);
const stroke = brushStroke();
const roller = rollerEdge();

/** A white mask on transparent ground, filled with a colour. */
function tinted(mask: Canvas, colour: string): Canvas {
  const canvas = createCanvas(mask.width, mask.height);
  const context = canvas.getContext('2d');
  context.drawImage(mask, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, mask.width, mask.height);
  return canvas;
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

/** Paints the upper wall down to this height, with the ragged edge of a paint roller. */
function paintUpperWall(context: SKRSContext2D, colour: string, height: number) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const wall = createCanvas(WIDTH, height);
  const painting = wall.getContext('2d');
  coverWith(painting, brushedColour([r, g, b], 1), height);
  painting.globalCompositeOperation = 'destination-out';
  painting.translate(0, height);
  painting.scale(1, -1);
  // Erases the gaps at the roller's edge, for which its mask is inverted.
  const gaps = createCanvas(roller.width, roller.height);
  const cut = gaps.getContext('2d');
  cut.fillRect(0, 0, gaps.width, gaps.height);
  cut.globalCompositeOperation = 'destination-out';
  cut.drawImage(roller, 0, 0);
  for (let x = 0; x < WIDTH; x += gaps.width) painting.drawImage(gaps, x, 0);
  context.drawImage(wall, 0, 0);
}

/** An empty wall with its dado; with a colour, its upper part is painted. */
export function wallOf(upper?: { colour: string; height: number }): {
  canvas: Canvas;
  context: SKRSContext2D;
} {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  coverWith(context, wash, HEIGHT);
  context.fillStyle = 'rgba(178,116,42,.13)';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  shineOn(context);
  if (upper !== undefined) paintUpperWall(context, upper.colour, upper.height);
  context.save();
  context.translate(0, HEIGHT - DADO);
  coverWith(context, skirting, DADO);
  context.fillStyle = '#f3e6cf';
  context.fillRect(0, -4, WIDTH, 4);
  context.drawImage(people, 0, 4);
  context.restore();
  return { canvas, context };
}

/** The logo in the upper right corner, on a disc of paper if the wall is painted. */
export function putLogo(context: SKRSContext2D, onPaint: boolean) {
  const left = WIDTH - SIDE - 92;
  if (onPaint) {
    context.fillStyle = pigments.paper;
    context.beginPath();
    context.arc(left + 46, 94, 62, 0, Math.PI * 2);
    context.fill();
  }
  context.drawImage(logo, left, 48);
}

/** Writes one line of a heading, with a brush stroke under its key word. */
export function writeLine(
  context: SKRSContext2D,
  words: string,
  keyWord: string | undefined,
  { size, baseline, colour }: { size: number; baseline: number; colour: string },
) {
  context.font = `700 ${size}px Eczar`;
  context.letterSpacing = `${-size * 0.03}px`;
  const at = keyWord === undefined ? -1 : words.lastIndexOf(keyWord);
  if (at >= 0 && keyWord !== undefined) {
    const before = context.measureText(words.slice(0, at)).width;
    const width = context.measureText(keyWord).width;
    context.drawImage(
      tinted(stroke, colour),
      SIDE + before - size * 0.11,
      baseline - size * 0.27,
      width + size * 0.45,
      size * 0.41,
    );
  }
  context.fillText(words, SIDE - size * 0.04, baseline);
}

/** The cropped picture of a work. */
export async function workOf(name: string, width: number): Promise<Image> {
  const picture = catalogue.get(name);
  if (picture === undefined) throw new Error(`There is no picture ${name} in the catalogue`);
  return loadImage(await trimmed(name, picture, width));
}

/** Draws one work with its lower edge on the baseline and a shadow to the lower right. */
export function hang(context: SKRSContext2D, image: Image, left: number, width: number) {
  const height = (image.height * width) / image.width;
  const top = BASELINE - height;
  context.save();
  Object.assign(context, {
    shadowColor: 'rgba(60,38,20,.42)',
    shadowBlur: 22,
    shadowOffsetX: 7,
    shadowOffsetY: 11,
    fillStyle: pigments.card,
  });
  context.fillRect(left, top, width, height);
  context.restore();
  context.drawImage(image, left, top, width, height);
}
