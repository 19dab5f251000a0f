/**
 * `node bin/run.mjs art/film/make-film.ts` writes the lesson film to content/film/: a watercolour from the first
 * pencil line to the signature, seen from above. Needs ffmpeg. Each layer is a stage of the picture
 * (art/watercolour/lake) and appears along the path of the brush. The captions are in the picture and in a WebVTT
 * file.
 */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { mix, rgb, type Colour } from '../studio/colour.ts';
import { mount } from '../studio/mount.ts';
import { projectPath } from '../studio/paths.ts';
import { pigments } from '../studio/pigments.ts';
import type { Point } from '../studio/points.ts';
import { clamp, smoothstep } from '../studio/random.ts';
import { HEIGHT as SHEET_HEIGHT, sheet, WIDTH as SHEET_WIDTH } from '../watercolour/lake/scene.ts';
import { stages } from '../watercolour/lake/stages.ts';
import { startEncoder } from './encoder.ts';
import { arrivalTimes, stepsOf, tipAt } from './progress.ts';
import { pulls } from './pulls.ts';
import { lessons, title, type Lesson } from './script.ts';
import { drawJar, drawMixture, paintTable } from './table.ts';
import { toolPathBetween, type ToolPath } from './tool-path.ts';
import { drawBrush, drawPencil } from './tools.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const RATE = 24;
const OPENING = 2.4;
const ENDING = 4;
/** Position and size of the sheet in the frame. */
const ENLARGED = 0.66;
const SHEET: Point = [58, 30];
const PAD = 40;
const CAPTION_Y = 698;
const CLEAR_WATER: Colour = rgb('#c9dcdd');

const output = (name: string) => projectPath(`content/film/${name}`);
const toFrame = ([x, y]: Point): Point => [SHEET[0] + x * ENLARGED, SHEET[1] + y * ENLARGED];

const table = paintTable(WIDTH, HEIGHT);

/** Draws the table with the present state of the sheet. */
function snapshot(): Uint8ClampedArray {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.drawImage(table, 0, 0);
  const mounted = mount(sheet.toCanvas({ relief: 0.042, curl: 0.03 }), {
    pad: PAD,
    deckle: 5,
    bg: '#ffffff',
  });
  // Only the sheet and its shadow are needed: multiplying removes the white ground.
  context.globalCompositeOperation = 'multiply';
  context.drawImage(
    mounted,
    SHEET[0] - PAD * ENLARGED,
    SHEET[1] - PAD * ENLARGED,
    mounted.width * ENLARGED,
    mounted.height * ENLARGED,
  );
  context.globalCompositeOperation = 'source-over';
  context.drawImage(
    mounted,
    PAD + 6,
    PAD + 6,
    SHEET_WIDTH - 12,
    SHEET_HEIGHT - 12,
    SHEET[0] + 6 * ENLARGED,
    SHEET[1] + 6 * ENLARGED,
    (SHEET_WIDTH - 12) * ENLARGED,
    (SHEET_HEIGHT - 12) * ENLARGED,
  );
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}

/** A step of the lesson with its times: first the path to the sheet, then the painting. */
interface Scene extends Lesson {
  begin: number;
  start: number;
  end: number;
  way: ToolPath;
  steps: ReturnType<typeof stepsOf>;
  before: Uint8ClampedArray;
  after: Uint8ClampedArray;
  water: Colour;
}

const scenes: Scene[] = [];
let clock = OPENING;
let under = snapshot();
let water = CLEAR_WATER;
for (const [i, lesson] of lessons.entries()) {
  stages[lesson.stage]();
  const after = snapshot();
  const steps = stepsOf(pulls[lesson.stage], toFrame, ENLARGED);
  const last = scenes.at(-1);
  const way = toolPathBetween(lessons[i - 1], last && tipAt(last.steps, 1), lesson, tipAt(steps, 0));
  const start = clock + way.seconds;
  const end = start + lesson.seconds;
  if (last?.brush) water = mix(water, rgb(last.brush.paint), 0.14);
  scenes.push({ ...lesson, begin: clock, start, end, way, steps, before: under, after, water });
  clock = end;
  under = after;
}
const length = clock + ENDING;
const first = scenes[0]!;
const lastScene = scenes.at(-1)!;

const captions = [
  { from: 0.3, to: first.begin - 0.1, text: title },
  ...scenes.map(({ caption, begin }, k) => ({
    from: begin,
    to: (scenes[k + 1]?.begin ?? length + 0.1) - 0.1,
    text: caption,
  })),
];

/** Draws the part of the layer that the brush has reached over the previous layer. */
function blend(
  target: Uint8ClampedArray,
  { before, after, seconds }: Scene,
  times: Float32Array,
  progress: number,
) {
  for (let i = 0, p = 0; i < times.length; i++, p += 4) {
    const age = progress * 1.04 - times[i]!;
    if (age <= 0) continue;
    const change = Math.abs(before[p]! - after[p]!) + Math.abs(before[p + 2]! - after[p + 2]!);
    if (change === 0) continue;
    const cover = smoothstep(0, 0.025, age);
    // Fresh paint is darker for a second or so.
    const wet = Math.exp(-age * seconds * 1.3) * 0.1 * Math.min(1, change / 50);
    for (let channel = 0; channel < 3; channel++) {
      target[p + channel] = (before[p + channel]! * (1 - cover) + after[p + channel]! * cover) * (1 - wet);
    }
  }
}

const sceneAt = (time: number) => scenes.findLast(({ begin }) => time >= begin);

/** The visible tool and the position of its tip; undefined if it is outside the frame. */
function toolAt(time: number): { brush: Lesson['brush']; at: Point } | undefined {
  const scene = sceneAt(time);
  if (scene === undefined) return undefined;
  if (time >= scene.start) {
    const tip = tipAt(scene.steps, (time - scene.start) / scene.seconds);
    const leaving = scene === lastScene ? smoothstep(scene.end + 0.2, scene.end + 0.9, time) : 0;
    return { brush: scene.brush, at: [tip[0] + leaving * 260, tip[1] + leaving * 330] };
  }
  const pause = time - scene.begin;
  const before = scenes[scenes.indexOf(scene) - 1];
  const isChanged = pause >= scene.way.changeAt;
  return { brush: isChanged || before === undefined ? scene.brush : before.brush, at: scene.way.at(pause) };
}

/** How strongly the water in the jar moves, and its colour. */
function waterAt(time: number): { colour: Colour; stir: number } {
  const scene = sceneAt(time);
  if (scene === undefined) return { colour: CLEAR_WATER, stir: 0 };
  const before = scenes[scenes.indexOf(scene) - 1]?.water ?? CLEAR_WATER;
  if (scene.way.rinse === null) return { colour: before, stir: 0 };
  const { from, to } = scene.way.rinse;
  const pause = time - scene.begin;
  const stir = smoothstep(from, from + 0.2, pause) * smoothstep(to + 0.9, to, pause);
  return { colour: mix(before, scene.water, smoothstep(from, to, pause)), stir };
}

const canvas = createCanvas(WIDTH, HEIGHT);
const context = canvas.getContext('2d');
const font = import.meta.resolve('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2');
GlobalFonts.registerFromPath(fileURLToPath(font), 'Eczar');

function drawCaption(time: number) {
  const caption = captions.find(({ from, to }) => time >= from && time < to);
  if (caption === undefined) return;
  context.globalAlpha = clamp(Math.min((time - caption.from) / 0.35, (caption.to - time) / 0.35));
  context.fillStyle = pigments.ink;
  context.font = '500 27px Eczar';
  context.textAlign = 'center';
  // A halo in the colour of the table keeps the words legible over a brush.
  Object.assign(context, { strokeStyle: 'rgba(222,205,176,.85)', lineWidth: 8, lineJoin: 'round' });
  const middle = SHEET[0] + (SHEET_WIDTH * ENLARGED) / 2;
  context.strokeText(caption.text, middle, CAPTION_Y);
  context.fillText(caption.text, middle, CAPTION_Y);
  context.globalAlpha = 1;
}

let reached: { scene: Scene; times: Float32Array } | undefined;

/** Paints one moment of the film onto the canvas. */
function paintFrame(time: number) {
  const scene = sceneAt(time) ?? first;
  if (reached?.scene !== scene) reached = { scene, times: arrivalTimes(WIDTH, HEIGHT, scene.steps) };
  const frame = context.createImageData(WIDTH, HEIGHT);
  frame.data.set(scene.before);
  if (time >= scene.start) blend(frame.data, scene, reached.times, (time - scene.start) / scene.seconds);
  context.putImageData(frame, 0, 0);

  const { colour, stir } = waterAt(time);
  drawJar(context, colour, stir, time);
  if (scene.brush !== null)
    drawMixture(context, rgb(scene.brush.paint), smoothstep(scene.start - 1.2, scene.start - 0.5, time));
  const tool = toolAt(time);
  if (tool?.brush === null) drawPencil(context, ...tool.at);
  else if (tool !== undefined) drawBrush(context, ...tool.at, tool.brush.paint);
  drawCaption(time);
}

/** Formats seconds for WebVTT: 83.5 is 00:01:23.500. */
const stamp = (time: number) => new Date(Math.round(time * 1000)).toISOString().slice(11, 23);

await mkdir(output(''), { recursive: true });
const cues = captions.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`);
await writeFile(output('tutorial.vtt'), `WEBVTT\n\n${cues.join('\n')}`);

const encoder = startEncoder({ width: WIDTH, height: HEIGHT, rate: RATE, output });
for (let frame = 0; frame < Math.round(length * RATE); frame++) {
  paintFrame(frame / RATE);
  const data = Buffer.from(context.getImageData(0, 0, WIDTH, HEIGHT).data.buffer);
  if (!encoder.stdin.write(data)) await once(encoder.stdin, 'drain');
}
encoder.stdin.end();
await once(encoder, 'close');

console.log(`${length.toFixed(1)} s`);
