/** The course for nine to twelve: solids in pencil, swatches, an object from life; then colour, glass and Madhubani. */
import { savePicture } from '../studio/program.ts';
import type { Point } from '../studio/points.ts';
import { lead, Spread, wax } from './spread.ts';

const spread = new Spread(9);

/** Hatching that gets denser towards the lower right of a box. */
function hatch(
  left: number,
  top: number,
  right: number,
  foot: number,
  inside: (x: number, y: number) => number,
): void {
  for (let i = 0; i < 420; i++) {
    const x = left + spread.sheet.random() * (right - left);
    const y = top + spread.sheet.random() * (foot - top);
    const dark = inside(x, y);
    if (spread.sheet.random() > dark) continue;
    const length = 16 + 12 * spread.sheet.random();
    spread.rule(
      `${-length / 2},${length * 0.42} ${length / 2},${-length * 0.42}`,
      [x, y],
      lead(1.7, 0.35 + 0.5 * dark),
    );
  }
}

// Sphere, cube, cone, with the light from the left.
const ball: Point = [160, 190];
spread.draw('84,0 60,60 0,84 -60,60 -84,0 -60,-60 0,-84 60,-60 84,4', ball, lead());
hatch(70, 100, 250, 280, (x, y) => {
  const [dx, dy] = [(x - ball[0]) / 84, (y - ball[1]) / 84];
  return dx * dx + dy * dy > 0.98 ? 0 : Math.max(0, dx * 0.7 + dy * 0.6 + 0.08);
});
hatch(150, 262, 330, 292, (x, y) =>
  Math.max(0, 0.95 - Math.abs(y - 277) / 18 - Math.max(0, (x - 250) / 120)),
);
const cube: Point = [390, 180];
spread.rule('-70,-30 30,-50 30,70 -70,86 -70,-30', cube, lead());
spread.rule('30,-50 86,-22 86,80 30,70', cube, lead());
spread.rule('-70,-30 -16,-66 86,-22', cube, lead());
hatch(420, 128, 478, 262, () => 0.85);
hatch(322, 150, 420, 262, () => 0.2);
hatch(470, 236, 600, 272, (x) => Math.max(0, 0.8 - (x - 470) / 150));
spread.rule('-6,-88 62,76 30,92 -40,90 -70,74 -6,-88', [590, 176], lead());
hatch(588, 100, 655, 262, (x, y) => (x - 590 > (y - 90) * 0.36 ? 0 : 0.75));
spread.note('light from the left', [92, 336], 22);
// A scale of six tones; then the swatches.
for (let i = 0; i < 6; i++) {
  const x = 84 + i * 64;
  spread.rule(`0,0 54,0 54,46 0,46 0,0`, [x, 366], lead(1.8));
  hatch(x + 2, 370, x + 54, 412, () => i / 5.2);
}
const swatches = [
  '#e8a317',
  '#e2602d',
  '#c8391f',
  '#b8195a',
  '#5a2a56',
  '#23407a',
  '#2f7fb4',
  '#0f7672',
  '#3f7538',
  '#9c4526',
];
for (const [i, colour] of swatches.entries()) {
  const at: Point = [92 + (i % 5) * 116, 478 + Math.floor(i / 5) * 62];
  spread.colour('0,0 84,-4 88,38 2,42', at, { ...wax(colour, 8), pressure: 0.9 }, 0.1, 5);
}
spread.note('wet on wet', [100, 640], 22);
spread.paste({
  name: 'pencil-still-life',
  cut: [0.08, 0.1, 0.8, 0.74],
  at: [476, 770],
  width: 330,
  turn: -0.03,
  tape: true,
});
spread.paste({
  name: 'watercolour-lake',
  cut: [0.06, 0.08, 0.88, 0.82],
  at: [180, 772],
  width: 230,
  turn: 0.05,
});
spread.paste({
  name: 'madhubani-fish',
  cut: [0.06, 0.06, 0.88, 0.88],
  at: [930, 280],
  width: 390,
  turn: 0.025,
  tape: true,
});
spread.note('two lines,', [1156, 180], 24);
spread.note('hatching', [1164, 218], 24);
spread.note('between', [1170, 256], 24);
spread.draw('0,0 -20,16 -34,10', [1146, 236], lead(2));
spread.paste({
  name: 'glass-turtle',
  cut: [0.12, 0.14, 0.76, 0.62],
  at: [1206, 520],
  width: 250,
  turn: -0.05,
});
spread.paste({
  name: 'colour-pencil-vegetables',
  cut: [0.08, 0.1, 0.84, 0.78],
  at: [886, 704],
  width: 380,
  turn: -0.03,
});
spread.note('still life', [1130, 760], 24);
spread.note('with a cow', [1142, 800], 24);
spread.draw('0,0 -26,-12 -40,-30', [1120, 772], lead(2));
savePicture(await spread.finish());
