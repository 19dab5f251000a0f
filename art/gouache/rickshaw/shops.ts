/** The shops along the street and the boards above them. */
import { bar, one, patch, sheet, type Piece, type Place } from './view.ts';

const { random } = sheet;
/** Left or right of the street. */
export type Side = -1 | 1;

/** Half the width of the street. */
const WALL = 3.6;
/** A point on the wall of one side. */
export const onWall = (side: Side, z: number, height: number, out = 0): Place => [
  side * (WALL - out),
  height,
  z,
];

/** Strokes that hang from a line, like Devanagari letters, on a board given by its corners from the upper left. */
function letters(ink: string, [a, b, c, d]: readonly Place[], width: number): Piece[] {
  const on = (u: number, v: number): Place => {
    const along = (p: Place, q: Place, i: 0 | 1 | 2) => p[i] + (q[i] - p[i]) * u;
    const part = (i: 0 | 1 | 2) => along(a, b, i) + (along(d, c, i) - along(a, b, i)) * v;
    return [part(0), part(1), part(2)];
  };
  const strokes = [bar(ink, [on(0.1, 0.3), on(0.9, 0.3)], width)];
  for (let u = 0.14; u < 0.88; u += 0.09 + 0.05 * random()) {
    const path =
      random() < 0.5
        ? [on(u, 0.3), on(u, 0.8)]
        : [on(u, 0.3), on(u + 0.05, 0.45), on(u - 0.02, 0.6), on(u + 0.03, 0.8)];
    strokes.push(bar(ink, path, width));
  }
  return strokes;
}

/** A shop on the ground floor of a house. */
export interface Shop {
  side: Side;
  near: number;
  far: number;
  light: string;
  awning: string;
  stripe: string;
  board: string;
  ink: string;
}

/** One for each house, from far to near. */
export const shops: readonly Shop[] = [
  {
    side: -1,
    near: 26.5,
    far: 32,
    light: '#ffdf8a',
    awning: '#4a7a8a',
    stripe: '#7fa6a8',
    board: '#38b06a',
    ink: '#fff6dc',
  },
  {
    side: 1,
    near: 27,
    far: 33,
    light: '#ffb35a',
    awning: '#a03a5a',
    stripe: '#d0788a',
    board: '#e2762e',
    ink: '#fff2c8',
  },
  {
    side: -1,
    near: 18.4,
    far: 25.4,
    light: '#ffc662',
    awning: '#2f8a5a',
    stripe: '#7cc08a',
    board: '#ffc62e',
    ink: '#b0222a',
  },
  {
    side: 1,
    near: 20.4,
    far: 26.4,
    light: '#ff9a5a',
    awning: '#2a7a98',
    stripe: '#79b6c4',
    board: '#ff7a3a',
    ink: '#fff2c8',
  },
  {
    side: -1,
    near: 12.9,
    far: 17.6,
    light: '#ff9a3c',
    awning: '#c4302c',
    stripe: '#f2d9a8',
    board: '#1f6fb0',
    ink: '#fff2c8',
  },
  {
    side: 1,
    near: 14.9,
    far: 19.6,
    light: '#ffc24a',
    awning: '#e08a1e',
    stripe: '#ffd98a',
    board: '#3b57c4',
    ink: '#fff6dc',
  },
  {
    side: -1,
    near: 7.4,
    far: 12.1,
    light: '#ffc24a',
    awning: '#1f6fb0',
    stripe: '#8fc0dc',
    board: '#d42f2a',
    ink: '#fff2c8',
  },
  {
    side: 1,
    near: 8.4,
    far: 14.1,
    light: '#ffe09a',
    awning: '#b8264a',
    stripe: '#f09aa8',
    board: '#1b8f86',
    ink: '#ffe48a',
  },
];

/** A lit shop with its goods, counter, awning and sign. */
export function shopFront({ side, near, far, light, awning, stripe, board, ink }: Shop): Piece[] {
  const pane = (from: number, to: number, low: number, high: number, out = 0.02): Place[] => [
    onWall(side, from, high, out),
    onWall(side, to, high, out),
    onWall(side, to, low, out),
    onWall(side, from, low, out),
  ];
  const pieces: Piece[] = [
    patch(light, pane(near, far, 0.25, 2.6), { second: '#fff4cf', angle: 1.5, streaks: 1.3 }),
  ];
  // Shelves with jars, cloth and tins, then the counter in front of them.
  for (const height of [1.1, 1.6, 2.05]) {
    pieces.push(bar('#a85f2a', [onWall(side, near, height), onWall(side, far, height)], 0.04));
    for (let z = near + 0.2; z < far - 0.3; z += 0.34 + 0.25 * random()) {
      const goods = one(['#c4302c', '#7a3a1e', '#2f6a4a', '#5a2a56', '#e8743a', '#3a2a4a', '#2a6a8a']);
      pieces.push(patch(goods, pane(z, z + 0.2 + 0.12 * random(), height, height + 0.2 + 0.16 * random())));
    }
  }
  pieces.push(patch('#5f2f2c', pane(near, far, 0, 0.85, 0.25), { second: '#7a4234' }));
  pieces.push(bar('#e0a25a', [onWall(side, near, 0.86, 0.25), onWall(side, far, 0.86, 0.25)], 0.05));
  for (const z of [near, far])
    pieces.push(bar('#1d1c44', [onWall(side, z, 0, 0.05), onWall(side, z, 2.7, 0.05)], 0.16));
  const roof = (from: number, to: number): Place[] => [
    onWall(side, from, 2.75),
    onWall(side, to, 2.75),
    onWall(side, to, 2.3, 1),
    onWall(side, from, 2.3, 1),
  ];
  pieces.push(patch(awning, roof(near, far), { angle: 1.2 }));
  const stripes = 5;
  for (let k = 0; k < stripes; k++) {
    const from = near + ((far - near) * (k + 0.15)) / stripes;
    pieces.push(patch(stripe, roof(from, from + ((far - near) * 0.36) / stripes)));
  }
  const lip = Array.from({ length: 21 }, (_, i) =>
    onWall(side, far + ((near - far) * i) / 20, 2.16 - 0.06 * Math.abs(Math.sin(i * 0.785)), 1),
  );
  pieces.push(patch(awning, [onWall(side, near, 2.31, 1), onWall(side, far, 2.31, 1), ...lip]));
  const sign = pane(near + 0.3, far - 0.3, 2.85, 3.5, 0.12);
  pieces.push(
    patch(board, sign),
    ...letters(ink, side < 0 ? sign : [sign[1], sign[0], sign[3], sign[2]], 0.06),
  );
  return pieces;
}

/** Boards at a right angle to the walls. */
export function hangingBoards(): Piece[] {
  const board = (
    side: Side,
    z: number,
    height: number,
    wide: number,
    high: number,
    color: string,
    ink: string,
  ): Piece[] => {
    const from = side * (WALL - 0.1);
    const to = side * (WALL - 0.1 - wide);
    const [left, right] = [Math.min(from, to), Math.max(from, to)];
    const corners: Place[] = [
      [left, height, z],
      [right, height, z],
      [right, height - high, z],
      [left, height - high, z],
    ];
    return [
      bar(
        '#14153a',
        [
          [from, height + 0.08, z],
          [to, height + 0.08, z],
        ],
        0.05,
      ),
      patch(color, corners),
      ...letters(ink, corners, high * 0.1),
    ];
  };
  const cross = (path: readonly Place[]) => bar('#5af09a', path, 0.17);
  return [
    ...board(-1, 24, 4.6, 1.7, 0.8, '#38b06a', '#fff6dc'),
    ...board(1, 23, 4.3, 1.7, 0.75, '#ff7a3a', '#fff2c8'),
    ...board(-1, 16.5, 4.4, 1.5, 0.7, '#ffc62e', '#b0222a'),
    ...board(1, 18, 4.9, 1.3, 1.5, '#e22a5c', '#ffe9c0'),
    cross([
      [-2.62, 5.1, 12.4],
      [-2.62, 5.75, 12.4],
    ]),
    cross([
      [-2.95, 5.42, 12.4],
      [-2.3, 5.42, 12.4],
    ]),
    bar(
      '#14153a',
      [
        [-3.6, 5.86, 12.4],
        [-2.4, 5.86, 12.4],
      ],
      0.05,
    ),
  ];
}
