/** The fill patterns of Gond painters: rows of one small mark, each row parallel to the outline at its own distance. */
import { createCanvas } from '@napi-rs/canvas';
import type { Point } from '../studio/points.ts';
import { blur } from '../studio/blur.ts';
import { circle, petal, type FolkSheet, type Path } from './nib.ts';

export interface Row {
  mark: 'dash' | 'dot' | 'seed' | 'comb' | 'ring' | 'line' | 'arch';
  color: string;
  size: number;
  /** Distance from one mark to the next. */
  step: number;
}

/** The poster colours that Gond painters use on paper: flat, strong and few. */
export const gond = {
  turmeric: '#f2b42a',
  vermilion: '#cf3a1c',
  night: '#1b2a4e',
  bark: '#2a1a1c',
  leaf: '#1f7a4a',
  lime: '#86a92c',
  turquoise: '#128a8e',
  rani: '#c41f66',
  white: '#fff6e2',
  black: '#17110f',
  sun: '#ffd34d',
} as const;

export const row = (mark: Row['mark'], color: string, size: number, step: number): Row => ({
  mark,
  color,
  size,
  step,
});

/** Distance to the outline for every pixel in the bounding box of the path; 0 outside. */
function inwards(path: Path) {
  const left = Math.floor(Math.min(...path.map(([x]) => x))) - 3;
  const top = Math.floor(Math.min(...path.map(([, y]) => y))) - 3;
  const wide = Math.ceil(Math.max(...path.map(([x]) => x))) + 4 - left;
  const high = Math.ceil(Math.max(...path.map(([, y]) => y))) + 4 - top;
  const context = createCanvas(wide, high).getContext('2d');
  context.beginPath();
  for (const [x, y] of path) context.lineTo(x - left, y - top);
  context.closePath();
  context.fill();
  const { data } = context.getImageData(0, 0, wide, high);
  const far = wide + high;
  const distance = Float32Array.from({ length: wide * high }, (_, at) => (data[at * 4 + 3] > 127 ? far : 0));
  const relax = (at: number, other: number, cost: number) => {
    const through = (distance[other] ?? 0) + cost;
    if (through < distance[at]) distance[at] = through;
  };
  for (let at = 0; at < distance.length; at++) {
    relax(at, at - 1, 1);
    relax(at, at - wide, 1);
    relax(at, at - wide - 1, Math.SQRT2);
    relax(at, at - wide + 1, Math.SQRT2);
  }
  for (let at = distance.length - 1; at >= 0; at--) {
    relax(at, at + 1, 1);
    relax(at, at + wide, 1);
    relax(at, at + wide + 1, Math.SQRT2);
    relax(at, at + wide - 1, Math.SQRT2);
  }
  return { left, top, wide, high, distance: blur(distance, wide, high, 2, 2) };
}

function put(sheet: FolkSheet, { mark, color, size }: Row, at: Point, along: number): void {
  const reach = (distance: number, turn: number): Point => [
    at[0] + Math.cos(turn) * distance,
    at[1] + Math.sin(turn) * distance,
  ];
  const across = along + Math.PI / 2;
  if (mark === 'dot') sheet.dot(at, size, color);
  else if (mark === 'ring') sheet.outline(circle(at, size, size, 9), 1.3, color);
  else if (mark === 'seed') sheet.patch(petal(reach(-size, along), along, size * 2, size * 0.55), color);
  else if (mark === 'comb') sheet.line([reach(-size, across + 0.3), reach(size, across + 0.3)], 1.7, color);
  else if (mark === 'arch')
    sheet.line([reach(-size, along), reach(size * 0.8, across), reach(size, along)], 1.6, color);
  else sheet.line([reach(-size, along), at, reach(size, along)], mark === 'line' ? 2 : 2.2, color);
}

/** Fills a closed outline with rows `spacing` apart; the given kinds of rows repeat in their order. */
export function fillWithRows(
  sheet: FolkSheet,
  path: Path,
  rows: readonly Row[],
  spacing = 10,
  first = 9,
): void {
  const { left, top, wide, high, distance } = inwards(path);
  const at = (x: number, y: number) => distance[Math.round(y - top) * wide + Math.round(x - left)] ?? 0;
  const slope = (x: number, y: number): Point => [at(x + 2, y) - at(x - 2, y), at(x, y + 2) - at(x, y - 2)];
  const deepest = distance.reduce((most, value) => Math.max(most, value), 0);
  for (let level = 0; first + level * spacing < deepest - 1.5; level++) {
    const row = rows[level % rows.length];
    const depth = first + level * spacing;
    const taken = new Set<string>();
    const cell = (x: number, y: number) => `${Math.floor(x / row.step)},${Math.floor(y / row.step)}`;
    const marks: Point[] = [];
    const crowded = (x: number, y: number) => {
      for (const dx of [-row.step, 0, row.step]) {
        for (const dy of [-row.step, 0, row.step]) {
          if (!taken.has(cell(x + dx, y + dy))) continue;
          if (marks.some(([mx, my]) => Math.hypot(mx - x, my - y) < row.step * 0.8)) return true;
        }
      }
      return false;
    };
    const follow = (from: Point, sign: 1 | -1) => {
      let [x, y] = from;
      for (let count = 0; count < 600; count++) {
        const [gx, gy] = slope(x, y);
        const steep = Math.hypot(gx, gy);
        if (steep < 0.6) return;
        x += ((-gy * sign) / steep) * row.step;
        y += ((gx * sign) / steep) * row.step;
        const [hx, hy] = slope(x, y);
        const level = Math.hypot(hx, hy) || 1;
        const off = Math.max(-4, Math.min(4, depth - at(x, y)));
        x += (hx / level) * off;
        y += (hy / level) * off;
        if (Math.abs(at(x, y) - depth) > 1.6 || crowded(x, y)) return;
        taken.add(cell(x, y));
        marks.push([x, y]);
      }
    };
    for (let y = top; y < top + high; y += 2) {
      for (let x = left; x < left + wide; x += 2) {
        if (Math.abs(at(x, y) - depth) > 1.05 || crowded(x, y)) continue;
        taken.add(cell(x, y));
        marks.push([x, y]);
        follow([x, y], 1);
        follow([x, y], -1);
      }
    }
    for (const mark of marks) {
      const [gx, gy] = slope(...mark);
      put(sheet, row, mark, Math.atan2(gx, -gy));
    }
  }
}

/** A patterned part of a body, with its outline and a second line just inside. */
export function part(
  sheet: FolkSheet,
  path: Path,
  color: string,
  rows: readonly Row[],
  edge: string,
  spacing = 10,
): void {
  sheet.shape(path, color, 2.6);
  fillWithRows(sheet, path, [row('line', edge, 3, 5)], 999, spacing * 0.45);
  fillWithRows(sheet, path, rows, spacing, spacing * 1.2);
}
