import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { Colour } from '../studio/colour.ts';
import { savePicture, option } from '../studio/program.ts';
import { clamp, noiseFrom } from '../studio/random.ts';
import { hitJar, throughJar } from './lantern-jar.ts';
import { hitThings, roomAlong } from './lantern-room.ts';
import { minus, unit, type Vector } from './vectors.ts';

const SCALE = Number(option('scale') ?? 1);
const WIDTH = Math.round(1200 * SCALE);
const HEIGHT = Math.round(1400 * SCALE);
/** Samples per pixel in each direction. */
const SAMPLES = 2;

const noise = noiseFrom(21);

const eye: Vector = [0, 3.5, 10.4];
const aim: Vector = [0.04, 1.2, 0];
const forward = unit(minus(aim, eye));
const right = unit([-forward[2], 0, forward[0]]);
const up: Vector = [
  right[1] * forward[2] - right[2] * forward[1],
  right[2] * forward[0] - right[0] * forward[2],
  right[0] * forward[1] - right[1] * forward[0],
];

savePicture(photograph());

function photograph(): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const image = context.createImageData(WIDTH, HEIGHT);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at++) {
      const sum: Colour = [0, 0, 0];
      for (let i = 0; i < SAMPLES * SAMPLES; i++) {
        const seen = look(x + ((i % SAMPLES) + 0.5) / SAMPLES, y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES);
        for (let channel = 0; channel < 3; channel++) sum[channel] += seen[channel] / SAMPLES ** 2;
      }
      const halo = bloom(x, y);
      const corner = 1.04 - 0.3 * Math.hypot(x / WIDTH - 0.5, y / HEIGHT - 0.52) ** 2;
      const grain = (noise(x * 0.7, y * 0.7, 1) - 0.5) * 0.02;
      for (let channel = 0; channel < 3; channel++) {
        const exposed = 1 - Math.exp(-1.6 * (sum[channel] * corner + halo[channel]));
        image.data[at * 4 + channel] = 255 * clamp(exposed + grain * exposed);
      }
      image.data[at * 4 + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The lens flare: a little of the flame's light around it. */
function bloom(x: number, y: number): Colour {
  const away = Math.hypot(x / WIDTH - 0.5, (y / HEIGHT - 0.5) * 1.15);
  const light = 0.05 * Math.exp(-away * 6);
  return [light, light * 0.66, light * 0.32];
}

function look(x: number, y: number): Colour {
  const across = ((x - WIDTH / 2) / HEIGHT) * 0.5;
  const down = ((y - HEIGHT / 2) / HEIGHT) * 0.5;
  const to = unit([
    forward[0] + right[0] * across - up[0] * down,
    forward[1] + right[1] * across - up[1] * down,
    forward[2] + right[2] * across - up[2] * down,
  ]);
  const ray = { from: eye, to };
  const box = hitThings(ray);
  const jar = hitJar(ray);
  if (jar === undefined || (box !== undefined && box < jar.near)) return roomAlong(ray, box);
  return throughJar(ray, jar.near, jar.far, roomAlong(ray, box));
}
