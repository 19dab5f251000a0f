/** The parakeets, one of them upside down. */
import {
  band,
  bezier,
  cornered,
  evenly,
  partOf,
  type Place,
  type Point,
  smooth,
  trace,
} from '../../studio/curves.ts';
import { petal, round, type Shades } from '../shapes.ts';
import { body, glass } from './pane.ts';

export function paintParakeet(bird: Place, upsideDown: boolean): void {
  glass.pane(
    smooth(
      body.map(([u, v]) => bird(u, v)),
      { closed: true },
    ),
    ['#4cc23c', '#a8dc3c', '#48b04a'],
    {
      at: [bird(0, -40), bird(-40, 160), bird(80, 260)],
      liner: 7,
    },
  );
  for (let row = 0; row < 5; row++) {
    for (let k = 0; k < 3; k++) {
      const [u, v] = [-48 + k * 22 + (row % 2) * 10 + row * 7, 120 + row * 30];
      glass.line(smooth([bird(u - 9, v), bird(u - 2, v + 11), bird(u + 8, v + 3)]), 2.6, { taper: 0.4 });
    }
  }
  if (upsideDown) paintWing(bird);
  paintHead(bird);
}

function paintHead(bird: Place): void {
  const band = (points: Point[]) =>
    smooth(
      points.map(([u, v]) => bird(u, v)),
      { closed: true },
    );
  glass.pane(band(trace('-64,44 -20,58 36,44 68,16 72,34 40,64 -16,78 -68,62')), ['#ff8fb0', '#ea4a86'], {
    liner: 4.4,
  });
  glass.pane(
    cornered(
      [bird(-60, 18), bird(-48, 36), bird(-24, 52)],
      [bird(-24, 52), bird(-44, 62), bird(-66, 54)],
      [bird(-66, 54), bird(-66, 34), bird(-60, 18)],
    ),
    ['#3a3440', '#221e28'],
    { liner: 4 },
  );
  glass.pane(
    cornered(
      [bird(-50, -38), bird(-86, -34), bird(-112, -2), bird(-106, 42)],
      [bird(-106, 42), bird(-88, 20), bird(-58, 14)],
      [bird(-58, 14), bird(-46, -10), bird(-50, -38)],
    ),
    ['#ff5a3c', '#d01f2c'],
    { at: [bird(-70, -30), bird(-104, 30)], liner: 5.4 },
  );
  glass.pane(
    smooth([bird(-60, 18), bird(-84, 24), bird(-88, 42), bird(-62, 40)], { closed: true }),
    ['#a02028', '#701418'],
    { liner: 4.2 },
  );
  glass.dot(...bird(-62, -22), 3);
  const eye = bird(-18, -14);
  round(glass, ...eye, 17, 16, ['#ffd080', '#ff9c3a'], { liner: 4, strength: 0.8 });
  round(glass, ...eye, 8, 8, ['#1c1418'], { liner: 4 });
  glass.dot(eye[0] - 3, eye[1] - 3, 2.4, 'white');
}

export function paintWing(bird: Place): void {
  const primaries: readonly [number, number, number, number][] = [
    [62, 190, 1.24, 210],
    [48, 182, 1.3, 186],
    [34, 172, 1.36, 160],
    [20, 160, 1.42, 134],
  ];
  for (const [k, [u, v, angle, length]] of primaries.entries()) {
    const feather = partOf(bird, u, v, angle);
    glass.pane(
      petal(feather, length, 25, 0.86),
      [
        ['#1f9a58', '#1c7fb0'],
        ['#2aa858', '#1a8a9a'],
        ['#3cb44c', '#1f9a7a'],
        ['#5cc044', '#2aa060'],
      ][k],
      {
        at: [feather(0, 0), feather(length, 0)],
        liner: 5,
      },
    );
    glass.line([feather(30, 0), feather(length * 0.88, 0)], 2.3, { taper: 0.6 });
  }
  const covert = trace('2,96 44,72 84,96 100,150 102,214 80,252 52,238 22,206 0,150');
  glass.pane(
    smooth(
      covert.map(([u, v]) => bird(u, v)),
      { closed: true },
    ),
    ['#8ed83c', '#26a04a'],
    { at: [bird(30, 80), bird(80, 240)], liner: 5.4 },
  );
  for (const [row, count] of trace('0,2 1,3 2,3 3,2')) {
    for (let k = 0; k < count; k++) {
      const [u, v] = [34 + k * 24 - count * 4 + row * 5, 112 + row * 34];
      glass.line(smooth([bird(u - 11, v), bird(u - 7, v + 13), bird(u + 5, v + 14), bird(u + 11, v + 2)]), 3);
    }
  }
}

/** The long tail feathers; `spread` opens them like a fan. */
export function paintTail(bird: Place, spread: number): void {
  const feathers: readonly [number, number, Shades][] = [
    [250, 0.34, ['#58c040', '#c8dc3c']],
    [300, 0.24, ['#3cb04c', '#b8d83c']],
    [300, -0.06, ['#58c040', '#d0dc40']],
    [384, 0.14, ['#2a9a8a', '#2a88c8', '#e8d84a']],
    [340, 0.04, ['#2a9a9a', '#3a9ad0', '#f0dc50']],
  ];
  for (const [length, turn, shades] of feathers) {
    const feather = partOf(bird, 66, 276, 1.32 + (turn - 0.14) * (1 + spread * 6));
    glass.pane(petal(feather, length, 19, 0.9), shades, {
      at: shades.map((_, i) => feather((length * i) / (shades.length - 1), 0)),
      liner: 5,
    });
    glass.line([feather(20, 0), feather(length * 0.92, 0)], 2.4, { taper: 0.6 });
  }
}

/**
 * A parrot's foot: two toes in front, two behind. `way` is 1 for a bird that sits on the branch, -1 for one that hangs
 * from it.
 */
export function paintFeet(bird: Place, grips: readonly Point[], way: 1 | -1): void {
  for (const [x, y] of grips) {
    for (const side of [-1, 1]) {
      const toe = evenly(
        bezier(
          [x + side * 4, y - way * 34],
          [x + side * 16, y - way * 30],
          [x + side * 19, y],
          [x + side * 12, y + way * 22],
        ),
        2,
      );
      glass.pane(
        band(toe, (t) => 9.5 * Math.sqrt(Math.max(0, 1 - t ** 6)), 14),
        ['#e8b0a0', '#c07a70'],
        { liner: 4.4 },
      );
      glass.line(
        [
          [x + side * 12, y + way * 20],
          [x + side * 10, y + way * 30],
          [x + side * 5, y + way * 36],
        ],
        4.6,
        { taper: 0.8 },
      );
      glass.line(
        [
          [x + side * 10, y - way * 4],
          [x + side * 25, y - way * 6],
        ],
        1.8,
      );
    }
  }
  const thigh = grips.map(([x, y]): Point => [x, y - way * 34]);
  const fluff = [bird(-8, 268), ...thigh, bird(60, 300)];
  glass.line(smooth([fluff[0], fluff[1]]), 4);
}
