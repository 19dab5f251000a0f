import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepInside, largest, whole, zoomAt, type View } from './zoom.ts';

const phone = { width: 390, height: 844 };
const box = { left: 20, top: 100, width: 350, height: 260 };

/** Where in the window a point of the picture is seen, given as fractions of it. */
const seenAt = ({ scale, x, y }: View, across: number, down: number) => ({
  x: box.left + box.width / 2 + x + (across - 0.5) * box.width * scale,
  y: box.top + box.height / 2 + y + (down - 0.5) * box.height * scale,
});

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const anyScale = fc.double({ min: 1, max: largest, noNaN: true });
const shift = fc.double({ min: -2000, max: 2000, noNaN: true });

describe('zooming', () => {
  test('leaves the point under the fingers where it is', () => {
    fc.assert(
      fc.property(anyScale, anyScale, shift, shift, fraction, fraction, (from, to, x, y, across, down) => {
        const before = { scale: from, x, y };
        const point = seenAt(before, across, down);
        const after = seenAt(zoomAt(before, to, point, box), across, down);
        expect(after.x).toBeCloseTo(point.x, 4);
        expect(after.y).toBeCloseTo(point.y, 4);
      }),
    );
  });

  test('ends at the whole picture and at four times its size', () => {
    expect(zoomAt(whole, 0.3, { x: 0, y: 0 }, box).scale).toBe(1);
    expect(zoomAt(whole, 9, { x: 0, y: 0 }, box).scale).toBe(largest);
  });
});

describe('a moved picture', () => {
  test('shows no gap beside it when it is larger than the window, and stays inside when it is smaller', () => {
    fc.assert(
      fc.property(anyScale, shift, shift, (scale, x, y) => {
        const view = keepInside({ scale, x, y }, box, phone);
        const [start, end] = [seenAt(view, 0, 0), seenAt(view, 1, 1)];
        for (const [axis, room] of [
          ['x', phone.width],
          ['y', phone.height],
        ] as const) {
          const isLarger = end[axis] - start[axis] > room;
          if (isLarger) {
            expect(start[axis]).toBeLessThan(1e-6);
            expect(end[axis]).toBeGreaterThan(room - 1e-6);
          } else {
            expect(start[axis]).toBeGreaterThan(-1e-6);
            expect(end[axis]).toBeLessThan(room + 1e-6);
          }
        }
      }),
    );
  });

  test('that is whole and in its place stays there', () => {
    expect(keepInside(whole, box, phone)).toEqual(whole);
  });
});
