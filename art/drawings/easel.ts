import { Pen, type Point } from './pen.ts';
import { pageInk, pagePaper, embeddedSvg } from './embedded.ts';

const SHEET: readonly Point[] = [
  [43, 22],
  [113, 20],
  [114, 68],
  [42, 69],
];

/** An easel with an empty sheet and a brush in a jar: shown in place of content that does not exist yet. */
export function easel(): string {
  const pen = new Pen(12, pageInk, 1.4);
  const [first] = SHEET;
  pen.line(
    [
      [24, 112],
      [66, 10],
    ],
    2.5,
  );
  pen.line(
    [
      [132, 112],
      [92, 9],
    ],
    2.5,
  );
  pen.line(
    [
      [79, 12],
      [80, 104],
    ],
    2,
  );
  pen.layer();
  pen.path(`M${SHEET.map((point) => point.join(' ')).join('L')}z`, pagePaper);
  pen.line([...SHEET, first!], 2.5);
  pen.line(
    [
      [32, 74],
      [78, 75],
      [124, 73],
    ],
    3,
  );
  for (const [x, y] of [
    [46, 25],
    [110, 23],
  ] as const) {
    pen.dot(x, y, 1.6);
  }
  pen.line(
    [
      [146, 94],
      [148, 114],
      [164, 114],
      [166, 94],
    ],
    2,
  );
  pen.line(
    [
      [147, 101],
      [165, 101],
    ],
    1.5,
  );
  pen.line(
    [
      [156, 110],
      [166, 74],
    ],
    2,
  );
  pen.line(
    [
      [166, 74],
      [170, 62],
    ],
    4,
  );
  return embeddedSvg(180, 120, pen);
}
