/** Evening sky, and mountains with some snow. */
import { between, cornered, placed, type Point, smooth, trace } from '../../studio/curves.ts';
import { bands, type Shades } from '../shapes.ts';
import { glass, inLake, SHORE } from './pane.ts';

export function paintSky(): void {
  const edges = [-30, 52, 112, 176, 240, 420].map((height, k) => (x: number) => {
    return height + 17 * Math.sin(x / 170 + k * 1.3) + 8 * Math.sin(x / 61 + k * 2.1);
  });
  bands(
    glass,
    edges,
    [
      ['#5aa6e0', '#8cc8ee'],
      ['#8fd0ee', '#bfe4ee'],
      ['#c6e6e4', '#ffe9c0'],
      ['#ffe6b0', '#ffcf96'],
      ['#ffd39a', '#ffb68e'],
    ],
    { shortest: 210, longest: 420, slant: -26, liner: 4.2 },
  );
  for (const [x, y, wide] of [
    [300, 92, 1],
    [860, 66, 1.25],
  ]) {
    const cloud = placed(x, y, -0.03, wide);
    glass.pane(
      cornered(
        [cloud(-92, 14), cloud(-78, -10), cloud(-44, -12)],
        [cloud(-44, -12), cloud(-22, -38), cloud(20, -34), cloud(32, -14)],
        [cloud(32, -14), cloud(62, -22), cloud(92, 14)],
        [cloud(92, 14), cloud(0, 22), cloud(-92, 14)],
      ),
      ['#fffaf0', '#ffdcc8'],
      { liner: 4.6, strength: 0.7 },
    );
  }
  for (const [x, y, size] of [
    [520, 120, 15],
    [566, 96, 12],
    [606, 128, 10],
  ]) {
    glass.line(
      smooth([
        [x - size * 1.5, y - size * 0.4],
        [x - size * 0.7, y - size * 0.75],
        [x, y],
        [x + size * 0.8, y - size * 0.8],
        [x + size * 1.6, y - size * 0.5],
      ]),
      3.6,
    );
  }
}

/** A range of mountains as lit and shaded faces of its peaks; its feet are hidden below `low`. */
function range(peaks: readonly Point[], low: number, lit: Shades, shaded: Shades, snow: number): void {
  const place = (point: Point) => point;
  for (const mapped of [inLake, place]) {
    const mirrored = mapped === inLake;
    for (let i = 1; i + 1 < peaks.length; i += 2) {
      const [left, top, right] = [peaks[i - 1], peaks[i], peaks[i + 1]];
      const foot: Point = [top[0] + (right[0] - top[0]) * 0.34, low];
      const spur = between(top, foot, 0.5);
      const crest: Point[] = [top, [spur[0] - 16, spur[1] - 12], [spur[0] + 10, spur[1] + 16], foot];
      const tone = mirrored ? 1.25 : 1;
      const flow = { liner: mirrored ? 4 : 5.2, strength: tone };
      glass.pane([left, ...crest, [left[0], low] as Point].map(mapped), lit, flow);
      glass.pane([...crest, [right[0], low] as Point, right].map(mapped), shaded, flow);
      if (mirrored || snow === 0) continue;
      const [west, east] = [between(top, left, snow), between(top, right, snow * 0.8)];
      glass.pane(
        [
          top,
          between(top, west, 0.5),
          west,
          [west[0] + 20, west[1] - 13],
          [west[0] + 32, west[1] + 12],
          between(top, foot, snow * 0.75),
        ],
        ['#fffdf6', '#ffdfd2'],
        { liner: 4.2, strength: 0.6 },
      );
      glass.pane(
        [
          top,
          between(top, foot, snow * 0.75),
          [east[0] - 26, east[1] + 14],
          [east[0] - 15, east[1] - 12],
          east,
          between(top, east, 0.5),
        ],
        ['#dfe6fb', '#b4c3f0'],
        { liner: 4.2, strength: 0.7 },
      );
    }
  }
}

export function paintMountains(): void {
  range(
    trace('300,330 452,204 552,288 690,108 880,276 948,208 1010,246 1176,138 1400,330'),
    SHORE,
    ['#a99fe8', '#8a86d8', '#f2a6b4'],
    ['#6f78cc', '#5568be'],
    0.4,
  );
  range(
    trace('-60,250 70,208 236,300 360,262 560,340 700,306 900,352'),
    SHORE,
    ['#5fa0b4', '#3f8f96'],
    ['#38708e', '#2b7a82'],
    0,
  );
  range(
    trace('760,352 960,300 1120,338 1240,282 1420,344'),
    SHORE,
    ['#63aa8e', '#3f9a78'],
    ['#387f76', '#2a7660'],
    0,
  );
}
