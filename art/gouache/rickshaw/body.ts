/** The rickshaw without its passengers: wheels, glass, steel and canvas. */
import {
  BLACK,
  YELLOW,
  HALF,
  WHEEL_AT,
  on,
  flank,
  ring,
  nose,
  noseBand,
  arch,
  sides,
  disc,
} from './frame.ts';
import { jitter, bar, one, patch, type Piece, type Place } from './view.ts';

/** The visible wheels under the floor. */
export function wheels(): Piece[] {
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

/** Behind the glass: the handlebar and the hands on it. */
export function steering(): Piece[] {
  return [
    bar('#a97f45', [on(1.66, 0.16, 0.94), on(1.8, 0.3, 0.86), on(2.0, 0.24, 0.98)], 0.1),
    bar('#a97f45', [on(1.66, -0.36, 0.94), on(1.8, -0.46, 0.86), on(2.0, -0.36, 0.98)], 0.1),
    bar('#0f0e22', [on(2.02, -0.42, 1.02), on(2.06, 0, 0.96), on(2.02, 0.3, 1.02)], 0.035),
    disc('#7a4630', on(2.03, 0.24, 1.01), 0.05, 0.04),
    disc('#7a4630', on(2.03, -0.36, 1.01), 0.05, 0.04),
  ];
}

/** The windscreen, its reflection and its wiper. */
export function glass(): Piece[] {
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

/** Nose, sill, rear panel, rear wheel and mudguard. */
export function body(): Piece[] {
  const wheel = ring(0.42, HALF, 0.23, 0.31, 2.9, 0.24);
  return [
    // The far side of the nose, then its faces from the lit right to the dark left.
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

/** The parts on the nose: band, plate and lamps. */
export function front(): Piece[] {
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
      bar('#2a1d16', [nose(share, 0.49), nose(share + jitter(0.02), 0.54)], 0.016),
    ),
    lamp(-0.6),
    lamp(0.52),
  ];
}

/** The posts between body and hood. */
export function posts(): Piece[] {
  return [
    bar(BLACK, [on(2.24, 0.58, 0.97), on(2.1, 0.56, 1.56)], 0.06),
    bar(BLACK, [on(2.24, -0.58, 0.97), on(2.1, -0.56, 1.56)], 0.05),
    bar(BLACK, [on(2.29, -0.58, 0.99), on(2.29, 0.58, 0.99)], 0.04),
    bar(BLACK, [on(1.25, HALF, 0.36), on(1.23, HALF, 1.5)], 0.055),
    bar('#4d5590', [on(1.27, HALF + 0.01, 0.44), on(1.25, HALF + 0.01, 1.4)], 0.014),
  ];
}

/** The canvas over cab and seat. */
export function hood(): Piece[] {
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
    // The canvas flap along the side, over cab and seat.
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

/** A garland and a mirror. */
export function extras(): Piece[] {
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

/** The middle of the headlight. */
export const lampAt = nose(0, 0.74);

/** The headlight. */
export const headlight = (): Piece[] => [
  disc('#5a5f8e', lampAt, 0.135),
  disc('#fff7d6', lampAt, 0.108),
  disc('#ffe48a', [lampAt[0] + 0.02, lampAt[1] - 0.02, lampAt[2]], 0.05),
];
