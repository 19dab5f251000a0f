/** How a picture is seen: how large against its place on the wall, and how far moved from it, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

/** The picture's place in the window when it is seen whole. */
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

export const whole: View = { scale: 1, x: 0, y: 0 };

/** Larger than this a picture of ours has nothing more to show. */
export const largest = 4;

/** What a double tap and the zoom button ask for. */
export const closer = 2.5;

const clamp = (value: number, a: number, b: number) =>
  Math.min(Math.max(value, Math.min(a, b)), Math.max(a, b));

/**
 * Scales a view, between whole and `largest`, so that what is under a point stays under it.
 * @param point in the window
 */
export function zoomAt(view: View, scale: number, point: Point, box: Box): View {
  const next = clamp(scale, 1, largest);
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

/** Keeps a moved picture in the window: where it is larger it leaves no gap, where it is smaller nothing of it is lost. */
export function keepInside({ scale, x, y }: View, box: Box, window: Size): View {
  const between = (moved: number, start: number, length: number, room: number) => {
    const grown = (length * (scale - 1)) / 2;
    return clamp(moved, grown - start, room - grown - start - length);
  };
  return {
    scale,
    x: between(x, box.left, box.width, window.width),
    y: between(y, box.top, box.height, window.height),
  };
}
