/**
 * Draws the social cards of content/social-cards.ts into public/cards/NAME.jpg and records in
 * content/social-cards-drawn.json what each card shows. Skips cards that have not changed, except those named on the
 * command line.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { drawnFrom, type SocialCard, socialCards } from '../../content/social-cards.ts';
import { pigments } from '../studio/pigments.ts';
import { projectPath } from '../studio/paths.ts';
import { BASELINE, colours, hang, putLogo, SIDE, wallOf, WIDTH, workOf, writeLine } from './card-wall.ts';

const FOLDER = projectPath('public/cards');
const RECORD = projectPath('content/social-cards-drawn.json');
const GAP = 20;
const KIB = 1024;

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
  const tooHigh = Math.max(...widths.map((width, at) => width / ratios[at])) / highest;
  return widths.map((width) => Math.floor(width / Math.max(1, tooHigh)));
}

async function hangRow(context: SKRSContext2D, names: readonly string[], highest: number) {
  const images = await Promise.all(names.map((name) => workOf(name, 640)));
  const widths = widthsFor(images, WIDTH - 2 * SIDE, highest);
  const taken = widths.reduce((all, each) => all + each, 0);
  // The width that high works leave free becomes space between them.
  const gap = Math.min((WIDTH - 2 * SIDE - taken) / (images.length - 1), 56);
  let left = SIDE;
  for (const [at, image] of images.entries()) {
    hang(context, image, Math.round(left), widths[at]);
    left += widths[at] + gap;
  }
}

/** The largest font size at which a line fits. */
function fit(context: SKRSContext2D, words: string, width: number, largest: number): number {
  context.font = `700 100px Eczar`;
  context.letterSpacing = '-3px';
  return Math.min(largest, Math.floor((width / context.measureText(words).width) * 100));
}

function writeBelow(context: SKRSContext2D, line: string, baseline: number) {
  context.font = '500 30px Eczar';
  context.letterSpacing = '0px';
  context.fillText(line, SIDE, baseline);
}

/** Breaks a heading into lines that fit next to the work. */
function broken(context: SKRSContext2D, text: string, width: number, size: number): string[] {
  context.font = `700 ${size}px Eczar`;
  context.letterSpacing = `${-size * 0.03}px`;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || context.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

async function drawBeside({ heading, line, works, pigment }: SocialCard): Promise<Canvas> {
  const colour = colours[pigment];
  const { canvas, context } = wallOf();
  context.fillStyle = pigments.ink;
  const image = await workOf(works[0], 900);
  const ratio = image.width / image.height;
  const width = Math.round(Math.min(560, 440 * ratio));
  hang(context, image, WIDTH - SIDE - width, width);
  const room = WIDTH - 2 * SIDE - width - 48;
  let size = 118;
  let lines = broken(context, heading.text, room, size);
  const isTooLarge = () =>
    lines.length * size > 330 || lines.some((each) => context.measureText(each).width > room);
  while (isTooLarge()) {
    size -= 2;
    lines = broken(context, heading.text, room, size);
  }
  const leading = size * 1.02;
  const first = 96 + size * 0.72;
  for (const [at, words] of lines.entries()) {
    writeLine(context, words, heading.keyWord, { size, baseline: first + at * leading, colour });
  }
  writeBelow(context, line, BASELINE);
  return canvas;
}

async function drawRow({ heading, line, works, pigment, layout }: SocialCard): Promise<Canvas> {
  const colour = colours[pigment];
  const isRoom = layout === 'room';
  const { canvas, context } = wallOf(isRoom ? { colour, height: 330 } : undefined);
  putLogo(context, isRoom);
  const size = fit(context, heading.text, WIDTH - 2 * SIDE - 160, 132);
  const isBright = pigment === 'haldi';
  context.fillStyle = isRoom && !isBright ? pigments.printCream : pigments.ink;
  writeLine(context, heading.text, isRoom ? undefined : heading.keyWord, { size, baseline: 148, colour });
  writeBelow(context, line, 206);
  await hangRow(context, works, 278);
  return canvas;
}

/** A JPEG of the best quality that stays under 80 KiB, or of quality 60. */
async function coded(canvas: Canvas): Promise<Buffer> {
  const png = canvas.toBuffer('image/png');
  for (let quality = 84; ; quality -= 3) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= 80 * KIB || quality <= 60) return jpeg;
  }
}

await mkdir(FOLDER, { recursive: true });
const wanted = new Set(process.argv.slice(2));
const before = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, unknown>;
const drawn: Record<string, unknown> = {};
for (const [name, card] of Object.entries(socialCards)) {
  drawn[name] = drawnFrom(card);
  const file = `${FOLDER}/${name}.jpg`;
  if (isDeepStrictEqual(before[name], drawn[name]) && existsSync(file) && !wanted.has(name)) continue;
  const jpeg = await coded(await (card.layout === 'beside' ? drawBeside(card) : drawRow(card)));
  await writeFile(file, jpeg);
  console.log(name.padEnd(44), Math.round(jpeg.length / KIB), 'KiB');
}
for (const file of await readdir(FOLDER)) {
  if (drawn[file.replace(/\.jpg$/, '')] === undefined) await rm(`${FOLDER}/${file}`);
}
await writeFile(RECORD, `${JSON.stringify(drawn, null, 2)}\n`);
