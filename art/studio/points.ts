export type Point = readonly [x: number, y: number];

/** Parses points such as '12,40 30,62 51,60'. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Parses points around the origin, then scales, rotates and moves them. */
export function placed(text: string, [x, y]: Point, size = 1, turn = 0): Point[] {
  const along = size * Math.cos(turn);
  const across = size * Math.sin(turn);
  return points(text).map(([u, v]) => [x + u * along - v * across, y + u * across + v * along]);
}

/** The corners of a rectangle, clockwise from the upper left. */
export function box(left: number, top: number, wide: number, high: number): Point[] {
  return [
    [left, top],
    [left + wide, top],
    [left + wide, top + high],
    [left, top + high],
  ];
}
