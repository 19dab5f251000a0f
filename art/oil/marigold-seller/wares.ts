/** Marigolds, leaves and the scales. */
import { type Point, points } from '../../studio/points.ts';
import { blossom, garland, heap, orange, rose, white, yellow } from '../blossoms.ts';
import { type Pair, pull, unsteadyPath } from '../strokes.ts';
import { jitter, gold, leaf, painting, pair, random, tone } from './canvas.ts';

export function scales(): void {
  const thin = (path: string, width: number, colours: Pair) =>
    painting.brush({ path: points(path), width, colours, load: 1.1, dry: 0, ragged: 0, taper: [0.9, 0.9] });
  thin('898,306 898,352', 4, tone('#3a2a30'));
  thin('772,366 898,350 1022,338', 9, tone('#6d4a2a'));
  thin('774,362 898,346 1020,335', 4, pair(gold));
  for (const [x, y, hook] of [
    [778, 506, 365],
    [1016, 470, 338],
  ]) {
    for (const side of [-66, 0, 66]) thin(`${x},${hook} ${x + side},${y}`, 2.6, tone('#4a3434'));
    painting.brush({
      path: points(`${x - 74},${y} ${x - 40},${y + 26} ${x},${y + 32} ${x + 40},${y + 26} ${x + 74},${y}`),
      width: 26,
      colours: tone('#6a4a3a'),
      dry: 0,
      taper: [0.4, 0.4],
    });
    thin(`${x - 72},${y - 2} ${x},${y + 12} ${x + 72},${y - 2}`, 7, pair(gold));
    thin(`${x - 60},${y + 8} ${x - 36},${y + 22} ${x - 14},${y + 27}`, 6, tone('#f7e6b8'));
  }
  for (let i = 0; i < 9; i++) blossom(painting, [1016 + jitter(46), 454 + jitter(10)], 19, orange, 0.9);
  for (const [x, high] of [
    [760, 32],
    [792, 24],
  ]) {
    painting.brush({
      path: points(`${x},${512 - high} ${x},512`),
      width: 26,
      colours: tone('#2b2733'),
      dry: 0,
    });
    painting.brush({
      path: points(`${x - 8},${512 - high} ${x - 8},508`),
      width: 6,
      colours: tone('#8a86a0'),
      dry: 0,
    });
  }
}

function leaves(x: number, y: number, count: number, size: number): void {
  for (let i = 0; i < count; i++) {
    const angle = jitter(1.2) + 0.5;
    const path = pull(
      x + jitter(size),
      y + jitter(size * 0.5),
      angle,
      size * (0.7 + 0.6 * random()),
      jitter(0.12),
    );
    painting.brush({ path, width: size * 0.26, colours: pair(leaf), taper: [0.4, 0.1], load: 1 });
    if (random() < 0.5)
      painting.brush({
        path: unsteadyPath(path, random, 3),
        width: size * 0.06,
        colours: tone('#b9cf7a'),
        taper: [0.6, 0.1],
      });
  }
}

export function flowers(): void {
  heap(painting, { at: [226, 640], wide: 190, deep: 62, high: 120, flower: yellow, size: [15, 21] });
  painting.brush({
    path: points('960,610 1000,690 1120,722 1240,690 1290,600'),
    width: 70,
    colours: tone('#6a4634'),
    dry: 0.1,
  });
  painting.brush({
    path: points('966,640 1010,700 1100,728'),
    width: 14,
    colours: tone('#c49660'),
    dry: 0.4,
  });
  heap(painting, { at: [1124, 610], wide: 156, deep: 58, high: 70, flower: white, size: [11, 15] });
  leaves(930, 690, 30, 84);
  heap(painting, { at: [640, 800], wide: 330, deep: 128, high: 190, flower: orange, size: [20, 34] });
  heap(painting, { at: [110, 970], wide: 300, deep: 150, high: 190, flower: rose, size: [26, 42] });
  heap(painting, { at: [1180, 980], wide: 330, deep: 150, high: 220, flower: yellow, size: [26, 42] });
  for (const [reach, flowers] of [
    [1, [orange, orange, white]],
    [0.66, [rose, rose, white]],
    [0.34, [orange]],
  ] as const) {
    const coil = Array.from({ length: 13 }, (_, i): Point => {
      const angle = -2.6 + (i / 12) * 6.1;
      return [630 + Math.cos(angle) * 205 * reach, 1032 + Math.sin(angle) * 86 * reach];
    });
    garland(painting, coil, 22, flowers);
  }
}
