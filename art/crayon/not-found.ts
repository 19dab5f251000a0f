/**
 * The picture of the 404 page: the family drawing (art/originals/crayon-family.jpg), coloured on the left and only in
 * pencil on the right.
 */
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { savePicture } from '../studio/program.ts';
import { projectPath } from '../studio/paths.ts';
import { clamp, noiseFrom, randomFrom, smoothstep } from '../studio/random.ts';

const WIDTH = 1400;
const PAPER = [253, 250, 241] as const;
const GRAPHITE = [86, 80, 76] as const;
const random = randomFrom(41);
const tooth = noiseFrom(12);

/** Draws a red wax crayon that lies where the colouring stops; (x, y) is its tip. */
function drawCrayon(context: SKRSContext2D, x: number, y: number) {
  context.save();
  context.translate(x, y);
  context.rotate(-0.62);
  Object.assign(context, {
    shadowColor: 'rgba(50,30,10,.45)',
    shadowBlur: 16,
    shadowOffsetX: 8,
    shadowOffsetY: 12,
  });
  const wax = context.createLinearGradient(0, -17, 0, 17);
  wax.addColorStop(0, '#f0694a');
  wax.addColorStop(0.45, '#c8391f');
  wax.addColorStop(1, '#86220f');
  context.fillStyle = wax;
  context.beginPath();
  context.moveTo(0, -4);
  context.lineTo(34, -17);
  context.lineTo(270, -17);
  context.quadraticCurveTo(278, 0, 270, 17);
  context.lineTo(34, 17);
  context.lineTo(0, 5);
  context.closePath();
  context.fill();
  context.shadowColor = 'transparent';
  const band = (colour: string, left: number, top: number, width: number, height: number) => {
    context.fillStyle = colour;
    context.fillRect(left, top, width, height);
  };
  band('rgba(42,29,22,.85)', 64, -17, 8, 34);
  band('rgba(42,29,22,.85)', 236, -17, 8, 34);
  band('rgba(246,234,214,.92)', 84, -17, 140, 34);
  band('#86220f', 84, -8, 140, 2);
  band('#86220f', 84, 7, 140, 2);
  context.restore();
}

const source = projectPath('art/originals/crayon-family.jpg');
const size = await sharp(source).metadata();
const coloured = await sharp(source)
  .extract({
    left: Math.round(size.width * 0.038),
    top: Math.round(size.height * 0.052),
    width: Math.round(size.width * 0.924),
    height: Math.round(size.height * 0.898),
  })
  .resize(WIDTH)
  .png()
  .toBuffer();
const image = await loadImage(coloured);
const height = image.height;

// Pencil: pixels darker than their surroundings become lines, broken by the grain of the paper.
const sharpGrey = await sharp(coloured).greyscale().blur(1.6).raw().toBuffer();
const softGrey = await sharp(coloured).greyscale().blur(9).raw().toBuffer();
const sheet = createCanvas(WIDTH, height);
const context = sheet.getContext('2d');
const pixels = context.createImageData(WIDTH, height);
for (let y = 0, i = 0; y < height; y++) {
  for (let x = 0; x < WIDTH; x++, i++) {
    const line = clamp((softGrey[i]! - sharpGrey[i]! - 11) / 46);
    const mark = line * (0.35 + 0.65 * smoothstep(0.38, 0.6, tooth(x / 2.2, y / 2.2, 2))) * 0.8;
    for (let channel = 0; channel < 3; channel++) {
      pixels.data[i * 4 + channel] = PAPER[channel]! * (1 - mark) + GRAPHITE[channel]! * mark;
    }
    pixels.data[i * 4 + 3] = 255;
  }
}
context.putImageData(pixels, 0, 0);

// Colour: solid at the left, then slanting strokes of uneven length.
const edge = (y: number) =>
  WIDTH * (0.5 + 0.1 * Math.sin((y / height) * 4.2 + 0.6)) + (tooth(1, y / 70, 2) - 0.5) * 120;
const reach = createCanvas(WIDTH, height);
const strokes = reach.getContext('2d');
strokes.lineCap = 'round';
strokes.beginPath();
strokes.moveTo(0, 0);
for (let y = 0; y <= height; y += 6) strokes.lineTo(edge(y) - 60, y);
strokes.lineTo(0, height);
strokes.fill();
for (let y = -40; y < height + 60; y += 6.5) {
  const end = edge(y) + (random() - 0.35) * 150;
  strokes.globalAlpha = 0.55 + random() * 0.45;
  strokes.lineWidth = 4 + random() * 6;
  strokes.beginPath();
  strokes.moveTo(edge(y) - 110, y + 46);
  strokes.lineTo(end, y - 40 + (random() - 0.5) * 16);
  strokes.stroke();
}
strokes.globalAlpha = 1;
strokes.globalCompositeOperation = 'source-in';
strokes.drawImage(image, 0, 0);
context.drawImage(reach, 0, 0);

drawCrayon(context, edge(height * 0.6) + 20, height * 0.6);
savePicture(sheet);
