import { pigments } from '../studio/pigments.ts';
import { Pen, svgFile } from './pen.ts';
import { easel, figure, framed, ground, pot, type Pose, roll, tree } from './warli.ts';

type Place = (along: number, pose?: Pose, scale?: number) => void;

/**
 * A strip of people that repeats along a wall. It has at most one tree: with more, two could be neighbours at the
 * seam.
 */
function frieze(
  seed: number,
  width: number,
  height: number,
  size: number,
  people: (pen: Pen, place: Place, base: number) => void,
) {
  const pen = new Pen(seed, pigments.riceWhite);
  const base = height - 7;
  ground(pen, width, base + 3);
  people(pen, (along, pose = {}, scale = 1) => figure(pen, along * width, base, size * scale, pose), base);
  return svgFile(width, height, pen.toString());
}

/** Friends in a row, hand on shoulder; the middle one is a child. */
function chain(place: Place, from: number, gap: number, count: number) {
  for (let k = 0; k < count; k++) {
    place(
      from + k * gap,
      { bun: k % 2 === 1, left: [-0.36, -0.5], right: [0.36, -0.5], phase: k * 1.4 },
      k === 2 ? 0.66 : 0.92,
    );
  }
}

/** Visitors who come to see the show, for under the hero. */
export function visitors(width = 1280, height = 126, size = 92): string {
  return frieze(8, width, height, size, (pen, place, base) => {
    tree(pen, 0.04 * width, base, size * 1.15);
    place(0.095, { right: [0.34, -0.95], phase: 1 });
    place(0.128, { right: [0.3, -0.9], left: [-0.24, -0.66], phase: 2, bun: true }, 0.62);
    place(0.2, { right: [0.45, -0.62], holds: easel });
    place(0.335, { bun: true, right: [0.34, -0.92], phase: 3 });
    place(0.365, { right: [0.28, -0.95], left: [-0.28, -0.95], phase: 4 }, 0.66);
    place(0.395, { right: [0.3, -0.4], left: [-0.22, -0.3], phase: 5 });
    place(0.5, { phase: 1, left: [-0.34, -0.9], bun: true });
    place(0.535, { phase: 2, facing: -1, right: [0.34, -0.95] });
    chain(place, 0.635, 0.031, 5);
    place(0.87, { bun: true, right: [0.16, -0.98], phase: 4, holds: pot });
    place(0.91, { facing: -1, right: [0.36, -0.9], phase: 2 });
  });
}

/** The same people between two doorways of a gallery room: without trees, with space at both ends. */
export function between(width = 1280, height = 126, size = 92): string {
  return frieze(8, width, height, size, (_, place) => {
    place(0.3, { right: [0.34, -0.95], phase: 1 });
    place(0.335, { right: [0.3, -0.9], left: [-0.24, -0.66], phase: 2, bun: true }, 0.62);
    place(0.4, { right: [0.45, -0.62], holds: easel });
    chain(place, 0.53, 0.031, 4);
    place(0.7, { bun: true, facing: -1, right: [0.16, -0.98], phase: 4, holds: pot });
  });
}

/** Visitors who walk home with their pictures, for above the footer. */
export function leaving(width = 1280, height = 126, size = 92, house = true): string {
  return frieze(18, width, height, size, (pen, place, base) => {
    const home = (along: number, pose: Pose = {}, scale = 1) => place(along, { facing: -1, ...pose }, scale);
    tree(pen, 0.05 * width, base, size * 1.2);
    if (house) {
      const x = 0.125 * width;
      pen.line(
        [
          [x - 34, base],
          [x - 34, base - 52],
          [x, base - 84],
          [x + 34, base - 52],
          [x + 34, base],
        ],
        2.5,
      );
      pen.line(
        [
          [x - 46, base - 44],
          [x, base - 88],
          [x + 46, base - 44],
        ],
        3,
      );
      for (let k = 0; k < 7; k++)
        pen.line(
          [
            [x - 28 + k * 9, base - 50],
            [x - 25 + k * 9, base - 32],
          ],
          1.5,
        );
      pen.line(
        [
          [x - 9, base],
          [x - 9, base - 26],
          [x + 9, base - 26],
          [x + 9, base],
        ],
        2,
      );
    }
    home(0.235, { holds: framed, right: [0.3, -0.4], phase: 1 });
    home(0.265, { bun: true, left: [-0.3, -0.72], phase: 2 }, 0.62);
    home(0.38, { bun: true, right: [0.16, -0.98], holds: pot, phase: 3 });
    home(0.42, { phase: 2, right: [0.34, -0.9] });
    home(0.54, { holds: roll, right: [0.3, -0.5], phase: 4 }, 0.66);
    home(0.572, { bun: true, right: [0.26, -0.9], phase: 1 }, 0.6);
    home(0.606, { bun: true, right: [0.3, -0.5], holds: roll, phase: 5 });
    home(0.72, { holds: framed, right: [0.3, -0.4], phase: 2 });
    home(0.765, { bun: true, phase: 3, left: [-0.3, -0.9] });
    home(0.87, { facing: 1, right: [0.34, -0.95], phase: 1 });
  });
}
