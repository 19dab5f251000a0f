import { Pen, type Point, svgFile } from './pen.ts';

const WIDTH = 270;
const HEIGHT = 314;
const MIDDLE = 135;
const TOP = 30;
const TALL = 250;
const GRAPHITE = '#3f382f';

/** Half the width of the pot from lip to foot, as shares of its height and of its largest width. */
const PROFILE: readonly Point[] = [
  [0, 0.52],
  [0.05, 0.5],
  [0.12, 0.38],
  [0.18, 0.4],
  [0.28, 0.68],
  [0.4, 0.88],
  [0.48, 0.92],
  [0.6, 0.85],
  [0.75, 0.67],
  [0.9, 0.48],
  [1, 0.43],
];

/** Half the width of the pot in the drawing, at a share of its height. */
function reach(share: number): number {
  const below = Math.max(
    1,
    PROFILE.findIndex(([height]) => height >= share),
  );
  const [from, narrow] = PROFILE[below - 1]!;
  const [to, wide] = PROFILE[below]!;
  return 108 * (narrow + ((wide - narrow) * (share - from)) / (to - from));
}

/** A part of the ring around the pot at a share of its height: 0 is its right end, a quarter turn its front. */
function ring(share: number, from: number, to: number, steps = 20, inside = 1): Point[] {
  const half = reach(share) * inside;
  return Array.from({ length: steps + 1 }, (_, k) => {
    const angle = from + ((to - from) * k) / steps;
    return [MIDDLE + Math.cos(angle) * half, TOP + TALL * share + Math.sin(angle) * reach(share) * 0.225];
  });
}

const side = (sign: 1 | -1): Point[] =>
  Array.from({ length: 36 }, (_, k): Point => [MIDDLE + sign * reach(k / 35), TOP + (TALL * k) / 35]);

/** Lip, neck, belly and foot; a beginner draws each line twice. */
function outline(pen: Pen, width: number, times: number) {
  for (let time = 0; time < times; time++) {
    pen.line(side(-1), width);
    pen.line(side(1), width);
    pen.line(ring(0.01, 0, 6.4), width);
    pen.line(ring(0.99, 0, Math.PI), width);
  }
  pen.line(ring(0.14, 0.1, Math.PI - 0.1), 1.5);
}

/** The shadow on the table, hatched away from the light. */
function castShadow(pen: Pen, count: number, width: number) {
  for (let k = 0; k < count; k++) {
    const x = 154 + k * 7.4;
    pen.line(
      [
        [x, 291 - k * 0.5],
        [x + 26, 279 - k * 0.5],
      ],
      width,
    );
  }
}

const drawing = (pen: Pen) => svgFile(WIDTH, HEIGHT, `<g fill="none">${pen}</g>`);

/** The axis, the construction ellipses, and the outline drawn twice. */
export function beginnersPot(): string {
  const pen = new Pen(60, GRAPHITE, 0.9);
  outline(pen, 2, 2);
  pen.line(
    [
      [MIDDLE, 10],
      [MIDDLE, 304],
    ],
    1,
  );
  pen.line(
    [
      [14, 148],
      [256, 148],
    ],
    1,
  );
  pen.line(ring(0.47, 0, 6.3), 1);
  return drawing(pen);
}

/** Strokes follow the belly; the highlight stays white. */
export function intermediatePot(): string {
  const pen = new Pen(61, GRAPHITE, 0.8);
  outline(pen, 2, 1);
  for (let share = 0.23; share < 0.97; share += 0.026) {
    const from = 0.14 + 0.3 * pen.random();
    const to = 1.5 + 0.35 * Math.sin(share * 3 + 0.5);
    pen.line(ring(share, from, to, 9, 0.97), 1.5);
  }
  castShadow(pen, 14, 1);
  return drawing(pen);
}

/** How far the pot's side faces down at a share of its height: positive under the belly, negative on the shoulder. */
const facesDown = (share: number) =>
  (reach(Math.max(0.01, share - 0.03)) - reach(Math.min(0.99, share + 0.03))) / (0.06 * TALL);

/** How dark the pot is where a ring passes an angle: light from the upper left, and a little back from the table. */
function tone(share: number, angle: number): number {
  const across = Math.cos(angle);
  const thrownBack = across > 0.84 ? (across - 0.84) * 2.4 : 0;
  const underTheLip = share < 0.23 ? 0.22 : 0;
  return 0.46 + 0.52 * across + 0.4 * facesDown(share) + underTheLip - thrownBack;
}

/** Tone without outlines: three layers of hatching, each for darker areas. */
export function advancedPot(): string {
  const pen = new Pen(62, GRAPHITE, 0.8);
  outline(pen, 1.5, 1);
  for (let line = 0; line < 5; line++) {
    pen.line(ring(0.01, Math.PI + 0.5, 5.9, 8, 0.96 - line * 0.07), 1);
  }
  for (const [layer, least] of [0.42, 0.66, 0.88].entries()) {
    for (let share = 0.15 + layer * 0.006; share < 0.985; share += 0.0165) {
      let run: Point[] = [];
      const flush = () => {
        if (run.length > 2) pen.line(run, layer === 2 ? 1.5 : 1);
        run = [];
      };
      const slant = layer * 0.012;
      for (let angle = 0.06; angle < Math.PI - 0.06; angle += 0.13) {
        const uneven = 0.16 * (pen.random() - 0.5);
        if (tone(share, angle) + uneven > least && pen.random() > 0.04) {
          const [point] = ring(Math.min(0.995, share + slant * Math.cos(angle)), angle, angle, 1, 0.985);
          run.push(point!);
        } else flush();
      }
      flush();
    }
  }
  castShadow(pen, 13, 1);
  for (let k = 0; k < 9; k++) {
    pen.line(
      [
        [150 + k * 6, 292],
        [182 + k * 6, 283 - k * 0.4],
      ],
      1,
    );
  }
  return drawing(pen);
}
