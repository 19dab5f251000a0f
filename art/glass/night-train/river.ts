/** The river in the moonlight, its near bank and the trees. */
import { band, bezier, cornered, evenly, placed, type Point, smooth, trace } from '../../studio/curves.ts';
import { bands, petal, type Shades } from '../shapes.ts';
import { house } from './night.ts';
import { glass, LAMP, onRailway } from './pane.ts';

/** The river comes from the hills on the right and gets wider at the front, with reflections of the lights. */
export function paintRiver(): void {
  const edges = [556, 592, 636, 690, 756, 826, 920].map((height, k) => (x: number) => {
    return height + 8 * Math.sin(x / 120 + k * 1.7) + 5 * Math.sin(x / 47 + k);
  });
  bands(
    glass,
    edges,
    [
      ['#4a70c0', '#3860b4'],
      ['#3460b4', '#2850a0'],
      ['#2c54a8', '#204494'],
      ['#244a9c', '#1a3a84'],
      ['#1c3f8c', '#143074'],
      ['#183478', '#102660'],
    ],
    { shortest: 150, longest: 330, liner: 4.4 },
  );
  for (let k = 0; k < 7; k++) {
    const y = 604 + k * 40 + k * k * 1.6;
    const half = 20 + k * 7 + (k % 2) * 12;
    const x = 992 + (k % 2 ? 14 : -10);
    ripple(x, y, half, 7 + k, ['#fff4c0', '#ffe08a']);
  }
  for (const [along, count] of trace('3.3,4 4.7,4 6.1,3 7.6,3')) {
    for (let k = 0; k < count; k++) {
      const [x] = onRailway(along, 0);
      ripple(x + (k % 2 ? 13 : -9), 668 + along * -6 + k * 34, 30 - k * 3, 8.5, LAMP);
    }
  }
}

function ripple(x: number, y: number, half: number, high: number, shades: Shades): void {
  const lens = placed(x - half, y);
  glass.pane(petal(lens, half * 2, high, 0.7), shades, {
    at: shades.map((_, i) => [x - half + (2 * half * i) / (shades.length - 1), y] as Point),
    liner: 3.6,
  });
}

export function paintNearBank(): void {
  const bluff = smooth(trace('1350,300 1250,296 1120,322 1000,344 910,376 846,430 820,520 826,600'));
  const cuts = [0, 0.3, 0.52, 0.76, 1].map((share) => Math.round(share * (bluff.length - 1)));
  const feet: Point[] = trace('1350,700 1180,660 1010,640 910,624 826,600');
  for (let k = 0; k < 4; k++) {
    const crest = bluff.slice(cuts[k], cuts[k + 1] + 1);
    glass.pane(
      [...crest, feet[k + 1], feet[k]],
      k % 2 ? ['#4a5a98', '#2a3c7c', '#1c2e66'] : ['#40609a', '#25477e', '#193566'],
      { liner: 5.6 },
    );
  }
  for (const [x, y, size] of [
    [1010, 452, 0.9],
    [1052, 470, 1.1],
    [1096, 446, 0.9],
    [1222, 420, 1],
    [1190, 520, 1.2],
  ])
    house(x, y, size);
  glass.pane(
    cornered(trace('1330,610 1180,590 1110,620 1130,690 1216,760 1190,830 1214,910'), [
      [1214, 910],
      [1330, 910],
    ]),
    ['#2e5a74', '#1c3f5c', '#142c48'],
    { liner: 6 },
  );
  glass.pane(
    cornered(trace('-20,800 90,800 190,836 240,910'), [
      [240, 910],
      [-20, 910],
    ]),
    ['#2a5468', '#183850'],
    { liner: 6 },
  );
}

/** Silver oaks and a palm, dark against the water. */
export function paintTrees(): void {
  for (const [x, foot, tall, half] of [
    [1252, 800, 250, 44],
    [1184, 850, 190, 36],
    [1300, 860, 180, 36],
  ]) {
    glass.line(
      [
        [x, foot + 30],
        [x, foot - tall * 0.3],
      ],
      9,
      { taper: 0 },
    );
    for (let tier = 0; tier < 4; tier++) {
      const low = foot - (tall / 4.6) * tier;
      const wide = half * (1 - tier * 0.2);
      glass.pane(
        cornered(
          [
            [x - wide, low],
            [x - wide * 0.3, low - tall * 0.16],
            [x, low - tall * 0.36],
          ],
          [
            [x, low - tall * 0.36],
            [x + wide * 0.35, low - tall * 0.15],
            [x + wide, low - 4],
          ],
          [
            [x + wide, low - 4],
            [x, low - 14],
            [x - wide, low],
          ],
        ),
        tier % 2 ? ['#3a8a80', '#1c5468'] : ['#2c7478', '#163f58'],
        {
          at: [
            [x - wide * 0.6, low - tall * 0.2],
            [x + wide * 0.6, low],
          ],
          liner: 5.2,
        },
      );
    }
  }
  const reeds: readonly [number, number, number][] = [
    [40, 812, -0.2],
    [66, 806, 0.05],
    [92, 808, 0.28],
    [128, 826, -0.1],
    [150, 832, 0.2],
  ];
  for (const [x, y, lean] of reeds) {
    const blade = evenly(
      bezier([x, y + 40], [x + lean * 30, y - 10], [x + lean * 80, y - 60], [x + lean * 150, y - 100]),
      3,
    );
    glass.pane(
      band(blade, (t) => 9 * (1 - t * 0.9)),
      ['#3c8c88', '#1c5468'],
      { liner: 4 },
    );
  }
}
