import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampToWindow, maxScale, initialView, zoomAt, type View } from './zoom.ts';

const phone = { width: 390, height: 844 };
const box = { left: 20, top: 100, width: 350, height: 260 };

/** The window position of a point of the picture; the point is given as fractions of width and height. */
const positionOf = ({ scale, x, y }: View, across: number, down: number) => ({
  x: box.left + box.width / 2 + x + (across - 0.5) * box.width * scale,
  y: box.top + box.height / 2 + y + (down - 0.5) * box.height * scale,
});

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const anyScale = fc.double({ min: 1, max: maxScale, noNaN: true });
const shift = fc.double({ min: -2000, max: 2000, noNaN: true });

describe('zooming', () => {
  test('does not move the point between the fingers', () => {
    fc.assert(
      fc.property(anyScale, anyScale, shift, shift, fraction, fraction, (from, to, x, y, across, down) => {
        const before = { scale: from, x, y };
        const point = positionOf(before, across, down);
        const after = positionOf(zoomAt(before, to, point, box), across, down);
        expect(after.x).toBeCloseTo(point.x, 4);
        expect(after.y).toBeCloseTo(point.y, 4);
      }),
    );
  });

  test('is limited to the initial size and to the maximum scale', () => {
    expect(zoomAt(initialView, 0.3, { x: 0, y: 0 }, box).scale).toBe(1);
    expect(zoomAt(initialView, 9, { x: 0, y: 0 }, box).scale).toBe(maxScale);
  });
});

describe('a moved picture', () => {
  test('leaves no gap if it is larger than the window, and stays inside the window if it is smaller', () => {
    fc.assert(
      fc.property(anyScale, shift, shift, (scale, x, y) => {
        const view = clampToWindow({ scale, x, y }, box, phone);
        const [start, end] = [positionOf(view, 0, 0), positionOf(view, 1, 1)];
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

  test('does not change in the initial view', () => {
    expect(clampToWindow(initialView, box, phone)).toEqual(initialView);
  });
});
