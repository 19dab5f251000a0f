import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  type Image,
  loadImage,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import { colourOf } from '#server/colours.ts';
import { HEIGHT, WIDTH } from './card-size.ts';
import type { SocialCard } from './page-card.ts';

/** The distance of texts and works from the sides. */
const SIDE = 56;
/** The lower edge of the works, a little above the dado. */
const BASELINE = 512;
const GAP = 20;
const KIB = 1024;
/** The size of a heading in a line of its own. A longer heading stands beside the first picture. */
const LARGEST = 132;
const SMALLEST = 72;

const root = path.resolve(import.meta.dirname, '../../..');
/** A machine may have no fonts of its own, such as a container. The letters of the site's texts, other Latin letters, and Devanagari. */
const fonts = {
  Eczar: path.join(root, 'app/fonts/eczar.woff2'),
  'Eczar More': path.join(root, 'app/fonts/eczar-more.woff2'),
  'Eczar Latin Extended': path.join(import.meta.dirname, 'parts/eczar-latin-ext.woff2'),
  'Eczar Devanagari': path.join(import.meta.dirname, 'parts/eczar-devanagari.woff2'),
};
for (const [name, file] of Object.entries(fonts)) GlobalFonts.registerFromPath(file, name);
/** The families of a card in the order in which they are asked for a letter, as CSS writes them. */
export const fontFamily = Object.keys(fonts)
  .map((name) => `"${name}"`)
  .join(', ');

const part = (name: string) => loadImage(path.join(import.meta.dirname, `parts/${name}.webp`));
const [wall, paint, stroke, logo] = (await Promise.all(['wall', 'paint', 'stroke', 'logo'].map(part))) as [
  Image,
  Image,
  Image,
  Image,
];

const ink = colourOf('ink').day;
const cream = '#fbf3e2';

/** A mask on transparent ground, filled with a colour. */
function tinted(mask: Image, colour: string): Canvas {
  const canvas = createCanvas(mask.width, mask.height);
  const context = canvas.getContext('2d');
  context.drawImage(mask, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, mask.width, mask.height);
  return canvas;
}

/** Brushed paint in this colour, with the ragged lower edge of a paint roller. */
function painted(colour: string): Canvas {
  const canvas = createCanvas(paint.width, paint.height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, paint.width, paint.height);
  context.globalCompositeOperation = 'hard-light';
  context.drawImage(paint, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(paint, 0, 0);
  return canvas;
}

/** An empty wall; its upper part is painted if there is a colour. */
function wallOf(upper?: string): { canvas: Canvas; context: SKRSContext2D } {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.drawImage(wall, 0, 0);
  if (upper !== undefined) context.drawImage(painted(upper), 0, 0);
  return { canvas, context };
}

/** The logo in the upper right corner, on a disc of paper if the wall is painted. */
function drawLogo(context: SKRSContext2D, isOnPaint: boolean) {
  const left = WIDTH - SIDE - logo.width;
  if (isOnPaint) {
    context.fillStyle = colourOf('wall').day;
    context.beginPath();
    context.arc(left + 46, 94, 62, 0, Math.PI * 2);
    context.fill();
  }
  context.drawImage(logo, left, 48);
}

function useHeadingFont(context: SKRSContext2D, size: number) {
  context.font = `700 ${size}px ${fontFamily}`;
  context.letterSpacing = `${-size * 0.03}px`;
}

/** Writes one line of a heading, with a brush stroke under its key word. */
function writeLine(
  context: SKRSContext2D,
  text: string,
  keyWord: string | undefined,
  { size, baseline, colour }: { size: number; baseline: number; colour: string },
) {
  useHeadingFont(context, size);
  const at = keyWord === undefined ? -1 : text.lastIndexOf(keyWord);
  if (at >= 0 && keyWord !== undefined) {
    const before = context.measureText(text.slice(0, at)).width;
    const width = context.measureText(keyWord).width;
    context.drawImage(
      tinted(stroke, colour),
      SIDE + before - size * 0.11,
      baseline - size * 0.27,
      width + size * 0.45,
      size * 0.41,
    );
  }
  context.fillText(text, SIDE - size * 0.04, baseline);
}

function writeBelow(context: SKRSContext2D, line: string, baseline: number, width: number) {
  context.font = `500 30px ${fontFamily}`;
  context.letterSpacing = '0px';
  context.fillText(line, SIDE, baseline, width);
}

/** Draws one work with its lower edge on the baseline and a shadow to the lower right. */
function drawWork(context: SKRSContext2D, image: Image, left: number, width: number) {
  const height = (image.height * width) / image.width;
  const top = BASELINE - height;
  context.save();
  context.shadowColor = 'rgba(60,38,20,.42)';
  context.shadowBlur = 22;
  context.shadowOffsetX = 7;
  context.shadowOffsetY = 11;
  context.fillStyle = colourOf('card').day;
  context.fillRect(left, top, width, height);
  context.restore();
  context.drawImage(image, left, top, width, height);
}

/**
 * The widths of the works in a row of this width. None is higher than `highest`, and low works are not too small next
 * to high ones.
 */
function widthsFor(images: readonly Image[], room: number, highest: number): number[] {
  const free = room - GAP * (images.length - 1);
  const ratios = images.map(({ width, height }) => width / height);
  // Between equal heights and equal widths: with equal heights the row would look like one strip.
  const weights = ratios.map((ratio) => ratio ** 0.72);
  const sum = weights.reduce((all, each) => all + each, 0);
  const widths = weights.map((weight) => (weight / sum) * free);
  const tooHigh = Math.max(...widths.map((width, at) => width / (ratios[at] ?? 1))) / highest;
  return widths.map((width) => Math.floor(width / Math.max(1, tooHigh)));
}

function drawWorks(context: SKRSContext2D, images: readonly Image[], highest: number) {
  const widths = widthsFor(images, WIDTH - 2 * SIDE, highest);
  const taken = widths.reduce((all, each) => all + each, 0);
  // The width that high works leave free becomes space between them.
  const gap = Math.min((WIDTH - 2 * SIDE - taken) / Math.max(1, images.length - 1), 56);
  let left = SIDE;
  for (const [at, image] of images.entries()) {
    const width = widths[at] ?? 0;
    drawWork(context, image, Math.round(left), width);
    left += width + gap;
  }
}

/** The width of a line of text beside the logo. */
const LINE = WIDTH - 2 * SIDE - 160;

/** The size at which a heading fills one line. */
function sizeInLine(heading: string): number {
  const context = createCanvas(1, 1).getContext('2d');
  useHeadingFont(context, 100);
  return Math.min(LARGEST, Math.floor((LINE / context.measureText(heading).width) * 100));
}

function drawRow(card: SocialCard, images: readonly Image[]): Canvas {
  const { heading, keyWord, line } = card;
  const colour = colourOf(card.colour).day;
  const isPainted = keyWord === undefined;
  const { canvas, context } = wallOf(isPainted ? colour : undefined);
  drawLogo(context, isPainted);
  // Yellow is too bright for light letters.
  context.fillStyle = isPainted && card.colour !== 'haldi' ? cream : ink;
  writeLine(context, heading, keyWord, { size: sizeInLine(heading), baseline: 148, colour });
  writeBelow(context, line, 206, LINE);
  drawWorks(context, images, 278);
  return canvas;
}

/** Breaks a heading into lines of at most this width. */
function broken(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || context.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function drawBeside({ heading, keyWord, line, colour }: SocialCard, image: Image): Canvas {
  const { canvas, context } = wallOf();
  context.fillStyle = ink;
  const width = Math.round(Math.min(560, (440 * image.width) / image.height));
  drawWork(context, image, WIDTH - SIDE - width, width);
  const room = WIDTH - 2 * SIDE - width - 48;
  const linesAt = (size: number) => {
    useHeadingFont(context, size);
    return broken(context, heading, room);
  };
  const isTooLarge = (lines: readonly string[], size: number) =>
    lines.length * size > 330 || lines.some((each) => context.measureText(each).width > room);
  let size = 118;
  while (size > 20 && isTooLarge(linesAt(size), size)) size -= 2;
  for (const [at, text] of linesAt(size).entries()) {
    const baseline = 96 + size * 0.72 + at * size * 1.02;
    writeLine(context, text, keyWord, { size, baseline, colour: colourOf(colour).day });
  }
  writeBelow(context, line, BASELINE, room);
  return canvas;
}

const pictures = path.join(root, 'content/pictures');

/**
 * Draws a social card: its pictures in a row under the heading, or the first beside it.
 * @returns a JPEG of 1200 by 630 pixels, of the best quality that stays under 80 KiB, or of quality 52
 * @throws Error when a picture cannot be read
 */
export async function drawCard(card: SocialCard): Promise<Buffer> {
  const files = card.pictures.map((address) => path.join(pictures, path.basename(address)));
  const images = await Promise.all(files.map(async (file) => loadImage(await readFile(file))));
  const [first] = images;
  // One or two pictures would leave a part of the wall empty.
  const isBeside = images.length < 3 || sizeInLine(card.heading) < SMALLEST;
  const canvas = isBeside && first !== undefined ? drawBeside(card, first) : drawRow(card, images);
  for (let quality = 84; ; quality -= 8) {
    const jpeg = await canvas.encode('jpeg', quality);
    if (jpeg.length <= 80 * KIB || quality <= 52) return jpeg;
  }
}
