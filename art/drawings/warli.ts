import type { Pen, Point } from './pen.ts';

/** Maps a point in body units (1 = the figure's height, 0,0 = the ground) onto the drawing. */
export type ToDrawing = (u: number, v: number) => Point;

export type Pose = {
  facing?: 1 | -1;
  left?: Point;
  right?: Point;
  bun?: boolean;
  phase?: number;
  turn?: number;
  colour?: string;
  sitting?: boolean;
  holds?: (pen: Pen, at: ToDrawing) => void;
};

/**
 * One figure in the Warli way: two triangles that meet at the waist, a round head, thin limbs.
 * (x, y) is the ground under it. A bun or a top-knot tells women and men apart.
 */
export function figure(pen: Pen, x: number, y: number, size: number, pose: Pose = {}) {
  const { facing = 1, left = [-0.3, -0.3], right = [0.3, -0.3], phase = 0, turn = 0, colour } = pose;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const at: ToDrawing = (u, v) => {
    const across = u * size * facing;
    const down = v * size - size * 0.16;
    return [x + across * cos - down * sin, y + across * sin + down * cos];
  };
  pen.shape([at(-0.17, -0.66), at(0.17, -0.66), at(0, -0.4)], colour);
  pen.shape([at(-0.14, -0.15), at(0.14, -0.15), at(0, -0.42)], colour);
  pen.line([at(0, -0.66), at(0.01, -0.76)], size * 0.05, colour);
  pen.dot(...at(0.02, -0.83), size * 0.085, colour);
  if (pose.bun) pen.dot(...at(-0.09, -0.88), size * 0.05, colour);
  else pen.line([at(0, -0.91), at(-0.06, -0.97)], 1.6, colour);
  const limb = size * 0.042;
  if (pose.sitting) {
    pen.line([at(-0.09, -0.15), at(0.24, -0.22), at(0.3, 0.02), at(0.38, 0.03)], limb, colour);
    pen.line([at(0.09, -0.14), at(0.36, -0.14), at(0.4, 0.08), at(0.48, 0.09)], limb, colour);
  } else {
    const step = 0.06 * Math.sin(phase);
    pen.line(
      [at(-0.09, -0.15), at(-0.14 + step, 0), at(-0.09 + step, 0.15), at(-0.01 + step, 0.16)],
      limb,
      colour,
    );
    pen.line(
      [at(0.09, -0.15), at(0.17 + step, -0.01), at(0.12 + step, 0.15), at(0.2 + step, 0.16)],
      limb,
      colour,
    );
  }
  pen.line(
    [at(-0.17, -0.65), at((-0.17 + left[0]) / 2 - 0.06, (-0.65 + left[1]) / 2 + 0.04), at(...left)],
    limb,
    colour,
  );
  pen.line(
    [at(0.17, -0.65), at((0.17 + right[0]) / 2 + 0.04, (-0.65 + right[1]) / 2 + 0.06), at(...right)],
    limb,
    colour,
  );
  pose.holds?.(pen, at);
}

/** A tree of seven boughs with twigs; (x, ground) is its foot. */
export function tree(pen: Pen, x: number, ground: number, size: number) {
  // A tree is never higher than a low frieze.
  size = Math.min(size, ground - 8);
  pen.line(
    [
      [x, ground],
      [x + 1, ground - size * 0.55],
    ],
    3.5,
  );
  const crown: Point = [x + 1, ground - size * 0.5];
  for (let k = 0; k < 7; k++) {
    const angle = -Math.PI / 2 + (k - 3) * 0.34;
    const end: Point = [x + Math.cos(angle) * size * 0.5, ground - size * 0.5 + Math.sin(angle) * size * 0.5];
    pen.line([crown, end], 1.5);
    for (let along = 0.4; along < 1.05; along += 0.2) {
      const joint: Point = [x + (end[0] - x) * along, crown[1] + (end[1] - crown[1]) * along];
      const tip = (side: number): Point => [
        joint[0] + Math.cos(angle + side * 0.8) * 6,
        joint[1] + Math.sin(angle + side * 0.8) * 6,
      ];
      // One stroke for both twigs: out to the joint and away again.
      pen.line([tip(-1), joint, tip(1)], 1.5);
    }
  }
}

/** The ground line, drawn by hand from edge to edge. */
export function ground(pen: Pen, width: number, y: number, lineWidth = 2) {
  const steps = Math.round(width / 42);
  pen.line(
    Array.from({ length: steps + 1 }, (_, k): Point => [(k * width) / steps, y]),
    lineWidth,
  );
}

/** Rays around a point, as in every Warli sun. */
export function rays(
  pen: Pen,
  [x, y]: Point,
  count: number,
  from: number,
  to: number,
  width: number,
  colour?: string,
) {
  for (let k = 0; k < count; k++) {
    const angle = (k * Math.PI * 2) / count;
    pen.line(
      [
        [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
        [x + Math.cos(angle) * to, y + Math.sin(angle) * to],
      ],
      width,
      colour,
    );
  }
}

/** An easel with a sun on its canvas, in front of the figure. */
export function easel(pen: Pen, at: ToDrawing) {
  pen.line([at(0.42, 0.16), at(0.62, -0.9)], 2);
  pen.line([at(0.86, 0.16), at(0.64, -0.9)], 2);
  pen.line([at(0.47, -0.3), at(0.84, -0.3)], 2.5);
  pen.line([at(0.44, -0.78), at(0.86, -0.78), at(0.86, -0.32), at(0.44, -0.32), at(0.44, -0.78)], 2.5);
  const sun = at(0.66, -0.56);
  pen.dot(...sun, 4);
  rays(pen, sun, 8, 6, 10, 1.5);
}

/** A pot carried on the head. */
export function pot(pen: Pen, at: ToDrawing) {
  const [x, y] = at(0.02, -1.02);
  pen.shape([
    [x - 9, y - 4],
    [x + 9, y - 4],
    [x + 5, y + 5],
    [x - 5, y + 5],
  ]);
}

/** A rolled-up sheet under the arm. */
export function roll(pen: Pen, at: ToDrawing) {
  pen.line([at(0.26, -0.52), at(0.44, -0.78)], 6);
}

/** A framed picture with a sun and a hill. */
export function framed(pen: Pen, at: ToDrawing) {
  pen.line([at(0.2, -0.62), at(0.62, -0.62), at(0.62, -0.26), at(0.2, -0.26), at(0.2, -0.62)], 2.5);
  pen.dot(...at(0.41, -0.44), 4);
  pen.line([at(0.26, -0.32), at(0.36, -0.4), at(0.46, -0.32)], 1.5);
}
