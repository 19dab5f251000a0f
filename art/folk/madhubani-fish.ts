/**
 * Two fish that circle a lotus, after the painters of Mithila: double outlines with strokes between them, and no empty
 * ground.
 */
import { savePicture } from '../studio/program.ts';
import { placed, type Point } from '../studio/points.ts';
import { clamp } from '../studio/random.ts';
import { bud, leaf, lotus, minnow, plant, rosette } from './madhubani-motifs.ts';
import { offsetPath, bezier, circle, clockwise, resampled, FolkSheet, petal } from './nib.ts';

const SIZE = 1400;
const MIDDLE = SIZE / 2;
const FIELD = 196;
const sheet = new FolkSheet(SIZE, SIZE, 14);
const { random } = sheet;
const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)];
const jitter = (reach: number) => (random() - 0.5) * 2 * reach;

interface Colours {
  body: string;
  scales: readonly string[];
  hearts: readonly string[];
  head: string;
  tail: string;
  fin: string;
  eye: string;
}

const RING = 302;
const SPAN = 2.3;

/** A fish bent along an arc: `u` runs from mouth to tail, `v` from belly (-1) to back (1). */
function fish(start: number, colours: Colours): void {
  const half = (u: number) => {
    const swell = Math.sin(Math.PI * Math.min(1, 0.008 + u * 0.952)) ** 0.58 * (1 - 0.3 * u * u);
    return 138 * swell * (u < 0.12 ? 0.8 + 0.2 * (u / 0.12) : 1);
  };
  const polar = (u: number, reach: number): Point => {
    const angle = start + SPAN * u;
    return [MIDDLE + Math.cos(angle) * (RING + reach), MIDDLE + Math.sin(angle) * (RING + reach)];
  };
  const at = (u: number, v: number): Point => polar(u, v * half(u) * (v > 0 ? 0.98 : 0.92));
  const side = (v: number) => Array.from({ length: 61 }, (_, i) => at(i / 60, v));
  const outline = [...side(1), ...side(-1).toReversed()];

  for (const up of [1, -1]) {
    const lobe = [
      ...bezier(polar(0.955, 0), polar(1, up * 26), polar(1.1, up * 120), polar(1.24, up * 132)),
      ...bezier(polar(1.24, up * 132), polar(1.17, up * 70), polar(1.15, up * 30), polar(1.12, 0)),
    ];
    sheet.clear(lobe);
    sheet.fill(lobe, colours.tail);
    sheet.double(clockwise(lobe), { gap: 8, closed: true });
    for (let k = 0; k < 17; k++) {
      const t = k / 16;
      const ray = bezier(
        polar(0.99, up * 4),
        polar(1.05, up * (12 + 40 * t)),
        polar(1.1, up * (10 + 80 * t)),
        polar(1.13 + 0.075 * t, up * (14 + 98 * t)),
      );
      sheet.line(ray, 1.1);
    }
    for (let k = 1; k < 9; k++) sheet.dot(polar(1.1 + 0.013 * k, up * (8 + 10.5 * k)), 2.3, plant.cream);
  }
  for (const [from, to, up, height] of [
    [0.26, 0.66, 1, 64],
    [0.3, 0.47, -1, 42],
    [0.6, 0.74, -1, 34],
    [0.75, 0.85, 1, 32],
  ]) {
    const top = Array.from({ length: 49 }, (_, k) => {
      const t = k / 48;
      const u = from + (to - from) * t;
      const arch = height * Math.sin(Math.PI * (0.12 + 0.85 * t)) ** 0.7 * (0.92 + 0.08 * Math.cos(t * 75));
      return polar(u + 0.02 + 0.035 * t, up * (half(u) + arch));
    });
    const foot = Array.from({ length: 20 }, (_, k) => {
      const u = to + ((from - to) * k) / 19;
      return polar(u, up * (half(u) - 4));
    });
    sheet.shape([...top, ...foot], colours.fin, 2.2);
    sheet.line(offsetPath(top, up * 6), 1.3);
    sheet.line(offsetPath(top, up * 11), 1);
    for (let k = 0; k <= 30; k++) {
      const u = from + ((to - from) * k) / 30;
      sheet.line([polar(u, up * half(u)), top[Math.round(k * 1.6)]], 0.9);
    }
  }
  sheet.clear(outline);
  sheet.fill(outline, colours.body);
  scales(at, half, colours);
  for (const v of [1, -1]) backBand(at, v);
  headOf(at, colours);
  sheet.double(clockwise(outline), { gap: 9, closed: true, width: 2.6, hatch: 4 });
}

type Place = (u: number, v: number) => Point;

/** Rows of double arches with strokes, which overlap like tiles, from the tail forward. */
function scales(at: Place, half: (u: number) => number, { scales, hearts }: Colours): void {
  const rows = 22;
  for (let row = rows - 1; row >= 0; row--) {
    const u = 0.258 + row * 0.0325;
    const count = Math.max(3, Math.round(half(u) / 11.5));
    for (let k = 0; k < count; k++) {
      const v = ((k + (row % 2 === 0 ? 1 : 0.5)) / count) * 2 - 1;
      if (v > 0.97) continue;
      const arch = (share: number) =>
        Array.from({ length: 13 }, (_, i) => {
          const angle = (i / 12) * Math.PI;
          return at(
            u + 0.047 * share * Math.sin(angle),
            clamp(v - (1.02 / count) * share * Math.cos(angle), -1, 1),
          );
        });
      const [outer, inner] = [arch(1), arch(0.66)];
      sheet.clear(outer);
      sheet.fill(outer, scales[row % scales.length]);
      sheet.line(outer, 1.8);
      sheet.fill(inner, hearts[row % hearts.length]);
      sheet.line(inner, 1.2);
      for (let i = 1; i < 12; i++) sheet.line([outer[i], inner[i]], 0.75);
      sheet.dot(at(u + 0.013, v), 1.9);
    }
  }
}

/** A band of half circles along back and belly. */
function backBand(at: Place, v: number): void {
  for (let u = 0.27; u < 0.9; u += 0.021) {
    const bump = [
      at(u, v * 0.985),
      at(u + 0.004, v * 0.9),
      at(u + 0.0105, v * 0.85),
      at(u + 0.017, v * 0.9),
      at(u + 0.021, v * 0.985),
    ];
    sheet.shape(bump, plant.cream, 1.3);
    sheet.dot(at(u + 0.0105, v * 0.93), 1.5);
  }
}

function headOf(at: Place, { head, eye }: Colours): void {
  const arc = (reach: number, bow: number, v: number): Point => at(reach + bow * Math.cos(v * 1.5), v);
  const across = (reach: number, bow: number, scale = 1) =>
    Array.from({ length: 25 }, (_, i) => arc(reach, bow, ((i / 24) * 2 - 1) * scale));
  const gill = across(0.235, 0.055);
  const cheek = [
    ...Array.from({ length: 20 }, (_, i) => at((0.24 * i) / 19, -1)),
    ...gill,
    ...Array.from({ length: 20 }, (_, i) => at(0.24 * (1 - i / 19), 1)),
  ];
  sheet.shape(cheek, head, 2);
  sheet.double(gill, { gap: -9, hatch: 3.6 });
  sheet.line(across(0.19, 0.05, 0.98), 1.5);
  for (let i = 1; i < 24; i++) sheet.dot(arc(0.214, 0.052, (i / 24) * 2 - 1), 2.3);
  for (const point of across(0.176, 0.048, 0.9)) sheet.dot(point, 1.1);
  sheet.line(bezier(at(0, -0.12), at(0.03, -0.18), at(0.06, -0.22), at(0.075, -0.34), 10), 2.6);
  sheet.line(bezier(at(0.005, 0.05), at(0.035, -0.02), at(0.07, -0.06), at(0.095, -0.2), 10), 1.7);
  const middle = at(0.122, 0.2);
  sheet.shape(circle(middle, 34), plant.cream, 2.2);
  for (const radius of [28, 22]) sheet.ring(middle, radius, 1.2);
  for (let k = 0; k < 30; k++) sheet.line(placed('28,0 34,0', middle, 1, k * 0.2094), 0.9);
  sheet.shape(circle(middle, 17), eye, 1.6);
  sheet.dot(middle, 9);
  for (const [u, v] of [
    [0.05, 0.3],
    [0.07, 0.52],
    [0.16, -0.3],
    [0.13, -0.47],
    [0.165, 0.74],
    [0.1, 0.74],
    [0.165, -0.64],
    [0.1, -0.66],
  ]) {
    sheet.ring(at(u, v), 5.4, 1.2);
    sheet.dot(at(u, v), 1.6);
  }
}

interface Side {
  /** The point at a distance along the side and a distance inwards from the outer edge of the band. */
  at: (along: number, inwards: number) => Point;
  length: number;
  /** Direction inwards, in radians. */
  inwards: number;
}

const sides = (margin: number): Side[] =>
  [0, 1, 2, 3].map((k) => ({
    length: SIZE - 2 * margin,
    inwards: Math.PI / 2 + (k * Math.PI) / 2,
    at: (u, v): Point =>
      (
        [
          [margin + u, margin + v],
          [SIZE - margin - v, margin + u],
          [SIZE - margin - u, SIZE - margin - v],
          [margin + v, SIZE - margin - u],
        ] as const
      )[k],
  }));

function frame(margin: number, width: number): void {
  const far = SIZE - margin;
  const corners: Point[] = [
    [margin, margin],
    [far, margin],
    [far, far],
    [margin, far],
  ];
  const path = resampled(corners, 8, true);
  sheet.outline(path, width);
}

const BANDS = { diamonds: 28, teeth: 58, vine: 82, points: 168 };

/** Four bands: diamonds, teeth, a vine of lotuses with little fish, and triangles. */
function border(): void {
  for (const { at, length } of sides(BANDS.diamonds)) {
    sheet.fill([at(0, 0), at(length, 0), at(length - 30, 30), at(30, 30)], plant.red);
    const count = Math.round(length / 22);
    for (let i = 1; i < count; i++) {
      const u = (length * i) / count;
      sheet.shape(
        [at(u - 9, 15), at(u, 5), at(u + 9, 15), at(u, 25)],
        i % 2 === 0 ? plant.yellow : plant.cream,
        1.4,
      );
      sheet.dot(at(u, 15), 1.8);
      for (const v of [4, 26]) sheet.dot(at(u + 11, v), 1.3);
    }
  }
  for (const { at, length } of sides(BANDS.teeth)) {
    sheet.fill([at(0, 0), at(length, 0), at(length - 22, 22), at(22, 22)], plant.yellow);
    const count = Math.round(length / 13);
    for (let i = 2; i < count - 1; i++) {
      const u = (length * i) / count;
      for (const lean of [0, 4]) sheet.line([at(u + lean, 3), at(u + 6 + lean, 20)], 1.1);
    }
  }
  for (const { at, length } of sides(BANDS.vine)) {
    sheet.tint([at(4, 4), at(length - 4, 4), at(length - 84, 84), at(84, 84)], '#f0cf86');
  }
  for (const side of sides(BANDS.vine)) vine(side);
  for (const { at, length } of sides(BANDS.points)) {
    const count = Math.round(length / 23);
    const width = length / count;
    sheet.fill([at(0, 0), at(length, 0), at(length - 26, 26), at(26, 26)], plant.cream);
    for (let i = 1; i < count - 1; i++) {
      const u = width * i;
      sheet.fill(
        [at(u, 25), at(u + width / 2, 2), at(u + width, 25)],
        i % 2 === 0 ? plant.green : plant.blue,
      );
      sheet.outline([at(u, 25), at(u + width / 2, 2), at(u + width, 25)], 1.5);
      sheet.line([at(u + width * 0.3, 25), at(u + width / 2, 11), at(u + width * 0.7, 25)], 1.1);
      sheet.dot(at(u + width, 7), 1.6, plant.red);
    }
  }
  for (const margin of [28, 58, 80, 168, 194]) {
    frame(margin, 2.4);
    frame(margin + 5, 1.1);
  }
}

function vine({ at, length, inwards }: Side): void {
  const count = 8;
  const step = (length - 164) / count;
  for (let i = 0; i < count; i++) {
    const u = 82 + step * (i + 0.5);
    const turnsIn = i % 2 === 0;
    const wave = bezier(
      at(u - step / 2, 42),
      at(u - step / 4, turnsIn ? 14 : 70),
      at(u + step / 4, turnsIn ? 14 : 70),
      at(u + step / 2, 42),
      24,
    );
    sheet.double(wave, { gap: 5, width: 1.6, hatch: 4, lean: 0 });
    const way = turnsIn ? inwards : inwards + Math.PI;
    lotus(sheet, at(u, turnsIn ? 34 : 50), way, 0.43, turnsIn ? plant.pink : plant.orange, plant.red);
    const edge = turnsIn ? 12 : 72;
    for (const lean of [-1, 1]) {
      leaf(
        sheet,
        at(u + lean * step * 0.18, turnsIn ? 22 : 62),
        way + lean * 1.1 + Math.PI,
        24,
        lean > 0 ? plant.teal : plant.green,
      );
      leaf(
        sheet,
        at(u + lean * step * 0.33, 42),
        way + lean * 0.75 + (lean > 0 ? 0.25 : -0.25),
        34,
        lean > 0 ? plant.green : plant.teal,
      );
    }
    sheet.fill(circle(at(u, edge), 5, 5, 10), plant.red);
    sheet.ring(at(u, edge), 5.5, 1.3);
    for (const lean of [-0.47, 0.47])
      bud(
        sheet,
        at(u + lean * step, turnsIn ? 78 : 6),
        turnsIn ? inwards + Math.PI : inwards,
        25,
        turnsIn ? plant.orange : plant.pink,
      );
  }
  const corner = at(42, 42);
  sheet.shape(circle(corner, 37), plant.yellow, 2.2);
  sheet.ring(corner, 32, 1.2);
  for (let k = 0; k < 32; k++) sheet.line(placed('32,0 37,0', corner, 1, k * 0.196), 0.9);
  for (let k = 0; k < 8; k++) {
    sheet.fill(petal(corner, k * 0.785, 29, 9), k % 2 === 0 ? plant.pink : plant.red);
    sheet.outline(petal(corner, k * 0.785, 29, 9), 1.4);
  }
  sheet.shape(circle(corner, 8, 8, 14), plant.blue, 1.6);
  sheet.dot(corner, 2.4, plant.cream);
}

/** The lotus in the centre, seen from above. */
function middleLotus(): void {
  const centre: Point = [MIDDLE, MIDDLE];
  for (const [count, reach, half, color, shift] of [
    [18, 134, 16, plant.red, 0.4],
    [18, 112, 15, plant.pink, 0.22],
    [14, 86, 14, plant.orange, 0.4],
    [10, 60, 13, plant.yellow, 0.2],
  ] as const) {
    for (let k = 0; k < count; k++) {
      const turn = (k / count) * 6.2832 + shift;
      sheet.shape(petal(centre, turn, reach, half, 0.55), color, 1.9);
      for (const v of [-0.42, -0.14, 0.14, 0.42]) {
        sheet.line(
          [
            placed(`${reach * 0.6},${v * half}`, centre, 1, turn)[0],
            placed(`${reach * 0.92},${v * half * 0.3}`, centre, 1, turn)[0],
          ],
          0.9,
        );
      }
    }
  }
  sheet.shape(circle(centre, 29), plant.green, 2.3);
  sheet.ring(centre, 23, 1.3);
  for (let k = 0; k < 24; k++) sheet.line(placed('23,0 29,0', centre, 1, k * 0.2618), 0.9);
  for (let k = 0; k < 9; k++) sheet.dot(placed('14,0', centre, 1, k * 0.698)[0], 2.4, plant.cream);
  sheet.dot(centre, 3.6, plant.cream);
}

const inField = ([x, y]: Point, margin: number) =>
  Math.min(x, y) > FIELD + 6 + margin && Math.max(x, y) < SIZE - FIELD - 6 - margin;

/** Places a motif of one size at random wherever the ground is free. */
function scatterMotif(radius: number, tries: number, draw: (at: Point, turn: number) => void): void {
  const ground = sheet.readGround();
  for (let k = 0; k < tries; k++) {
    const at: Point = [FIELD + random() * (SIZE - 2 * FIELD), FIELD + random() * (SIZE - 2 * FIELD)];
    if (!inField(at, radius) || !ground.free(at, radius)) continue;
    draw(at, Math.atan2(at[1] - MIDDLE, at[0] - MIDDLE) + Math.PI / 2);
    ground.take(at, radius);
  }
}

/** Largest motifs first, then smaller ones, then strokes of water around the centre. */
function fillGround(): void {
  const rooted = (at: Point, turn: number, back: number): Point => placed(`${-back},0`, at, 1, turn)[0];
  const scatterLeaves = (radius: number, tries: number) =>
    scatterMotif(radius, tries, (at, turn) => {
      const way = turn + jitter(0.7);
      leaf(
        sheet,
        rooted(at, way, radius),
        way,
        radius * 2,
        one([plant.green, plant.teal, plant.green, plant.brown]),
      );
    });
  scatterMotif(43, 6000, (at, turn) => {
    if (random() < 0.4)
      rosette(
        sheet,
        at,
        42,
        one([
          [plant.red, plant.yellow],
          [plant.orange, plant.pink],
          [plant.pink, plant.red],
        ] as const),
      );
    else
      minnow(
        sheet,
        placed('7,0', at, 1, turn)[0],
        turn + jitter(0.3),
        one([plant.yellow, plant.pink, plant.green, plant.blue]),
      );
  });
  scatterMotif(26, 14000, (at, turn) => {
    const way = turn + jitter(0.5);
    const pick = random();
    if (pick < 0.4) leaf(sheet, rooted(at, way, 27), way, 54, one([plant.green, plant.teal]));
    else if (pick < 0.7) bud(sheet, rooted(at, way, 24), way, 50, one([plant.pink, plant.orange]));
    else minnow(sheet, placed('4,0', at, 1, way)[0], way, one([plant.orange, plant.teal, plant.pink]), 0.6);
  });
  scatterLeaves(16, 30000);
  scatterLeaves(11, 40000);
  scatterMotif(8, 60000, (at) => {
    sheet.fill(circle(at, 6, 6, 12), one([plant.red, plant.yellow, plant.blue, plant.pink]));
    sheet.ring(at, 6.6, 1.4);
    sheet.dot(at, 1.7);
  });
  const ground = sheet.readGround();
  for (let reach = 130; reach < 730; reach += 6) {
    const step = 13 / reach;
    for (let angle = (reach % 12) * 0.02; angle < 6.283; angle += step) {
      const stroke = [0, 0.36, 0.72].map(
        (share) => placed(`${reach},0`, [MIDDLE, MIDDLE], 1, angle + share * step)[0],
      );
      if (stroke.every((point) => inField(point, 0) && ground.free(point, 2.2))) sheet.line(stroke, 1.1);
    }
  }
}

/** Dots wherever the band of the vine is still free. */
function dotTheVine(): void {
  const ground = sheet.readGround();
  for (let k = 0; k < 60000; k++) {
    const at: Point = [random() * SIZE, random() * SIZE];
    const fromEdge = Math.min(at[0], at[1], SIZE - at[0], SIZE - at[1]);
    if (fromEdge < BANDS.vine + 8 || fromEdge > BANDS.points - 7 || !ground.free(at, 5)) continue;
    sheet.dot(at, 1.5, one([plant.red, '#000', plant.brown]));
    ground.take(at, 4.6);
  }
}

border();
fish(-2.62, {
  body: plant.orange,
  scales: [plant.red, plant.red, plant.orange],
  hearts: [plant.yellow, plant.cream, plant.yellow],
  head: plant.yellow,
  tail: plant.red,
  fin: plant.green,
  eye: plant.red,
});
fish(0.52, {
  body: plant.teal,
  scales: [plant.blue, plant.teal, plant.blue],
  hearts: [plant.yellow, plant.cream, plant.pink],
  head: plant.pink,
  tail: plant.blue,
  fin: plant.orange,
  eye: plant.blue,
});
middleLotus();
for (const [k, [x, y]] of (
  [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const
).entries()) {
  const at: Point = [MIDDLE - x * 412, MIDDLE - y * 412];
  lotus(sheet, at, Math.atan2(y, x), 0.9, k % 2 === 0 ? plant.orange : plant.pink, plant.red);
}
fillGround();
dotTheVine();
savePicture(sheet.toCanvas({ paper: '#ead9b0' }));
