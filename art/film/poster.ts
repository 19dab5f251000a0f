/**
 * The poster of the film: the table of the lesson from above, closer than in the film. The lake is nearly finished, and the
 * brush paints the fronds. Each object on the table has a height map, and one light shades them all.
 */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mix, rgb } from '../studio/colour.ts';
import { savePicture } from '../studio/program.ts';
import { shadows } from '../studio/mount.ts';
import type { Point } from '../studio/points.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';
import { HEIGHT as SHEET_HEIGHT, sheet, WIDTH as SHEET_WIDTH } from '../watercolour/lake/scene.ts';
import { stages, type StageName } from '../watercolour/lake/stages.ts';
import { drawLoadedBrush } from './poster-brush.ts';
import { layJar, layTin, type Laid } from './poster-things.ts';
import { arrivalTimes, stepsOf, tipAt } from './progress.ts';
import { pulls } from './pulls.ts';

const WIDTH = 1280;
const HEIGHT = 720;
/** The poster is painted at twice its final size. */
const FINE = 2;
const [WIDE, HIGH] = [WIDTH * FINE, HEIGHT * FINE];
const SCALE = 1.46;
const TURN = -0.035;
const CORNER: Point = [44, 96];
const DONE = 0.42;

const before: readonly StageName[] = [
  'pencil',
  'firstWash',
  'upperSky',
  'sun',
  'hills',
  'water',
  'farPalms',
  'boat',
  'bank',
];
const snapshot = () => {
  const canvas = sheet.toCanvas({ relief: 0.05, curl: 0.02 });
  return canvas.getContext('2d').getImageData(0, 0, SHEET_WIDTH, SHEET_HEIGHT);
};

for (const stage of before) stages[stage]();
const under = snapshot();
stages.nearPalms();
const over = snapshot();
const steps = stepsOf(pulls.nearPalms, (point) => point, 1);
const times = arrivalTimes(SHEET_WIDTH, SHEET_HEIGHT, steps);
const tip = tipAt(steps, DONE);

/** The sheet with the part of the palms that is painted so far; the last strokes are still wet and dark. */
function halfPainted() {
  const canvas = createCanvas(SHEET_WIDTH, SHEET_HEIGHT);
  const context = canvas.getContext('2d');
  for (let at = 0, p = 0; at < times.length; at++, p += 4) {
    const age = DONE - times[at];
    if (age <= 0) continue;
    const cover = smoothstep(0, 0.012, age);
    const wet = 1 - 0.12 * Math.exp(-age * 14);
    for (let channel = 0; channel < 3; channel++) {
      const painted = over.data[p + channel];
      const isChanged = Math.abs(painted - under.data[p + channel]) > 6;
      under.data[p + channel] += (painted * (isChanged ? wet : 1) - under.data[p + channel]) * cover;
    }
  }
  context.putImageData(under, 0, 0);
  return canvas;
}

/** Teak planks, lighter towards the window at the upper left. */
function planks(context: SKRSContext2D): void {
  const noise = noiseFrom(3);
  const image = context.createImageData(WIDE, HIGH);
  const [light, dark] = [rgb('#c99b66'), rgb('#7d5230')];
  for (let y = 0, at = 0; y < HIGH; y++) {
    for (let x = 0; x < WIDE; x++, at += 4) {
      const row = y + 210;
      const plank = Math.floor(row / 470);
      const bend = noise(x / 700 + plank * 9, y / 160 + plank * 3, 2) * 90;
      const grain = noise(x / 520 + plank * 7, (y + bend) / 9 + plank * 31, 4);
      const pores = noise(x / 46 + plank, y / 2.4, 2);
      const seam = Math.exp(-(((row % 470) - 3) ** 2) / 16) * 0.9;
      const glow = 1.16 - 0.3 * (x / WIDE) - 0.16 * (y / HIGH);
      const colour = mix(light, dark, clamp((grain - 0.24) * 1.25 + (pores - 0.5) * 0.22 + seam));
      for (let channel = 0; channel < 3; channel++)
        image.data[at + channel] = 255 * clamp(colour[channel] * glow);
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
}

const onTable = ([x, y]: Point): Point => [
  CORNER[0] + SCALE * (x * Math.cos(TURN) - y * Math.sin(TURN)),
  CORNER[1] + SCALE * (x * Math.sin(TURN) + y * Math.cos(TURN)),
];

/** Distance between a corner and the end of the torn edge. */
const CORNERS = 9;

/** The torn outline of the sheet, in its own pixels. */
function deckle(context: SKRSContext2D): void {
  const noise = noiseFrom(5);
  const inset = (along: number, side: number) =>
    2 + 5 * noise(along / 26, side, 3) + 3 * noise(along / 5, side + 9, 2);
  const [right, foot] = [SHEET_WIDTH - CORNERS, SHEET_HEIGHT - CORNERS];
  context.beginPath();
  for (let x = CORNERS; x <= right; x += 3) context.lineTo(x, inset(x, 1));
  for (let y = CORNERS; y <= foot; y += 3) context.lineTo(SHEET_WIDTH - inset(y, 2), y);
  for (let x = right; x >= CORNERS; x -= 3) context.lineTo(x, SHEET_HEIGHT - inset(x, 3));
  for (let y = foot; y >= CORNERS; y -= 3) context.lineTo(inset(y, 4), y);
  context.closePath();
}

function laySheet(context: SKRSContext2D): void {
  context.save();
  context.translate(...CORNER);
  context.rotate(TURN);
  context.scale(SCALE, SCALE);
  for (const { blur: soft, x, y, alpha } of shadows) {
    context.save();
    Object.assign(context, {
      shadowColor: `rgba(48,26,10,${alpha * 1.5})`,
      shadowBlur: soft * 2.2,
      shadowOffsetX: x * 1.8,
      shadowOffsetY: y * 1.8,
    });
    context.fillStyle = '#f7f1e2';
    deckle(context);
    context.fill();
    context.restore();
  }
  context.save();
  deckle(context);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(halfPainted(), 0, 0);
  context.restore();
  deckle(context);
  context.strokeStyle = 'rgba(255,252,240,.7)';
  context.lineWidth = 1.6;
  context.stroke();
  context.restore();
}

/** Shades all objects by their height maps: light from the upper left, and a shine on wet or enamelled surfaces. */
function shade(context: SKRSContext2D, { colour, height, gloss, cover }: Laid): void {
  const image = context.getImageData(0, 0, WIDE, HIGH);
  const light = [-0.46, -0.56, 0.69];
  const halfway = [-0.25, -0.31, 0.92];
  for (let y = 1; y < HIGH - 1; y++) {
    for (let x = 1; x < WIDE - 1; x++) {
      const at = y * WIDE + x;
      const share = cover[at];
      if (share < 0.004) continue;
      const dx = (height[at - 1] - height[at + 1]) * 0.5;
      const dy = (height[at - WIDE] - height[at + WIDE]) * 0.5;
      const long = Math.hypot(dx, dy, 1);
      const along = (to: readonly number[]) => (dx * to[0] + dy * to[1] + to[2]) / long;
      const diffuse = 0.36 + 0.93 * Math.max(0, along(light));
      const shine = gloss[at] * (0.9 * clamp(along(halfway)) ** 90 + 0.12 * clamp(along(halfway)) ** 14);
      for (let channel = 0; channel < 3; channel++) {
        const lit = 255 * clamp(colour[at * 3 + channel] * diffuse + shine);
        image.data[at * 4 + channel] += (lit - image.data[at * 4 + channel]) * share;
      }
    }
  }
  context.putImageData(image, 0, 0);
}

const table = createCanvas(WIDE, HIGH);
const context = table.getContext('2d');
planks(context);
laySheet(context);
for (const thing of [layTin(WIDE, HIGH), layJar(WIDE, HIGH)]) {
  thing.castShadow(context);
  shade(context, thing);
  thing.finish(context);
}
drawLoadedBrush(context, onTable(tip), '#2b4038');

const kept = createCanvas(WIDTH, HEIGHT);
const small = kept.getContext('2d');
small.imageSmoothingQuality = 'high';
small.drawImage(table, 0, 0, WIDTH, HEIGHT);
savePicture(kept);
