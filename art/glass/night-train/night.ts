/** Moon, stars, hills and a few lit windows. */
import { placed, type Point, smooth, trace } from '../../studio/curves.ts';
import { bands, rings, round, type Shades } from '../shapes.ts';
import { glass, LAMP, moon, WIDTH } from './pane.ts';

export function paintSky(): void {
  const edges = [-40, 70, 150, 226, 300, 372, 480].map((height, k) => (x: number) => {
    return height + 30 * Math.sin(x / 240 + k * 0.7) + 12 * Math.sin(x / 90 + k * 1.9);
  });
  bands(
    glass,
    edges,
    [
      ['#141c5c', '#1c2a7c'],
      ['#1a2a80', '#223a9c'],
      ['#2038a0', '#2c52b8'],
      ['#2a4cb4', '#3c6cc8'],
      ['#3a62c0', '#5a86d0'],
      ['#5478c8', '#8a96d8'],
    ],
    { shortest: 170, longest: 360, slant: -34, liner: 4.4 },
  );
  rings(
    glass,
    moon,
    [0, 66, 112, 168],
    [1, 11, 15],
    [
      ['#fff8d0', '#ffe9a0'],
      ['#a8b4e8', '#6c86d8'],
      ['#6c8cdc', '#3a5cb8'],
    ],
    { wander: 0.06 },
  );
  round(glass, moon[0] - 20, moon[1] - 12, 13, 11, ['#f2dc90', '#e8cc80'], { liner: 3 });
  round(glass, moon[0] + 22, moon[1] + 24, 9, 8, ['#f2dc90', '#e8cc80'], { liner: 3 });
  for (const [x, y, size] of [
    [70, 74, 17],
    [250, 40, 12],
    [392, 96, 10],
    [560, 52, 15],
    [716, 90, 11],
    [1190, 70, 16],
    [1262, 214, 11],
    [812, 30, 10],
    [120, 168, 10],
    [660, 140, 9],
  ]) {
    star(x, y, size);
  }
}

function star(x: number, y: number, size: number): void {
  const points: Point[] = [];
  const turn = glass.random();
  for (let k = 0; k < 8; k++) {
    const reach = k % 2 ? size * 0.42 : size * (k % 4 ? 0.85 : 1.25);
    points.push([
      x + Math.sin(turn + (k * Math.PI) / 4) * reach,
      y - Math.cos(turn + (k * Math.PI) / 4) * reach,
    ]);
  }
  glass.pane(points, '#fff0b0', { liner: 3.2, strength: 0.7 });
}

export function paintHills(): void {
  hill(
    trace('-20,452 120,392 280,352 430,386 560,352 700,318 860,360 1000,344 1160,300 1330,350'),
    600,
    ['#5a68b8', '#3c4c98'],
    [330, 640, 930, 1180],
  );
  hill(
    trace('-20,500 160,452 330,440 520,466 660,430 800,452 940,420 1080,384 1230,376 1340,410'),
    640,
    ['#3a4a94', '#27367c'],
    [210, 470, 760, 1010],
  );
}

/** A range of hills down to `low`, divided into fields by lines from its crest. */
function hill(crest: Point[], low: number, shades: Shades, cuts: readonly number[]): void {
  const line = smooth(crest, { step: 6 });
  const walls = [-30, ...cuts, WIDTH + 30];
  for (let k = 0; k + 1 < walls.length; k++) {
    const top = line.filter(([x]) => x >= walls[k] && x <= walls[k + 1]);
    glass.pane(
      [...top, [walls[k + 1] + 50, low], [walls[k] + 50, low]],
      k % 2 ? shades : shades.toReversed(),
      { liner: 5 },
    );
  }
}

/** A house on the hill with a lit lamp. */
export function house(x: number, y: number, size: number): void {
  const place = placed(x, y, 0, size);
  glass.pane([place(-17, -12), place(17, -14), place(17, 14), place(-17, 14)], ['#8a86bc', '#5c5c98'], {
    liner: 4,
  });
  glass.pane([place(-24, -11), place(0, -32), place(25, -13)], ['#a04a5c', '#6a2c4c'], { liner: 4 });
  glass.pane([place(-8, -7), place(7, -8), place(7, 6), place(-8, 6)], LAMP, { liner: 3.4, strength: 0.8 });
}
