import { pigments } from '../studio/pigments.ts';
import { Pen } from './pen.ts';
import { pageInk, pagePaper, embeddedSvg } from './embedded.ts';
import { figure } from './warli.ts';

const WIDTH = 240;
const HEIGHT = 140;

const scene = (pen: Pen) => embeddedSvg(WIDTH, HEIGHT, pen);

/** Something flat on the floor, seen from the side. */
function mat(pen: Pen, x: number, y: number, width: number, deep: number) {
  pen.shape(
    [
      [x + 4, y],
      [x + width - 4, y],
      [x + width, y + deep],
      [x, y + deep],
    ],
    pigments.haldi,
  );
}

/** Teacher and child on their mats, one sheet between them. */
export function inClass(): string {
  const pen = new Pen(77, pageInk, 1.2);
  mat(pen, 16, 126, 56, 8);
  mat(pen, 154, 128, 42, 6);
  pen.layer();
  figure(pen, 44, 140, 112, { sitting: true, bun: true, right: [0.5, -0.34], left: [0.3, -0.3] });
  pen.line(
    [
      [92, 90],
      [156, 86],
      [158, 94],
      [94, 98],
      [92, 90],
    ],
    2.5,
  );
  figure(pen, 174, 134, 70, { sitting: true, facing: -1, right: [0.4, -0.34], left: [0.2, -0.3] });
  return scene(pen);
}

/** A phone on a pile of books, so that it sees the hands. */
export function online(): string {
  const pen = new Pen(78, pageInk, 1.2);
  mat(pen, 160, 126, 60, 8);
  pen.path('M54 34l44-6 8 60-44 5z', pagePaper);
  pen.layer();
  for (let k = 0; k < 4; k++) {
    const [right, low] = [112 - k * 3, 132 - k * 11];
    pen.line(
      [
        [46, low],
        [right, low],
        [right, low - 10],
        [46, low - 10],
        [46, low],
      ],
      2,
    );
  }
  pen.trace('M54 34l44-6 8 60-44 5z', 3.5);
  pen.dot(76, 48, 5);
  pen.shape([
    [66, 57],
    [88, 55],
    [78, 68],
  ]);
  pen.shape([
    [69, 80],
    [88, 78],
    [78, 68],
  ]);
  figure(pen, 190, 140, 112, { sitting: true, facing: -1, right: [0.5, -0.36], left: [0.3, -0.3] });
  pen.line(
    [
      [128, 120],
      [146, 118],
    ],
    3.5,
  );
  return scene(pen);
}
