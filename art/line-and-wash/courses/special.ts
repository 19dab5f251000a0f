import type { Point } from '../../studio/points.ts';
import { brush, crayon, paper, pencil } from '../things.ts';
import type { Sketch } from '../sketch.ts';

/** Special classes: a cloth bag packed for one person, and what comes out of it. */
export function special(sketch: Sketch): void {
  sketch.bloom('#0f7672', 250, 230, 280, 0.46);
  sketch.bloom('#5a2a56', 130, 470, 150, 0.34);
  const bag: Point = [400, 430];
  // What stands in the bag is drawn first, so that the cloth comes before it.
  pencil(sketch, [250, 110], 1.42, '#c8391f', 0.9);
  brush(sketch, [330, 66], 1.5, '#23407a', '#b98a55', 0.98);
  brush(sketch, [560, 96], 1.72, '#b8195a', '#2f6a4a', 0.96);
  paper(sketch, '-60,-150 60,-166 84,150 -44,166', [460, 210], 1, 0.12);
  sketch.dab('-30,-90 20,-110 34,-40 -20,-20', [462, 200], 1, 0.12, '#e8a317', 0.75);
  sketch.stroke('-34,-90 22,-112 38,-38 -22,-16 -34,-90', [462, 200], 1, 0.12, 1.8);
  crayon(sketch, [412, 128], 1.46, '#3f7538', 0.84);
  sketch.shadow('-190,230 120,270 300,220 270,290 -100,296', bag, 1, 0, 0.55);
  sketch.solid(
    '-214,-110 -180,-130 -60,-120 80,-132 196,-118 226,-96 240,60 224,236 180,262 -170,266 -218,240 -236,60',
    bag,
    1,
    0,
    { color: '#d9c39a', dens: 0.85, shade: '#7d5f58', light: 0.35 },
  );
  // Block print: rows of leaves, the second colour never quite in place.
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 6; i++) {
      const x = -168 + i * 66 + (row % 2) * 30;
      const y = -42 + row * 88;
      if (x > 190) continue;
      sketch.dab('-22,0 0,-26 22,0 0,26', [bag[0] + x, bag[1] + y], 0.92, 0.78, '#9c2a2a', 0.75);
      sketch.dab('-8,0 0,-10 8,0 0,10', [bag[0] + x + 4, bag[1] + y + 3], 1, 0.78, '#23407a', 0.8);
    }
  }
  for (const plan of [
    '-140,-120 -150,-250 -60,-310 40,-300 120,-240 126,-124',
    '-108,-122 -114,-232 -50,-280 30,-272 92,-226 98,-124',
  ])
    sketch.stroke(plan, bag, 1, 0, 4);
  for (const plan of [
    '-200,-90 -60,-98 90,-106 214,-84',
    '-190,40 -176,140 -186,220',
    '150,-60 170,60 160,200',
    '-60,180 -40,230 -60,258',
  ])
    sketch.stroke(plan, bag, 1, 0, 1.6);
  // Out of it came: scissors, a ball of clay with a thumb in it, a strip that rolled itself up.
  const clay: Point = [800, 590];
  sketch.shadow('-60,50 50,80 170,56 150,92 -20,98', clay, 1, 0, 0.5);
  sketch.solid('-104,10 -92,-58 -30,-92 48,-84 98,-34 96,40 40,82 -50,80', clay, 1, 0, {
    color: '#b5633c',
    shade: '#5f2c28',
  });
  sketch.dab('-30,-40 10,-58 42,-36 24,-6 -16,-4', clay, 1, 0, '#7a3a26', 0.7);
  sketch.stroke('-32,-38 4,-60 42,-38 30,-10', clay, 1, 0, 2);
  const scissors: Point = [742, 316];
  sketch.shadow('-20,30 180,40 200,60 0,60', scissors, 1, 0, 0.4);
  sketch.solid('-20,-8 170,-52 176,-44 -14,12', scissors, 1, 0, { color: '#c3c8cc', light: 0.8, hard: true });
  sketch.solid('-20,10 172,20 174,28 -18,28', scissors, 1, 0, { color: '#aeb6bc', light: 0.7, hard: true });
  for (const y of [-34, 50]) {
    sketch.solid(
      '-64,0 -50,-36 -10,-44 16,-20 10,20 -30,36 -60,24',
      [scissors[0] - 34, scissors[1] + y],
      1,
      0,
      { color: '#c8391f', light: 0.4 },
    );
    sketch.clear('-40,0 -30,-20 -8,-24 2,-8 -4,12 -26,16', [scissors[0] - 34, scissors[1] + y]);
    sketch.stroke(
      '-40,0 -30,-20 -8,-24 2,-8 -4,12 -26,16 -40,0',
      [scissors[0] - 34, scissors[1] + y],
      1,
      0,
      2,
    );
  }
  const spiral = Array.from(
    { length: 60 },
    (_, i) =>
      `${(Math.cos(i / 3) * (6 + i * 0.95)).toFixed(0)},${(Math.sin(i / 3) * (5 + i * 0.8)).toFixed(0)}`,
  ).join(' ');
  sketch.dab('-58,0 -40,-44 10,-52 54,-20 50,28 0,48 -44,34', [640, 690], 1, 0, '#e8a317', 0.5);
  sketch.stroke(spiral, [640, 690], 1, 0, 3.4);
  sketch.stroke('60,10 130,30 190,10 230,34', [640, 690], 1, 0, 3.4);
}
