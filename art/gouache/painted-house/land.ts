/** The surroundings of the house: sky, the Sahyadri hills, fields, trees and the swept yard. */
import { points, type Point } from '../../studio/points.ts';
import { curve, oval } from '../../studio/shapes.ts';
import { jitter, HEIGHT, one, sheet, WIDTH } from './yard.ts';

const { random, noise } = sheet;

const span = (from: number, to: number, step: number, at: (x: number) => number): Point[] =>
  Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, i) => [from + i * step, at(from + i * step)]);

function sky(): void {
  const manner = { streaks: 0.6, wobble: 12, wobbleScale: 120, angle: 0.05 };
  sheet.fill('#8fc3dc', points('0,0 1400,0 1400,460 0,460'), manner);
  for (const [color, top, softness] of [
    ['#aad3e0', 90, 40],
    ['#cfe3dc', 180, 36],
    ['#f3e6c6', 268, 34],
  ] as const) {
    sheet.fill(color, points(`0,${top} 1400,${top} 1400,480 0,480`), { ...manner, soft: softness });
  }
  for (const [x, y, wide, high] of [
    [120, 96, 120, 20],
    [60, 118, 90, 16],
    [250, 190, 110, 13],
    [520, 40, 150, 16],
  ] as const) {
    sheet.spot('#fdf6e4', [x, y], wide, high, { soft: 5, dry: 0.16, wobble: 12, wobbleScale: 40 });
    sheet.spot('#e9c9b0', [x + 12, y + high * 0.8], wide * 0.7, high * 0.3, { soft: 4, dry: 0.2, wobble: 8 });
  }
}

function hills(): void {
  // Flat-topped, stepped hills of basalt.
  sheet.fill('#a7b6c6', points('0,300 40,286 90,250 150,244 196,262 250,300 330,318 420,320 420,430 0,430'), {
    second: '#b9c3c9',
    wobble: 3,
  });
  sheet.fill('#7d9aa6', points('0,330 60,318 120,322 200,338 260,330 340,352 420,360 420,440 0,440'), {
    second: '#8fa9a8',
    wobble: 3,
  });
  sheet.fill('#5f8a70', points('0,372 80,360 170,368 260,378 420,384 420,470 0,470'), {
    second: '#74997a',
    wobble: 3,
  });
  sheet.fill('#a9b85a', [...span(0, 430, 30, (x) => 416 + 6 * Math.sin(x / 60)), [430, 640], [0, 640]], {
    second: '#c2c76c',
    angle: 0.04,
  });
  sheet.fill('#8fa548', [...span(0, 430, 30, (x) => 462 + 8 * Math.sin(x / 80 + 2)), [430, 640], [0, 640]], {
    second: '#a9b85a',
    angle: 0.06,
  });
  sheet.fill('#6f8f42', [...span(0, 430, 30, (x) => 520 + 6 * Math.sin(x / 70 + 1)), [430, 660], [0, 660]], {
    second: '#86a04a',
    angle: 0.02,
  });
  sheet.lay(
    (context) => {
      for (let row = 0; row < 7; row++)
        for (let x = -4; x < 420; x += 12 + row)
          curve(
            context,
            [
              [x, 430 + row * 17],
              [x + 2, 422 + row * 16],
            ],
            2 + row * 0.3,
          );
    },
    { color: '#7f9a40', wobble: 1 },
  );
}

/** A tree of many dabs, dark below and light on the side of the sun. */
function tree([x, y]: Point, tall: number, wide: number): void {
  const trunk = (from: Point, to: Point, thick: number) =>
    sheet.line('#5a3a2a', [from, [(from[0] + to[0]) / 2 + jitter(6), (from[1] + to[1]) / 2], to], thick, {
      second: '#7a5236',
    });
  trunk([x, y], [x + 6, y - tall * 0.6], tall * 0.075);
  trunk([x + 4, y - tall * 0.42], [x + wide * 0.5, y - tall * 0.72], tall * 0.04);
  trunk([x + 2, y - tall * 0.4], [x - wide * 0.46, y - tall * 0.7], tall * 0.04);
  for (const [color, second, count, lift, size] of [
    ['#274a30', '#1f3d2c', 70, 0, 1],
    ['#3d6e38', '#2f5d33', 80, 0.05, 0.86],
    ['#6b9440', '#557f3a', 60, 0.12, 0.7],
    ['#a5bd52', '#88a847', 38, 0.2, 0.5],
  ] as const) {
    sheet.lay(
      (context) => {
        for (let i = 0; i < count; i++) {
          const angle = random() * 6.283;
          const reach = Math.sqrt(random()) * (1 - lift);
          const dx = Math.cos(angle) * reach * wide - lift * wide * 0.7;
          const dy = Math.sin(angle) * reach * tall * 0.34 - lift * tall * 0.5;
          const big = (0.05 + 0.05 * random()) * tall * size;
          oval(context, x + dx, y - tall * 0.82 + dy, big * 1.25, big * 0.8, jitter(0.6));
        }
      },
      { color, second, wobble: 3, wobbleScale: 16 },
    );
  }
}

/** A toddy palm: fan leaves on a ringed trunk. */
function palm([x, y]: Point, tall: number): void {
  sheet.line(
    '#6a4a3a',
    [
      [x, y],
      [x + 5, y - tall * 0.5],
      [x + 2, y - tall],
    ],
    tall * 0.045,
    { second: '#8a6a50' },
  );
  for (const [color, from] of [
    ['#3d6238', 0],
    ['#6f9440', 1],
  ] as const) {
    sheet.lay(
      (context) => {
        for (let fan = from; fan < 11; fan += 1 + from) {
          const heading = -3.4 + fan * 0.36 + jitter(0.1);
          for (let k = -4; k <= 4; k++) {
            const turn = heading + k * 0.13;
            const reach = tall * (0.3 - 0.012 * Math.abs(k) * 2) * (1 - from * 0.2);
            curve(
              context,
              [
                [x + 2, y - tall],
                [x + 2 + Math.cos(turn) * reach * 0.6, y - tall + Math.sin(turn) * reach * 0.6],
                [x + 2 + Math.cos(turn) * reach, y - tall + Math.sin(turn) * reach + 5],
              ],
              3,
            );
          }
        }
      },
      { color, wobble: 1 },
    );
  }
}

function ground(): void {
  const top = (x: number) => 640 + 5 * Math.sin(x / 60) + x * 0.02;
  sheet.fill('#cf9a68', [...span(0, WIDTH + 20, 24, top), [WIDTH, HEIGHT], [0, HEIGHT]], {
    second: '#dcab7a',
    angle: 0.06,
    streaks: 0.8,
  });
  sheet.fill('#b9805a', points('0,800 300,812 700,870 1000,900 0,900'), {
    second: '#c78f64',
    soft: 24,
    angle: 0.08,
  });
  // Marks of the broom.
  sheet.lay(
    (context) => {
      for (let i = 0; i < 46; i++) {
        const [x, y] = [jitter(700) + 600, 700 + random() * 190];
        curve(
          context,
          [
            [x, y],
            [x + 40, y - 10],
            [x + 84, y + 2],
          ],
          1.6,
        );
      }
    },
    { color: '#e6bd8d', cover: 0.7, dry: 0.25, wobble: 1 },
  );
  sheet.lay(
    (context) => {
      for (let i = 0; i < 130; i++) {
        const x = random() * 330;
        const y = 636 + random() ** 2 * 40 + noise(x / 40, 3, 2) * 12;
        curve(
          context,
          [
            [x, y],
            [x + jitter(7), y - 9 - 9 * random()],
          ],
          2.4,
        );
      }
    },
    { color: one(['#5f8238', '#6f8f42']), wobble: 1 },
  );
}

export function land(): void {
  sky();
  hills();
  palm([118, 480], 150);
  palm([162, 474], 122);
  tree([34, 566], 262, 92);
  ground();
}
