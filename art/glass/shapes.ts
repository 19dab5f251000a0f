/** Patterns of panes and plants that several glass paintings use. */
import { bezier, between, cornered, oval, placed, type Place, type Point } from '../studio/curves.ts';
import type { Flow, GlassPainting } from './panes.ts';

/** The colours of a pane, from its beginning to its end. */
export type Shades = readonly string[];

/** A pointed petal from the origin along u, `length` long, with a maximal half-width of `half`. */
export function petal(place: Place, length: number, half: number, blunt = 0.7): Point[] {
  const upper = bezier(
    place(0, -half * 0.2),
    place(length * 0.3, -half * 1.25),
    place(length * blunt, -half),
    place(length, 0),
  );
  const lower = bezier(
    place(length, 0),
    place(length * blunt, half),
    place(length * 0.3, half * 1.25),
    place(0, half * 0.2),
  );
  return [...upper, ...lower];
}

/** A leaf with a midrib of liner and, if large, a few side veins. */
export function leaf(
  glass: GlassPainting,
  x: number,
  y: number,
  angle: number,
  length: number,
  shades: Shades,
  { half = length * 0.26, veins = 0, bend = 0.12, liner = 5.5 } = {},
): void {
  const place = placed(x, y, angle);
  const rib = bezier(
    place(0, 0),
    place(length * 0.3, length * bend),
    place(length * 0.7, length * bend),
    place(length, 0),
  );
  const upper = bezier(
    place(0, 0),
    place(length * 0.2, -half * 1.25),
    place(length * 0.7, -half),
    place(length, 0),
  );
  const lower = bezier(
    place(length, 0),
    place(length * 0.7, half * 1.3),
    place(length * 0.2, half * 1.45),
    place(0, 0),
  );
  glass.pane([...upper, ...lower], shades, { at: [place(0, 0), place(length * 0.95, 0)], liner });
  glass.line(rib.slice(1, -3), liner * 0.6);
  for (let i = 1; i <= veins; i++) {
    const root = rib[Math.round((i / (veins + 1.4)) * 24) + 1];
    const reach = half * (1 - Math.abs(i / (veins + 1) - 0.45));
    for (const side of [-1, 1]) {
      const turn = placed(root[0], root[1], angle);
      glass.line([root, turn(reach * 0.7, side * reach * 0.75)], liner * 0.42, { taper: 0.6 });
    }
  }
}

/** Rings of panes around a centre; `counts` is the number of panes in each ring. */
export function rings(
  glass: GlassPainting,
  [x, y]: Point,
  radii: readonly number[],
  counts: readonly number[],
  shades: readonly Shades[],
  { wander = 0.1, liner = 4.4, twist = 0.23 } = {},
): void {
  const radius = (ring: number, angle: number) => {
    const noise = glass.noise(20 + Math.cos(angle) * 2.6, 20 + ring * 7 + Math.sin(angle) * 2.6, 3) - 0.5;
    return radii[ring] * (1 + wander * noise * (ring > 1 ? 1 : 0.3));
  };
  const on = (ring: number, angle: number): Point => [
    x + Math.cos(angle) * radius(ring, angle),
    y + Math.sin(angle) * radius(ring, angle),
  ];
  for (let ring = radii.length - 2; ring >= 0; ring--) {
    const count = counts[ring];
    const smoothness = Math.max(12, Math.round(48 / count));
    for (let k = 0; k < count; k++) {
      const angle = (share: number) => ((k + share) / count) * Math.PI * 2 + ring * twist;
      const steps = Array.from({ length: smoothness + 1 }, (_, i) => angle(i / smoothness));
      const outer = steps.map((a) => on(ring + 1, a));
      // A disc has no seam to its centre.
      const inner = radii[ring] === 0 && count === 1 ? [] : steps.toReversed().map((a) => on(ring, a));
      const middle = angle(0.5);
      const across = (i: number) =>
        between(on(ring, middle), on(ring + 1, middle), i / (shades[ring].length - 1));
      glass.pane([...outer, ...inner], shades[ring], { at: shades[ring].map((_, i) => across(i)), liner });
    }
  }
}

/** Horizontal bands of panes between wavy lines, with a few cuts across: water, sky, fields. */
export function bands(
  glass: GlassPainting,
  edges: readonly ((x: number) => number)[],
  shades: readonly Shades[],
  { from = -20, to = glass.width + 20, shortest = 130, longest = 320, slant = 30, liner = 4.5 } = {},
): void {
  for (let i = 0; i + 1 < edges.length; i++) {
    let left = from - glass.random() * shortest;
    while (left < to) {
      const right = left + shortest + glass.random() * (longest - shortest);
      const start = left;
      const along = Array.from({ length: 15 }, (_, k) => start + ((right - start) * k) / 14);
      const upper = along.map((x): Point => [x, edges[i](x)]);
      const lower = along.toReversed().map((x): Point => [x + slant, edges[i + 1](x + slant)]);
      glass.pane([...upper, ...lower], shades[i], { liner });
      left = right;
    }
  }
}

/** Ground divided into crooked quadrilateral panes; `shade` returns the colours for the centre of each. */
export function shards(
  glass: GlassPainting,
  size: readonly [across: number, down: number],
  shade: (x: number, y: number) => Shades,
  { jitter = 0.34, liner = 4.2 } = {},
): void {
  const columns = Math.ceil(glass.width / size[0]) + 2;
  const rows = Math.ceil(glass.height / size[1]) + 2;
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column): Point => [
      (column - 1 + (row % 2) * 0.45 + (glass.random() - 0.5) * 2 * jitter) * size[0],
      (row - 1 + (glass.random() - 0.5) * 2 * jitter) * size[1],
    ]),
  );
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const outline = [
        corners[row][column],
        corners[row][column + 1],
        corners[row + 1][column + 1],
        corners[row + 1][column],
      ];
      const [x, y] = between(outline[0], outline[2], 0.5);
      glass.pane(outline, shade(x, y), { liner });
    }
  }
}

/** A floating leaf in wedges, with its notch in the direction `notch`. */
export function lilyPad(
  glass: GlassPainting,
  [x, y]: Point,
  rx: number,
  ry: number,
  notch: number,
  shades: readonly Shades[],
  { wedges = 8, liner = 4.5 } = {},
): void {
  const span = Math.PI * 2 - 0.44;
  for (let k = 0; k < wedges; k++) {
    const from = notch + 0.22 + (k * span) / wedges;
    const rim = Array.from({ length: 8 }, (_, i): Point => {
      const angle = from + (span / wedges) * (i / 7);
      const ripple = 1 + 0.035 * Math.sin(angle * 7 + notch);
      return [x + Math.cos(angle) * rx * ripple, y + Math.sin(angle) * ry * ripple];
    });
    glass.pane([[x, y], ...rim], shades[k % shades.length], { at: [[x, y], rim[4]], liner });
  }
}

/** A lotus flower, seen from the side: back petals, side petals, the bowl, two open petals. */
export function lotus(glass: GlassPainting, x: number, y: number, scale: number, turn = 0): void {
  const rows: readonly [angles: readonly number[], length: number, half: number, shades: Shades][] = [
    [[-1.3, 1.26], 128, 30, ['#ffd6e4', '#ef5f9a']],
    [[-0.33, 0.3], 150, 36, ['#ffe3ee', '#f0689f']],
    [[-0.94, 0.9], 138, 36, ['#ffdce9', '#e9478c']],
    [[-0.56, 0.58], 128, 37, ['#ffe9f0', '#f2719f']],
    [[0.02], 134, 40, ['#fff1f4', '#f27fb0']],
    [[-1.16, 1.1], 98, 30, ['#fff0f4', '#f58db8']],
  ];
  for (const [angles, length, half, shades] of rows) {
    for (const angle of angles) {
      const long = length * (0.94 + glass.random() * 0.12);
      const place = placed(x, y, -Math.PI / 2 + turn + angle, scale);
      glass.pane(petal(place, long, half), shades, {
        at: [place(long * 0.05, 0), place(long * 0.98, 0)],
        liner: 5.2,
      });
      glass.line([place(long * 0.5, 0), place(long * 0.84, 0)], 2.2, { taper: 0.6 });
    }
  }
  const cup = placed(x, y, turn, scale);
  glass.pane(
    cornered(
      [cup(-34, 2), cup(-22, -20), cup(0, -27), cup(24, -20), cup(34, 2)],
      [cup(34, 2), cup(0, 19), cup(-34, 2)],
    ),
    ['#ffd23f', '#e8901c'],
    { liner: 5 },
  );
  for (let k = -2; k <= 2; k++) glass.dot(...cup(k * 11, -6 + Math.abs(k) * 2), 2.4);
}

/** A lotus bud on a stem from the water. */
export function lotusBud(glass: GlassPainting, x: number, water: number, height: number, scale = 1): void {
  const top: Point = [x, water - height];
  glass.line(
    bezier([x - 8, water + 30], [x + 14, water - 10], [x - 6, water - height * 0.5], [x, top[1] + 30]),
    6.5,
  );
  const place = placed(...top, 0, scale);
  glass.pane(
    cornered(
      [place(0, -46), place(25, -12), place(23, 20), place(0, 36)],
      [place(0, 36), place(-24, 20), place(-26, -10), place(0, -46)],
    ),
    ['#e23f86', '#ffb3cf'],
    { liner: 5.5 },
  );
  glass.line([place(0, -40), place(-10, -4), place(-2, 28)], 3);
}

/** A round pane. */
export function round(
  glass: GlassPainting,
  x: number,
  y: number,
  rx: number,
  ry: number,
  shades: Shades,
  flow: Flow = {},
): void {
  glass.pane(oval(x, y, rx, ry), shades, flow);
}
