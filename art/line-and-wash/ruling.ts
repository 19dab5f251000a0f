/** Pencil lines, ruled and freehand. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { oval, smooth, type Point } from '../studio/curves.ts';
import { points, shaky, type Line } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import {
  jitter,
  archway,
  at,
  blades,
  board,
  buckets,
  CEILING,
  dog,
  doors,
  END,
  fanCentre,
  FRAME,
  LEFT,
  leftWall,
  notices,
  pairs,
  random,
  RIGHT,
  rightWall,
  sunlight,
  VANISHING,
  windows,
  type Quad,
} from './plan.ts';

const strokes = (context: SKRSContext2D) => {
  /** A ruled line that extends past its corners. */
  const ruled = (from: Point, to: Point, weight = 1.6, alpha = 0.85, past = 7) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const step: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const [before, after] = [past * random(), past * random()];
    context.globalAlpha = alpha * (0.8 + 0.2 * random());
    context.lineWidth = weight * (0.85 + 0.3 * random());
    context.beginPath();
    context.moveTo(from[0] - step[0] * before, from[1] - step[1] * before);
    context.lineTo(to[0] + step[0] * after, to[1] + step[1] * after);
    context.stroke();
  };
  const free = (line: Line, weight = 1.5, alpha = 0.85) => {
    context.globalAlpha = alpha;
    context.lineWidth = weight;
    context.beginPath();
    for (const [x, y] of shaky(line, 0.7, 20, random)) context.lineTo(x, y);
    context.stroke();
  };
  const shape = (points: Line, weight = 1.6) =>
    points.forEach((point, i) => ruled(point, points[(i + 1) % points.length], weight));
  return { ruled, free, shape };
};

/** The part of a line to the vanishing point inside the frame, from the frame inwards. */
function toFrame([x, y]: Point): Point {
  const [dx, dy] = [x - VANISHING[0], y - VANISHING[1]];
  const reach = Math.min(
    dx ? ((dx > 0 ? FRAME.right : FRAME.left) - VANISHING[0]) / dx : Infinity,
    dy ? ((dy > 0 ? FRAME.bottom : FRAME.top) - VANISHING[1]) / dy : Infinity,
  );
  return [VANISHING[0] + dx * reach, VANISHING[1] + dy * reach];
}

export function construction(context: SKRSContext2D) {
  const { ruled } = strokes(context);
  ruled([FRAME.left, VANISHING[1]], [FRAME.right, VANISHING[1]], 1.1, 0.42, 16);
  const guides: [number, number][] = [
    [LEFT, 0],
    [LEFT, CEILING],
    [RIGHT, 0],
    [RIGHT, CEILING],
    [LEFT, 1.2],
    [RIGHT, 1.2],
    [LEFT, 2.15],
    [RIGHT, 2.08],
    [RIGHT, 1.5],
    [LEFT, 0.1],
    [-0.7, 0],
    [0, 0],
    [0.7, 0],
  ];
  for (const [x, y] of guides)
    ruled(toFrame(at(x, y, 1.4)), [VANISHING[0] + jitter(1.5), VANISHING[1] + jitter(1.5)], 1.1, 0.5, 5);
  ruled([VANISHING[0] - 13, VANISHING[1] - 13], [VANISHING[0] + 13, VANISHING[1] + 13], 1.5, 0.9, 2);
  ruled([VANISHING[0] - 13, VANISHING[1] + 13], [VANISHING[0] + 13, VANISHING[1] - 13], 1.5, 0.9, 2);
}

export function pencil(context: SKRSContext2D) {
  const { ruled, free, shape } = strokes(context);
  for (const [x, y] of [
    [LEFT, 0],
    [LEFT, CEILING],
    [RIGHT, 0],
    [RIGHT, CEILING],
  ])
    ruled(toFrame(at(x, y, 1.4)), at(x, y, END), 1.9);
  for (const [x, y] of [
    [LEFT, 1.2],
    [RIGHT, 1.2],
    [LEFT, 0.1],
    [RIGHT, 0.1],
  ])
    ruled(toFrame(at(x, y, 1.4)), at(x, y, END), 1.4, 0.7);
  shape([at(LEFT, 0, END), at(LEFT, CEILING, END), at(RIGHT, CEILING, END), at(RIGHT, 0, END)]);
  free(archway);
  for (let tile = 1.3; tile < END; tile *= 1.17) ruled(at(LEFT, 0, tile), at(RIGHT, 0, tile), 1.1, 0.55, 3);
  for (const [near, far] of doors) {
    shape(leftWall(near, far, 0, 2.15), 1.8);
    shape(leftWall(near - 0.09, far + 0.07, 0, 2.24));
    const leaf = [far, far + (far - near) * 0.52] as const;
    shape(leftWall(...leaf, 0, 2.1));
    for (const [low, high] of points('0.15,0.95 1.1,1.95'))
      shape(leftWall(leaf[0] + 0.1, leaf[1] - 0.1, low, high), 1.2);
    const sign: Quad = [
      at(LEFT, 2.62, near),
      at(LEFT + 0.42, 2.62, near),
      at(LEFT + 0.42, 2.36, near),
      at(LEFT, 2.36, near),
    ];
    shape(sign);
    const size = 110 / near;
    if (size > 20) {
      const name = ['VIII-A', 'VIII-B', ''][doors.findIndex(([first]) => first === near)];
      for (const letter of written(name, sign[3][0] + size * 0.22, sign[3][1] - size * 0.3, {
        size: size * 0.52,
        random,
        unruly: 0.05,
        spacing: 0.2,
      }))
        for (const stroke of letter) free(stroke, 1.4);
    }
  }
  for (const light of sunlight) shape(light, 1);
  for (const [near, far] of windows) {
    shape(rightWall(near, far, 1.3, 2.3));
    for (let bar = 1; bar < 7; bar++) {
      const z = near + ((far - near) * bar) / 7;
      ruled(at(RIGHT, 1.3, z), at(RIGHT, 2.3, z), 1.2, 0.8, 2);
    }
  }
  shape(board, 2);
  for (const { sheet: paper } of notices) {
    shape(paper, 1.2);
    for (let row = 1; row < 5; row++) {
      const along = (a: Point, b: Point, share: number): Point => [
        a[0] + (b[0] - a[0]) * share,
        a[1] + (b[1] - a[1]) * share,
      ];
      const [near, far] = [along(paper[3], paper[0], row / 5.4), along(paper[2], paper[1], row / 5.4)];
      free([along(near, far, 0.14), along(near, far, 0.55 + random() * 0.3)], 0.9, 0.6);
    }
  }
  for (const bucket of buckets) {
    shape(bucket);
    const [a, b] = bucket;
    free(smooth([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 20], b], { step: 3 }), 1.3);
  }
  for (const { shapes } of pairs) {
    for (const outline of shapes) {
      free([...outline, outline[0]], 1.4);
      const middle = Math.floor(outline.length / 2);
      free(
        [
          outline[Math.floor(middle * 0.62)],
          [(outline[middle][0] + outline[0][0]) / 2, (outline[middle][1] + outline[0][1]) / 2 - 3],
          outline[Math.floor(middle * 1.42)],
        ],
        1.6,
      );
    }
  }
  for (const part of [dog.body, dog.head, dog.ear, dog.tail, ...dog.legs]) free(part, 1.5);
  for (let beam = 2.2; beam < END; beam += 2.1) {
    ruled(at(LEFT, CEILING - 0.2, beam), at(RIGHT, CEILING - 0.2, beam), 1.5);
    for (const x of [LEFT, RIGHT]) ruled(at(x, CEILING, beam), at(x, CEILING - 0.2, beam), 1.3);
  }
  const [x, y] = fanCentre;
  free([at(0.1, CEILING, 3.2), [x, y - 12]], 2);
  free(oval(x, y, 26, 11, { to: 6.5 }), 1.7);
  free(oval(x, y + 4, 13, 5, { to: 6.5 }), 1.3);
  for (const blade of blades) free([...blade, blade[0]], 1.6);
}

/** The ruled frame with name and class. */
export function label(context: SKRSContext2D) {
  const { ruled, free } = strokes(context);
  const corners: Point[] = [
    [FRAME.left, FRAME.top],
    [FRAME.right, FRAME.top],
    [FRAME.right, FRAME.bottom],
    [FRAME.left, FRAME.bottom],
  ];
  corners.forEach((corner, i) => ruled(corner, corners[(i + 1) % 4], 1.8, 0.85, 13));
  for (const letter of written('Naina  VIII-B', 704, 1268, { size: 25, random, unruly: 0.06 }))
    for (const stroke of letter) free(stroke, 1.7);
}
