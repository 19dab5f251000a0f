import { expect, test } from 'vitest';
import { minPictureSide } from '#contract/site/picture-limits.ts';
import {
  dragged,
  focusIn,
  gripAt,
  isSmallest,
  isTooSmall,
  isWhole,
  sizeOf,
  wholeOf,
  type Grip,
} from './crop-geometry.ts';

const shapes = {
  landscape: { width: 1280, height: 960 },
  portrait: { width: 960, height: 1280 },
  panorama: { width: 1280, height: 321 },
  'the least width': { width: 320, height: 1280 },
  'hardly larger than the least': { width: 321, height: 322 },
};
const sides = [-1, 0, 1] as const;
const grips: Grip[] = sides.flatMap((x) => sides.map((y) => ({ x, y })));
const ways = [
  [0, 0],
  [1, -1],
  [-90.4, 37.6],
  [400, 250],
  [-5000, -5000],
  [5000, 5000],
] as const;

test.each(Object.entries(shapes))(
  'whatever is dragged however far, the frame of a picture stays in it and is large enough: %s',
  (_, picture) => {
    for (const first of grips)
      for (const second of grips)
        for (const [x1, y1] of ways)
          for (const [x2, y2] of ways) {
            const before = dragged(wholeOf(picture), first, { x: x1, y: y1 }, picture);
            const frame = dragged(before, second, { x: x2, y: y2 }, picture);
            const { left, top, right, bottom } = frame;
            expect([left, top, right, bottom].every(Number.isInteger)).toBe(true);
            expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
            expect(right).toBeLessThanOrEqual(picture.width);
            expect(bottom).toBeLessThanOrEqual(picture.height);
            const { width, height } = sizeOf(frame);
            expect(Math.min(width, height)).toBeGreaterThanOrEqual(minPictureSide);
            // What is not held does not move, and a frame that is moved keeps its size.
            if (second.x === 0 && second.y === 0) expect(sizeOf(frame)).toEqual(sizeOf(before));
            else {
              if (second.x >= 0) expect(left).toBe(before.left);
              if (second.x <= 0) expect(right).toBe(before.right);
              if (second.y >= 0) expect(top).toBe(before.top);
              if (second.y <= 0) expect(bottom).toBe(before.bottom);
            }
          }
  },
);

test('a corner moves two edges, and back again all is in the frame', () => {
  const picture = shapes.landscape;
  const corner = { x: -1, y: 1 } as const;
  const frame = dragged(wholeOf(picture), corner, { x: 200, y: -160 }, picture);
  expect(frame).toEqual({ left: 200, top: 0, right: 1280, bottom: 800 });
  expect(isWhole(frame, picture)).toBe(false);
  expect(isWhole(dragged(frame, corner, { x: -200, y: 160 }, picture), picture)).toBe(true);
  expect(isSmallest(frame, picture)).toBe(false);
  // One that is no higher can still get narrower.
  expect(isSmallest({ left: 0, top: 0, right: 600, bottom: 320 }, { width: 1280, height: 320 })).toBe(false);
  expect(isSmallest(dragged(frame, corner, { x: 900, y: 0 }, picture), picture)).toBe(true);
});

test.each([
  [
    { x: 100, y: 50 },
    { x: -1, y: -1 },
  ],
  [
    { x: 78, y: 72 },
    { x: -1, y: -1 },
  ],
  [
    { x: 300, y: 260 },
    { x: 1, y: 1 },
  ],
  [
    { x: 200, y: 50 },
    { x: 0, y: -1 },
  ],
  [
    { x: 318, y: 140 },
    { x: 1, y: 0 },
  ],
  [
    { x: 200, y: 150 },
    { x: 0, y: 0 },
  ],
  [{ x: 70, y: 150 }, null],
  [{ x: 200, y: 300 }, null],
])('a finger at %o takes hold of %o', (point, grip) => {
  expect(gripAt(point, { left: 100, top: 50, right: 300, bottom: 250 })).toEqual(grip);
});

test('a small frame can still be moved', () => {
  expect(gripAt({ x: 23, y: 23 }, { left: 0, top: 0, right: 46, bottom: 46 })).toEqual({ x: 0, y: 0 });
});

test.each([
  [
    { x: 0.5, y: 0.25 },
    { x: 0.5, y: 0.5 },
  ],
  [
    { x: 0.3, y: 0.1 },
    { x: 0.1, y: 0.2 },
  ],
  [
    { x: 0.1, y: 0.9 },
    { x: 0, y: 1 },
  ],
  // Nobody has pointed at it.
  [
    { x: 0.5, y: 0.5 },
    { x: 0.5, y: 0.5 },
  ],
])('the point %o that stays visible is %o of the part', (focus, inPart) => {
  const part = { left: 250, top: 0, right: 750, bottom: 400 };
  expect(focusIn(part, { width: 1000, height: 800 }, focus)).toEqual(inPart);
});

test.each([
  [{ width: 320, height: 320 }, true],
  [{ width: 1280, height: 319 }, true],
  [{ width: 320, height: 321 }, false],
  [{ width: 640, height: 480 }, false],
])('whether %o is too small to crop: %s', (size, isSmall) => {
  expect(isTooSmall(size)).toBe(isSmall);
});
