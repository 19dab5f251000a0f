/** The course for four to eight: a page of lines and patterns, and a page where they have become drawings. */
import { savePicture } from '../studio/program.ts';
import type { Point } from '../studio/points.ts';
import { Spread, wax } from './spread.ts';

const spread = new Spread(4);
const red = '#d23a26';
const blue = '#2a55a8';
const green = '#3f8a3a';
const yellow = '#f0b41e';
const pink = '#d83a80';
const orange = '#ee7a24';
const violet = '#6a3a8a';
const sky = '#4aa8d8';

/** One row of a pattern across the left page, a little more regular to the right. */
function row(
  y: number,
  colour: string,
  repeat: (x: number, i: number) => string,
  count: number,
  width = 9,
): void {
  const step = 540 / count;
  for (let i = 0; i < count; i++)
    spread.draw(repeat(0, i), [76 + i * step + spread.jitter(3), y + spread.jitter(4)], wax(colour, width));
}

row(84, red, () => '0,20 22,-18 44,20', 12);
spread.draw(
  '0,0 34,-26 68,0 102,26 136,0 170,-26 204,0 238,26 272,0 306,-26 340,0 374,26 408,0 442,-26 476,0 510,26 540,4',
  [74, 168],
  wax(blue, 10),
);
spread.draw(
  '0,10 18,-22 34,4 12,18 10,-8 50,-24 70,4 48,18 46,-8 86,-24 106,4 84,18 82,-8 122,-24 142,4 120,18 118,-8 158,-24 178,4 156,18 154,-8 194,-24 214,4 192,18 190,-8 230,-24 250,4 228,18 226,-8 266,-24 286,4 264,18 262,-8 302,-24 322,4 300,18 298,-8 338,-24 358,4 336,18 334,-8 374,-24 394,4 372,18 370,-8 410,-24 430,4 408,18 406,-8 446,-24 466,4 444,18 442,-8 482,-24 502,4 480,18',
  [76, 262],
  wax(green, 8),
);
row(346, orange, (_x, i) => (i % 2 === 0 ? '0,-20 2,22' : '0,-8 2,10'), 22, 8);
row(430, pink, () => '0,0 14,-18 32,-10 30,12 12,18 0,6 8,-6 20,-4', 9, 7);
for (let i = 0; i < 9; i++) {
  const at: Point = [96 + i * 62, 522 + spread.jitter(4)];
  spread.rule('-20,-20 20,-22 22,20 -20,21 -20,-20', at, wax(violet, 7));
  if (i % 2 === 0) spread.colour('-16,-16 16,-18 18,16 -16,17', at, wax(yellow, 7), 0.8, 6);
}
for (let i = 0; i < 7; i++) {
  const at: Point = [110 + i * 78, 626 + spread.jitter(4)];
  spread.draw(
    '26,0 18,20 0,28 -20,18 -27,-2 -16,-22 4,-27 22,-14 26,4',
    at,
    wax([red, sky, green][i % 3], 8),
  );
  spread.draw('13,0 8,10 -2,13 -11,6 -12,-4 -4,-12 8,-9 13,2', at, wax([yellow, pink, orange][i % 3], 8));
}
// The scribbles of a four-year-old on a page that is nearly full.
spread.draw(
  '0,0 60,-30 120,20 40,44 -10,10 80,-40 170,0 120,50 30,40 60,-20 190,-34 240,30 150,60 90,10 220,-30 330,-10 300,50 200,44 260,-30 400,-30 440,30 340,60 300,10 420,-20 500,20',
  [92, 772],
  wax(blue, 8),
);
spread.draw('0,0 50,20 130,-20 210,30 300,-20 390,26 480,-14', [110, 842], wax(red, 9));

// The right page: a fish, a sun, grass and a snail of the same marks.
const fish: Point = [1010, 420];
spread.draw('-190,6 -130,-84 -10,-112 100,-70 160,0 96,78 -20,106 -130,72 -190,6', fish, wax(orange, 10));
spread.rule('150,-2 236,-86 226,4 244,92 152,6', fish, wax(red, 10));
spread.colour('158,-2 226,-66 218,4 232,74', fish, wax(red, 8), 1.2, 8);
for (let i = 0; i < 5; i++)
  spread.draw(
    '0,-86 22,-40 -2,0 22,40 0,84',
    [fish[0] - 70 + i * 48, fish[1]],
    wax([yellow, pink, violet, sky, green][i], 9),
    1 - Math.abs(i - 1.5) * 0.12,
  );
spread.colour('-170,6 -120,-62 -92,-70 -96,60 -124,56', fish, wax(yellow, 8), 0.9, 8);
spread.draw('14,0 8,12 -6,12 -14,0 -6,-12 8,-12 14,2', [fish[0] - 134, fish[1] - 24], wax('#2a1d16', 7));
spread.draw('-172,34 -150,46 -128,40', fish, wax(red, 7));
spread.draw('0,0 16,-8 18,10 2,12 0,-2', [782, 356], wax(sky, 6));
spread.draw('0,0 16,-8 18,10 2,12 0,-2', [768, 306], wax(sky, 6), 0.8);
spread.draw('0,0 16,-8 18,10 2,12 0,-2', [790, 268], wax(sky, 6), 0.6);
const sun: Point = [1240, 140];
spread.draw('56,0 40,42 0,60 -42,40 -58,0 -40,-42 2,-58 42,-38 57,4', sun, wax(yellow, 10));
spread.colour('50,0 34,38 0,52 -36,34 -50,0 -34,-36 2,-50 36,-32', sun, wax(yellow, 9), 0.4, 8);
for (let i = 0; i < 13; i++) {
  const angle = (i / 13) * 6.28;
  const ray = (reach: number) => `${Math.cos(angle) * reach},${Math.sin(angle) * reach}`;
  spread.rule(`${ray(74)} ${ray(104 + spread.jitter(14))}`, sun, wax(orange, 9));
}
spread.draw('-22,-8 -16,-14 -10,-8', sun, wax('#2a1d16', 5));
spread.draw('10,-8 16,-14 22,-8', sun, wax('#2a1d16', 5));
spread.draw('-22,14 0,30 22,14', sun, wax(red, 6));
for (let i = 0; i < 44; i++)
  spread.rule(
    `0,0 ${6 + spread.jitter(8)},${-36 - spread.jitter(14)} ${16 + spread.jitter(4)},2`,
    [740 + i * 13.4, 806 + spread.jitter(6)],
    wax(green, 8),
  );
spread.draw(
  '0,0 34,-60 96,-64 116,-14 84,24 38,14 30,-24 62,-44 84,-22 70,0 54,-8',
  [1160, 742],
  wax(violet, 9),
);
spread.draw('-40,44 20,40 110,44 168,36 186,0 180,-30', [1120, 742], wax(pink, 10));
spread.draw('186,-4 176,-40', [1120, 742], wax(pink, 6));
spread.draw('192,-4 202,-40', [1120, 742], wax(pink, 6));
for (const [x, y, colour] of [
  [800, 700, red],
  [900, 726, yellow],
] as const) {
  for (let petal = 0; petal < 6; petal++) {
    const angle = petal * 1.047;
    spread.draw(
      '10,0 2,12 -10,4 -6,-10 8,-8 10,2',
      [x + Math.cos(angle) * 28, y + Math.sin(angle) * 28],
      wax(colour, 8),
      1.2,
    );
  }
  spread.colour('12,0 0,12 -12,0 0,-12', [x, y], wax(orange, 8), 0.3, 5);
  spread.rule('0,30 2,90', [x, y], wax(green, 8));
}
spread.note('Ira', [1270, 884], 40, -0.06, red);
savePicture(await spread.finish());
