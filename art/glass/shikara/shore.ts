/** The far shore: houseboat and poplars. */
import { cornered, placed, type Point, smooth, trace } from '../../studio/curves.ts';
import type { Shades } from '../shapes.ts';
import { glass } from './pane.ts';

export function paintShore(): void {
  const bank: Point[] = trace('-20,352 180,340 420,350 640,360 900,352 1140,342 1340,350');
  const water: Point[] = trace('1340,388 1100,382 900,390 640,384 400,392 180,384 -20,396');
  glass.pane(cornered(bank, water), ['#a8cc4a', '#4f9a3c'], {
    at: [
      [200, 344],
      [1000, 384],
    ],
    liner: 5.5,
  });
  for (const [x, y, size, shades] of [
    [500, 346, 1, ['#f5b54a', '#c8742a']],
    [548, 350, 0.8, ['#d65a3a', '#a03224']],
    [1176, 338, 1.1, ['#f0a03c', '#c05a22']],
    [1236, 340, 0.9, ['#d8563c', '#9a2f22']],
    [1134, 348, 0.72, ['#e8c04a', '#b88428']],
  ] as [number, number, number, Shades][]) {
    const tree = placed(x, y, 0, size);
    glass.pane(
      smooth([tree(-34, 0), tree(-42, -28), tree(-16, -54), tree(16, -50), tree(42, -24), tree(32, 2)], {
        closed: true,
      }),
      shades,
      { liner: 4.8 },
    );
    glass.line([tree(0, 16), tree(0, -10), tree(-10, -28)], 3.6);
    glass.line([tree(0, -12), tree(13, -28)], 2.8);
  }
  houseboat(1010, 346);
}

/** A distant houseboat of carved cedar. */
function houseboat(x: number, y: number): void {
  glass.pane(
    [
      [x - 96, y - 2],
      [x + 100, y - 6],
      [x + 86, y + 22],
      [x - 84, y + 24],
    ],
    ['#9a6434', '#6e4020'],
    { liner: 4.6 },
  );
  glass.pane(
    [
      [x - 80, y - 34],
      [x + 82, y - 38],
      [x + 84, y - 5],
      [x - 82, y - 2],
    ],
    ['#e0b070', '#b87c3c'],
    { liner: 4.2 },
  );
  glass.pane(
    [
      [x - 94, y - 36],
      [x - 70, y - 54],
      [x + 74, y - 58],
      [x + 96, y - 40],
    ],
    ['#4f9a92', '#2c6f72'],
    { liner: 4.6 },
  );
  for (let k = 0; k < 5; k++) {
    const left = x - 66 + k * 30;
    glass.pane(
      [
        [left, y - 27],
        [left + 15, y - 28],
        [left + 15, y - 9],
        [left, y - 8],
      ],
      ['#ffe48a', '#f8b84a'],
      { liner: 3.2 },
    );
  }
}

/** A row of poplars and their reflections in the lake. */
export function paintPoplars(): void {
  const row: readonly [x: number, foot: number, tall: number, half: number][] = [
    [58, 372, 316, 30],
    [128, 368, 274, 26],
    [190, 366, 300, 28],
    [254, 362, 240, 24],
    [312, 360, 206, 21],
    [362, 358, 170, 19],
  ];
  const greens: readonly Shades[] = [
    ['#f2d648', '#a8c03c', '#5f9a36'],
    ['#d8dc4a', '#84b43c', '#3f8a3a'],
    ['#f7c63e', '#c8b838', '#7aa23a'],
  ];
  for (const [k, [x, foot, tall, half]] of row.entries()) {
    for (let piece = 0; piece < 4; piece++) {
      const from = foot + 26 + piece * tall * 0.18;
      const wide = half * (1.05 - piece * 0.2);
      const sway = (piece % 2 ? 8 : -7) + k;
      const to = from + tall * 0.16;
      glass.pane(
        smooth(
          [
            [x + sway - wide, from + 3],
            [x + sway, from - 5],
            [x + sway + wide, from + 2],
            [x + sway + wide * 0.86, to],
            [x + sway, to + 6],
            [x + sway - wide * 0.86, to - 3],
          ],
          { closed: true },
        ),
        [greens[k % 3][1], '#2f7f6c'],
        { liner: 3.8, strength: 1.15 },
      );
    }
    glass.line(
      [
        [x, foot + 8],
        [x + 1, foot - tall * 0.2],
      ],
      6,
    );
    const top: Point = [x + 4, foot - tall];
    const middle = (side: number, up: number, reach: number): Point => [
      x + side * half * reach,
      foot - tall * up,
    ];
    glass.pane(
      cornered(
        [[x, foot - tall * 0.1], middle(-1, 0.2, 0.9), middle(-1, 0.45, 1.05), middle(-1, 0.72, 0.75), top],
        [top, middle(1, 0.7, 0.8), middle(1, 0.42, 1), middle(1, 0.18, 0.85), [x, foot - tall * 0.1]],
      ),
      greens[k % 3],
      {
        at: [
          [x - half * 0.6, foot - tall * 0.9],
          [x, foot - tall * 0.5],
          [x + half * 0.5, foot - tall * 0.16],
        ],
        liner: 5.2,
      },
    );
    glass.line(
      smooth([
        [x, foot - tall * 0.12],
        [x + 2, foot - tall * 0.5],
        [x + 3, foot - tall * 0.86],
      ]),
      2.8,
      { taper: 0.7 },
    );
    for (let i = 1; i < 6; i++) {
      const y = foot - tall * (0.1 + i * 0.125);
      for (const side of [-1, 1])
        glass.line(
          [
            [x + 1, y],
            [x + side * half * 0.55, y - tall * 0.09],
          ],
          2,
          { taper: 0.7 },
        );
    }
  }
}
