/** The drawing under the paint, line by line in drawing order, and the name at the end. */
import { smooth } from '../../studio/curves.ts';
import { written } from '../../studio/handwriting.ts';
import { points, type Point } from '../../studio/points.ts';
import { randomFrom } from '../../studio/random.ts';
import { palms } from './bank.ts';
import { HEIGHT, HORIZON, sheet, SUN, TAPE, WIDTH } from './scene.ts';

const { noise } = sheet;
const random = randomFrom(31);

/** A line with the small errors of a slow hand. */
const loose = (plan: string): Point[] =>
  smooth(points(plan), { step: 5 }).map(([x, y]) => [
    x + (noise(x / 40, y / 40, 2) - 0.5) * 5,
    y + (noise(y / 40, x / 40, 2) - 0.5) * 5,
  ]);

const circle = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 46 }, (_, i): Point => {
    const angle = -2 + (i / 44) * 6.4;
    return [x + Math.cos(angle) * (radius + i * 0.05), y + Math.sin(angle) * radius];
  });

const horizon: Point[] = Array.from({ length: Math.floor((WIDTH - 92) / 20) }, (_, i) => [
  46 + i * 20,
  HORIZON + 1 + (noise(i / 3, 7, 2) - 0.5) * 3,
]);

/** A first sketch of a palm: one line for the trunk, one for each frond. */
const palmSketch = (strokes: (typeof palms)[number]): Point[][] => {
  const ribs = strokes.filter(({ path }) => path.length === 2);
  const lines: Point[][] = [];
  for (const { path } of ribs) {
    const last = lines.at(-1)?.at(-1);
    const [from, to] = path as [Point, Point];
    if (last !== undefined && Math.hypot(last[0] - from[0], last[1] - from[1]) < 24) lines.at(-1)?.push(to);
    else lines.push([from, to]);
  }
  return lines.filter((line) => line.length > 8);
};

export const pencilLines: Point[][] = [
  horizon,
  loose('46,470 140,440 240,446 330,470 430,500 560,516 700,508 860,514 990,500 1120,480 1270,470'),
  circle(SUN.x, SUN.y, 41),
  loose('812,530 800,640 770,760 740,880'),
  loose('872,530 884,640 900,760 930,880'),
  loose('304,638 360,664 440,672 520,672 620,666 706,630'),
  loose('304,638 330,676 380,696 470,698 600,698 660,684 706,630'),
  loose('586,588 600,576 612,586 606,600 592,600 586,588'),
  loose('596,600 580,628 584,668'),
  loose('604,600 616,630 612,668'),
  loose('652,524 628,610 602,722'),
  ...palms.flatMap(palmSketch),
  loose('46,744 150,760 260,800 380,850 500,910'),
];

export function pencil(): void {
  sheet.line(
    (context) => {
      context.lineWidth = 1.5;
      // The tape keeps pencil off the margin.
      context.beginPath();
      context.rect(TAPE, TAPE, WIDTH - 2 * TAPE, HEIGHT - 2 * TAPE);
      context.clip();
      for (const line of pencilLines) {
        context.globalAlpha = 0.4 + random() * 0.3;
        context.beginPath();
        for (const [x, y] of line) context.lineTo(x, y);
        context.stroke();
      }
    },
    '#6a625c',
    0.6,
  );
}

/** The painter's name in the lower margin. */
export const nameLines: Point[][] = written('Anna 12', 1118, 920, {
  size: 19,
  random: randomFrom(8),
  unruly: 0.16,
}).flat();

export function signature(): void {
  sheet.line(
    (context) => {
      context.lineWidth = 1.9;
      for (const line of nameLines) {
        context.beginPath();
        for (const [x, y] of line) context.lineTo(x, y);
        context.stroke();
      }
    },
    '#5b5450',
    0.95,
    0.3,
  );
}
