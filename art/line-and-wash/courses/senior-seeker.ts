import { placed, type Point } from '../../studio/points.ts';
import { brush, paper } from '../things.ts';
import type { Sketch } from '../sketch.ts';

/** A Warli dancer: two triangles, a circle, lines. */
function dancer(sketch: Sketch, at: Point, size: number, lift: number): void {
  const white = (plan: string) => sketch.clear(plan, at, size);
  white('-20,-58 20,-58 0,-30');
  white('0,-34 16,-4 -16,-4');
  sketch.sheet.lift((context) => {
    context.beginPath();
    context.arc(at[0], at[1] - 70 * size, 8 * size, 0, 7);
    context.fill();
    context.lineWidth = 3.4 * size;
    for (const plan of [
      `-18,-57 -36,${-64 - lift} -44,${-86 - lift}`,
      `18,-57 36,${-50 + lift} 52,${-66 + lift}`,
      '-8,-5 -14,16 -10,34',
      '8,-5 18,14 12,34',
    ]) {
      context.beginPath();
      for (const [x, y] of placed(plan, at, size)) context.lineTo(x, y);
      context.stroke();
    }
  }, 0.95);
}

/** Twelve to fifteen: Warli on mud-brown paper, mirrors in clay, glass liner, fabric paint: four crafts on one table. */
export function seniorSeeker(sketch: Sketch): void {
  sketch.bloom('#23407a', 820, 190, 280, 0.5);
  sketch.bloom('#0f7672', 940, 420, 150, 0.4);
  const sheetAt: Point = [320, 300];
  sketch.shadow('-250,170 250,150 270,210 -230,226', sheetAt, 1, 0, 0.45);
  sketch.solid('-262,-200 250,-216 262,180 -250,196', sheetAt, 1, -0.05, {
    color: '#8a4526',
    dens: 1.05,
    light: 0.1,
    hard: true,
  });
  for (let i = 0; i < 6; i++) {
    const angle = -2.6 + i * 0.62;
    dancer(
      sketch,
      [sheetAt[0] + Math.cos(angle) * 168, sheetAt[1] + 40 + Math.sin(angle) * 118],
      1.02,
      (i % 3) * 9 - 8,
    );
  }
  sketch.sheet.lift((context) => {
    context.lineWidth = 4;
    context.beginPath();
    for (let i = 0; i < 40; i++) {
      const angle = i / 2.6;
      context.lineTo(
        sheetAt[0] + Math.cos(angle) * (8 + i * 1.1),
        sheetAt[1] + 52 + Math.sin(angle) * (6 + i * 0.8),
      );
    }
    context.stroke();
  }, 0.9);
  // A Lippan disc: white clay ropes, mirrors that take the sky.
  const disc: Point = [770, 470];
  const ring = (radius: number, squash = 0.94) =>
    Array.from(
      { length: 28 },
      (_, i) =>
        `${(Math.cos(i / 4.456) * radius).toFixed(0)},${(Math.sin(i / 4.456) * radius * squash).toFixed(0)}`,
    ).join(' ');
  sketch.shadow('-150,110 60,190 230,120 200,190 0,226', disc, 1, 0, 0.5);
  sketch.solid(ring(204), disc, 1, 0, { color: '#b5583a', light: 0.15 });
  for (const radius of [190, 132, 66]) {
    sketch.sheet.lift((context) => {
      context.lineWidth = 13;
      context.beginPath();
      context.ellipse(disc[0], disc[1], radius, radius * 0.94, 0, 0, 7);
      context.stroke();
    }, 0.93);
    sketch.pen(placed(ring(radius + 7), disc), 1.6);
    sketch.pen(placed(ring(radius - 7), disc), 1.6);
  }
  for (let i = 0; i < 13; i++) {
    const angle = (i / 13) * 6.283;
    const at: Point = [disc[0] + Math.cos(angle) * 161, disc[1] + Math.sin(angle) * 151];
    sketch.clear('-15,0 -8,-13 8,-13 15,0 8,13 -8,13', at);
    sketch.dab(
      '-14,2 -6,-11 9,-11 13,2 3,11',
      at,
      1,
      angle,
      i % 3 === 0 ? '#6fa3cf' : i % 3 === 1 ? '#c9d9e6' : '#56749c',
      0.75,
    );
    sketch.stroke('-15,0 -8,-13 8,-13 15,0 8,13 -8,13 -15,0', at, 1, 0, 1.8);
  }
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * 6.283 + 0.2;
    const at: Point = [disc[0] + Math.cos(angle) * 98, disc[1] + Math.sin(angle) * 92];
    sketch.clear('-16,0 0,-11 22,0 0,11', at, 1.2, angle);
    sketch.stroke('-16,0 0,-11 22,0 0,11 -16,0', at, 1.2, angle, 1.8);
  }
  sketch.dab('-40,-6 -10,-38 30,-28 38,8 8,36 -30,26', disc, 1, 0, '#8fbbe0', 0.8);
  sketch.dab('-30,0 -8,-28 6,-24 -16,10', disc, 1, 0, '#dcebf5', 0.4);
  // A tube of liner with its nozzle, and a pane half outlined.
  paper(sketch, '-130,-96 140,-104 150,96 -120,108', [310, 640], 1, 0.06);
  sketch.dab('-60,10 -20,-60 10,-6', [310, 640], 1, 0, '#c2206c', 0.7);
  sketch.dab('14,-4 40,-64 72,4', [310, 640], 1, 0, '#d94a82', 0.6);
  sketch.dab('-90,40 0,20 96,38 0,74', [310, 640], 1, 0, '#0f7672', 0.7);
  for (const plan of [
    '-62,12 -22,-66 12,-6 -20,20 -62,12',
    '10,-6 40,-70 76,4 40,22 10,8',
    '-20,18 0,-50 40,18',
    '-96,42 0,18 100,40 0,78 -96,42',
  ])
    sketch.stroke(plan, [310, 640], 1, 0, 5);
  const tube: Point = [486, 602];
  sketch.shadow('0,20 120,40 230,50 220,70 60,60', tube, 1, 0.5, 0.45);
  sketch.solid('44,-16 190,-34 206,34 44,17', tube, 1, 0.55, { color: '#2b2730', light: 0.5, hard: true });
  sketch.solid('0,-3 44,-15 44,16 0,4', tube, 1, 0.55, { color: '#d8d3c8', hard: true, pen: 2.4 });
  sketch.solid('190,-34 222,-38 236,38 206,36', tube, 1, 0.55, { color: '#c8391f', hard: true, pen: 2.4 });
  brush(sketch, [560, 250], 0.28, '#fdf6e6', '#5a2a56', 0.9);
}
