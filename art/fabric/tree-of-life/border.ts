/** The flowering border. */
import { bezier, evenly, partOf, type Place, placed, type Point } from '../../studio/curves.ts';
import { type Dye, dyes } from '../kalam.ts';
import { BORDER, BREADTH, cotton, kalam, LENGTH, noise, second } from './cotton.ts';

/** A vine that runs once around the cloth, between two lines and a row of triangles. */
export function drawBorder(): void {
  const { dye } = cotton;
  const frame = (inset: number, width: number, colour: Dye) => {
    dye.strokeStyle = dyes[colour];
    dye.lineWidth = width;
    const points: Point[] = [
      [inset, inset],
      [BREADTH - inset, inset],
      [BREADTH - inset, LENGTH - inset],
      [inset, LENGTH - inset],
      [inset, inset],
    ];
    for (let k = 0; k < 4; k++) {
      const side = evenly([points[k], points[k + 1]], 12).map(([x, y]): Point => [
        x + (noise(x / 40, y / 40, 2) - 0.5) * 3,
        y + (second(x / 40, y / 40, 2) - 0.5) * 3,
      ]);
      dye.beginPath();
      for (const at of side) dye.lineTo(...at);
      dye.stroke();
    }
  };
  frame(22, 9, 'madder');
  frame(31, 2, 'iron');
  frame(BORDER - 14, 2, 'iron');
  frame(BORDER - 6, 5, 'wine');
  frame(BORDER + 18, 1.6, 'iron');
  const sides: readonly [Place, number][] = [
    [placed(0, 63), BREADTH],
    [placed(BREADTH, LENGTH - 63, Math.PI), BREADTH],
    [placed(63, LENGTH, -Math.PI / 2), LENGTH],
    [placed(BREADTH - 63, 0, Math.PI / 2), LENGTH],
  ];
  for (const [k, [place, length]] of sides.entries()) vine(place, length, k);
  for (const [place, length] of sides) {
    const count = Math.round((length - 2 * BORDER) / 17);
    for (let k = 0; k < count; k++) {
      const u = BORDER + ((k + 0.5) / count) * (length - 2 * BORDER);
      kalam.form([place(u - 7, 47), place(u + 7, 47), place(u, 58)], k % 2 ? 'madder' : undefined, 1.2);
    }
  }
  for (const [x, y] of [
    [63, 63],
    [BREADTH - 63, 63],
    [63, LENGTH - 63],
    [BREADTH - 63, LENGTH - 63],
  ])
    kalam.flower(placed(x, y, 0, 0.62), 4);
}

function vine(place: Place, length: number, start: number): void {
  const turns = Math.round((length - 190) / 92);
  const step = (length - 190) / turns;
  const path: Point[] = [];
  for (let k = 0; k <= turns * 8; k++)
    path.push(place(95 + (k / 8) * step, 17 * Math.sin((k / 8) * Math.PI)));
  kalam.line(path, 2.8);
  for (let k = 0; k < turns; k++) {
    const u = 95 + (k + 0.5) * step;
    const side = k % 2 ? 1 : -1;
    const kind = (k + start) % 3;
    const stem = bezier(
      place(u - 30, side * -12),
      place(u - 10, side * -8),
      place(u, side * -6),
      place(u, side * 4),
      10,
    );
    kalam.line(stem, 2);
    kalam.flower(
      partOf(place, u, side * 5, side > 0 ? Math.PI : 0, kind === 0 ? 0.42 : 0.44),
      [0, 1, 3][kind],
    );
    kalam.leaf(partOf(place, u - 30, side * -14, side * 1.0), 27, kind);
    kalam.leaf(partOf(place, u + 30, side * -14, Math.PI - side * 0.9), 25, (kind + 1) % 3);
  }
}
