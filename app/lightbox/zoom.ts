/** The zoom of a picture, and its offset from the initial position in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

/** The position and size of the picture in the window in the initial view. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

export const initialView: View = { scale: 1, x: 0, y: 0 };

/** A larger scale would show no more detail. */
export const maxScale = 4;

/** The scale after a double tap or the zoom button. */
export const closeUpScale = 2.5;

const clamp = (value: number, a: number, b: number) =>
  Math.min(Math.max(value, Math.min(a, b)), Math.max(a, b));

/**
 * Scales a view to between 1 and `maxScale` around a fixed point.
 * @param point in window coordinates
 */
export function zoomAt(view: View, scale: number, point: Point, box: Box): View {
  const next = clamp(scale, 1, maxScale);
  const ratio = next / view.scale;
  const fromCentre = {
    x: point.x - (box.left + box.width / 2),
    y: point.y - (box.top + box.height / 2),
  };
  return {
    scale: next,
    x: fromCentre.x - (fromCentre.x - view.x) * ratio,
    y: fromCentre.y - (fromCentre.y - view.y) * ratio,
  };
}

/** Limits the offset: a picture larger than the window leaves no gap, and a smaller one stays inside the window. */
export function clampToWindow({ scale, x, y }: View, box: Box, window: Size): View {
  const clampOffset = (offset: number, start: number, length: number, windowLength: number) => {
    const growth = (length * (scale - 1)) / 2;
    return clamp(offset, growth - start, windowLength - growth - start - length);
  };
  return {
    scale,
    x: clampOffset(x, box.left, box.width, window.width),
    y: clampOffset(y, box.top, box.height, window.height),
  };
}
