import { brush, crayon, paper } from '../things.ts';
import type { Sketch } from '../sketch.ts';

/** Four to eight: fat crayons, a page of lines and shapes, a potato stamp. */
export function juniorBeginner(sketch: Sketch): void {
  sketch.bloom('#e8a317', 800, 250, 300);
  sketch.bloom('#c8391f', 900, 520, 170, 0.35);
  const page: [number, number] = [400, 400];
  paper(sketch, '-320,-250 300,-280 330,230 -300,262', page, 1, -0.03);
  // A page of first exercises: waves, zigzags, loops, then shapes.
  const rows: [string, string, number][] = [
    [
      '-270,-190 -230,-216 -190,-190 -150,-216 -110,-190 -70,-216 -30,-190 10,-216 50,-190 90,-216 130,-190 170,-216 210,-190 250,-214',
      '#c8391f',
      11,
    ],
    [
      '-268,-140 -238,-110 -208,-142 -178,-110 -148,-142 -118,-110 -88,-142 -58,-110 -28,-142 2,-110 32,-142 62,-110 92,-142 122,-110 152,-142 182,-112 212,-142 250,-112',
      '#23407a',
      11,
    ],
    [
      '-262,-52 -228,-84 -200,-52 -228,-34 -222,-62 -170,-86 -142,-52 -170,-34 -164,-62 -112,-86 -84,-52 -112,-34 -106,-62 -54,-86 -26,-52 -54,-34 -48,-62 4,-86 32,-52 4,-34 10,-62 62,-86 90,-52 62,-34 70,-62',
      '#3f7538',
      10,
    ],
  ];
  for (const [plan, color, width] of rows) {
    sketch.sheet.wash(
      (context) => {
        context.lineWidth = width;
        context.beginPath();
        for (const pair of plan.split(' ')) {
          const [x, y] = pair.split(',').map(Number);
          context.lineTo(page[0] + x, page[1] + y);
        }
        context.stroke();
      },
      { color, dens: 0.95, edge: 0.1, gran: 1.2, dry: 0.46, warp: 3, flow: 0.3 },
    );
  }
  sketch.dab('-240,60 -180,20 -130,66 -180,118', page, 1, 0, '#e8a317', 0.9);
  sketch.dab('-70,30 30,26 34,116 -66,120', page, 1, 0, '#b8195a', 0.8);
  sketch.dab('110,120 160,22 214,118', page, 1, 0, '#0f7672', 0.85);
  // Potato prints: a star, three times, paler each time.
  for (const [x, dens] of [
    [-236, 0.95],
    [-120, 0.7],
    [-8, 0.45],
  ]) {
    sketch.dab(
      '0,-44 12,-14 44,-12 18,8 28,40 0,20 -28,40 -18,8 -44,-12 -12,-14',
      [page[0] + x, page[1] + 188],
      0.86,
      x / 500,
      '#5a2a56',
      dens,
    );
  }
  const potato: [number, number] = [866, 566];
  sketch.shadow('-90,30 40,44 150,30 130,66 -20,70', potato, 1, 0, 0.5);
  sketch.solid('-118,0 -100,-62 -30,-88 60,-80 112,-30 108,36 50,72 -50,70 -104,46', potato, 1, -0.1, {
    color: '#c79a5e',
    shade: '#7a5038',
  });
  sketch.solid('-112,-6 -96,-56 -34,-76 -6,-40 -10,26 -44,58 -92,44', potato, 1, -0.1, {
    color: '#f1dca0',
    light: 0.3,
    pen: 2.2,
  });
  sketch.dab(
    '-56,-44 -46,-20 -20,-20 -42,-2 -32,26 -56,10 -80,26 -72,-2 -94,-18 -66,-20',
    potato,
    1,
    -0.1,
    '#5a2a56',
    0.9,
  );
  for (const [x, y] of [
    [40, -44],
    [72, 10],
    [30, 34],
  ])
    sketch.stroke(`${x},${y} ${x + 7},${y + 3} ${x + 12},${y}`, potato, 1, 0, 2);
  crayon(sketch, [596, 690], -0.42, '#c8391f', 1.12);
  crayon(sketch, [700, 756], -0.16, '#23407a', 1.06);
  crayon(sketch, [764, 330], -0.9, '#3f7538', 1.05);
  brush(sketch, [690, 196], -0.62, '#e8a317', '#2f6ea8', 0.95);
}
