/**
 * The pen drawing of kalamkari: each form is outlined with the pen (kalam), filled flat, and then detailed with lines.
 */
import {
  band,
  evenly,
  oval,
  partOf,
  placed,
  sizeOf,
  smooth,
  station,
  trace,
  type Place,
  type Point,
} from '../studio/curves.ts';
import type { Random } from '../studio/random.ts';
import { cleared, dot, filled, line, penLine } from './brush.ts';
import type { Cloth } from './cloth.ts';

/** Iron and jaggery (black), strong and weak madder, and a little indigo. */
export const dyes = {
  iron: '#1d1613',
  madder: '#a52c22',
  rose: '#d4866a',
  wine: '#701a1c',
  indigo: '#27406f',
} as const;
export type Dye = keyof typeof dyes;

export class Kalam {
  readonly cloth: Cloth;
  readonly random: Random;

  constructor(cloth: Cloth) {
    this.cloth = cloth;
    this.random = cloth.random;
  }

  /** A line of the pen. */
  line(points: readonly Point[], width = 2): void {
    penLine(this.cloth.dye, evenly(points, 4), width, dyes.iron, this.random);
  }

  dot(at: Point, radius: number, dye: Dye = 'iron'): void {
    dot(this.cloth.dye, at, radius * (0.85 + this.random() * 0.3), dyes[dye]);
  }

  /** A closed form: it covers earlier drawing, and its fill is slightly offset from the line. */
  form(outline: readonly Point[], fill?: Dye, width = 2.4, strokes?: () => void): void {
    const { dye } = this.cloth;
    cleared(dye, outline, 2.5);
    const [dx, dy] = [(this.random() - 0.5) * 2.4, (this.random() - 0.5) * 2.4];
    if (fill !== undefined) {
      dye.globalAlpha = 0.86 + this.random() * 0.12;
      filled(
        dye,
        outline.map(([x, y]): Point => [x + dx, y + dy]),
        dyes[fill],
      );
      dye.globalAlpha = 1;
    }
    if (strokes !== undefined) filled(dye, outline, 'rgba(0,0,0,0)', strokes);
    this.line([...outline, outline[0]], width);
  }

  /** Fine parallel pen strokes from one chain to another. */
  hatch(from: readonly Point[], to: readonly Point[], count: number, width = 1.1): void {
    for (let k = 0; k <= count; k++) {
      const [a, b] = [from, to].map((chain) => station(chain, k / count).at);
      penLine(this.cloth.dye, evenly([a, b], 4), width, dyes.iron, this.random);
    }
  }

  /** One of four kinds of leaves; branches mix several kinds. */
  leaf(place: Place, length: number, kind: number): void {
    const half = length * 0.27;
    const upper = smooth(
      [place(0, 0), place(length * 0.3, -half), place(length * 0.68, -half * 0.8), place(length, 0)],
      { step: 3 },
    );
    const lower = smooth(
      [place(length, 0), place(length * 0.64, half * 0.9), place(length * 0.28, half), place(0, 0)],
      { step: 3 },
    );
    const outline = [...upper, ...lower];
    const rib = smooth([place(0, 0), place(length * 0.5, half * 0.1), place(length * 0.94, 0)], { step: 3 });
    const back = lower.toReversed();
    if (kind === 0) {
      this.form(outline, 'madder');
      line(this.cloth.dye, rib, 2.6, '#f0dcc0');
    } else if (kind === 1) {
      this.form(outline);
      filled(this.cloth.dye, [...upper, ...rib.toReversed()], dyes.rose);
      this.hatch(rib, back, Math.round(length / 5));
      this.line(rib, 1.8);
    } else if (kind === 2) {
      this.form(outline, 'rose');
      this.line(rib, 1.6);
      for (let k = 1; k < 6; k++) {
        const root = station(rib, k / 7).at;
        for (const side of [upper, back]) this.line(smooth([root, station(side, k / 7 + 0.1).at]), 1.1);
      }
    } else {
      this.form(outline, 'indigo');
      line(this.cloth.dye, rib, 2.2, '#e8dcc4');
    }
  }

  /** A band between two chains, with short strokes across, like bark. */
  bark(spine: readonly Point[], half: (share: number) => number, fill: Dye): void {
    const outline = band(spine, half, 46);
    this.form(outline, fill, 2.8);
    const length = spine.length;
    for (let k = 2; k < length - 2; k += 3) {
      const { at, angle } = station(spine, k / length);
      const wide = half(k / length);
      if (wide < 5) continue;
      const side = this.random() < 0.5 ? -1 : 1;
      const place = placed(...at, angle);
      this.line(
        smooth([place(-4, side * wide * 0.95), place(2, side * wide * 0.5), place(6, side * wide * 0.14)]),
        1.2,
      );
    }
  }

  /** A ring of dots around a point. */
  pearls([x, y]: Point, radius: number, count: number, size: number, dye: Dye = 'iron'): void {
    for (const at of oval(x, y, radius, radius, { count })) this.dot(at, size, dye);
  }

  /** One of five kinds of invented flowers. */
  flower(place: Place, kind: number): void {
    [this.#rosette, this.#lotus, this.#pomegranate, this.#bell, this.#wheel][kind % 5].call(this, place);
  }

  #petal(place: Place, length: number, half: number, fill: Dye | undefined): Point[] {
    const outline = smooth(
      [
        place(0, -half * 0.3),
        place(length * 0.5, -half),
        place(length * 0.9, -half * 0.6),
        place(length, 0),
        place(length * 0.9, half * 0.6),
        place(length * 0.5, half),
        place(0, half * 0.3),
      ],
      { closed: true, step: 3 },
    );
    this.form(outline, fill);
    return outline;
  }

  #rosette(place: Place): void {
    for (const [count, length, half, fill] of [
      [9, 56, 18, 'rose'],
      [9, 40, 15, 'madder'],
    ] as const) {
      for (let k = 0; k < count; k++) {
        const turn = (k / count) * Math.PI * 2 + length;
        const own = partOf(place, 0, 0, turn);
        this.#petal(own, length, half, fill);
        this.line([own(16, 0), own(length * 0.78, 0)], 1.1);
      }
    }
    this.form(oval(...place(0, 0), 17 * sizeOf(place), 17 * sizeOf(place)));
    this.pearls(place(0, 0), 10 * sizeOf(place), 8, 1.9, 'madder');
    this.dot(place(0, 0), 4.4 * sizeOf(place), 'indigo');
  }

  #lotus(place: Place): void {
    for (const [angles, length, half, fill] of [
      [[-1.25, 1.25], 60, 17, 'rose'],
      [[-0.8, 0.8], 68, 18, undefined],
      [[-0.38, 0.38], 72, 19, 'madder'],
      [[0], 76, 21, 'rose'],
    ] as const) {
      for (const turn of angles) {
        const own = partOf(place, 0, 0, turn - Math.PI / 2);
        this.#petal(own, length, half, fill);
        for (const side of [-0.4, 0, 0.4])
          this.line(
            smooth([
              own(length * 0.3, side * half),
              own(length * 0.62, side * half),
              own(length * 0.86, side * half * 0.3),
            ]),
            1,
          );
      }
    }
    this.form(smooth([place(-22, 0), place(0, -18), place(22, 0), place(0, 12)], { closed: true }), 'indigo');
    this.pearls(place(0, -4), 6 * sizeOf(place), 5, 1.6);
  }

  #pomegranate(place: Place): void {
    const body = (size: number) =>
      smooth(
        trace('0,34 -40,20 -46,-18 -24,-44 0,-50 24,-44 46,-18 40,20').map(([u, v]) =>
          place(u * size, v * size - 8),
        ),
        { closed: true, step: 3 },
      );
    for (const turn of [-0.55, 0, 0.55])
      this.#petal(partOf(place, 0, -48, turn - Math.PI / 2), 34, 11, 'madder');
    this.form(body(1), 'madder', 2.8);
    this.form(body(0.66), undefined, 1.8);
    for (let row = -2; row <= 2; row++) {
      for (let k = -2; k <= 2; k++) {
        const at = place(k * 11 + (row % 2) * 5, row * 10 - 10);
        if (Math.hypot(k * 11, row * 10) < 30)
          this.dot(at, 3.1 * sizeOf(place), (k + row) % 3 === 0 ? 'madder' : 'rose');
      }
    }
    for (const turn of [0.7, Math.PI - 0.7]) this.leaf(partOf(place, 0, 26, turn), 34, 2);
  }

  #bell(place: Place): void {
    for (const [from, to, fill] of [
      [-46, -18, 'rose'],
      [46, 18, 'rose'],
      [-20, 20, 'madder'],
    ] as const) {
      const outline = smooth(
        [
          place(0, 24),
          place(from * 0.8, 2),
          place(from, -46),
          place((from + to) / 2, -36),
          place(to, -50),
          place(to * 0.7, -4),
        ],
        { closed: true, step: 3 },
      );
      this.form(outline, fill);
    }
    for (const u of [-8, 0, 8]) {
      this.line(smooth([place(u * 0.5, 6), place(u * 1.6, -40), place(u * 3, -66)]), 1.3);
      this.dot(place(u * 3, -68), 3, 'indigo');
    }
    this.form(
      smooth([place(-20, 26), place(0, 10), place(20, 26), place(0, 38)], { closed: true }),
      'indigo',
    );
  }

  #wheel(place: Place): void {
    const at = place(0, 0);
    const size = sizeOf(place);
    this.form(scalloped(at, 58 * size, 14), 'madder', 2.6);
    this.form(scalloped(at, 43 * size, 14), undefined, 1.8);
    for (let k = 0; k < 28; k++) {
      const own = partOf(place, 0, 0, (k / 28) * Math.PI * 2);
      this.line([own(22, 0), own(39, 0)], 1.1);
    }
    this.form(oval(...at, 22 * size, 22 * size), 'indigo');
    this.form(oval(...at, 11 * size, 11 * size), undefined, 1.6);
    this.dot(at, 4.4 * size, 'madder');
  }
}

/** A round form with a wavy rim. */
export function scalloped([x, y]: Point, radius: number, lobes: number): Point[] {
  return Array.from({ length: lobes * 8 }, (_, i): Point => {
    const angle = (i / (lobes * 8)) * Math.PI * 2;
    const reach = radius * (0.92 + 0.1 * Math.abs(Math.sin((angle * lobes) / 2)));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}
