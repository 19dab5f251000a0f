/** The small motifs that fill the ground: leaf, bud, lotus, rosette and little fish. */
import { placed, type Point } from '../studio/points.ts';
import { bezier, circle, petal, type FolkSheet } from './nib.ts';

/** The colours that Mithila painters make from plants, soot and earth. */
export const plant = {
  red: '#c22f1e',
  yellow: '#e9a91c',
  green: '#3c7a3a',
  blue: '#27509a',
  pink: '#d2447c',
  orange: '#df6a1c',
  teal: '#1d7f7c',
  brown: '#7a3a1c',
  cream: '#f3d9a0',
} as const;

export function leaf(
  sheet: FolkSheet,
  root: Point,
  turn: number,
  length: number,
  color: string,
  half = length * 0.32,
): void {
  const at = (u: number, v: number): Point => placed(`${u},${v}`, root, 1, turn)[0];
  sheet.shape(petal(root, turn, length, half), color, 1.9);
  sheet.line([root, at(length * 0.9, 0)], 1.5);
  for (let t = 0.16; t < 0.86; t += 0.085) {
    const reach = half * 0.66 * Math.sin(Math.PI * Math.min(1, t + 0.08));
    for (const side of [-1, 1]) sheet.line([at(length * t, 0), at(length * (t + 0.1), side * reach)], 0.9);
  }
}

export function bud(sheet: FolkSheet, root: Point, turn: number, length: number, color: string): void {
  const at = (u: number, v: number): Point => placed(`${u},${v}`, root, length, turn)[0];
  sheet.shape(petal(root, turn, length, length * 0.36), color, 1.9);
  for (const side of [-0.62, -0.2, 0.2, 0.62]) {
    sheet.line(bezier(at(0.1, 0), at(0.3, side * 0.4), at(0.6, side * 0.4), at(0.88, 0), 8), 1);
  }
  sheet.shape(petal(at(-0.08, 0), turn, length * 0.42, length * 0.2), plant.green, 1.4);
}

/** A lotus from the side; `turn` is its direction. */
export function lotus(
  sheet: FolkSheet,
  at: Point,
  turn: number,
  size: number,
  outer: string,
  inner: string,
): void {
  for (const [lean, length, half] of [
    [-1.35, 62, 17],
    [1.35, 62, 17],
    [-1, 76, 20],
    [1, 76, 20],
    [-0.55, 84, 22],
    [0.55, 84, 22],
    [0, 88, 24],
  ]) {
    const way = turn + lean;
    const root = (u: number, v = 0): Point => placed(`${u},${v}`, at, size, way)[0];
    sheet.shape(petal(at, way, length * size, half * size, 0.55), outer, 2);
    const heart = petal(root(4), way, length * size * 0.72, half * size * 0.62, 0.55);
    sheet.fill(heart, Math.abs(lean) === 1 || lean === 0 ? plant.cream : inner);
    sheet.outline(heart, 1.3);
    for (let k = -3; k <= 3; k++)
      sheet.line([root(length * 0.2, k * 1.6), root(length * 0.56, k * half * 0.14)], 0.8);
  }
  const cup = placed('2,-24 24,-18 24,18 2,24 -16,14 -16,-14', at, size, turn);
  sheet.shape(cup, plant.yellow, 1.9);
  for (let k = 0; k < 7; k++)
    sheet.dot(placed(`${5 - (k % 2) * 7},${-14 + k * 4.6}`, at, size, turn)[0], 1.6);
}

export function rosette(
  sheet: FolkSheet,
  at: Point,
  radius: number,
  colors: readonly [string, string],
): void {
  for (let k = 0; k < 8; k++) {
    sheet.fill(petal(at, k * 0.785, radius, radius * 0.3, 0.55), colors[k % 2]);
    sheet.outline(petal(at, k * 0.785, radius, radius * 0.3, 0.55), 1.6);
    sheet.line(placed(`.4,0 .8,0`, at, radius, k * 0.785), 1);
  }
  sheet.shape(circle(at, radius * 0.26, radius * 0.26, 14), plant.green, 1.6);
  sheet.dot(at, 2.2);
}

export function minnow(sheet: FolkSheet, at: Point, turn: number, color: string, size = 1): void {
  const local = (u: number, v: number): Point => placed(`${u},${v}`, at, size, turn)[0];
  const back = bezier(local(-30, 0), local(-12, -18), local(14, -16), local(26, 0));
  const body = [...back, ...bezier(local(26, 0), local(14, 16), local(-12, 18), local(-30, 0))];
  const tail = [local(-26, 0), local(-44, -14), local(-38, 0), local(-44, 14)];
  sheet.shape(tail, plant.red, 1.6);
  for (const v of [-9, -5, 5, 9]) sheet.line([local(-30, v * 0.3), local(-41, v)], 0.8);
  sheet.shape(body, color, 1.9);
  sheet.line(bezier(local(10, -13), local(4, -5), local(4, 5), local(10, 13), 8), 1.5);
  for (let row = 0; row < 5; row++) {
    const u = -20 + row * 5.5;
    for (const v of [-7, 0, 7])
      sheet.line(
        bezier(local(u, v - 3.5), local(u + 5, v - 3), local(u + 5, v + 3), local(u, v + 3.5), 5),
        0.9,
      );
  }
  sheet.fill(circle(local(16, -3), 4.6 * size, 4.6 * size, 10), plant.cream);
  sheet.ring(local(16, -3), 4.6 * size, 1.2);
  sheet.dot(local(16, -3), 1.9);
}
