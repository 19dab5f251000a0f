/** An art corner in a small flat: a window, a low table, a string with pegs, everything within a child's reach. */
import { handIn } from '../studio/hand-in.ts';
import type { Point } from '../studio/points.ts';
import { Sketch } from './sketch.ts';
import { brush, crayon, jar, paper, pencil } from './things.ts';

const sketch = new Sketch(1400, 900, 91);

sketch.bloom('#e8a317', 360, 260, 330, 0.4);
sketch.bloom('#b8195a', 1190, 260, 240, 0.32);
// The window with its grille; a neighbour's balcony and washing outside.
const sill: Point = [350, 250];
sketch.solid('-230,-230 220,-236 224,200 -226,206', sill, 1, 0, {
  color: '#e6d3a8',
  dens: 0.5,
  light: 0.3,
  hard: true,
});
sketch.clear('-204,-206 196,-212 198,178 -200,184', sill);
sketch.inside('-204,-206 196,-212 198,178 -200,184', sill, () => {
  sketch.dab('-240,-240 240,-240 240,40 -240,70', sill, 1, 0, '#9ccbe6', 0.5);
  sketch.dab('-10,-120 260,-130 260,260 -10,250', sill, 1, 0, '#e8c49a', 0.6);
  sketch.dab('20,20 250,14 250,60 20,66', sill, 1, 0, '#b8734a', 0.6);
  for (const [x, color] of [
    [50, '#c8391f'],
    [100, '#23407a'],
    [150, '#e8a317'],
  ] as const)
    sketch.dab('-18,0 18,-2 20,52 -16,54', [sill[0] + x, sill[1] - 60], 1, 0.05, color, 0.8);
  sketch.dab('-240,90 -60,70 -20,260 -240,260', sill, 1, 0, '#5f9e4a', 0.6);
});
sketch.stroke('30,-66 110,-58 190,-68', sill, 1, 0, 2);
for (const x of [-130, -62, 4, 70, 136]) sketch.stroke(`${x},-208 ${x + 1},0 ${x + 1},180`, sill, 1, 0, 3.4);
for (const y of [-70, 60]) sketch.stroke(`-202,${y} 0,${y - 4} 197,${y - 6}`, sill, 1, 0, 3.4);
sketch.solid('-256,204 250,196 256,226 -252,236', sill, 1, 0, { color: '#c9a06a', hard: true });
sketch.solid('-24,0 -30,-56 30,-56 24,0', [200, 458], 1, 0, { color: '#b5633c', hard: true });
for (const [dx, dy, turn] of [
  [-14, -70, -0.5],
  [4, -86, 0],
  [20, -72, 0.5],
  [-4, -64, 0.2],
])
  sketch.solid('0,0 -9,-22 0,-44 9,-22', [200 + dx, 466 + dy], 1, turn, { color: '#3f8a48', pen: 2 });
// A string from wall to wall, drawings on pegs.
sketch.stroke('640,92 800,136 980,142 1180,120 1390,70', [0, 0], 1, 0, 2.4);
const pegged: [number, number, number, string][] = [
  [724, 122, -0.05, '#c8391f'],
  [884, 146, 0.03, '#0f7672'],
  [1046, 142, -0.02, '#e8a317'],
  [1206, 118, 0.05, '#5a2a56'],
];
for (const [x, y, turn, color] of pegged) {
  paper(sketch, '-58,4 58,0 62,140 -56,146', [x, y], 1, turn);
  sketch.dab('-34,100 -30,40 6,24 34,52 32,104', [x, y], 1, turn, color, 0.75);
  sketch.dab('-40,118 40,112 42,130 -40,134', [x, y], 1, turn, '#6a9a3f', 0.6);
  sketch.stroke('-34,102 -30,40 4,22 36,52 33,104', [x, y], 1, turn, 1.6);
  sketch.solid('-7,-14 7,-14 8,20 -8,20', [x, y], 1, turn, { color: '#d9b27c', hard: true, pen: 2 });
}
// Two low shelves: jars of pencils, a box of scraps, folded newspaper.
const shelf: Point = [1100, 470];
const board = (y: number) =>
  sketch.solid('-240,0 240,-4 242,20 -238,24', [shelf[0], shelf[1] + y], 1, 0, {
    color: '#b07a42',
    hard: true,
  });
for (const [x, color] of [
  [-170, '#c9d4d0'],
  [-70, '#e0c9a0'],
] as const) {
  for (let i = 0; i < 5; i++)
    sketch.solid(
      '-5,0 5,0 4,-90 0,-104 -4,-90',
      [shelf[0] + x - 24 + i * 12, shelf[1] - 60],
      1,
      (i - 2) * 0.09,
      {
        color: ['#c8391f', '#23407a', '#e8a317', '#3f7538', '#b8195a'][i] ?? '#c8391f',
        hard: true,
        pen: 1.8,
      },
    );
  sketch.solid('-40,0 -42,-84 42,-84 40,0', [shelf[0] + x, shelf[1]], 1, 0, {
    color,
    light: 0.7,
    hard: true,
  });
}
sketch.solid('-76,0 -80,-90 84,-94 80,0', [shelf[0] + 110, shelf[1]], 1, 0, { color: '#c79a5e', hard: true });
for (const [dx, color] of [
  [-40, '#d94a82'],
  [0, '#2f7fb4'],
  [44, '#e8a317'],
] as const)
  sketch.dab('-22,0 -12,-30 20,-26 24,2', [shelf[0] + 110 + dx, shelf[1] - 90], 1, 0, color, 0.8);
board(0);
for (let i = 0; i < 6; i++)
  sketch.solid(
    '-90,0 92,-3 93,12 -89,15',
    [shelf[0] - 120 + sketch.about(6), shelf[1] + 150 - i * 17],
    1,
    sketch.about(0.02),
    { color: '#ddd6c6', hard: true, pen: 1.8 },
  );
sketch.solid('-70,0 -64,-80 0,-96 66,-80 72,0 0,8', [shelf[0] + 120, shelf[1] + 160], 1, 0, {
  color: '#9c4526',
});
board(166);
// The low table with what is being made; two cushions, an old shirt over the chair of nobody.
const table: Point = [540, 700];
sketch.shadow('-330,90 360,80 420,150 -280,160', table, 1, 0, 0.45);
for (const x of [-290, 280])
  sketch.solid('-14,0 14,0 12,130 -12,130', [table[0] + x, table[1] + 20], 1, 0, {
    color: '#8a5a34',
    hard: true,
  });
sketch.solid('-360,-40 330,-60 380,30 -330,56', table, 1, 0, { color: '#c9935a', light: 0.4, hard: true });
paper(sketch, '-130,-46 120,-56 150,16 -120,26', [table[0] - 40, table[1]]);
sketch.dab('-80,-4 -30,-40 40,-44 80,-10 20,10 -50,12', [table[0] - 40, table[1]], 1, 0, '#f0a92e', 0.75);
sketch.dab('-40,-10 0,-34 30,-20 0,0', [table[0] - 40, table[1]], 1, 0, '#d9482b', 0.7);
jar(sketch, [table[0] + 200, table[1] - 4], 0.66, '#b58aa0');
crayon(sketch, [table[0] - 310, table[1] + 20], -0.1, '#23407a', 0.62);
crayon(sketch, [table[0] - 250, table[1] + 36], 0.06, '#3f7538', 0.62);
brush(sketch, [table[0] + 50, table[1] - 30], -0.5, '#d9482b', '#7a2c1c', 0.56);
pencil(sketch, [table[0] + 120, table[1] + 26], 0.05, '#c8391f', 0.5);
for (const [x, y, color] of [
  [250, 838, '#b8195a'],
  [840, 846, '#0f7672'],
] as const) {
  sketch.shadow('-90,20 90,26 130,44 -60,48', [x, y], 1, 0, 0.45);
  sketch.solid('-110,-10 -80,-44 0,-52 84,-44 112,-8 84,26 0,36 -84,26', [x, y], 1, 0, { color, light: 0.4 });
  sketch.stroke('-60,-12 0,-2 62,-12', [x, y], 1, 0, 2);
}
handIn(sketch.finish());
