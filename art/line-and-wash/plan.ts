/** The corridor in metres, and its projection with one vanishing point. */
import { oval, smooth, type Point } from '../studio/curves.ts';
import { points, type Line } from '../studio/hand.ts';
import { Sheet } from '../studio/sheet.ts';

const WIDTH = 984;

const HEIGHT = 1308;

export const FRAME = { left: 58, top: 54, right: 926, bottom: 1222 };

export const VANISHING: Point = [532, 560];

export const sheet = new Sheet(WIDTH, HEIGHT, 1313, { tooth: 0.8, base: '#fcf8ee' });

export const { random } = sheet;

export const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

/** The corridor in metres: left wall at -1.4, right wall at 1.4, floor at 0, ceiling at 3.1, the camera at 1.45. */
export const [LEFT, RIGHT, CEILING, END] = [-1.4, 1.4, 3.1, 13];
const EYE = 1.45;

export const at = (x: number, y: number, z: number): Point => [
  VANISHING[0] + (x * 640) / z,
  VANISHING[1] - ((y - EYE) * 640) / z,
];

export type Quad = [Point, Point, Point, Point];

export const leftWall = (near: number, far: number, low: number, high: number): Quad => [
  at(LEFT, low, near),
  at(LEFT, low, far),
  at(LEFT, high, far),
  at(LEFT, high, near),
];

export const rightWall = (near: number, far: number, low: number, high: number): Quad => [
  at(RIGHT, low, near),
  at(RIGHT, low, far),
  at(RIGHT, high, far),
  at(RIGHT, high, near),
];

export const onFloor = (spots: readonly Point[]): Point[] => spots.map(([x, z]) => at(x, 0, z));

/** Beginning and end of each door along the wall. */
export const doors = points('2.15,3.15 4.7,5.7 7.6,8.6');

export const windows = points('6.1,7.3 8.6,9.8');

/** The morning sun through each door, on the floor. */
export const sunlight = doors.map(([near, far]) =>
  onFloor([
    [LEFT, near + 0.06],
    [LEFT, far - 0.06],
    [0.62, far - 0.72],
    [0.62, near - 0.34 + near * 0.02],
  ]),
);

export const climbing = doors
  .slice(1)
  .map(([near, far]): Quad => [
    at(RIGHT, 0, near - 0.6),
    at(RIGHT, 0, far - 1),
    at(RIGHT, 0.5, far - 1.1),
    at(RIGHT, 0.5, near - 0.7),
  ]);

export const board: Quad = [
  at(RIGHT, 1.16, 2.5),
  at(RIGHT, 1.16, 4.5),
  at(RIGHT, 2.08, 4.5),
  at(RIGHT, 2.08, 2.5),
];

export const tree = smooth(
  points(`
    -0.1,0.1 -0.06,0.95 -0.5,0.85 -0.82,1.2 -0.6,1.75 -0.1,2.1 0.5,2 0.8,1.5 0.6,1 0.1,0.95
    0.08,0.1
  `).map(([x, y]) => at(x, y, END)),
  { closed: true, step: 3 },
);

export const archway = [
  at(-0.85, 0, END),
  at(-0.85, 1.7, END),
  ...oval(...at(0, 1.7, END), (0.85 * 640) / END, (0.62 * 640) / END, {
    from: Math.PI,
    to: Math.PI * 2,
    count: 14,
  }),
  at(0.85, 1.7, END),
  at(0.85, 0, END),
];

/** A sandal on the floor, seen from above. */
function sandal(x: number, z: number, turn: number): Point[] {
  const outline = points(`
    -0.045,-0.12 -0.055,0 -0.06,0.09 -0.03,0.14 0.03,0.14 0.058,0.08 0.045,0 0.046,-0.11
    0,-0.135
  `);
  return smooth(
    onFloor(
      outline.map(([u, v]) => [
        x + u * Math.cos(turn) - v * Math.sin(turn),
        z + (u * Math.sin(turn) + v * Math.cos(turn)) * 1.25,
      ]),
    ),
    { closed: true, step: 3 },
  );
}

/** The row of sandals outside class VIII-A; one pair lies in disorder. */
export const pairs = ['#8a4b2a', '#2f5f9e', '#b8352c', '#3c3a40', '#d0861f', '#6d3f6d', '#2f6f54'].map(
  (colour, i) => {
    const z = 2.12 + i * 0.27 + jitter(0.02);
    const hurried = i === 4;
    const turn = -1.5 + jitter(0.16) + (hurried ? 0.9 : 0);
    const x = 1.1 + jitter(0.03) - (hurried ? 0.3 : 0);
    return {
      colour,
      shapes: [sandal(x, z - 0.06, turn), sandal(x + jitter(0.04), z + 0.06, turn + jitter(0.2))],
    };
  },
);

/** A dog asleep in the second patch of sun; pixels around its centre. */
const DOG: Point = [484, 724];
const fromDog = (shape: Line) =>
  smooth(shape, { step: 3 }).map(([x, y]): Point => [DOG[0] + x * 1.15, DOG[1] + y * 1.15]);
export const dog = {
  body: fromDog(points('38,8 45,-7 32,-22 6,-25 -14,-20 -24,-8 -20,6 0,11 24,11 38,8')),
  head: fromDog(points('-14,-21 -28,-24 -40,-15 -56,-8 -60,-1 -54,4 -38,5 -22,6 -16,-4 -14,-21')),
  ear: fromDog(points('-22,-23 -14,-13 -18,-2 -27,-8 -22,-23')),
  legs: [
    fromDog(points('-12,6 -30,9 -46,14 -44,19 -20,17 2,11')),
    fromDog(points('34,8 14,12 -6,17 -4,22 18,20 36,12')),
  ],
  tail: fromDog(points('42,2 54,6 60,14 50,17')),
};

/** The part of the classroom that is visible through the first door: its far wall, a blackboard, the end of a bench. */
export const room = {
  blackboard: [at(-2.7, 1, 4.5), at(-1.7, 1, 4.5), at(-1.7, 2, 4.5), at(-2.7, 2, 4.5)],
  bench: [
    at(-2.5, 0.72, 3.7),
    at(-1.72, 0.72, 3.7),
    at(-1.72, 0.62, 3.7),
    at(-1.78, 0.62, 3.7),
    at(-1.78, 0, 3.7),
    at(-1.86, 0, 3.7),
    at(-1.86, 0.62, 3.7),
    at(-2.5, 0.62, 3.7),
  ],
};

export const fanCentre = at(0.1, 2.52, 3.2);

export const blades = [0.25, 2.35, 4.4].map((angle): Point[] => {
  const out = (share: number, wide: number): Point => [
    fanCentre[0] + Math.cos(angle + wide) * 132 * share,
    fanCentre[1] + Math.sin(angle + wide) * 30 * share,
  ];
  return [out(0.2, -0.1), out(1, -0.12), out(1.02, 0.1), out(0.2, 0.16)];
});

export const buckets = [4.85, 5.2, 5.55].map((z): Quad => [
  at(RIGHT - 0.04, 1.5, z - 0.13),
  at(RIGHT - 0.04, 1.5, z + 0.13),
  at(RIGHT - 0.04, 1.2, z + 0.08),
  at(RIGHT - 0.04, 1.2, z - 0.08),
]);

export const notices: { sheet: Quad; colour: string }[] = (
  [
    [2.62, 2.92, 1.5, 1.98, '#f3e08a'],
    [3.02, 3.4, 1.6, 1.96, '#a9cbe4'],
    [3.02, 3.3, 1.34, 1.54, '#f0b7b0'],
    [3.52, 3.78, 1.44, 1.98, '#ffffff'],
    [3.9, 4.3, 1.66, 1.98, '#c6dca0'],
    [3.92, 4.2, 1.34, 1.58, '#f3e08a'],
  ] as const
).map(([near, far, low, high, colour]) => ({ sheet: rightWall(near, far, low, high), colour }));
