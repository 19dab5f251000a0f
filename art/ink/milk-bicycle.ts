/** A milkman's loaded bicycle that leans on a wall: its solid parts, and the parts that are only lines. */
import { clamp, noiseFrom } from '../studio/random.ts';
import { cord, through, type Thing, type Vector } from '../studio/scene.ts';

const LEAN = 0.13;
const WALL = 0.36;
const HUB = 0.34;
const dents = noiseFrom(9);

/** Maps a point of the upright bicycle to the room: the bicycle leans back towards the wall. */
const leaning = ([x, y, z]: Vector): Vector => [
  x,
  y * Math.cos(LEAN) - z * Math.sin(LEAN),
  y * Math.sin(LEAN) + z * Math.cos(LEAN),
];

const STEER = 0.5;
const HEAD: Vector = [0.98, 0.72, 0];
/** Rotates the parts that turn with the handlebar. */
const steered = ([x, y, z]: Vector): Vector => {
  const [dx, dz] = [x - HEAD[0], z];
  return leaning([
    HEAD[0] + dx * Math.cos(STEER) + dz * Math.sin(STEER),
    y,
    -dx * Math.sin(STEER) + dz * Math.cos(STEER),
  ]);
};

type Place = (at: Vector) => Vector;
export const things: Thing[] = [];
/** Parts that are too thin for solids: spokes, bands, chain. */
export const lines: { path: Vector[]; weight: number }[] = [];

const steps = (count: number, at: (share: number) => Vector): Vector[] =>
  Array.from({ length: count + 1 }, (_, i) => at(i / count));

function tube(name: string, points: Vector[], radius: number, place: Place = leaning, colour = 0.35) {
  things.push({
    name,
    surface: cord(through(points.map(place)), radius),
    pieces: [10, Math.max(8, points.length * 9)],
    colour,
    shine: 0.3,
  });
}

function wheel(hub: Vector, place: Place, name: string) {
  const round =
    (radius: number, z = 0) =>
    (share: number): Vector => [
      hub[0] + Math.cos(share * Math.PI * 2) * radius,
      hub[1] + Math.sin(share * Math.PI * 2) * radius,
      z,
    ];
  things.push({
    name: `${name} tyre`,
    surface: cord((v) => place(round(0.325)(v)), 0.02),
    pieces: [10, 110],
    colour: 0.1,
  });
  things.push({
    name: `${name} rim`,
    surface: cord((v) => place(round(0.294)(v)), 0.011),
    pieces: [8, 100],
    colour: 0.8,
  });
  tube(
    `${name} hub`,
    [
      [hub[0], hub[1], -0.055],
      [hub[0], hub[1], 0],
      [hub[0], hub[1], 0.055],
    ],
    0.024,
    place,
    0.5,
  );
  for (let spoke = 0; spoke < 32; spoke++) {
    const angle = (spoke / 32) * Math.PI * 2;
    const start = angle + (spoke % 4 < 2 ? 0.9 : -0.9);
    const side = spoke % 2 ? 0.035 : -0.035;
    lines.push({
      path: steps(24, (share): Vector => {
        const from: Vector = [hub[0] + Math.cos(start) * 0.024, hub[1] + Math.sin(start) * 0.024, side];
        const to = round(0.288)(angle / (Math.PI * 2));
        return place([
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
          from[2] * (1 - share),
        ]);
      }),
      weight: 0.45,
    });
  }
}

/** A thin sheet bent around a wheel. */
function mudguard(hub: Vector, from: number, to: number, place: Place, name: string) {
  things.push({
    name,
    surface: (u, v) => {
      const angle = from + (to - from) * v;
      const across = (u - 0.5) * 0.07;
      const radius = 0.375 - across * across * 9;
      return place([hub[0] + Math.cos(angle) * radius, hub[1] + Math.sin(angle) * radius, across]);
    },
    pieces: [8, 60],
    colour: 0.3,
    shine: 0.3,
  });
}

/** A dented aluminium can. */
function can(x: number, z: number, foot: number, size: number, name: string, place: Place = leaning) {
  const profile = through([
    [0.02, 0, 0],
    [0.145, 0, 0],
    [0.152, 0.02, 0],
    [0.155, 0.2, 0],
    [0.155, 0.3, 0],
    [0.138, 0.345, 0],
    [0.088, 0.38, 0],
    [0.084, 0.42, 0],
    [0.1, 0.43, 0],
    [0.1, 0.46, 0],
    [0.05, 0.475, 0],
    [0.005, 0.475, 0],
  ]);
  const at = (u: number, v: number): Vector => {
    const [radius, height] = profile(v);
    const dent = 1 - 0.07 * clamp(dents(u * 5 + x * 7, v * 5, 2) - 0.55) * 4;
    return place([
      x + Math.cos(u * Math.PI * 2) * radius * size * dent,
      foot + height * size,
      z + Math.sin(u * Math.PI * 2) * radius * size * dent,
    ]);
  };
  things.push({ name, surface: at, pieces: [48, 50], colour: 0.78, shine: 0.5, gloss: 18 });
  for (const v of [0.19, 0.36, 0.5, 0.64, 0.78])
    lines.push({ path: steps(60, (share) => at(share, v)), weight: v > 0.6 ? 0.7 : 0.5 });
  tube(
    `${name} handle`,
    steps(12, (share): Vector => [
      x + Math.cos(share * Math.PI) * 0.1 * size,
      foot + (0.42 + Math.sin(share * Math.PI) * 0.13) * size,
      z - 0.03,
    ]),
    0.008,
    place,
    0.4,
  );
}

function frame() {
  const bracket: Vector = [0.46, 0.29, 0];
  tube('frame', [[0.32, 0.86, 0], [0.385, 0.6, 0], bracket], 0.017);
  tube(
    'top tube',
    [
      [0.33, 0.82, 0],
      [0.64, 0.855, 0],
      [0.945, 0.885, 0],
    ],
    0.017,
  );
  tube(
    'second tube',
    [
      [0.355, 0.71, 0],
      [0.64, 0.745, 0],
      [0.965, 0.775, 0],
    ],
    0.014,
  );
  tube('down tube', [[0.97, 0.74, 0], [0.7, 0.5, 0], bracket], 0.018);
  tube('head', [[0.93, 0.94, 0], HEAD], 0.022);
  for (const z of [-0.06, 0.06]) {
    tube(`stay ${z}`, [bracket, [0.2, 0.315, z], [0, HUB, z]], 0.011);
    tube(
      `seat stay ${z}`,
      [
        [0.32, 0.84, z * 0.4],
        [0.16, 0.6, z],
        [0, HUB, z],
      ],
      0.01,
    );
    tube(
      `fork ${z}`,
      [
        [0.985, 0.72, z * 0.7],
        [1.03, 0.5, z],
        [1.1, HUB, z],
      ],
      0.013,
      steered,
    );
  }
  tube(
    'stem',
    [
      [0.94, 0.93, 0],
      [0.925, 1.05, 0],
    ],
    0.014,
    steered,
  );
  for (const side of [-1, 1]) {
    tube(
      `bar ${side}`,
      [
        [0.93, 1.05, 0],
        [0.95, 1.06, side * 0.14],
        [0.93, 1.05, side * 0.25],
        [0.84, 1.03, side * 0.29],
        [0.74, 1.02, side * 0.29],
      ],
      0.012,
      steered,
      0.7,
    );
    tube(
      `grip ${side}`,
      [
        [0.79, 1.025, side * 0.29],
        [0.7, 1.015, side * 0.29],
      ],
      0.02,
      steered,
      0.15,
    );
    tube(
      `brake ${side}`,
      [
        [0.92, 1.02, side * 0.1],
        [0.91, 1.01, side * 0.24],
        [0.76, 0.985, side * 0.26],
      ],
      0.006,
      steered,
      0.5,
    );
  }
  tube(
    'bell',
    [
      [0.92, 1.075, -0.1],
      [0.92, 1.115, -0.1],
    ],
    0.034,
    steered,
    0.7,
  );
  tube(
    'lamp',
    [
      [0.985, 0.9, 0],
      [1.06, 0.9, 0],
    ],
    0.05,
    steered,
    0.6,
  );
  tube('crank', [bracket, [0.5, 0.2, -0.085], [0.53, 0.13, -0.09]], 0.01);
  tube(
    'pedal',
    [
      [0.53, 0.13, -0.16],
      [0.53, 0.13, -0.08],
    ],
    0.018,
    leaning,
    0.2,
  );
  tube(
    'post',
    [
      [0.315, 0.86, 0],
      [0.3, 0.93, 0],
    ],
    0.012,
  );
}

function saddle() {
  things.push({
    name: 'saddle',
    surface: (u, v) => {
      const along = v * 0.3;
      const wide = 0.105 * (1 - v) ** 1.6 + 0.022;
      const angle = u * Math.PI * 2;
      return leaning([
        0.17 + along,
        0.955 + Math.sin(angle) * (0.03 - 0.012 * v) + 0.02 * (1 - v) ** 3,
        Math.cos(angle) * wide * Math.sin(Math.PI * clamp(v * 0.94 + 0.05)) ** 0.4,
      ]);
    },
    pieces: [24, 30],
    colour: 0.15,
    shine: 0.3,
  });
  for (const dx of [0.19, 0.27]) {
    lines.push({
      path: steps(50, (share) =>
        leaning([
          dx + Math.cos(share * 44) * 0.018,
          0.88 + share * 0.06,
          -0.05 + Math.sin(share * 44) * 0.018,
        ]),
      ),
      weight: 0.6,
    });
  }
}

function load() {
  for (const z of [-0.09, 0, 0.09])
    tube(
      `rack ${z}`,
      [
        [-0.42, 0.735, z],
        [0.2, 0.735, z],
      ],
      0.008,
    );
  for (const x of [-0.4, -0.1, 0.16])
    tube(
      `rack ${x}`,
      [
        [x, 0.735, -0.1],
        [x, 0.735, 0.1],
      ],
      0.008,
    );
  tube(
    'rack leg',
    [
      [-0.3, 0.73, -0.09],
      [0, HUB + 0.02, -0.075],
    ],
    0.008,
  );
  can(-0.12, -0.24, 0.25, 1.12, 'near can');
  can(-0.12, 0.22, 0.25, 1.12, 'far can');
  can(0.86, -0.3, 0.52, 0.78, 'small can', steered);
  tube(
    'rope',
    [
      [0.84, 1.02, -0.29],
      [0.86, 0.98, -0.3],
    ],
    0.006,
    steered,
  );
  // A jute sack of fodder, tied down.
  things.push({
    name: 'sack',
    surface: (u, v) => {
      const [turn, down] = [u * Math.PI * 2, v * Math.PI];
      const bulge =
        1 + 0.24 * (dents(u * 4 + 3, v * 4, 2) - 0.5) - 0.16 * Math.exp(-(((v - 0.5) / 0.06) ** 2));
      return leaning([
        -0.12 - Math.cos(down) * 0.33,
        0.865 + Math.sin(turn) * Math.sin(down) ** 0.6 * 0.125 * bulge,
        Math.cos(turn) * Math.sin(down) ** 0.6 * 0.17 * bulge,
      ]);
    },
    pieces: [50, 60],
    colour: 0.55,
  });
  for (const x of [-0.14, -0.1]) {
    lines.push({
      path: steps(40, (share) =>
        leaning([x, 0.865 + Math.sin(share * 6.283) * 0.118, Math.cos(share * 6.283) * 0.16]),
      ),
      weight: 0.9,
    });
  }
}

function chain() {
  things.push({
    name: 'chain case',
    surface: (u, v) => {
      const t = v * Math.PI * 2;
      const ends: Vector = [
        0.235 + Math.cos(t) * (0.3 + 0.03 * Math.sign(Math.cos(t))),
        0.315 + Math.sin(t) * (0.075 + 0.03 * clamp(Math.cos(t) * 2, -0.4, 1)),
        -0.055,
      ];
      return leaning([0.235 + (ends[0] - 0.235) * u, 0.315 + (ends[1] - 0.315) * u - 0.012, -0.06]);
    },
    pieces: [6, 60],
    colour: 0.3,
    shine: 0.2,
  });
}

function surroundings() {
  things.push({ name: 'wall', surface: (u, v) => [-4 + u * 8, v * 4, WALL], pieces: [30, 20], colour: 0.9 });
  things.push({
    name: 'ground',
    surface: (u, v) => [-4 + u * 8, 0, WALL - 4 + v * 4],
    pieces: [30, 30],
    colour: 0.9,
  });
  for (const x of [1.62])
    things.push({
      name: 'pipe',
      surface: cord((v) => [x, 0.12 + v * 3.4, WALL - 0.06], 0.055),
      pieces: [16, 30],
      colour: 0.7,
    });
}

surroundings();
wheel([0, HUB, 0], leaning, 'rear');
wheel([1.1, HUB, 0], steered, 'front');
mudguard([0, HUB, 0], -0.35, 3.5, leaning, 'rear guard');
mudguard([1.1, HUB, 0], 0.1, 2.7, steered, 'front guard');
frame();
saddle();
chain();
load();
