/** Black paper, pots of poster colour, and the two brushes. */
import { createCanvas } from '@napi-rs/canvas';
import { mix, rgb, type Colour } from '../studio/colour.ts';
import { smooth, type Point } from '../studio/curves.ts';
import { closed, moved, points, shaky, type Line } from '../studio/hand.ts';
import { pinUp } from '../studio/pin-up.ts';
import { noiseFrom, randomFrom } from '../studio/random.ts';
import { ThickPaint } from '../studio/thick-paint.ts';

const WIDTH = 1000;

const HEIGHT = 1312;

const CARD = '#1b191c';

export const PAD = 44;

function blackCard() {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const image = context.createImageData(WIDTH, HEIGHT);
  const noise = noiseFrom(3);
  const random = randomFrom(4);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at++) {
      const grain =
        28 + (noise(x / 3, y / 3, 2) - 0.5) * 9 + random() * 5 + (noise(x / 160, y / 160, 2) - 0.5) * 12;
      image.data.set([grain, grain * 0.95, grain * 1.06, 255], at * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

const board = pinUp(blackCard(), {
  pad: PAD,
  board: '#cbb38a',
  paper: CARD,
  turn: 0.004,
  seed: 77,
  tape: ['top-left', 'top-right', 'bottom-left'],
});

export const paint = new ThickPaint(board, 909);

export const random = paint.random;

export const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

export const pots = {
  white: '#f6f0e2',
  yellow: '#f7c718',
  orange: '#f0801c',
  red: '#d02a22',
  rani: '#d8257c',
  pink: '#f08ab0',
  purple: '#7d3fa6',
  blue: '#2a58b8',
  sky: '#5fb0dc',
  turquoise: '#12a39a',
  green: '#2f9440',
  lime: '#9cc53a',
  brown: '#86451f',
  tan: '#c98d52',
  skin: '#a9683f',
  dusk: '#5b4a68',
  black: '#17151a',
} as const;

export type Pot = keyof typeof pots | Colour;

/** Paint from a child's palette, with a random variation of the colour. */
export function mixed(pot: Pot): Colour {
  const colour = typeof pot === 'string' ? rgb(pots[pot]) : pot;
  const lean = rgb(random() < 0.5 ? '#fff3d6' : '#3a1f2c');
  return mix(colour, lean, random() * 0.07);
}

export function stroke(line: Line, pot: Pot, width: number, load = 0.95) {
  paint.drag(shaky(line, 1.8, 46, random), {
    colour: mixed(pot),
    width,
    load,
    reach: 620,
    bristle: 2.4,
    streaks: 0.6,
    body: 0.26,
    bank: 0.16,
    pickUp: 0.12,
  });
}

export const dab = (x: number, y: number, radius: number, pot: Pot) =>
  paint.dab(x, y, radius, { colour: mixed(pot), width: 0, body: 0.34, bank: 0.16, pickUp: 0.1 });

/** A flat area: filled with a wide brush, with its edge drawn with the tip. */
export function area(shape: Line, pot: Pot, angle = 0.1, width = 22) {
  const colour = mixed(pot);
  paint.fill(
    shape,
    { colour, width, load: 0.93, reach: 700, bristle: 2.4, streaks: 0.8, body: 0.3, bank: 0.14, pickUp: 0.1 },
    { angle: angle + jitter(0.06), over: -width * 0.25 },
  );
  stroke(closed(shape), colour, Math.min(10, width * 0.6), 1.05);
}

export const box = (x: number, y: number, wide: number, high: number): Point[] => [
  [x + jitter(3), y + jitter(3)],
  [x + wide + jitter(3), y + jitter(4)],
  [x + wide + jitter(4), y + high + jitter(2)],
  [x + jitter(4), y + high + jitter(2)],
];

export function diya(x: number, y: number, size = 1) {
  for (let ray = 0; ray < 9; ray++) {
    const angle = -2.9 + ray * 0.33 + jitter(0.06);
    const [near, far] = [19 * size, (27 + random() * 7) * size];
    stroke(
      [
        [x + Math.cos(angle) * near, y - 14 * size + Math.sin(angle) * near],
        [x + Math.cos(angle) * far, y - 14 * size + Math.sin(angle) * far],
      ],
      'yellow',
      3.2,
      0.8,
    );
  }
  area(
    moved(smooth(points('-17,0 17,-1 9,12 -9,12'), { closed: true, step: 3 }), x, y, size),
    'orange',
    0,
    8 * size,
  );
  const flame: Point[] = points('0,-28 7,-12 0,-2 -7,-12');
  area(moved(smooth(flame, { closed: true, step: 3 }), x, y, size), 'yellow', 1.5, 7 * size);
  dab(x, y - 10 * size, 4 * size, 'white');
}

export const hair: Colour = [0.13, 0.09, 0.1];
