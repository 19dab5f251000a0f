/** The auto-rickshaw, built in metres: length from its tail, width from its middle, height from the road. */
import type { Point } from '../../studio/points.ts';
import { about, bar, one, patch, round, scaleAt, see, sheet, show, type Piece, type Place } from './view.ts';

const TURN = 0.56;
/** Where the front wheel stands. */
const STAND = [-0.62, 4.5] as const;
const WHEEL_AT = 2.18;
const HALF = 0.63;

const BLACK = '#171631';
const YELLOW = '#f4ba1c';

/** A place on the rickshaw: metres from its tail, to its own left, above the road. */
function on(length: number, side: number, height: number): Place {
  const ahead = length - WHEEL_AT;
  return [
    STAND[0] - ahead * Math.sin(TURN) + side * Math.cos(TURN),
    height,
    STAND[1] - ahead * Math.cos(TURN) - side * Math.sin(TURN),
  ];
}

type Pairs = readonly (readonly [length: number, height: number])[];
const flank = (pairs: Pairs, side = HALF): Place[] =>
  pairs.map(([length, height]) => on(length, side, height));

/** A circle in the plane of a wheel. */
const ring = (length: number, side: number, height: number, radius: number, from = 0, to = 6.283): Place[] =>
  Array.from({ length: 29 }, (_, i) => {
    const angle = from + ((to - from) * i) / 28;
    return on(length + Math.cos(angle) * radius, side, height + Math.sin(angle) * radius);
  });

/** The nose at a height, from its own right (-1) round the front to its left (1). */
function nose(share: number, height: number): Place {
  const t = (height - 0.3) / 0.66;
  const half = 0.34 + 0.28 * Math.min(1, t * 1.25) ** 0.7;
  const deep = 0.3 + 0.1 * Math.sin(Math.min(1, t) * 2.6);
  const angle = (share * Math.PI) / 2;
  const side = Math.sign(angle) * Math.abs(Math.sin(angle)) ** 0.85 * half;
  return on(2.0 + deep * Math.cos(angle) ** 0.62, side, height);
}

const noseBand = (color: string, from: number, to: number, low: number, high: number): Piece => {
  const shares = Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
  const heights = Array.from({ length: 6 }, (_, i) => low + ((high - low) * i) / 5);
  return patch(color, [
    ...shares.map((share) => nose(share, low)),
    ...heights.slice(1, -1).map((height) => nose(to, height)),
    ...shares.toReversed().map((share) => nose(share, high)),
    ...heights
      .slice(1, -1)
      .toReversed()
      .map((height) => nose(from, height)),
  ]);
};

/** The canvas arched over bows: its height at a distance from the middle. */
const arch = (side: number) => 1.6 + 0.17 * (1 - (Math.abs(side) / HALF) ** 2.2);
const sides = (from: number, to: number) => Array.from({ length: 7 }, (_, i) => from + ((to - from) * i) / 6);

function disc(color: string, at: Place, wide: number, high = wide): Piece {
  const [x, y, z] = at;
  return patch(
    color,
    Array.from({ length: 20 }, (_, i): Place => {
      const angle = (i / 20) * 6.283;
      return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high, z];
    }),
  );
}

/** A flat figure that faces the eye, in metres about a place in the rickshaw. */
const figure =
  (at: Place) =>
  (pairs: Pairs): Place[] =>
    pairs.map(([x, y]) => [at[0] + x, at[1] + y, at[2]]);

function wheels(): Piece[] {
  const tyre = '#100f22';
  const front = [
    ...ring(WHEEL_AT, 0.07, 0.23, 0.23, -1.6, 1.6),
    ...ring(WHEEL_AT, -0.07, 0.23, 0.23, 1.6, 4.7),
  ];
  return [
    patch(tyre, ring(0.42, -0.56, 0.23, 0.23)),
    patch(tyre, front),
    patch(tyre, ring(WHEEL_AT, 0.07, 0.23, 0.23)),
    patch('#3a3b62', ring(WHEEL_AT, 0.075, 0.23, 0.13)),
    patch('#8c8fb0', ring(WHEEL_AT, 0.08, 0.23, 0.055)),
  ];
}

function inside(): Piece[] {
  const seat = '#7c2436';
  const back = on(0.5, 0.05, 0);
  const woman = figure(on(0.62, 0.12, 0.54));
  const child = figure(on(0.74, 0.46, 0.64));
  const driver = figure(on(1.62, -0.1, 0.5));
  return [
    // The dark under the hood, and dusk through the opening on the far side.
    patch('#1b1836', [
      ...flank([
        [2.05, 1.5],
        [0.3, 1.5],
        [0.05, 0.8],
        [0.9, 0.4],
        [2.02, 0.38],
      ]),
      on(2.1, -0.55, 0.95),
      on(2.1, -0.55, 1.5),
    ]),
    patch('#6c5a8e', [
      on(1.95, -HALF, 1.42),
      on(1.42, -HALF, 1.42),
      on(1.42, -HALF, 0.8),
      on(1.95, -HALF, 0.9),
    ]),
    patch('#54508a', [
      on(1.2, -HALF, 1.42),
      on(0.62, -HALF, 1.42),
      on(0.62, -HALF, 0.95),
      on(1.2, -HALF, 0.95),
    ]),
    round(seat, [
      on(0.34, 0.56, 1.26),
      on(0.3, -0.5, 1.26),
      on(0.4, -0.5, 0.7),
      on(0.9, -0.4, 0.66),
      on(0.95, 0.58, 0.62),
      on(0.44, 0.58, 0.72),
    ]),
    patch('#9a3346', [on(0.46, -0.5, 0.74), on(0.95, -0.5, 0.7), on(0.97, 0.6, 0.68), on(0.46, 0.6, 0.76)]),
    // A mother in pink, her arm about the child.
    round(
      '#d4387a',
      woman([
        [-0.2, -0.06],
        [-0.21, 0.3],
        [-0.12, 0.44],
        [0.1, 0.44],
        [0.2, 0.3],
        [0.24, -0.06],
      ]),
    ),
    round(
      '#8a5034',
      woman([
        [-0.055, 0.4],
        [-0.05, 0.5],
        [0.05, 0.5],
        [0.055, 0.4],
      ]),
    ),
    round(
      '#241320',
      woman([
        [-0.13, 0.56],
        [-0.11, 0.72],
        [0, 0.78],
        [0.11, 0.71],
        [0.12, 0.56],
        [0.08, 0.46],
        [-0.1, 0.46],
      ]),
    ),
    round(
      '#8a5034',
      woman([
        [-0.1, 0.6],
        [-0.08, 0.69],
        [0.04, 0.7],
        [0.07, 0.58],
        [0.02, 0.47],
        [-0.06, 0.47],
      ]),
    ),
    round(
      '#f08ab4',
      woman([
        [-0.14, 0.42],
        [-0.06, 0.45],
        [0.13, 0.2],
        [0.2, -0.04],
        [0.1, -0.06],
        [0.02, 0.16],
      ]),
    ),
    disc('#c4302c', [woman([[-0.025, 0.64]])[0][0], woman([[0, 0.645]])[0][1], back[2]], 0.014),
    round(
      '#f4f0e4',
      child([
        [-0.13, -0.06],
        [-0.12, 0.2],
        [-0.05, 0.27],
        [0.06, 0.27],
        [0.12, 0.18],
        [0.13, -0.06],
      ]),
    ),
    round(
      '#7a462c',
      child([
        [-0.075, 0.34],
        [-0.07, 0.43],
        [0.04, 0.45],
        [0.07, 0.36],
        [0.03, 0.26],
        [-0.04, 0.26],
      ]),
    ),
    round(
      '#1f1222',
      child([
        [-0.09, 0.4],
        [-0.06, 0.5],
        [0.03, 0.51],
        [0.1, 0.42],
        [0.08, 0.32],
        [0.05, 0.42],
      ]),
    ),
    bar(
      '#2f62b8',
      child([
        [-0.1, 0.22],
        [-0.05, 0.04],
      ]),
      0.035,
    ),
    bar(
      '#2f62b8',
      child([
        [0.08, 0.22],
        [0.06, 0.02],
      ]),
      0.035,
    ),
    round(
      '#8a5034',
      woman([
        [0.16, 0.32],
        [0.22, 0.16],
        [0.1, 0.04],
        [0.06, 0.08],
        [0.14, 0.16],
        [0.1, 0.3],
      ]),
    ),
    // The panel behind the driver, then the driver in khaki.
    patch('#22214a', [
      on(1.24, -0.6, 1.02),
      on(1.24, HALF, 1.02),
      on(1.24, HALF, 0.36),
      on(1.24, -0.6, 0.36),
    ]),
    bar('#565c96', [on(1.24, -0.55, 1.04), on(1.24, HALF, 1.04)], 0.03),
    round('#3a2248', [on(1.3, -0.4, 0.74), on(1.3, 0.4, 0.72), on(1.72, 0.4, 0.66), on(1.72, -0.4, 0.68)]),
    round(
      '#a97f45',
      driver([
        [-0.24, -0.05],
        [-0.25, 0.32],
        [-0.17, 0.5],
        [-0.05, 0.55],
        [0.08, 0.55],
        [0.2, 0.49],
        [0.27, 0.3],
        [0.26, -0.05],
      ]),
    ),
    patch(
      '#8a6434',
      driver([
        [0.02, 0.54],
        [0.2, 0.48],
        [0.27, 0.3],
        [0.26, -0.05],
        [0.1, -0.05],
      ]),
    ),
    patch(
      '#f2e6c8',
      driver([
        [-0.06, 0.55],
        [0.08, 0.55],
        [0.02, 0.42],
      ]),
    ),
    round(
      '#5f3522',
      driver([
        [-0.06, 0.5],
        [-0.05, 0.62],
        [0.06, 0.62],
        [0.07, 0.5],
        [0.01, 0.46],
      ]),
    ),
    round(
      '#7a4630',
      driver([
        [-0.105, 0.74],
        [-0.08, 0.86],
        [0.08, 0.87],
        [0.11, 0.74],
        [0.07, 0.6],
        [0, 0.56],
        [-0.06, 0.6],
      ]),
    ),
    patch(
      '#63371f',
      driver([
        [0.03, 0.86],
        [0.09, 0.85],
        [0.11, 0.74],
        [0.07, 0.6],
        [0.02, 0.57],
        [0.05, 0.7],
      ]),
    ),
    round(
      '#1a1120',
      driver([
        [-0.12, 0.75],
        [-0.12, 0.88],
        [-0.02, 0.95],
        [0.1, 0.91],
        [0.13, 0.76],
        [0.09, 0.83],
        [-0.06, 0.84],
      ]),
    ),
    bar(
      '#1a1120',
      driver([
        [-0.06, 0.668],
        [-0.03, 0.65],
        [0, 0.655],
        [0.03, 0.65],
        [0.06, 0.668],
      ]),
      0.028,
    ),
    bar(
      '#1a1120',
      driver([
        [-0.07, 0.76],
        [-0.03, 0.765],
      ]),
      0.016,
    ),
    bar(
      '#1a1120',
      driver([
        [0.03, 0.765],
        [0.07, 0.76],
      ]),
      0.016,
    ),
  ];
}

/** Behind the glass: the bar the driver steers by and the hands on it. */
function steering(): Piece[] {
  return [
    bar('#a97f45', [on(1.66, 0.16, 0.94), on(1.8, 0.3, 0.86), on(2.0, 0.24, 0.98)], 0.1),
    bar('#a97f45', [on(1.66, -0.36, 0.94), on(1.8, -0.46, 0.86), on(2.0, -0.36, 0.98)], 0.1),
    bar('#0f0e22', [on(2.02, -0.42, 1.02), on(2.06, 0, 0.96), on(2.02, 0.3, 1.02)], 0.035),
    disc('#7a4630', on(2.03, 0.24, 1.01), 0.05, 0.04),
    disc('#7a4630', on(2.03, -0.36, 1.01), 0.05, 0.04),
  ];
}

function glass(): Piece[] {
  const sheen = { cover: 0.26, streaks: 1.4, angle: -1.1 };
  const pane = (across: number, up: number): Place =>
    on(2.3 - 0.17 * up, -0.56 + 1.12 * across, 0.98 + 0.54 * up);
  return [
    patch('#b9d0e2', [pane(0, 0), pane(1, 0), pane(1, 1), pane(0, 1)], { cover: 0.12 }),
    patch('#dfeaf0', [pane(0.08, 0), pane(0.24, 0), pane(0.5, 1), pane(0.3, 1)], sheen),
    patch('#dfeaf0', [pane(0.32, 0), pane(0.37, 0), pane(0.62, 1), pane(0.56, 1)], sheen),
    bar('#14132c', [pane(0.1, 0.02), pane(0.44, 0.36)], 0.022),
    bar('#14132c', [pane(0.36, 0.44), pane(0.54, 0.22)], 0.018),
  ];
}

function body(): Piece[] {
  const wheel = ring(0.42, HALF, 0.23, 0.31, 2.9, 0.24);
  return [
    // Far side of the nose, then its planes from the lit right to the dark left.
    noseBand('#34386e', -1, -0.62, 0.3, 0.98),
    noseBand('#272a58', -0.64, -0.3, 0.3, 0.98),
    noseBand('#1d1d42', -0.32, 0.3, 0.3, 0.98),
    noseBand('#16152f', 0.28, 0.66, 0.3, 0.98),
    noseBand('#100f24', 0.64, 1, 0.3, 0.98),
    // Sill and rear panel in one line from the cab to the tail.
    patch(
      BLACK,
      [
        ...flank([
          [2.06, 0.98],
          [1.96, 0.98],
          [1.9, 0.6],
          [1.78, 0.42],
          [1.0, 0.4],
          [0.93, 0.56],
          [0.72, 0.8],
          [0.5, 0.92],
          [-0.02, 0.94],
          [-0.06, 0.6],
          [0.02, 0.3],
        ]),
        ...wheel,
        ...flank([
          [0.8, 0.27],
          [2.0, 0.29],
          [2.04, 0.36],
        ]),
      ],
      { second: '#22224c', angle: 0.1 },
    ),
    patch(
      YELLOW,
      flank([
        [0.66, 0.84],
        [0.5, 0.91],
        [-0.03, 0.93],
        [-0.045, 0.83],
        [0.5, 0.81],
        [0.72, 0.79],
      ]),
    ),
    patch(
      YELLOW,
      flank([
        [2.02, 0.385],
        [0.86, 0.36],
        [0.84, 0.315],
        [2.03, 0.335],
      ]),
    ),
    bar(
      '#4d5590',
      flank([
        [0.8, 0.275],
        [2.0, 0.295],
      ]),
      0.018,
    ),
    bar(
      '#4d5590',
      flank([
        [0.02, 0.7],
        [0.4, 0.69],
        [0.74, 0.66],
      ]),
      0.03,
    ),
    bar(
      '#39406f',
      flank([
        [0.8, 0.5],
        [0.9, 0.36],
      ]),
      0.03,
    ),
    patch('#0e0d20', ring(0.42, HALF - 0.04, 0.23, 0.3)),
    patch('#0a0a18', ring(0.42, HALF, 0.23, 0.235)),
    patch('#3a3b62', ring(0.42, HALF + 0.01, 0.23, 0.14)),
    patch('#a3a6c2', ring(0.42, HALF + 0.02, 0.23, 0.06)),
    // Mudguard over the front wheel.
    patch('#100f24', [
      ...ring(WHEEL_AT, 0.12, 0.23, 0.31, 0.05, 2.7),
      ...ring(WHEEL_AT, -0.12, 0.23, 0.31, 2.7, 0.05),
    ]),
    patch('#2b2d5c', [
      ...ring(WHEEL_AT, 0.0, 0.23, 0.32, 0.05, 1.6),
      ...ring(WHEEL_AT, -0.12, 0.23, 0.31, 1.6, 0.05),
    ]),
  ];
}

function front(): Piece[] {
  const lamp = (share: number) => disc('#ff8a2a', nose(share, 0.8), 0.045);
  const plate = [nose(-0.16, 0.47), nose(0.2, 0.47), nose(0.19, 0.56), nose(-0.16, 0.56)];
  return [
    noseBand(YELLOW, -0.98, 0.99, 0.93, 1.0),
    noseBand('#c98a14', 0.6, 0.99, 0.93, 1.0),
    bar(
      '#5a64a4',
      [0.62, 0.72, 0.84, 0.9].map((height) => nose(-0.72, height)),
      0.03,
    ),
    patch('#ffd75e', plate),
    ...[-0.12, -0.06, 0, 0.06, 0.12].map((share) =>
      bar('#2a1d16', [nose(share, 0.49), nose(share + about(0.02), 0.54)], 0.016),
    ),
    lamp(-0.6),
    lamp(0.52),
  ];
}

function posts(): Piece[] {
  return [
    bar(BLACK, [on(2.24, 0.58, 0.97), on(2.1, 0.56, 1.56)], 0.06),
    bar(BLACK, [on(2.24, -0.58, 0.97), on(2.1, -0.56, 1.56)], 0.05),
    bar(BLACK, [on(2.29, -0.58, 0.99), on(2.29, 0.58, 0.99)], 0.04),
    bar(BLACK, [on(1.25, HALF, 0.36), on(1.23, HALF, 1.5)], 0.055),
    bar('#4d5590', [on(1.27, HALF + 0.01, 0.44), on(1.25, HALF + 0.01, 1.4)], 0.014),
  ];
}

function hood(): Piece[] {
  const top = (from: number, to: number, color: string) =>
    patch(
      color,
      [
        ...sides(from, to).map((side) => on(2.2, side, arch(side))),
        ...sides(to, from).map((side) => on(0.02, side, arch(side) - 0.02)),
      ],
      { angle: 0.5, streaks: 1.2 },
    );
  const scallops = Array.from({ length: 45 }, (_, i): readonly [number, number] => {
    const length = 0.34 + (1.84 * i) / 44;
    return [length, 1.39 - 0.025 * Math.abs(Math.sin((i / 4) * Math.PI))];
  });
  return [
    // The rear quarter of the canvas comes down to the panel.
    patch(
      '#d99a18',
      flank([
        [0.46, 1.6],
        [0.5, 1.3],
        [0.44, 0.92],
        [-0.03, 0.94],
        [-0.1, 1.3],
        [-0.02, 1.56],
      ]),
      { second: '#e9ab1c', angle: 1.4 },
    ),
    bar(
      '#a86f10',
      flank([
        [0.24, 1.56],
        [0.22, 0.96],
      ]),
      0.018,
    ),
    top(-HALF, -0.1, '#ffd24e'),
    top(-0.14, 0.34, '#ffc934'),
    top(0.3, HALF, YELLOW),
    // The drop along the side, over cab and seat alike.
    patch(
      '#e2a418',
      [
        ...flank([
          [2.2, 1.61],
          [-0.02, 1.6],
          [0.02, 1.42],
          [0.34, 1.4],
        ]),
        ...flank(scallops),
        ...flank([[2.2, 1.4]]),
      ],
      { second: '#f0b31c', angle: 0.2 },
    ),
    bar(
      '#171631',
      flank([
        [2.2, 1.45],
        [0.36, 1.445],
      ]),
      0.018,
    ),
    // The peak over the windscreen.
    patch(
      '#f8c42c',
      [
        ...sides(-HALF, HALF).map((side) => on(2.2, side, arch(side))),
        ...sides(HALF, -HALF).map((side) => on(2.2, side, 1.47)),
      ],
      { second: '#ffd95e', angle: 0.2 },
    ),
    bar(
      BLACK,
      sides(-HALF, HALF).map((side) => on(2.21, side, 1.49)),
      0.045,
    ),
    ...[0.5, 1.05, 1.62].map((length) =>
      bar(
        '#d09416',
        sides(-HALF, HALF).map((side) => on(length, side, arch(side))),
        0.02,
      ),
    ),
    bar(
      '#fff3c0',
      [on(2.17, -0.42, arch(-0.42) - 0.02), on(2.17, 0, arch(0) - 0.03), on(2.17, 0.3, arch(0.3) - 0.03)],
      0.03,
    ),
  ];
}

function extras(): Piece[] {
  const flowers = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return disc(
      one(['#ff8a1e', '#ffc22e', '#f26a1a']),
      on(2.16, -0.5 + t, 1.45 - 0.07 * Math.sin(t * Math.PI)),
      0.032,
    );
  });
  return [
    ...flowers,
    bar('#5a64a4', [on(2.16, 0.58, 1.02), on(2.24, 0.72, 1.06), on(2.24, 0.74, 1.12)], 0.02),
    disc(BLACK, on(2.24, 0.75, 1.14), 0.07, 0.05),
    disc('#a9b4d0', on(2.24, 0.75, 1.14), 0.05, 0.034),
  ];
}

const lampAt = nose(0, 0.74);

const headlight = (): Piece[] => [
  disc('#5a5f8e', lampAt, 0.135),
  disc('#fff7d6', lampAt, 0.108),
  disc('#ffe48a', [lampAt[0] + 0.02, lampAt[1] - 0.02, lampAt[2]], 0.05),
];

export const lampOnTheRoad: Point = see([lampAt[0], -lampAt[1], lampAt[2]]);

/** Everything from far to near; the road mirrors the same list. */
export const auto: readonly Piece[] = [
  ...wheels(),
  ...inside(),
  ...steering(),
  ...glass(),
  ...body(),
  ...front(),
  ...posts(),
  ...hood(),
  ...extras(),
  ...headlight(),
];

/** The dark under the floor, where no light reaches the road. */
export function shade(): void {
  const under = [
    on(2.4, 0.1, 0),
    on(1.9, HALF, 0),
    on(-0.05, HALF + 0.05, 0),
    on(-0.1, -HALF, 0),
    on(2.0, -HALF, 0),
  ];
  sheet.fill('#15142e', under.map(see), { soft: 5, cover: 0.92 });
}

export function showAuto(): void {
  show(auto);
  const glow = see(lampAt);
  const metre = scaleAt(lampAt[2]);
  sheet.spot('#ffe9a8', glow, 0.3 * metre, 0.28 * metre, { soft: 20, cover: 0.2 });
  sheet.spot('#fffbe6', glow, 0.085 * metre, 0.085 * metre);
}
