/** Branches, leaves and blossom of the guava tree. */
import { band, between, evenly, oval, placed, type Point, smooth, trace } from '../../studio/curves.ts';
import { leaf, petal, round, type Shades } from '../shapes.ts';
import { deep, fresh, glass, young } from './pane.ts';

export function paintBranches(): void {
  const wood: Shades = ['#c08a54', '#8a5a30', '#6e4424'];
  const twig = (points: Point[], half: number) => {
    const chain = evenly(smooth(points), 3);
    glass.pane(
      band(chain, (t) => half * (1 - 0.55 * t)),
      wood,
      { at: [points[0], points[1], points[points.length - 1]], liner: 5.5 },
    );
  };
  twig(trace('520,642 420,560 330,430 300,330'), 15);
  twig(trace('760,606 800,520 812,420 860,330'), 15);
  twig(trace('940,1030 800,970 660,938 540,938 480,972 470,1040'), 13);
  twig(trace('700,944 694,980 682,1026'), 8);
  twig(trace('846,986 838,1040 826,1102'), 8);
  const chain = evenly(smooth(trace('940,560 800,604 640,622 480,652 320,664 180,640 60,662 -30,640')), 3);
  glass.pane(
    band(chain, (t) => 36 - 16 * t + 3 * Math.sin(t * 21)),
    ['#cf9a62', '#9a6636', '#744a28'],
    {
      at: trace('620,600 300,680 880,600'),
      liner: 6.6,
    },
  );
  for (const [from, to] of [
    [
      [860, 584],
      [720, 610],
    ],
    [
      [560, 640],
      [440, 652],
    ],
    [
      [200, 646],
      [110, 654],
    ],
  ] as [Point, Point][]) {
    glass.line(smooth([from, between(from, to, 0.5), to]), 2.6, { taper: 0.8 });
  }
  glass.pane(oval(742, 612, 13, 8), '#6a4222', { liner: 3.2 });
}

export function leaves(list: readonly [number, number, number, number, Shades][]): void {
  for (const [x, y, angle, length, shades] of list) {
    leaf(glass, x, y, angle, length, shades, { half: length * 0.24, veins: 5, bend: 0.05, liner: 5.2 });
  }
}

export function paintFarLeaves(): void {
  leaves([
    [310, 400, -2.5, 190, deep],
    [300, 340, -1.1, 176, fresh],
    [330, 330, -1.9, 180, young],
    [840, 360, -0.9, 170, deep],
    [846, 350, -1.9, 190, young],
    [816, 440, -2.7, 150, fresh],
    [820, 420, 0.3, 140, young],
    [60, 640, -1.7, 170, fresh],
    [40, 650, -0.7, 150, deep],
    [520, 640, 1.9, 180, deep],
    [560, 650, 1.1, 170, fresh],
  ]);
  blossom(196, 190, 0.95);
  leaves([
    [-10, 1180, -0.9, 170, deep],
    [-10, 1230, -0.15, 180, fresh],
    [60, 1310, -1.0, 170, young],
    [150, 1310, -0.5, 150, deep],
    [240, 1310, -1.5, 120, fresh],
  ]);
  blossom(116, 1176, 0.8);
}

export function paintNearLeaves(): void {
  leaves([
    [120, 650, 2.0, 180, young],
    [90, 652, 2.9, 130, fresh],
    [856, 592, 1.0, 180, deep],
    [890, 560, -0.3, 100, young],
    [470, 660, 1.35, 160, young],
  ]);
}

/** A guava flower: white petals and a brush of stamens. */
function blossom(x: number, y: number, scale: number): void {
  for (let k = 0; k < 5; k++) {
    const place = placed(x, y, k * 1.257 + 0.3, scale);
    glass.pane(petal(place, 88, 34, 0.95), ['#f4f0d0', '#ffffff'], {
      at: [place(0, 0), place(80, 0)],
      liner: 4.8,
      strength: 0.55,
    });
  }
  for (let k = 0; k < 19; k++) {
    const place = placed(x, y, k * 0.331 + 0.1, scale);
    const long = 34 + 16 * glass.random();
    glass.line([place(10, 0), place(long, 3)], 2);
    glass.dot(...place(long, 3), 3.4, 'gold');
  }
  round(glass, x, y, 14 * scale, 14 * scale, ['#d8e04a', '#a8b838'], { liner: 3.8 });
}
