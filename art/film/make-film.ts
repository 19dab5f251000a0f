/**
 * Makes the stand-in lesson film: a watercolour lake comes to be, layer by layer. Needs ffmpeg.
 * The layers are the stages of the real picture (art/originals/lake-stages), each brushed over
 * the one before. Captions are both in the picture and in a WebVTT file.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { pigments } from '../studio/pigments.ts';
import { projectPath } from '../studio/paths.ts';
import { clamp, smoothstep } from '../studio/random.ts';
import { arrivalTimes, type Rows, tipAt } from './reveal.ts';
import { drawBrush, drawPencil } from './tools.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const RATE = 24;
const OPENING = 2.4;
const PAUSE = 0.5;
const ENDING = 3.2;
/** The tool sets out for the next stage this long before it begins. */
const GLIDE = 0.45;
/** The tool waits here, beside the sheet. */
const REST: [number, number] = [1096, 430];

type Stage = Rows & { picture: string; seconds: number; caption: string; paint: string | 'pencil' };

const area = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

const stages: Stage[] = [
  {
    picture: '01-pencil',
    seconds: 4.6,
    rows: 5,
    area: area(250, 110, 780, 490),
    paint: 'pencil',
    caption: 'Pencil first, so light that only you can see it.',
  },
  {
    picture: '02-first-wash',
    seconds: 4,
    rows: 4,
    area: area(250, 150, 780, 245),
    paint: '#ef9a4b',
    caption: 'Wet the sky. Let yellow and orange run.',
  },
  {
    picture: '03-sky',
    seconds: 5,
    rows: 5,
    area: area(250, 88, 780, 305),
    paint: '#4f74ad',
    caption: 'Blue and rose from above, before it dries.',
  },
  {
    picture: '04-sun',
    seconds: 2,
    rows: 2,
    area: area(720, 280, 70, 64),
    paint: '#f3cf6b',
    caption: 'The sun is the paper. One breath of yellow, no more.',
  },
  {
    picture: '05-hills',
    seconds: 4,
    rows: 2,
    area: area(250, 318, 780, 82),
    paint: '#5f5a94',
    caption: 'Far hills pale, near hills darker.',
  },
  {
    picture: '06-water',
    seconds: 5.4,
    rows: 6,
    area: area(250, 384, 780, 250),
    paint: '#b06f98',
    caption: 'Water is the sky again, upside down, in level strokes.',
  },
  {
    picture: '07-far-palms',
    seconds: 3.4,
    rows: 3,
    area: area(800, 305, 230, 180),
    paint: '#4a5486',
    caption: 'Small palms on the other shore.',
  },
  {
    picture: '08-boat',
    seconds: 4.4,
    rows: 6,
    area: area(405, 370, 280, 210),
    paint: '#38304a',
    caption: 'The boat in one loaded stroke. Then its shadow.',
  },
  {
    picture: '09-near-palms',
    seconds: 5,
    rows: 7,
    area: area(250, 120, 330, 512),
    upwards: true,
    paint: '#2b4038',
    caption: 'Two palms lean in, from the root to the leaf.',
  },
  {
    picture: '10-name',
    seconds: 1.8,
    rows: 1,
    area: area(915, 618, 100, 34),
    paint: 'pencil',
    caption: 'Your name, small. The lake is yours.',
  },
];

/** A stage with its place in time and the layers under and of it. */
type Scene = Stage & { start: number; before: Buffer; after: Buffer };

const scenes: Scene[] = [];
let length = OPENING;
let under = await pixelsOf('00-paper');
for (const stage of stages) {
  const after = await pixelsOf(stage.picture);
  scenes.push({ ...stage, start: length, before: under, after });
  length += stage.seconds + PAUSE;
  under = after;
}
const first = scenes[0]!;
const last = scenes.at(-1)!;
length += ENDING - PAUSE;

const captions = [
  { from: 0.3, to: OPENING - 0.1, text: 'A lake at six o’clock, in watercolour.' },
  ...scenes.map(({ caption, start }, k) => ({
    from: start,
    to: (scenes[k + 1]?.start ?? length + 0.1) - 0.1,
    text: caption,
  })),
];

async function pixelsOf(picture: string): Promise<Buffer> {
  return sharp(projectPath(`art/originals/lake-stages/${picture}.jpg`))
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** Lays as much of the next layer over the last one as the brush has reached. */
function blend(
  target: Uint8ClampedArray,
  { before, after, seconds }: Scene,
  times: Float32Array,
  progress: number,
) {
  for (let i = 0, p = 0; i < times.length; i++, p += 4) {
    const age = progress * 1.06 - times[i]!;
    if (age <= 0) continue;
    const cover = age > 0.03 ? 1 : smoothstep(0, 0.03, age);
    const change = Math.abs(before[p]! - after[p]!) + Math.abs(before[p + 2]! - after[p + 2]!);
    if (change === 0) continue;
    // Fresh paint is darker for a second or so.
    const wet = Math.exp(-age * seconds * 1.3) * 0.1 * Math.min(1, change / 50);
    for (let channel = 0; channel < 3; channel++) {
      target[p + channel] = (before[p + channel]! * (1 - cover) + after[p + channel]! * cover) * (1 - wet);
    }
  }
}

/** The scene that is being brushed at a moment, or was last. */
function sceneAt(time: number): Scene {
  return scenes.findLast(({ start }) => time >= start) ?? first;
}

/** How far a scene is; more than 1 once its last stroke is done. */
function progressOf({ start, seconds }: Scene, time: number): number {
  return (time - start) / seconds;
}

/** Where the tool is: on the paper, or gliding to and from its resting place. */
function toolAt(time: number): { paint: string; x: number; y: number } {
  const between = (paint: string, from: [number, number], to: [number, number], share: number) => ({
    paint,
    x: from[0] + (to[0] - from[0]) * share,
    y: from[1] + (to[1] - from[1]) * share,
  });
  const next = scenes.find(({ start }) => start > time);
  const scene = sceneAt(time);
  const held = time < first.start ? REST : tipAt(scene, progressOf(scene, time));
  if (next && next.start - time < GLIDE) {
    return between(next.paint, held, tipAt(next, 0), smoothstep(next.start - GLIDE, next.start, time));
  }
  const done = scene === last ? smoothstep(1.1, 1.7, progressOf(last, time)) : 0;
  return between(scene.paint, held, REST, done);
}

function captionAt(time: number) {
  const caption = captions.find(({ from, to }) => time >= from && time < to);
  if (!caption) return { text: '', strength: 0 };
  return {
    text: caption.text,
    strength: clamp(Math.min((time - caption.from) / 0.35, (caption.to - time) / 0.35)),
  };
}

const canvas = createCanvas(WIDTH, HEIGHT);
const context = canvas.getContext('2d');
const font = import.meta.resolve('@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2');
GlobalFonts.registerFromPath(fileURLToPath(font), 'Eczar');

let reached: { scene: Scene; times: Float32Array } | undefined;

/** Paints one moment of the film onto the canvas. */
function paintFrame(time: number) {
  const scene = sceneAt(time);
  if (reached?.scene !== scene) reached = { scene, times: arrivalTimes(WIDTH, HEIGHT, scene) };
  const frame = context.createImageData(WIDTH, HEIGHT);
  frame.data.set(scene.before);
  if (time >= scene.start) blend(frame.data, scene, reached.times, clamp(progressOf(scene, time), 0, 1.2));
  context.putImageData(frame, 0, 0);

  const tool = toolAt(time);
  if (tool.paint === 'pencil') drawPencil(context, tool.x, tool.y);
  else drawBrush(context, tool.x, tool.y, tool.paint);

  const { text, strength } = captionAt(time);
  context.globalAlpha = strength;
  context.fillStyle = pigments.ink;
  context.font = '500 27px Eczar';
  context.textAlign = 'center';
  // A halo in the table's colour keeps the words apart from a brush that lies over them.
  Object.assign(context, { strokeStyle: 'rgba(214,202,182,.8)', lineWidth: 7, lineJoin: 'round' });
  context.strokeText(text, WIDTH / 2, 697);
  context.fillText(text, WIDTH / 2, 697);
  context.globalAlpha = 1;
}

/** 83.5 seconds as 00:01:23.500. */
function stamp(time: number): string {
  return new Date(Math.round(time * 1000)).toISOString().slice(11, 23);
}

const output = (name: string) => projectPath(`content/film/${name}`);
await mkdir(output(''), { recursive: true });
await writeFile(
  output('tutorial.vtt'),
  `WEBVTT\n\n${captions.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('\n')}`,
);

const input = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgba',
  '-s',
  `${WIDTH}x${HEIGHT}`,
  '-r',
  String(RATE),
  '-i',
  '-',
];
const mp4 = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  '21',
  '-pix_fmt',
  'yuv420p',
  '-movflags',
  '+faststart',
  output('tutorial.mp4'),
];
const webm = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '32',
  '-b:v',
  '0',
  '-row-mt',
  '1',
  '-deadline',
  'good',
  '-cpu-used',
  '4',
  '-pix_fmt',
  'yuv420p',
  output('tutorial.webm'),
];
const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...mp4, ...webm], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
for (let frame = 0; frame < Math.round(length * RATE); frame++) {
  paintFrame(frame / RATE);
  const data = Buffer.from(context.getImageData(0, 0, WIDTH, HEIGHT).data.buffer);
  if (!ffmpeg.stdin.write(data)) await once(ffmpeg.stdin, 'drain');
}
ffmpeg.stdin.end();
await once(ffmpeg, 'close');

// The poster shows the picture half made, with the brush at work.
const palms = scenes.at(-2)!;
paintFrame(palms.start + palms.seconds * 0.55);
const poster = sharp(canvas.toBuffer('image/png'));
await poster.clone().avif({ quality: 55, effort: 4 }).toFile(output('tutorial-poster.avif'));
await poster.clone().jpeg({ quality: 80, mozjpeg: true }).toFile(output('tutorial-poster.jpg'));
