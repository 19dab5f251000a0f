/** Hair, beards and turbans as solids on the skull, in the head's coordinates. */
import type { Point } from '../studio/points.ts';
import { throughPoints } from './pen.ts';
import {
  beyond,
  bothSides,
  cut,
  ellipsoid,
  front,
  joined,
  rod,
  thicker,
  within,
  type Solid,
  type Vec,
} from './solid.ts';
import type { Head } from './head.ts';

export interface Hairline {
  /** From the eyes to the hairline over the middle of the forehead. */
  height?: number;
  /** How far in front of the centre of the ears the hairline is, next to the eyes. */
  temples?: number;
  /** Roundness of the corner between the two. */
  round?: number;
  /** Lower end of the hair in front of the ears, from the eyes. */
  sideburns?: number;
}

/** The part of the head that is free of hair. */
export function faceWindow({ height = 60, temples = 20, round = 50, sideburns = -14 }: Hairline = {}): Solid {
  const face = within(round, beyond([0, height, 78], [0, -1, 0.4]), beyond([0, 0, temples], [0, -0.22, 1]));
  const jaw = within(
    6,
    beyond([0, sideburns, 0], [0, -1, 0.3]),
    beyond([0, sideburns - 4, -26], [0, -1, 0.65]),
  );
  return joined(10, face, jaw);
}

/**
 * The part of the head that is free of hair: the forehead, and the neck below the ears. `right` is the hairline in
 * front view from the middle down to the right ear; by default the left side mirrors it.
 */
export function hairline(right: readonly Point[], left: readonly Point[] = right): Solid {
  const line = (side: number, half: readonly Point[]) =>
    throughPoints(half, 3).map(([x, y]): Point => [side * x, y]);
  const outline: Point[] = [
    ...line(1, right),
    [92, -18],
    [92, -200],
    [-92, -200],
    [-92, -18],
    ...line(-1, left).slice(1).toReversed(),
  ];
  const forehead = within(4, front(outline), beyond([0, 0, 2], [0, -0.3, 1]));
  return joined(4, forehead, within(4, beyond([0, -14, 0], [0, -1, 0.3]), beyond([0, 0, -72], [0, -0.2, 1])));
}

/** Hair close to the skull that leaves the ears free. */
export function cap(head: Head, thickness: number, line?: Hairline): Solid {
  return cut(3, cut(13, thicker(head.skull, thickness), faceWindow(line)), earsOf(head));
}

/** The space around the ears, to be cut out of hair. */
export function earsOf(head: Head): Solid {
  const { breadth, ear } = head.measures;
  return bothSides(ellipsoid([breadth + 6, -12, -6], [22, ear * 0.94, ear * 0.74]));
}

/** A direction from the centre of the skull in degrees: 0, 0 is straight ahead, 90 the viewer's right. */
export type Bearing = readonly [azimuth: number, height: number];

const MIDDLE: Vec = [0, 26, -10];

/** A line over the surface of hair or cloth on the head. */
export function over(solid: Solid, bearings: readonly Bearing[], steps = 8): Vec[] {
  const radians = Math.PI / 180;
  return throughPoints(bearings, steps).map(([azimuth, height]) => {
    const level = Math.cos(height * radians);
    const way = [
      Math.sin(azimuth * radians) * level,
      Math.sin(height * radians),
      Math.cos(azimuth * radians) * level,
    ];
    let far = 230;
    const point = (): Vec => [MIDDLE[0] + way[0] * far, MIDDLE[1] + way[1] * far, MIDDLE[2] + way[2] * far];
    for (let step = 0; step < 60; step++) {
      const gap = solid(...point());
      if (gap < 0.3) break;
      far -= gap * 0.85;
    }
    return point();
  });
}

/** Two strands twisted around each other along a line. */
export function plait(line: readonly Vec[], thick: number): Solid {
  const lumps = line.slice(1).map((to, i) => {
    const from = line[i];
    const aside = i % 2 === 0 ? thick * 0.42 : -thick * 0.42;
    const slim = 1 - (0.3 * i) / line.length;
    return rod(
      [from[0] + aside, from[1], from[2]],
      [to[0] - aside * 0.6, to[1], to[2]],
      thick * slim,
      thick * 0.72 * slim,
    );
  });
  return joined(1, ...lumps);
}

/** A beard on jaw and lower cheeks, `long` millimetres below the chin, with its moustache. */
export function beard(head: Head, long: number, thick: number): Solid {
  const { face, jaw, mouth } = head.measures;
  const cheeks = within(
    6,
    within(8, thicker(head.skin, thick), beyond([0, 6 - mouth, 84], [0, -1, -0.52])),
    beyond([0, 0, 4], [0, -0.2, 1]),
  );
  const chin = ellipsoid([0, -face - long * 0.3, 58], [jaw * 0.84, 32 + long * 0.6, 40 + thick]);
  const moustache = bothSides(rod([2, 11 - mouth, 98], [30, 1 - mouth, 84], 7, 5));
  const lips = ellipsoid([0, -mouth - 3, 108], [19, 7, 26]);
  return joined(3, cut(4, joined(20, cheeks, chin), lips), moustache);
}

/** Curls: a solid whose surface has tight bumps. */
export const curled =
  (solid: Solid, high: number, wide: number): Solid =>
  (x, y, z) => {
    const whole = solid(x, y, z);
    if (whole > 25) return whole;
    return whole - high * Math.sin(x / wide + 1) * Math.sin(y / wide) * Math.sin(z / wide + 2);
  };

/** Separate locks that stand off the head: each from one bearing, leaning towards another. */
export function locks(
  head: Head,
  list: readonly { from: Bearing; to: Bearing; reach: number; thick: number }[],
): Solid {
  const scalp = thicker(head.skull, 3);
  const off = (reach: number) => thicker(head.skull, reach);
  const rods = list.map(({ from, to, reach, thick }) => {
    const [root] = over(scalp, [from, to], 1);
    const tip = over(off(reach), [from, to], 1)[1];
    return rod(root, tip, thick, thick * 0.1);
  });
  return joined(5, ...rods);
}

/** A turban: its brim rises to a point over the forehead. */
export function turban(head: Head, { brim = 40, peak = 20, high = 62 } = {}): Solid {
  const { breadth, crown } = head.measures;
  const wound = ellipsoid([0, crown - 42, -16], [breadth + 25, high + 26, 118]);
  const lower: Solid = (x, y, z) => {
    const rise = brim + peak * Math.max(0, 1 - Math.abs(x) / 52) - Math.max(0, 62 - z) * 0.42;
    return (y - rise) * 0.85;
  };
  return cut(7, wound, lower);
}
