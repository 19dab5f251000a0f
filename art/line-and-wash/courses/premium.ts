import type { Point } from '../../studio/points.ts';
import { brush, jar } from '../things.ts';
import type { Sketch } from '../sketch.ts';

/** A wooden stool with a round seat, its feet at the place. */
function stool(sketch: Sketch, at: Point, size: number, seat: string): void {
  sketch.shadow('-70,-10 60,-6 170,12 150,26 -40,18', at, size, 0, 0.5);
  for (const plan of [
    '-60,0 -44,-170 -30,-170 -44,2',
    '60,0 44,-170 30,-170 46,2',
    '-6,8 -4,-166 8,-166 8,8',
  ]) {
    sketch.solid(plan, at, size, 0, { color: '#a87040', hard: true, shade: '#5f3826' });
  }
  sketch.stroke('-52,-62 0,-56 52,-62', at, size, 0, 3);
  sketch.solid('-92,-182 -60,-204 0,-210 62,-204 92,-182 62,-162 0,-156 -62,-162', at, size, 0, {
    color: seat,
    light: 0.45,
  });
  sketch.stroke('-92,-180 -88,-166 -50,-148 0,-142 52,-148 88,-166 92,-180', at, size, 0, 2.4);
}

/** One to one: two stools before one easel, by a window. */
export function premium(sketch: Sketch): void {
  sketch.bloom('#5a2a56', 800, 300, 290, 0.42);
  sketch.bloom('#e8a317', 240, 200, 190, 0.42);
  const sill: Point = [240, 250];
  // The window: bars, sky, a branch of the gulmohar outside.
  sketch.solid('-170,-210 150,-214 152,190 -168,196', sill, 1, 0, {
    color: '#e9d9b4',
    dens: 0.5,
    light: 0.3,
    hard: true,
  });
  sketch.clear('-148,-188 128,-192 130,168 -146,174', sill);
  sketch.inside('-148,-188 128,-192 130,168 -146,174', sill, () => {
    sketch.dab('-146,-186 126,-190 128,60 -144,80', sill, 1, 0, '#8fbfe0', 0.55);
    sketch.dab('-146,40 128,20 128,166 -144,172', sill, 1, 0, '#9dbb6a', 0.55);
    for (const [x, y] of [
      [-120, -150],
      [-80, -168],
      [-60, -120],
      [-110, -96],
      [-30, -160],
      [20, -178],
      [-96, -128],
    ])
      sketch.dab('-24,0 -6,-18 22,-8 16,14 -10,16', [sill[0] + x, sill[1] + y], 1, x / 40, '#d9482b', 0.85);
  });
  for (const x of [-76, -6, 62]) sketch.stroke(`${x},-190 ${x + 1},0 ${x + 1},170`, sill, 1, 0, 4);
  sketch.stroke('-146,-14 0,-18 128,-20', sill, 1, 0, 4);
  sketch.solid('-196,190 180,182 186,214 -192,222', sill, 1, 0, { color: '#c9a06a', hard: true });
  // One easel, one sheet, two hands’ worth of work on it.
  const easel: Point = [660, 330];
  for (const plan of ['-120,330 -26,-280 -8,-280 -98,334', '150,330 46,-280 28,-280 128,334'])
    sketch.solid(plan, easel, 1, 0, { color: '#b98a55', hard: true, shade: '#6d4630' });
  sketch.shadow('-150,150 190,140 226,186 -120,196', easel, 1, 0, 0.4);
  sketch.clear('-160,-250 172,-258 180,140 -152,150', easel);
  sketch.solid('-160,-250 172,-258 180,140 -152,150', easel, 1, 0, {
    color: '#fbf6ea',
    dens: 0.2,
    light: 0.6,
    hard: true,
  });
  sketch.stroke('-70,90 -96,10 -70,-70 -10,-104 60,-84 92,-20 84,60 50,100 -20,112 -70,90', easel, 1, 0, 2.2);
  sketch.stroke('-40,-100 -34,-140 30,-144 40,-98', easel, 1, 0, 2.2);
  sketch.stroke('-52,-140 0,-132 54,-142', easel, 1, 0, 2.4);
  sketch.dab('-90,10 -66,-66 -14,-96 10,-30 0,60 -30,106 -68,86', easel, 1, 0, '#c9743c', 0.75);
  sketch.dab('0,60 60,40 88,-10 82,56 46,96 -14,108', easel, 1, 0, '#6d3a3a', 0.7);
  sketch.stroke('-30,-60 -50,0 -36,60', easel, 1, 0, 1.4);
  sketch.dab('70,118 150,112 166,132 60,138', easel, 1, 0, '#8f7a9c', 0.45);
  sketch.solid('-186,146 204,132 206,160 -184,174', easel, 1, 0, { color: '#a87848', hard: true });
  stool(sketch, [490, 748], 1.06, '#c8391f');
  stool(sketch, [800, 764], 0.86, '#23407a');
  jar(sketch, [948, 716], 0.7, '#a8c0c8');
  brush(sketch, [760, 452], 0.5, '#c9743c', '#7a2c1c', 0.5);
  // A cup of tea on each side.
  for (const [x, y] of [
    [368, 452],
    [330, 458],
  ] as const) {
    sketch.solid('-15,-36 15,-36 11,0 -11,0', [x, y], 1, 0, {
      color: '#dfe6e2',
      dens: 0.5,
      light: 0.6,
      hard: true,
      pen: 2,
    });
    sketch.dab('-14,-30 14,-30 11,-3 -11,-3', [x, y], 1, 0, '#b5733c', 0.85);
  }
}
