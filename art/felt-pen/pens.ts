/** The page, the felt pens, and the people around the cat. */
import { oval, type Point } from '../studio/curves.ts';
import { DrySheet, type Stick } from '../studio/dry-sheet.ts';
import { ring, shading, shaky, type Line, type Shading } from '../studio/hand.ts';

export const WIDTH = 1318;

export const HEIGHT = 936;

export const PAPER = '#faf6ec';

export const sheet = new DrySheet(WIDTH, HEIGHT, 55, { colour: PAPER, grain: 2.2, tooth: 0.8 });

export const random = sheet.random;

const pens = {
  orange: '#ff7414',
  yellow: '#ffd200',
  pink: '#ff3d92',
  purple: '#7a35b8',
  blue: '#1668d8',
  green: '#13993f',
  red: '#e6151f',
  brown: '#7c3d17',
  black: '#221d28',
  turquoise: '#12a8b8',
} as const;

export type Pen = keyof typeof pens;

export const ink = (pen: Pen, width: number, strength = 1): Stick => ({
  colour: pens[pen],
  width,
  pressure: 1.15,
  cover: 0.04,
  stain: 0.86,
  soft: 0.8,
  strength,
  jitter: 0.5,
  body: 0,
});

export const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

/** A blot where the pen rests on the paper. */
function blot(x: number, y: number, pen: Pen, radius = 5) {
  sheet.mark(shaky(ring(x, y, radius * 0.5), 1, 6, random), ink(pen, radius * 1.5, 0.8));
}

export function line(points: Line, pen: Pen, width = 9, unsteady = 4) {
  const drawn = shaky(points, unsteady, 60, random);
  sheet.mark(drawn, ink(pen, width));
  const rest = drawn[random() < 0.7 ? drawn.length - 1 : 0];
  if (random() < 0.8) blot(rest[0], rest[1], pen, width * 0.5);
}

/** Every stroke is a layer of its own, so overlapping strokes show as streaks. */
export function colourIn(shape: Line, pen: Pen, how: Shading = {}, width = 13, strength = 0.85) {
  const strokes = shading(shape, random, { gap: width * 0.8, over: 7, miss: 0.02, uneven: 0.3, ...how });
  for (const [from, to] of strokes) sheet.mark(shaky([from, to], 2.5, 50, random), ink(pen, width, strength));
}

/** A dried-out pen: it colours only the crests of the paper. */
export function dryPen(points: Line, pen: Pen, width: number) {
  sheet.mark(shaky(points, 4, 70, random), { ...ink(pen, width, 0.8), pressure: 0.52, soft: 0.3, jitter: 1 });
}

/** A person as a head with legs, and arms at the place of the ears. */
export function person(
  x: number,
  y: number,
  size: number,
  pen: Pen,
  hair: (x: number, y: number, size: number) => void,
  arms: Line,
) {
  line(shaky(ring(x, y, size, size * 0.95, 0.5), 4, 70, random), pen, 8, 2);
  for (const side of [-1, 1]) {
    const foot: Point = [x + side * size * 0.56 + jitter(8), y + size * 2.7 + jitter(10)];
    line([[x + side * size * 0.42, y + size * 0.85], foot], pen, 8, 4);
    line([foot, [foot[0] + side * size * 0.5, foot[1] + jitter(5)]], 'black', 9, 1);
    const hand = arms[side < 0 ? 0 : 1];
    line([[x + side * size * 0.95, y + size * 0.2], hand], pen, 8, 3);
    for (let finger = 0; finger < 4 + (side < 0 ? 1 : 0); finger++) {
      const angle = (side < 0 ? Math.PI : 0) + (finger - 1.6) * 0.5;
      line([hand, [hand[0] + Math.cos(angle) * 19, hand[1] + Math.sin(angle) * 19]], pen, 5, 1);
    }
    blot(x + side * size * 0.34, y - size * 0.16 + jitter(4), 'black', 7);
  }
  line(oval(x, y + size * 0.16, size * 0.52, size * 0.42, { from: 0.15, to: 2.95 }), 'red', 7, 2);
  hair(x, y, size);
}

export const bun = (x: number, y: number, size: number) => {
  line(oval(x, y, size + 5, size + 7, { from: 3.2, to: 6.3 }), 'black', 13, 3);
  colourIn(ring(x + 8, y - size - 24, 19), 'black', { angle: 0.5 }, 9, 1);
  blot(x, y - size * 0.5, 'red', 6);
};

export const spikes = (x: number, y: number, size: number) => {
  for (let i = 0; i < 9; i++) {
    const angle = -2.7 + i * 0.28;
    const out = size + 22 + jitter(7);
    line(
      [
        [x + Math.cos(angle) * size, y + Math.sin(angle) * size],
        [x + Math.cos(angle) * out, y + Math.sin(angle) * out],
      ],
      'black',
      7,
      2,
    );
  }
};

export const bunches = (x: number, y: number, size: number) => {
  for (const side of [-1, 1]) {
    const scribble = Array.from({ length: 14 }, (_, i): Point => [
      x + side * (size + 6 + i * 3.4),
      y - size * 0.6 + (i % 2 ? 16 : -14) + i,
    ]);
    line(scribble, 'black', 7, 2);
    blot(x + side * size * 0.86, y - size * 0.55, 'pink', 10);
  }
};
