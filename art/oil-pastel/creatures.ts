/** The oil pastels, and the animals in the pond. */
import { oval, smooth, type Point } from '../studio/curves.ts';
import { DrySheet, type Stick } from '../studio/dry-sheet.ts';
import { closed, isInside, moved, points, ring, shaky, type Line, type Shading } from '../studio/hand.ts';

export const WIDTH = 1308;

export const HEIGHT = 940;

export const sheet = new DrySheet(WIDTH, HEIGHT, 73, { colour: '#fbf8ee', grain: 3.4 });

export const random = sheet.random;

export const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

const pastels = {
  white: '#fffdf6',
  yellow: '#f9cf1e',
  orange: '#f2801e',
  red: '#d8301f',
  rani: '#d4287e',
  pink: '#f28fb4',
  purple: '#7c3f9e',
  blue: '#2c5fc0',
  turquoise: '#19a5a0',
  green: '#2f8f3c',
  lime: '#a3c62f',
  brown: '#85502a',
  black: '#231f22',
} as const;

export type Pastel = keyof typeof pastels;

export const pastel = (colour: Pastel, width: number, pressure: number): Stick => ({
  colour: pastels[colour],
  width,
  pressure,
  cover: 0.94,
  soft: 0.24,
  jitter: 1.4,
  body: 0.85,
});

export const line = (points: Line, colour: Pastel, width = 11, pressure = 0.9, unsteady = 3) =>
  sheet.mark(shaky(points, unsteady, 60, random), pastel(colour, width, pressure));

export const colourIn = (shape: Line, colour: Pastel, pressure = 0.7, how: Shading = {}, width = 14) =>
  sheet.fill(shape, pastel(colour, width, pressure), { gap: width * 0.66, over: 3, miss: 0.02, ...how });

export const dot = (x: number, y: number, radius: number, colour: Pastel) =>
  sheet.mark(ring(x, y, radius * 0.55), pastel(colour, radius * 1.3, 1));

const round = (points: Point[]) => smooth(points, { closed: true, step: 5 });

export function eye(x: number, y: number, radius: number) {
  dot(x, y, radius * 1.3, 'white');
  line(ring(x, y, radius * 1.25), 'black', 5, 0.95, 1);
  dot(x + radius * 0.2, y, radius * 0.6, 'black');
}

export interface Fish {
  /** Centre of the body; with a negative length the fish swims to the left. */
  x: number;
  y: number;
  length: number;
  high: number;
  tilt: number;
}

/** A point of a fish, given as shares of its length from tail (-1) to mouth (1) and of its height. */
export const onFish =
  ({ x, y, length, high, tilt }: Fish) =>
  (u: number, v: number): Point => {
    const [across, down] = [u * length * 0.5, v * high * 0.5];
    return [
      x + across * Math.cos(tilt) - down * Math.sin(tilt),
      y + across * Math.sin(tilt) + down * Math.cos(tilt),
    ];
  };

export const fishBody = (fish: Fish) => {
  const at = onFish(fish);
  return round([
    at(1, 0.05),
    at(0.8, -0.55),
    at(0.25, -1),
    at(-0.35, -0.7),
    at(-0.82, -0.12),
    at(-0.82, 0.16),
    at(-0.35, 0.72),
    at(0.25, 0.98),
    at(0.8, 0.58),
  ]);
};

const fishTail = (fish: Fish) => {
  const at = onFish(fish);
  return [at(-0.78, 0), at(-1.16, -0.72), at(-1.05, 0), at(-1.18, 0.74)];
};

export function fish(
  plan: Fish,
  body: Pastel,
  edge: Pastel,
  fins: Pastel,
  pattern: (at: ReturnType<typeof onFish>) => void,
) {
  const at = onFish(plan);
  for (const fin of [
    [at(0.3, -0.92), at(-0.02, -1.42), at(-0.36, -0.7)],
    [at(0.2, 0.9), at(-0.06, 1.36), at(-0.26, 0.74)],
    fishTail(plan),
  ]) {
    colourIn(fin, fins, 0.78, { angle: plan.tilt + 0.5, gap: 8 }, 11);
    line(closed(fin), edge, 9);
  }
  colourIn(fishBody(plan), body, 0.78, { angle: plan.tilt + 0.25 });
  pattern(at);
  line(closed(fishBody(plan)), edge, 11, 0.95);
  line([at(0.5, -0.76), at(0.42, 0), at(0.5, 0.78)], edge, 8);
  eye(...at(0.7, -0.22), Math.max(9, plan.high * 0.075));
  line([at(0.98, 0.12), at(0.82, 0.26), at(0.7, 0.22)], 'red', 7, 1, 1);
}

export function crab(x: number, y: number, size: number, shell: Pastel, edge: Pastel, legs: number) {
  for (const side of [-1, 1]) {
    for (let leg = 0; leg < legs; leg++) {
      const from: Point = [x + side * size * 0.8, y + size * (0.05 + leg * 0.14)];
      const knee: Point = [
        from[0] + side * size * (0.42 + leg * 0.02),
        from[1] - size * 0.2 + leg * size * 0.16,
      ];
      line([from, knee, [knee[0] + side * size * 0.16, knee[1] + size * 0.42]], edge, 8, 0.92, 2);
    }
    const elbow: Point = [x + side * size * 1.16, y - size * 0.52];
    line([[x + side * size * 0.76, y - size * 0.26], elbow], edge, 12, 0.95);
    const claw = round([
      [elbow[0] - side * 2, elbow[1] + size * 0.08],
      [elbow[0] + side * size * 0.4, elbow[1] - size * 0.06],
      [elbow[0] + side * size * 0.42, elbow[1] - size * 0.48],
      [elbow[0] + side * size * 0.14, elbow[1] - size * 0.22],
      [elbow[0] - side * size * 0.02, elbow[1] - size * 0.56],
      [elbow[0] - side * size * 0.24, elbow[1] - size * 0.16],
    ]);
    colourIn(claw, shell, 0.82, { angle: 0.7, gap: 7 }, 10);
    line(closed(claw), edge, 8, 0.95, 2);
    line(
      [
        [x + side * size * 0.26, y - size * 0.5],
        [x + side * size * 0.34, y - size * 0.86],
      ],
      edge,
      8,
    );
    eye(x + side * size * 0.35, y - size * 0.95, size * 0.12);
  }
  const back = round(moved(points('-1,-0.1 -0.5,-0.58 0.5,-0.6 1,-0.06 0.56,0.5 -0.54,0.52'), x, y, size));
  colourIn(back, shell, 0.8, { angle: 0.2 });
  for (let spot = 0; spot < 6; spot++) {
    const place: Point = [x + jitter(size * 0.7), y - size * 0.16 + jitter(size * 0.26)];
    if (isInside(back, ...place)) dot(...place, size * 0.08, 'yellow');
  }
  line(closed(back), edge, 11, 0.95);
  line(oval(x, y + size * 0.08, size * 0.34, size * 0.22, { from: 0.2, to: 2.94 }), 'black', 7, 0.95, 1);
}

export function weed(x: number, tall: number, colour: Pastel, sway: number) {
  const stem = Array.from({ length: 9 }, (_, i): Point => [
    x + Math.sin(i * 0.9) * sway + i * 3,
    908 - (tall * i) / 8,
  ]);
  line(smooth(stem), colour, 13, 0.9);
  stem.slice(1).forEach(([sx, sy], i) => {
    const side = i % 2 ? 1 : -1;
    const leaf = round([
      [sx, sy],
      [sx + side * 26, sy - 24],
      [sx + side * 52, sy - 24],
      [sx + side * 30, sy - 4],
    ]);
    colourIn(leaf, colour, 0.8, { angle: side * 0.5, gap: 7 }, 10);
  });
}

export function lotus(x: number, y: number) {
  line(
    smooth([
      [x, y + 30],
      [x + 22, y + 190],
      [x - 14, y + 420],
      [x + 20, 900],
    ]),
    'green',
    10,
    0.85,
  );
  const leaf = oval(x + 128, y + 34, 104, 22);
  colourIn(leaf, 'green', 0.8, { angle: 0.05 });
  line(closed(leaf), 'lime', 8);
  for (const lean of [-1.15, 1.15, -0.62, 0.62, 0]) {
    const tip: Point = [x + Math.sin(lean) * 92, y + 26 - Math.cos(lean) * 106];
    const middle = (share: number): Point => [
      x + Math.sin(lean + share) * 62,
      y + 24 - Math.cos(lean + share) * 58,
    ];
    const petal = round([[x, y + 34], middle(-0.42), tip, middle(0.42)]);
    colourIn(petal, lean === 0 ? 'pink' : 'rani', 0.82, { angle: lean + 1.4, gap: 8 }, 11);
    line(closed(petal), lean === 0 ? 'rani' : 'purple', 8, 0.95, 2);
  }
}
