/** The sheet, the crayons, and the marks of a six-year-old. */
import type { Point } from '../studio/curves.ts';
import { DrySheet, type Stick } from '../studio/dry-sheet.ts';
import { closed, ring, shaky, type Line, type Shading } from '../studio/hand.ts';

export const WIDTH = 1310;

export const HEIGHT = 950;

export const sheet = new DrySheet(WIDTH, HEIGHT, 61, { grain: 3.1 });

export const random = sheet.random;

const wax = {
  red: '#d6281f',
  orange: '#ee7a1a',
  yellow: '#f7c913',
  green: '#3a9a3c',
  dark: '#1f6b34',
  blue: '#2b62c4',
  sky: '#62aee0',
  purple: '#7a3d9c',
  pink: '#ec5d97',
  brown: '#7d4420',
  black: '#2a2522',
  skin: '#b9764a',
  grey: '#7f7f83',
} as const;

export type Wax = keyof typeof wax;

export const crayon = (colour: Wax, width: number, pressure: number): Stick => ({
  colour: wax[colour],
  width,
  pressure,
});

export const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

/** One quick line. */
export function line(points: Line, colour: Wax, width = 8, pressure = 0.85, unsteady = 3.5) {
  sheet.mark(shaky(points, unsteady, 46, random), crayon(colour, width, pressure));
}

/** A shape in one stroke: rounded corners, and an end that misses its beginning. */
export function outline(corners: Line, colour: Wax, width = 8, pressure = 0.85, slack = 9) {
  const round: Point[] = [];
  closed(corners).forEach(([x, y], i, all) => {
    const before = all[i - 1];
    const after = all[i + 1];
    const cut = slack * (0.4 + random());
    const towards = (to: Point): Point => {
      const share = Math.min(0.45, cut / Math.hypot(to[0] - x, to[1] - y));
      return [x + (to[0] - x) * share + jitter(slack * 0.3), y + (to[1] - y) * share + jitter(slack * 0.3)];
    };
    if (before) round.push(towards(before));
    if (after) round.push(towards(after));
  });
  round.push([round[0][0] + jitter(slack * 1.3), round[0][1] + jitter(slack * 1.3)]);
  line(round, colour, width, pressure, 4.5);
}

export function colourIn(shape: Line, colour: Wax, pressure: number, how: Shading = {}, width = 9) {
  sheet.fill(shape, crayon(colour, width, pressure), { over: 9, miss: 0.05, ...how });
}

/** A circle drawn by a child: a little flat, a little open. */
export const circle = (x: number, y: number, rx: number, ry = rx) =>
  shaky(ring(x, y, rx * (1 + jitter(0.05)), ry * (1 + jitter(0.05))), rx * 0.06, rx * 1.2, random);

export function dot(x: number, y: number, radius: number, colour: Wax) {
  sheet.mark(ring(x, y, radius), crayon(colour, 6, 1));
}
