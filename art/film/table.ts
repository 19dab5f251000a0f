/** The table next to the sheet: a paint tin with five pans and a lid for mixing, a jar of water, a rag. */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb, type Colour } from '../studio/colour.ts';
import type { Point } from '../studio/points.ts';
import { clamp, noiseFrom, randomFrom } from '../studio/random.ts';

export const JAR: Point = [1118, 548];
const JAR_RADIUS = 92;
const TIN = { x: 984, y: 44, width: 254, height: 372 };

/** The five colours the lesson needs. */
const pans = { yellow: '#f2bd33', vermilion: '#d9482b', rose: '#b8336a', blue: '#2f4f9a', sienna: '#6d3b26' };
export type Pan = keyof typeof pans;

/** The centre of a pan. */
export function panAt(pan: Pan): Point {
  const index = Object.keys(pans).indexOf(pan);
  return [TIN.x + 69 + (index % 2) * 116, TIN.y + 64 + Math.floor(index / 2) * 62];
}

/** The centre of the mixing lid, where paint is mixed. */
export const LID: Point = [TIN.x + 127, TIN.y + 300];

function rounded(
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

function shadow(context: SKRSContext2D, blur: number, x: number, y: number, alpha: number) {
  context.shadowColor = `rgba(60,38,20,${alpha})`;
  context.shadowBlur = blur;
  context.shadowOffsetX = x;
  context.shadowOffsetY = y;
}

/** A table of pale planks in the morning light, as large as the frame. */
function paintPlanks(context: SKRSContext2D, width: number, height: number): void {
  const noise = noiseFrom(3);
  const image = context.createImageData(width, height);
  const [light, dark] = [rgb('#e3d0b0'), rgb('#b8966a')];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const plank = Math.floor((y + 40) / 190);
      const grain =
        noise(x / 220 + plank * 9, y / 5 + plank * 31, 4) * 0.6 + noise(x / 40, y / 2.2 + plank, 2) * 0.16;
      const seam = Math.exp(-((((y + 40) % 190) - 1) ** 2) / 2.4) * 0.5;
      const falloff = 1.07 - 0.13 * (x / width) - 0.12 * (y / height);
      const colour = mix(light, dark, clamp(grain * 0.9 - 0.12 + seam));
      for (let channel = 0; channel < 3; channel++)
        image.data[at + channel] = 255 * clamp(colour[channel]! * falloff);
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
}

/** A dab of wet paint or water: darker at its rim, a glint at the upper left. */
function puddle(context: SKRSContext2D, [x, y]: Point, rx: number, ry: number, colour: Colour, alpha = 1) {
  const fill = context.createRadialGradient(x, y, rx * 0.1, x, y, rx);
  fill.addColorStop(0, css(mix(colour, [1, 1, 1], 0.12), alpha * 0.85));
  fill.addColorStop(0.82, css(colour, alpha));
  fill.addColorStop(1, css(mix(colour, [0, 0, 0], 0.25), alpha));
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, 7);
  context.fill();
  context.fillStyle = `rgba(255,255,255,${0.5 * alpha})`;
  context.beginPath();
  context.ellipse(x - rx * 0.4, y - ry * 0.45, rx * 0.2, ry * 0.1, -0.5, 0, 7);
  context.fill();
}

function tin(context: SKRSContext2D): void {
  const { x, y, width, height } = TIN;
  context.save();
  shadow(context, 22, 9, 13, 0.35);
  context.fillStyle = '#23211f';
  rounded(context, x, y, width, height, 14);
  context.restore();
  context.fillStyle = '#f4f1ea';
  rounded(context, x + 9, y + 9, width - 18, 198, 8);
  rounded(context, x + 9, y + 222, width - 18, height - 231, 8);
  const random = randomFrom(4);
  for (const [name, colour] of Object.entries(pans)) {
    const [px, py] = panAt(name as Pan);
    context.fillStyle = '#cfcabf';
    rounded(context, px - 53, py - 25, 106, 50, 6);
    context.fillStyle = colour;
    rounded(context, px - 49, py - 21, 98, 42, 5);
    puddle(context, [px + 6 - random() * 14, py + 2], 34, 14, mix(rgb(colour), [0, 0, 0], 0.16));
  }
  // The sixth place holds a sponge.
  context.fillStyle = '#dcb45c';
  rounded(context, TIN.x + 134, TIN.y + 168, 102, 38, 7);
}

function rag(context: SKRSContext2D): void {
  context.save();
  shadow(context, 14, 5, 8, 0.25);
  context.fillStyle = '#e8e4da';
  context.beginPath();
  context.moveTo(1010, 664);
  context.bezierCurveTo(1060, 640, 1170, 672, 1240, 650);
  context.bezierCurveTo(1262, 676, 1252, 700, 1266, 730);
  context.lineTo(1000, 730);
  context.bezierCurveTo(1016, 706, 998, 690, 1010, 664);
  context.fill();
  context.restore();
  const random = randomFrom(9);
  for (const colour of [pans.blue, pans.rose, pans.vermilion, pans.yellow, pans.sienna]) {
    context.globalAlpha = 0.35;
    puddle(
      context,
      [1040 + random() * 190, 676 + random() * 36],
      8 + random() * 14,
      5 + random() * 8,
      rgb(colour),
      0.6,
    );
  }
  context.globalAlpha = 1;
}

/** Everything that does not move, with space for the sheet on the left. */
export function paintTable(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  paintPlanks(context, width, height);
  rag(context);
  tin(context);
  return canvas;
}

/** The jar from above; rinsed-out paint colours its water. `stir` is the strength of the swirl. */
export function drawJar(context: SKRSContext2D, water: Colour, stir: number, time: number): void {
  const [x, y] = JAR;
  context.save();
  shadow(context, 24, 10, 15, 0.32);
  context.fillStyle = 'rgba(226,232,228,.95)';
  context.beginPath();
  context.arc(x, y, JAR_RADIUS, 0, 7);
  context.fill();
  context.restore();
  puddle(context, JAR, JAR_RADIUS - 12, JAR_RADIUS - 12, water, 0.96);
  context.save();
  context.lineWidth = 3;
  context.strokeStyle = css(mix(water, [1, 1, 1], 0.35), 0.6 * stir);
  for (let ring = 0; ring < 3; ring++) {
    context.beginPath();
    context.arc(x, y, 24 + ring * 18 + stir * 6, time * 7 + ring, time * 7 + ring + 2.4);
    context.stroke();
  }
  context.lineWidth = 5;
  context.strokeStyle = 'rgba(255,255,255,.75)';
  context.beginPath();
  context.arc(x, y, JAR_RADIUS - 6, 3.4, 4.5);
  context.stroke();
  context.restore();
}

/** The paint on the mixing lid. */
export function drawMixture(context: SKRSContext2D, colour: Colour, fullness: number): void {
  puddle(context, LID, 30 + 42 * fullness, 16 + 20 * fullness, colour, 0.85);
}
