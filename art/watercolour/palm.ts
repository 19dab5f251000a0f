import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../studio/points.ts';
import { clamp, type Random } from '../studio/random.ts';

/** One stroke of the brush: its path and its width along it. */
export interface Stroke {
  path: Point[];
  width: number;
}

export interface Palm {
  foot: Point;
  crown: Point;
  /** Length of a full-grown frond, in pixels. */
  size: number;
  fronds: number;
}

const ALONG_FROND = 40;

/** A leaning trunk, thinner at the crown, as short strokes with the rings of old fronds between them. */
function trunk({ foot, crown, size }: Palm): Stroke[] {
  const lean = crown[0] - foot[0];
  const bend: Point = [(foot[0] + crown[0]) / 2 - lean * 0.43, (foot[1] + crown[1]) / 2];
  const at = (t: number): Point => [
    (1 - t) ** 2 * foot[0] + 2 * t * (1 - t) * bend[0] + t * t * crown[0],
    (1 - t) ** 2 * foot[1] + 2 * t * (1 - t) * bend[1] + t * t * crown[1],
  ];
  return Array.from({ length: 31 }, (_, i) => ({
    path: [at(i / 31), at(Math.min(1, i / 31 + 0.05))],
    width: size * (0.1 - (0.055 * i) / 31) * (1 + 0.1 * Math.sin(i * 2.2)),
  }));
}

/** One frond: a falling rib and its leaflets, longer below the rib than above, with some missing. */
function frond(palm: Palm, order: number, random: Random): Stroke[] {
  const { crown, size, fronds } = palm;
  const spread = (order - (fronds - 1) / 2) * (4 / fronds);
  const angle = -Math.PI / 2 + spread + (random() - 0.5) * 0.55;
  // The outermost fronds are old: they hang and have fewer leaflets.
  const age = clamp(Math.abs(spread) - 1.1 + random() * 0.5);
  const length = size * (0.72 + random() * 0.6) * (1 - 0.15 * age);
  const fall = 0.24 + 0.4 * random() + 0.2 * Math.abs(Math.cos(angle)) + 0.5 * age;
  const wind = 0.1 + 0.12 * random();
  const at = (t: number): Point => [
    crown[0] + Math.cos(angle) * length * t + wind * length * t * t,
    crown[1] + Math.sin(angle) * length * 0.82 * t + fall * length * t * t * 1.05,
  ];
  const strokes: Stroke[] = [];
  const gap = random();
  for (let i = 1; i <= ALONG_FROND; i++) {
    const t = i / ALONG_FROND;
    const [before, here] = [at((i - 1) / ALONG_FROND), at(t)];
    strokes.push({ path: [before, here], width: Math.max(0.8, size * 0.019 * (1 - t * 0.75)) });
    const isTorn = Math.abs(t - gap) < 0.04 + 0.06 * age || random() < 0.06 + 0.24 * age;
    if (i < 4 || isTorn) continue;
    const heading = Math.atan2(here[1] - before[1], here[0] - before[0]);
    const reach = size * 0.28 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) ** 0.8;
    for (const side of [-1, 1]) {
      const hangs = Math.sin(heading + side * 0.7) > 0;
      const long = reach * (hangs ? 0.9 : 0.6) * (0.45 + random() ** 0.6 * 0.85);
      const turn = heading + side * (0.45 + 0.5 * random());
      const tip: Point = [
        here[0] + Math.cos(turn) * long,
        here[1] + Math.sin(turn) * long + long * (0.12 + 0.3 * age),
      ];
      const bow: Point = [(here[0] + tip[0]) / 2 + 1, (here[1] + tip[1]) / 2 - long * 0.12];
      strokes.push({
        path: [here, bow, tip],
        width: Math.max(0.6, size * 0.0125 * (1 - t * 0.4) * (0.6 + 0.9 * random())),
      });
    }
  }
  return strokes;
}

/** All strokes of a palm in painting order: the trunk from the root, then frond by frond, then the nuts. */
export function palmStrokes(palm: Palm, random: Random): Stroke[] {
  const { crown, size, fronds } = palm;
  const strokes = trunk(palm);
  for (let order = 0; order < fronds; order++) strokes.push(...frond(palm, order, random));
  for (let nut = 0; nut < 5; nut++) {
    const x = crown[0] + (random() - 0.5) * size * 0.16;
    const y = crown[1] + size * (0.07 + random() * 0.06);
    strokes.push({
      path: [
        [x, y - 1],
        [x, y + 1],
      ],
      width: size * 0.1,
    });
  }
  return strokes;
}

/** Draws strokes with round ends. */
export function drawStrokes(context: SKRSContext2D, strokes: readonly Stroke[]): void {
  for (const { path, width } of strokes) {
    context.lineWidth = width;
    context.beginPath();
    for (const [x, y] of path) context.lineTo(x, y);
    context.stroke();
  }
}
