/** The shikara (a boat with a canopy) and its reflection in the water. */
import { bezier, evenly, placed, type Point, smooth, trace } from '../../studio/curves.ts';
import { type Shades } from '../shapes.ts';
import { glass } from './pane.ts';
import { paintBoatman, paintPassengers } from './people.ts';

export function paintBoatInLake(): void {
  const wavy = (points: Point[], shades: Shades) =>
    glass.pane(smooth(points, { closed: true }), shades, { liner: 3.8, strength: 1.2 });
  wavy(trace('520,668 700,660 930,664 1110,650 1070,684 860,690 640,690'), ['#a8482a', '#5a4a5a']);
  wavy(trace('640,694 780,690 940,694 925,716 770,722 652,714'), ['#d87a34', '#8a5a58']);
  wavy(trace('660,726 790,724 900,728 880,748 760,750 676,744'), ['#e0b048', '#7a7a68']);
}

export function paintBoat(): void {
  paintFarCurtains();
  paintPassengers();
  const rim = bezier([398, 508], [520, 604], [900, 634], [1168, 516], 50);
  const keel = bezier([1168, 516], [1100, 668], [620, 700], [398, 508], 50);
  glass.pane([...rim, ...keel], ['#f2b04c', '#c8702c', '#8a4420'], {
    at: trace('500,570 800,610 1040,640'),
    liner: 6.5,
  });
  const strake = evenly(bezier([450, 560], [600, 644], [880, 660], [1108, 582], 40), 3);
  glass.line(strake, 4);
  for (let k = 0; k < 13; k++) {
    const [x, y] = strake[Math.round(((k + 1.4) / 15) * strake.length)];
    const slope = (k - 6) * -0.045;
    const gem = placed(x, y - 15, slope);
    glass.pane(
      [gem(-19, 0), gem(0, -9), gem(19, 0), gem(0, 9)],
      k % 2 ? ['#e23c5a', '#b81f48'] : ['#2fb4a8', '#127f86'],
      { liner: 3.2 },
    );
    glass.dot(...gem(24, 1), 2.6, 'gold');
  }
  paintBoatman();
  paintCanopy();
}

/** Curtains on the far side, tied back, with the lake between them. */
function paintFarCurtains(): void {
  for (const [x, side] of [
    [648, 1],
    [904, -1],
  ]) {
    glass.pane(
      smooth(
        [
          [x, 440],
          [x + side * 60, 442],
          [x + side * 40, 490],
          [x + side * 13, 520],
          [x + side * 22, 590],
          [x - side * 4, 596],
        ],
        { closed: true },
      ),
      ['#ffe07a', '#f0a43a'],
      { liner: 4.4 },
    );
    glass.line(
      [
        [x + side * 20, 446],
        [x + side * 11, 516],
      ],
      2.2,
    );
    glass.line(
      [
        [x + side * 38, 446],
        [x + side * 17, 512],
      ],
      2.2,
    );
    glass.dot(x + side * 12, 519, 4.4, 'gold');
  }
}

function paintCanopy(): void {
  for (const x of [622, 930]) {
    glass.pane(
      [
        [x - 6, 436],
        [x + 6, 436],
        [x + 7, 602],
        [x - 7, 602],
      ],
      ['#e8b040', '#b07424'],
      { liner: 3.8 },
    );
    for (const y of [470, 520, 566])
      glass.line(
        [
          [x - 6, y],
          [x + 6, y - 2],
        ],
        2.2,
      );
  }
  const eaves: Point[] = [];
  for (let k = 0; k <= 10; k++) eaves.push([590 + k * 37, 440 + 6 * Math.sin((k / 10) * Math.PI)]);
  for (let k = 0; k < 10; k++) {
    const [a, b] = [eaves[k], eaves[k + 1]];
    glass.pane(
      [
        a,
        b,
        ...smooth([
          [b[0], b[1] + 8],
          [(a[0] + b[0]) / 2, a[1] + 31],
          [a[0], a[1] + 8],
        ]),
      ],
      k % 2 ? ['#ffd24a', '#f0a030'] : ['#1fa89a', '#0c7a80'],
      { liner: 3.8 },
    );
    glass.dot((a[0] + b[0]) / 2, a[1] + 37, 3, 'gold');
  }
  const ridge: Point[] = trace('628,384 700,362 776,354 852,362 930,386');
  const shades: readonly Shades[] = [
    ['#f0485a', '#c01f3c'],
    ['#ffb83c', '#f08a2a'],
  ];
  const top = smooth(ridge, { step: 3 });
  for (let k = 0; k < 8; k++) {
    const upper = top.slice(
      Math.floor((k / 8) * (top.length - 1)),
      Math.floor(((k + 1) / 8) * (top.length - 1)) + 1,
    );
    const [left, right] = [590 + (k / 8) * 370, 590 + ((k + 1) / 8) * 370];
    const low = (x: number) => 440 + 6 * Math.sin(((x - 590) / 370) * Math.PI);
    glass.pane([...upper, [right, low(right)], [left, low(left)]], shades[k % 2], { liner: 4.8 });
  }
  for (const [x, y] of trace('628,382 776,352 930,384')) {
    glass.line(
      [
        [x, y],
        [x, y - 18],
      ],
      4,
      { tube: 'gold' },
    );
    glass.dot(x, y - 20, 5.5, 'gold');
  }
}
