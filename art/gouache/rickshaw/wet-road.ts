/** The wet road: reflections in horizontal strokes that break up towards the camera. */
import { mix, rgb } from '../../studio/colour.ts';
import { box, type Point } from '../../studio/points.ts';
import { curve } from '../../studio/shapes.ts';
import { jitter, HEIGHT, MIDDLE, one, see, sheet, WIDTH, type Piece } from './view.ts';

const FAR = 612;
const { random } = sheet;

const hex = (color: readonly number[]) =>
  `#${color
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const inWater = (color: string, depth: number) => hex(mix(rgb(color), rgb('#2a2c60'), depth));

/** The x positions where a horizontal line crosses an outline, from left to right. */
function cuts(outline: readonly Point[], y: number): number[] {
  const found: number[] = [];
  for (const [i, [x, top]] of outline.entries()) {
    const [nextX, bottom] = outline[(i + 1) % outline.length];
    if (top > y !== bottom > y) found.push(x + ((y - top) / (bottom - top)) * (nextX - x));
  }
  return found.toSorted((a, b) => a - b);
}

export function mirror(pieces: readonly Piece[], { dull = 0.3, loose = 1 } = {}): void {
  for (const { color, mirrored } of pieces) {
    const top = Math.max(FAR, Math.min(...mirrored.map(([, y]) => y)));
    const bottom = Math.min(HEIGHT, Math.max(...mirrored.map(([, y]) => y)));
    if (bottom - top < 3) continue;
    sheet.lay(
      (context) => {
        for (let y = top + 1; y < bottom;) {
          const step = 4.4 + (y - FAR) * 0.015;
          const apart = loose * (y - FAR) * 0.013;
          const spans = cuts(mirrored, y);
          const gap = 0.05 + (loose * (y - FAR)) / 5200;
          for (let k = 0; k + 1 < spans.length; k += 2) {
            if (random() < gap) continue;
            const from = spans[k] + jitter(apart);
            const to = spans[k + 1] + jitter(apart);
            if (to > from)
              curve(
                context,
                [
                  [from, y],
                  [(from + to) / 2, y + jitter(2)],
                  [to, y],
                ],
                step * 1.02,
              );
          }
          y += step * (0.85 + 0.3 * random());
        }
      },
      { color: inWater(color, dull), streaks: 1.2, wobble: 2.2, wobbleScale: 20 },
    );
  }
}

/** The reflection of a lamp: horizontal zigzags that get shorter and break up towards the camera. */
export function smear(x: number, top: number, long: number, wide: number, color: string, cover = 0.86): void {
  sheet.lay(
    (context) => {
      let shift = 0;
      for (let y = top; y < top + long;) {
        const fade = 1 - (y - top) / long;
        const step = 6 + (y - FAR) * 0.014;
        shift = shift * 0.5 + jitter(wide * 0.3);
        const half = (wide / 2) * (0.35 + 0.65 * fade) * (0.6 + 0.6 * random());
        const pull: Point[] = [
          [x + shift - half, y + jitter(2)],
          [x + shift, y + jitter(3)],
          [x + shift + half, y + jitter(2)],
        ];
        if (random() < 0.35 + 0.75 * fade) curve(context, pull, step * (0.75 + 0.7 * fade));
        y += step * (0.8 + 0.5 * random());
      }
    },
    { color, cover, streaks: 1.3, dry: 0.08, wobble: 3, wobbleScale: 18 },
  );
}

export function road(): void {
  const bed: Point[] = [
    see([-3.6, 0, 42]),
    see([3.6, 0, 42]),
    see([3.6, 0, 7]),
    [WIDTH + 99, HEIGHT],
    [-99, HEIGHT],
    see([-3.6, 0, 6]),
  ];
  sheet.fill('#3a3d74', bed, { second: '#2f3168', streaks: 1.2 });
  for (const [half, high, color, soft] of [
    [250, 330, '#6d5a8c', 40],
    [150, 200, '#a5718f', 26],
    [90, 120, '#d8938a', 16],
    [50, 70, '#f6c08c', 8],
  ] as const) {
    const outline: Point[] = [
      [MIDDLE - half * 0.7, FAR - 8],
      [MIDDLE + half * 0.7, FAR - 8],
      [MIDDLE + half * 1.1, FAR + high],
      [MIDDLE - half * 1.1, FAR + high],
    ];
    sheet.fill(color, outline, { soft, dry: 0.08 });
  }
  sheet.fill('#262a58', box(-20, 1230, WIDTH + 40, HEIGHT), { soft: 70 });
}

/** Light on the ripples, on top of all reflections. */
export function ripples(): void {
  for (let i = 0; i < 60; i++) {
    const y = FAR + 60 + 720 * random() ** 0.8;
    const x = WIDTH * random();
    const half = 12 + (y - FAR) * 0.1 * random();
    sheet.line(
      one(['#525a98', '#7a7ab4', '#6a5f9c', '#8f86b8', '#b58aa8', '#20224e']),
      [
        [x - half, y],
        [x, y + jitter(2)],
        [x + half, y],
      ],
      1.3 + (y - FAR) * 0.004,
      { dry: 0.2 },
    );
  }
}
