import type { Point } from '../../studio/points.ts';
import { brush, jar } from '../things.ts';
import type { Sketch } from '../sketch.ts';

const heaps: [number, number, string][] = [
  [-128, -40, '#fbf3e2'],
  [-86, -82, '#e8a317'],
  [-22, -104, '#d9482b'],
  [48, -104, '#b8195a'],
  [108, -76, '#5a2a56'],
  [140, -18, '#23407a'],
  [116, 42, '#0f7672'],
];

/** Sixteen and older: a canvas on the easel, a loaded palette, the knife. */
export function expressors(sketch: Sketch): void {
  sketch.bloom('#b8195a', 240, 230, 260, 0.45);
  sketch.bloom('#e8a317', 120, 470, 160, 0.4);
  const easel: Point = [420, 360];
  for (const plan of [
    '-150,380 -40,-330 -22,-330 -128,384',
    '190,380 70,-330 52,-330 166,384',
    '6,-352 28,-352 30,-290 8,-290',
  ]) {
    sketch.solid(plan, easel, 1, 0, { color: '#b98a55', hard: true, shade: '#6d4630' });
  }
  sketch.shadow('-190,220 260,210 300,262 -150,270', easel, 1, 0, 0.4);
  sketch.solid('-216,-276 232,-288 240,206 -208,218', easel, 1, 0, {
    color: '#f3ead6',
    dens: 0.35,
    light: 0.5,
    hard: true,
  });
  // On it: a lake of knife strokes, unfinished at the foot.
  const strokes: [string, string, number][] = [
    ['-190,-252 200,-262 206,-150 -186,-140', '#7fa6cf', 0.8],
    ['-180,-190 120,-200 60,-130 -186,-120', '#f3c9a0', 0.6],
    ['-190,-110 -80,-170 30,-110 110,-160 210,-104 210,-60 -190,-54', '#5a4a84', 0.85],
    ['-190,-60 210,-66 210,20 -190,26', '#e2803a', 0.8],
    ['-150,-40 60,-46 40,-10 -140,-4', '#f7cf6a', 0.75],
    ['-190,24 190,18 150,84 -190,96', '#23407a', 0.85],
    ['-60,30 40,26 20,70 -40,76', '#f4a24a', 0.75],
  ];
  sketch.inside('-206,-266 222,-278 230,196 -198,208', easel, () => {
    for (const [plan, color, dens] of strokes) sketch.dab(plan, easel, 1, 0, color, dens);
  });
  for (const plan of ['-150,110 -110,150 -60,128', '-30,112 20,146 80,120', '110,108 150,138 190,120'])
    sketch.stroke(plan, easel, 1, 0, 1.3);
  for (const plan of ['-186,-54 -90,-60 20,-52 206,-60', '-120,60 -40,56 60,62'])
    sketch.stroke(plan, easel, 1, 0, 1.5);
  sketch.solid('-240,212 262,198 264,230 -238,246', easel, 1, 0, { color: '#a87848', hard: true });
  // The palette hangs over the table's edge with its heaps in order.
  const palette: Point = [806, 540];
  sketch.shadow('-160,90 60,140 220,90 190,150 0,176', palette, 1, 0, 0.5);
  sketch.solid(
    '-186,-20 -150,-96 -50,-140 80,-136 170,-80 192,10 140,90 40,120 -20,96 -50,60 -96,72 -160,60',
    palette,
    1,
    0,
    { color: '#b5773f', shade: '#6d3f2a', light: 0.35 },
  );
  for (const [x, y, color] of heaps) {
    sketch.dab(
      '-28,8 -18,-18 10,-22 28,-2 16,18 -14,20',
      [palette[0] + x, palette[1] + y],
      0.95,
      x / 90,
      color,
      1.1,
    );
    sketch.stroke('-24,4 -10,-14 12,-12 22,2', [palette[0] + x, palette[1] + y], 0.8, x / 90, 1.5);
  }
  sketch.dab('-70,-10 0,-40 60,-20 30,30 -40,30', palette, 1, 0, '#d98a5a', 0.7);
  sketch.clear('-108,44 -88,30 -70,44 -84,60', palette);
  sketch.stroke('-108,44 -88,30 -70,44 -84,60 -108,44', palette, 1, 0, 2.4);
  // The knife lies across, its blade wet with orange.
  const knife: Point = [690, 716];
  sketch.shadow('20,16 180,28 330,34 320,48 60,36', knife, 1, -0.2, 0.45);
  sketch.solid('0,0 60,-22 150,-16 150,8 60,8', knife, 1, -0.2, { color: '#c3c8cc', light: 0.8 });
  sketch.dab('2,0 56,-18 78,-4 40,6', knife, 1, -0.2, '#e2602d', 0.9);
  sketch.stroke('150,-4 186,-22 208,-18', knife, 1, -0.2, 5);
  sketch.solid('206,-30 330,-34 340,-18 330,-4 206,-8', knife, 1, -0.2, { color: '#7a3a20', light: 0.5 });
  jar(sketch, [932, 330], 0.95, '#b58aa0');
  for (const [x, turn, paint, handle] of [
    [916, 1.35, '#b8195a', '#2a1d16'],
    [940, 1.62, '#e8a317', '#7a2c1c'],
    [958, 1.86, '#0f7672', '#b98a55'],
  ] as const) {
    brush(sketch, [x + Math.cos(turn) * -250, 300 - Math.sin(turn) * 250], turn, paint, handle, 0.68);
  }
}
