/** What lies about on an art teacher's table, each drawn at a place, a size and a turn. */
import type { Point } from '../studio/points.ts';
import { placed } from '../studio/points.ts';
import type { Sketch } from './sketch.ts';

/** A wax crayon; its tip is at the place, its body lies along the turn. */
export function crayon(sketch: Sketch, at: Point, turn: number, color: string, size = 1): void {
  sketch.shadow('10,14 40,22 210,26 222,34 60,36 20,26', at, size, turn, 0.42);
  sketch.solid('0,0 34,-13 200,-14 206,0 200,14 34,13', at, size, turn, { color, light: 0.55, hard: true });
  sketch.clear('66,-13 170,-13 170,12 66,12', at, size, turn);
  sketch.dab('66,-2 170,-2 170,13 66,13', at, size, turn, color, 0.35);
  for (const x of [62, 70, 168, 176]) sketch.stroke(`${x},-13 ${x + 2},0 ${x},13`, at, size, turn, 1.8);
  sketch.stroke('88,4 98,-5 108,5 118,-4 128,5 138,-3', at, size, turn, 1.6);
}

/** A pencil; its point is at the place. */
export function pencil(sketch: Sketch, at: Point, turn: number, color: string, size = 1): void {
  sketch.shadow('8,10 60,18 300,20 310,27 70,28 20,20', at, size, turn, 0.4);
  sketch.solid('36,-10 300,-10 302,10 36,10', at, size, turn, {
    color,
    light: 0.35,
    hard: true,
    shade: '#3a2a4a',
  });
  sketch.solid('0,0 36,-10 40,-4 36,0 40,5 36,10', at, size, turn, {
    color: '#dcb27c',
    hard: true,
    pen: 2.4,
  });
  sketch.dab('0,0 13,-4 13,4', at, size, turn, '#2f2a2c');
  sketch.stroke('40,-3 170,-3 298,-3', at, size, turn, 1.3);
  sketch.solid('302,-10 326,-10 330,0 326,10 302,10', at, size, turn, {
    color: '#d9737c',
    hard: true,
    pen: 2.2,
  });
}

/** A brush; the tip of its hair is at the place, loaded with a colour. */
export function brush(
  sketch: Sketch,
  at: Point,
  turn: number,
  paint: string,
  handle: string,
  size = 1,
): void {
  sketch.shadow('10,10 70,18 330,14 340,22 80,28 24,20', at, size, turn, 0.4);
  sketch.solid('0,0 22,-11 60,-13 62,13 22,10', at, size, turn, { color: '#5a3a26', light: 0.3 });
  sketch.dab('0,0 16,-8 34,-9 30,9 14,7', at, size, turn, paint);
  sketch.solid('60,-12 104,-9 104,9 60,12', at, size, turn, { color: '#b9b4a8', light: 0.7, hard: true });
  sketch.solid('104,-9 190,-12 330,-4 334,0 330,4 190,11 104,9', at, size, turn, {
    color: handle,
    light: 0.45,
  });
  sketch.stroke('70,-11 70,11', at, size, turn, 1.6);
}

/** A jam jar with tinted water, its foot at the place. */
export function jar(sketch: Sketch, at: Point, size: number, water: string): void {
  sketch.shadow('-40,-10 60,-14 150,6 130,22 20,14', at, size, 0, 0.45);
  sketch.solid('-58,-150 58,-150 62,-12 50,2 -50,2 -62,-12', at, size, 0, {
    color: '#dfe9e6',
    dens: 0.5,
    light: 0.6,
    shade: '#8fa8ae',
  });
  sketch.dab('-56,-92 56,-90 59,-12 48,-2 -48,-2 -59,-12', at, size, 0, water, 0.62);
  sketch.dab('-56,-94 0,-102 56,-92 0,-82', at, size, 0, water, 0.35);
  sketch.stroke('-58,-150 -20,-141 30,-141 58,-150 20,-160 -30,-160 -58,-150', at, size, 0, 2.4);
  sketch.stroke('-56,-92 -20,-84 30,-84 56,-91', at, size, 0, 1.8);
  sketch.stroke('-44,-130 -46,-70 -42,-30', at, size, 0, 1.4);
}

/** A sheet of paper, corners given, with its shadow. */
export function paper(sketch: Sketch, plan: string, at: Point, size = 1, turn = 0): void {
  const outline = placed(plan, at, size, turn);
  sketch.sheet.wash(
    (context) => {
      context.beginPath();
      for (const [x, y] of outline) context.lineTo(x + 12, y + 14);
      context.closePath();
      context.fill();
    },
    { color: '#6d6488', dens: 0.42, edge: 0.2, wet: 4, warp: 3 },
  );
  sketch.clear(plan, at, size, turn);
  sketch.pen([...outline, outline[0]], 2.2);
}
