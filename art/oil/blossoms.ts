/** Flowers in thick paint: single heads of petals, garlands, and heaps. */
import type { Point } from '../studio/points.ts';
import { clamp } from '../studio/random.ts';
import { between, palette, pull, type Painting, type Palette } from './strokes.ts';

export interface Flower {
  shade: Palette;
  body: Palette;
  light: Palette;
}

export const orange: Flower = {
  shade: palette('#8f2f10', '#a83e0e', '#7a2618'),
  body: palette('#ee7412', '#e5620e', '#f58a1a'),
  light: palette('#ffb02e', '#ffc650', '#ffa01e'),
};
export const yellow: Flower = {
  shade: palette('#a8640e', '#8f5210', '#b87412'),
  body: palette('#f7b718', '#f2a912', '#fcc62a'),
  light: palette('#ffe26a', '#fff09a', '#ffd848'),
};
export const rose: Flower = {
  shade: palette('#4a0a20', '#5c0e26', '#3c0a26'),
  body: palette('#a8142e', '#b81c36', '#921030'),
  light: palette('#e2486a', '#ee6a86', '#d43254'),
};
export const white: Flower = {
  shade: palette('#8d8aa8', '#7a86a0', '#9a94ac'),
  body: palette('#e6e2d4', '#d9d8dc', '#efe8d0'),
  light: palette('#fffdf2', '#fff6dc', '#ffffff'),
};

/** A ruffled head of petals, each one touch of the knife; `lit` is the amount of sunlight on it. */
export function blossom(
  painting: Painting,
  [x, y]: Point,
  radius: number,
  { shade, body, light }: Flower,
  lit: number,
): void {
  const { random } = painting;
  const dab = (angle: number, reach: number, size: number, colours: Palette, load: number) => {
    const at = pull(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach * 0.86,
      angle + 1.07 + random(),
      size * 1.5,
      0.14,
    );
    painting.knife({ path: at, width: size, colours: colours.pair(random), load, dry: 0.1, ragged: 0.4 });
  };
  for (let i = 0; i < 5; i++) dab(i * 1.26 + random(), radius * 0.62, radius * 0.74, shade, 0.6);
  const petals = Math.round(5 + radius / 5);
  for (let ring = 0; ring < 2; ring++) {
    for (let i = 0; i < petals; i++) {
      const angle = (i / petals) * 6.283 + random() * 0.6;
      const facing = -Math.cos(angle - 0.85) * 0.42 + lit - ring * -0.12 + random() * 0.4 - 0.2;
      const colours = facing > 0.82 ? light : facing > 0.22 ? body : shade;
      dab(angle, radius * (ring === 0 ? 0.74 : 0.38), radius * (0.42 - 0.08 * ring), colours, 1.15);
    }
  }
  if (lit > 0.35) dab(random() * 6, radius * 0.08, radius * 0.3, light, 1.3);
}

interface Heap {
  /** Centre of its foot. */
  at: Point;
  /** Half its width, half its visible depth, and the height of its peak. */
  wide: number;
  deep: number;
  high: number;
  flower: Flower;
  size: readonly [back: number, front: number];
}

const shadow = palette('#5c3c3a', '#6b4638', '#523846');

/** A heap seen from above, painted from back to front, with sunlight from behind. */
export function heap(painting: Painting, { at: [x, y], wide, deep, high, flower, size }: Heap): void {
  const { random } = painting;
  const jitter = (reach: number) => (random() - 0.5) * 2 * reach;
  for (let i = 0; i < 9; i++) {
    const path = pull(
      x + wide * 0.3 + jitter(wide * 0.2),
      y + deep * (0.3 + 0.6 * random()),
      0.12 + jitter(0.08),
      wide * 1.7,
    );
    painting.brush({
      path,
      width: deep * 0.4,
      colours: shadow.pair(random),
      load: 0.5,
      dry: 0.35,
      taper: [0.8, 0.5],
    });
  }
  const step = (size[0] + size[1]) / 2;
  const spots: Point[] = [];
  for (let v = -1; v < 1; v += (step * 0.62) / deep) {
    for (let u = -1; u < 1; u += (step * 1.3) / wide) {
      const spot: Point = [u + jitter((step * 0.6) / wide), v + jitter((step * 0.3) / deep)];
      if (Math.hypot(...spot) < 0.96 + jitter(0.07)) spots.push(spot);
    }
  }
  const rise = ([u, v]: Point) => high * Math.max(0, 1 - Math.hypot(u, v)) ** 0.8;
  for (let i = 0; i < spots.length * 2; i++) {
    const [angle, reach] = [random() * 6.283, 0.95 * Math.sqrt(random())];
    const spot: Point = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const path = pull(x + spot[0] * wide, y + spot[1] * deep - rise(spot), jitter(0.6), size[1] * 2.4);
    painting.brush({ path, width: size[1] * 1.5, colours: flower.shade.pair(random), load: 0.5, dry: 0 });
  }
  for (const spot of spots) {
    const [u, v] = spot;
    const radius = (size[0] + (size[1] - size[0]) * (v * 0.5 + 0.5)) * (0.78 + 0.42 * random());
    const round = Math.max(0.25, Math.hypot(u, v));
    const light = clamp(0.52 - (u * 0.4 + v * 0.12) / round - 0.16 * v + jitter(0.2));
    blossom(painting, [x + u * wide, y + v * deep - rise(spot)], radius, flower, light);
  }
}

/** A string of blossoms. */
export function garland(
  painting: Painting,
  path: readonly Point[],
  radius: number,
  flowers: readonly Flower[],
): void {
  const { random } = painting;
  const jitter = (reach: number) => (random() - 0.5) * 2 * reach;
  let count = 0;
  for (let i = 0; i < path.length - 1; i++) {
    const [a, b] = [path[i], path[i + 1]];
    const steps = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (radius * 1.05));
    for (let k = 0; k < steps; k++) {
      const [[x, y]] = between([a], [b], k / steps);
      blossom(
        painting,
        [x + jitter(2), y + jitter(2)],
        radius * (0.9 + 0.2 * random()),
        flowers[Math.floor(count++ / 4) % flowers.length],
        0.55 + jitter(0.25),
      );
    }
  }
}
