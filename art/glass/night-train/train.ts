/** Engine, carriages and passengers, the beam and the steam. */
import { cornered, oval, placed, type Point, smooth, trace } from '../../studio/curves.ts';
import { round, type Shades } from '../shapes.ts';
import { glass, LAMP, onRailway, side, stretch, thinner } from './pane.ts';
import { tunnel } from './viaduct.ts';

export function paintTrain(): void {
  tunnel();
  for (let car = 4; car >= 0; car--) paintCarriage(4.05 + car * 1.9, 1.82, car);
  paintEngine();
  paintBeam();
}

function paintCarriage(from: number, length: number, car: number): void {
  const to = from + length;
  const liner = thinner(5.4, from);
  const paint: Shades = car % 2 ? ['#d83c3c', '#8c1c30'] : ['#e0522c', '#a02428'];
  glass.pane(side(from, to, 6, 104), paint, { liner });
  glass.pane(side(from - 0.03, to + 0.03, 100, 124), ['#d8c8b0', '#8a80a0'], { liner });
  const windows = car < 3 ? 5 : 4;
  const gap = length / (windows + 0.4);
  for (let k = 0; k < windows; k++) {
    const left = from + gap * (k + 0.3);
    const right = left + gap * 0.78;
    glass.pane(side(left, right, 48, 90), LAMP, { liner: liner * 0.8, strength: 0.75 });
    if (car < 2 && k % 2 === car) passenger((left + right) / 2, car === 0 ? 1 : 0.8);
  }
  glass.line(stretch(from + 0.05, to - 0.05, 30), Math.max(2, liner * 0.5), { tube: 'gold', taper: 0 });
  const wheels = car < 3 ? [0.2, 0.38, 0.66, 0.84] : [0.25, 0.75];
  for (const share of wheels) wheel(from + length * share, 2, 17);
}

function passenger(along: number, size: number): void {
  const [x, y] = onRailway(along, 60);
  glass.dot(x, y - 8 * size, 8.5 * size);
  glass.line(
    [
      [x - 11 * size, y + 14 * size],
      [x - 6 * size, y + 5 * size],
      [x + 6 * size, y + 5 * size],
      [x + 11 * size, y + 14 * size],
    ],
    8 * size,
    { taper: 0 },
  );
}

function wheel(along: number, up: number, radius: number): void {
  const size = 1 / (1 + along * 0.14);
  const [x, y] = onRailway(along, up);
  round(glass, x, y, radius * size * 1.15, radius * size * 1.3, ['#5a5c78', '#34365c'], {
    liner: thinner(5, along),
  });
  glass.dot(x, y, Math.max(1.6, 3.4 * size));
}

function paintEngine(): void {
  const iron: Shades = ['#4cc07a', '#1f8a58', '#145a44'];
  glass.pane(side(2.62, 3.92, 10, 84), ['#48b878', '#1c7a54'], { liner: 5.4 });
  glass.pane(side(3.28, 3.96, 80, 118), ['#48b878', '#1c7a54'], { liner: 5.2 });
  glass.pane(side(3.4, 3.86, 84, 108), LAMP, { liner: 4.4 });
  glass.pane(side(3.22, 4.02, 116, 134), ['#e0d0b8', '#8c80a0'], { liner: 5 });
  glass.pane(
    cornered(
      stretch(1.62, 3.3, 92),
      [onRailway(3.3, 92), onRailway(3.34, 58), onRailway(3.3, 26)],
      stretch(1.62, 3.3, 26).toReversed(),
      [onRailway(1.62, 26), onRailway(1.54, 58), onRailway(1.62, 92)],
    ),
    iron,
    {
      at: [onRailway(2.4, 92), onRailway(2.4, 56), onRailway(2.4, 24)],
      liner: 6,
    },
  );
  for (const along of [1.98, 2.42, 2.86]) {
    glass.line(smooth([onRailway(along, 91), onRailway(along + 0.035, 58), onRailway(along, 27)]), 4.2, {
      tube: 'gold',
      taper: 0,
    });
  }
  glass.pane(
    cornered(
      [onRailway(1.72, 92), onRailway(1.74, 122), onRailway(1.64, 142)],
      [onRailway(1.64, 142), onRailway(2.02, 142)],
      [onRailway(2.02, 142), onRailway(1.93, 122), onRailway(1.94, 92)],
    ),
    ['#2f8a64', '#164a40'],
    { liner: 5.4 },
  );
  glass.pane(
    cornered(
      [
        onRailway(2.5, 92),
        onRailway(2.52, 112),
        onRailway(2.62, 120),
        onRailway(2.72, 112),
        onRailway(2.74, 92),
      ],
      [onRailway(2.74, 92), onRailway(2.5, 92)],
    ),
    ['#ffd860', '#c88a24'],
    { liner: 4.6 },
  );
  glass.pane(side(1.5, 3.96, 8, 27), ['#d03c40', '#8c1c34'], { liner: 5 });
  glass.pane([onRailway(1.56, 24), onRailway(1.22, -2), onRailway(1.62, -2)], ['#d03c40', '#8c1c34'], {
    liner: 4.8,
  });
  for (const [along, radius] of trace('1.9,22 2.34,22 2.78,22 3.32,18 3.7,18'))
    wheel(along, radius - 16, radius);
  const rod = [onRailway(1.9, 6), onRailway(2.34, 3), onRailway(2.78, 6)];
  glass.line(rod, 5.4, { tube: 'silver', taper: 0 });
  const lamp = onRailway(1.5, 76);
  round(glass, lamp[0], lamp[1], 13, 15, ['#fffbe0', '#ffe27a'], { liner: 5.2, strength: 0.6 });
}

/** The area lit by the headlamp. */
function paintBeam(): void {
  const [x, y] = onRailway(1.42, 76);
  for (const [from, to, shades] of [
    [-34, 4, ['#fff4b0', '#e8c060']],
    [4, 46, ['#fff0a0', '#d8a850']],
  ] as [number, number, Shades][]) {
    glass.pane(
      [
        [x - 6, y + from * 0.24],
        [-30, y + from * 1.5],
        [-30, y + to * 1.5],
        [x - 6, y + to * 0.24],
      ],
      shades,
      {
        at: [
          [x - 20, y],
          [-10, y],
        ],
        liner: 4.2,
      },
    );
  }
}

/** The steam over the carriages, coloured by the windows below. */
export function paintSteam(): void {
  const puffs: readonly [number, number, number, number, number][] = [
    [806, 246, 36, 20, 0.1],
    [732, 236, 50, 28, -0.1],
    [640, 214, 62, 36, 0.1],
    [530, 194, 74, 44, -0.12],
    [414, 184, 74, 50, 0.14],
    [308, 200, 62, 48, -0.2],
    [232, 244, 48, 40, 0.1],
    [188, 296, 32, 30, 0],
  ];
  for (const [k, [x, y, rx, ry, turn]] of puffs.entries()) {
    const lumps = smooth(
      Array.from({ length: 10 }, (_, i): Point => {
        const bulge = i % 2 ? 1.08 : 0.86;
        return placed(
          x,
          y,
          turn,
        )(Math.cos((i / 10) * 6.283 + k) * rx * bulge, Math.sin((i / 10) * 6.283 + k) * ry * bulge);
      }),
      { closed: true },
    );
    glass.pane(lumps, ['#f2f0ff', '#c0c4ec', k > 4 ? '#ffd0a0' : '#a8a4dc'], {
      at: [
        [x - rx * 0.4, y - ry],
        [x, y],
        [x + rx * 0.3, y + ry],
      ],
      liner: 4.8,
      strength: 0.85,
    });
    glass.line(
      oval(x + rx * 0.1, y + ry * 0.05, rx * 0.45, ry * 0.45, { from: 0.4 + k, to: 3 + k, count: 12 }),
      3,
      { taper: 0.7 },
    );
  }
}
