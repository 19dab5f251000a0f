import { placed, type Point } from '../../studio/points.ts';
import { brush, jar, paper, pencil } from '../things.ts';
import type { Sketch } from '../sketch.ts';

const pans = [
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

/** Nine to twelve: an object to look at, pencil first, then a tin of watercolours. */
export function juniorLearner(sketch: Sketch): void {
  sketch.bloom('#3f7538', 230, 220, 270, 0.42);
  sketch.bloom('#e8a317', 130, 420, 150, 0.4);
  const pad: Point = [640, 330];
  paper(sketch, '-210,-230 236,-250 252,226 -190,248', pad, 1, 0.04);
  for (let ring = 0; ring < 12; ring++)
    sketch.stroke('0,-12 6,-22 14,-12 8,2', [452 + ring * 36, 92 + ring * 2.2], 1, 0, 2);
  // The mango on the pad is half pencil, half paint; its model lies beside it.
  sketch.stroke(
    '-128,40 -112,-26 -60,-80 10,-96 76,-72 108,-16 96,52 48,94 -10,96 -50,84 -88,92 -120,76 -128,40',
    pad,
    1,
    0,
    2,
  );
  sketch.stroke('-122,30 -100,-40 -40,-90 30,-96 92,-58 112,0', pad, 1, 0, 1.2);
  sketch.dab('-122,40 -106,-24 -56,-76 20,-92 24,96 -40,82 -88,88', pad, 1, 0, '#f0b52e', 0.8);
  sketch.dab('-98,10 -80,-50 -30,-78 -20,-30 -60,20', pad, 1, 0, '#e2602d', 0.62);
  for (let i = 0; i < 13; i++) {
    const x = 36 + i * 5.4;
    sketch.stroke(`${x},${-62 + i * 5} ${x - 22},${60 - i * 1.5}`, pad, 1, 0, 1.2);
  }
  sketch.stroke('60,120 96,112 128,116', pad, 1, 0, 1.6);
  const mango: Point = [252, 520];
  sketch.shadow('-70,50 60,74 190,56 160,96 -20,100', mango, 1, 0, 0.55);
  sketch.solid(
    '-150,34 -136,-30 -92,-84 -20,-112 60,-104 116,-60 132,-4 116,52 70,92 4,104 -50,92 -92,96 -132,78',
    mango,
    1,
    0.12,
    {
      color: '#f0a92e',
      shade: '#a8482e',
      light: 0.45,
    },
  );
  sketch.dab('-112,6 -100,-54 -44,-92 10,-88 -20,-30 -60,24', mango, 1, 0.12, '#d9482b', 0.6);
  sketch.dab('40,80 90,50 112,10 96,70 60,96', mango, 1, 0.12, '#5f8a34', 0.5);
  sketch.stroke('112,-52 124,-74 118,-92', mango, 1, 0, 4);
  sketch.solid('118,-86 168,-120 246,-112 190,-82', mango, 1, 0.1, { color: '#3f7538', pen: 2.2 });
  sketch.stroke('122,-86 180,-98 240,-110', mango, 1, 0.1, 1.6);
  // The tin lies open at the front.
  const tin: Point = [640, 668];
  sketch.shadow('-250,60 260,66 300,100 -220,96', tin, 1, 0, 0.5);
  sketch.solid('-262,-54 258,-66 270,62 -256,74', tin, 1, 0, { color: '#2f3440', light: 0.2, hard: true });
  sketch.clear('-250,-44 248,-55 258,52 -246,63', tin);
  for (const [i, color] of pans.entries()) {
    const x = -242 + (i % 5) * 98;
    const y = -40 + Math.floor(i / 5) * 52 - (i % 5) * 2;
    const pan = `${x},${y} ${x + 88},${y - 2} ${x + 89},${y + 41} ${x + 1},${y + 44}`;
    sketch.inside(pan, tin, () =>
      sketch.dab(
        `${x - 30},${y - 30} ${x + 118},${y - 30} ${x + 118},${y + 70} ${x - 30},${y + 70}`,
        tin,
        1,
        0,
        color,
        1,
      ),
    );
    sketch.pen(
      [...placed(`${x},${y} ${x + 88},${y - 2} ${x + 89},${y + 41} ${x + 1},${y + 44} ${x},${y}`, tin)],
      1.6,
    );
  }
  jar(sketch, [938, 520], 1.05, '#8aa6b8');
  brush(sketch, [812, 350], 0.5, '#e2602d', '#7a2c1c', 0.72);
  pencil(sketch, [448, 470], 2.6, '#23407a', 0.82);
}
