/** Fronds and flowers in the foreground, with single leaflets and petals. */
import { rgb } from '../../studio/colour.ts';
import { type Point, points } from '../../studio/points.ts';
import { clamp } from '../../studio/random.ts';
import { type Pair, type Palette, pull } from '../strokes.ts';
import {
  jitter,
  bark,
  barkLight,
  fire,
  flame,
  frondLight,
  frondMid,
  painting,
  pair,
  random,
  sun,
  two,
} from './canvas.ts';

/** A feathery leaf: a rib, and pinnae that get shorter towards its tip. */
export function frond([x, y]: Point, angle: number, length: number, colours: Palette): void {
  const bend = jitter(0.16);
  const count = Math.max(4, Math.round(length / 6.5));
  const at = (t: number): Point => {
    const turn = angle + bend * t * 3;
    return [x + Math.cos(turn) * length * t, y + Math.sin(turn) * length * t + length * 0.1 * t * t];
  };
  if (length > 26)
    painting.brush({
      path: [at(0), at(0.5), at(1)],
      width: 1.6 + length / 44,
      colours: pair(colours),
      dry: 0.1,
      ragged: 0.1,
    });
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const [px, py] = at(t);
    for (const side of [-1, 1]) {
      const turn = angle + bend * t * 3 + side * (1.15 - 0.35 * t);
      const reach = length * 0.27 * Math.sin(Math.PI * clamp(t * 0.82 + 0.16));
      painting.brush({
        path: [
          [px, py],
          [px + Math.cos(turn) * reach * 0.5, py + Math.sin(turn) * reach * 0.5],
          [px + Math.cos(turn) * reach, py + Math.sin(turn) * reach + reach * 0.14],
        ],
        width: 2.2 + length / 26,
        colours: pair(colours, 0.1),
        taper: [0.8, 0.3],
        dry: 0.05,
        ragged: 0.1,
        load: 0.9,
      });
    }
  }
}

/** A gulmohar flower: four spoon-shaped red petals and a paler one, short strokes as stamens. */
export function flower([x, y]: Point, size: number): void {
  const turn = random() * 6.28;
  const squash = 0.6 + 0.35 * random();
  for (let petal = 4; petal >= 0; petal--) {
    const angle = turn + (petal / 5) * 6.28 + jitter(0.12);
    const tip: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size * squash];
    const colours: Pair =
      petal === 0
        ? [rgb('#ffeec8'), rgb('#ffc05a')]
        : two(Math.sin(angle) + Math.cos(angle) < -0.2 ? sun : flame, random() < 0.4 ? fire : flame);
    painting.brush({
      path: [[x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2], tip],
      width: size * 0.7,
      colours,
      taper: [0.22, 1],
      load: 1.25,
      dry: 0,
      ragged: 0.06,
      pickup: 0.04,
    });
  }
  for (let i = 0; i < 5; i++) {
    const angle = turn + 3.1 + jitter(0.8);
    painting.brush({
      path: pull(x + Math.cos(angle) * size * 0.3, y + Math.sin(angle) * size * 0.25, angle, size * 0.62),
      width: 1.8,
      colours: [rgb('#7a1420'), rgb('#ffd27a')],
      dry: 0,
      ragged: 0,
    });
  }
}

/** Two branches at the upper corners, with petals, buds and pods. */
export function nearBranches(): void {
  for (const [way, thick, turn] of [
    ['-20,40 120,96 262,128 356,190', 20, 1],
    ['1420,30 1290,84 1150,110 1050,176', 20, -1],
  ] as const) {
    const line = points(way);
    painting.brush({
      path: line,
      width: thick,
      colours: pair(bark, 0.08),
      load: 1.1,
      dry: 0.05,
      taper: [1, 0.3],
    });
    painting.brush({
      path: line.map(([x, y]): Point => [x, y - 5]),
      width: 5,
      colours: pair(barkLight),
      dry: 0.8,
      taper: [1, 0.3],
    });
    const along = (t: number): Point => {
      const i = Math.min(line.length - 2, Math.floor(t * (line.length - 1)));
      const f = t * (line.length - 1) - i;
      return [line[i][0] + (line[i + 1][0] - line[i][0]) * f, line[i][1] + (line[i + 1][1] - line[i][1]) * f];
    };
    for (let i = 0; i < 13; i++) {
      const [x, y] = along(0.1 + 0.9 * (i / 12));
      const angle = (turn > 0 ? 0.55 : 2.6) + (i % 2 === 0 ? 0.75 : -1.3) * turn + jitter(0.25);
      frond([x, y], angle, 92 + 52 * random(), i % 3 === 0 ? frondMid : frondLight);
    }
    for (let i = 0; i < 3; i++) {
      const [x, y] = along(0.35 + 0.2 * i);
      painting.brush({
        path: [
          [x, y],
          [x + turn * 8, y + 60],
          [x + turn * 2, y + 118 + 20 * i],
        ],
        width: 15,
        colours: [rgb('#4a2c22'), rgb('#6d4430')],
        taper: [0.4, 0.3],
        load: 1.1,
        dry: 0,
      });
    }
    for (const t of [0.34, 0.62, 0.86, 1]) {
      const [x, y] = along(t);
      for (let i = 0; i < 5; i++) flower([x + jitter(58), y + 6 + jitter(40)], 25 + 10 * random());
      for (let i = 0; i < 6; i++) {
        const bud: Point = [x + jitter(70), y - 10 + jitter(46)];
        painting.brush({
          path: pull(...bud, -1 + jitter(0.6), 14),
          width: 9,
          colours: [rgb('#b9c25a'), rgb('#d8391c')],
          load: 1.2,
          dry: 0,
          taper: [0.6, 0.3],
        });
      }
    }
  }
}
