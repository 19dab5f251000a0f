/** The motifs of Warli: people, animals, trees and huts from circles, triangles and lines. */
import { between, placed, trace, type Place, type Point } from '../studio/curves.ts';
import { randomFrom } from '../studio/random.ts';
import type { RicePaste } from './rice-paste.ts';

export interface Pose {
  left?: Point;
  right?: Point;
  woman?: boolean;
  /** Phase of the step, which positions the legs. */
  phase?: number;
  turn?: number;
  /** Wide strides. */
  running?: boolean;
}

/**
 * Two triangles that meet at the waist, a round head, thin limbs. (x, y) is the ground under the figure; the hands are
 * at the given points. Returns the coordinate system of the figure: u across, v up as a negative share of its height.
 */
export function person(paste: RicePaste, x: number, y: number, height: number, pose: Pose = {}): Place {
  const { woman = false, phase = 0, turn = 0, running = false } = pose;
  const at = placed(x, y, turn, height);
  paste.fill([at(-0.17, -0.66), at(0.17, -0.66), at(0, -0.4)], 2);
  paste.fill([at(-0.145, -0.16), at(0.145, -0.16), at(0, -0.42)], 2);
  paste.line([at(0, -0.66), at(0, -0.76)], height * 0.045);
  paste.disc(...at(0.01, -0.82), height * 0.082);
  if (woman) {
    paste.disc(...at(-0.1, -0.87), height * 0.044);
    paste.line([at(-0.06, -0.85), at(-0.1, -0.87)], 2.4);
  } else {
    paste.line([at(0.02, -0.9), at(-0.03, -0.97)], 2);
  }
  const limb = height * 0.042;
  const step = (running ? 0.2 : 0.1) * Math.sin(phase);
  const stride = running ? 0.12 : 0;
  paste.line(
    [at(-0.1, -0.16), at(-0.16 + step - stride, 0), at(-0.1 + step * 1.6 - stride * 1.8, 0.16)],
    limb,
  );
  paste.line(
    [at(-0.1 + step * 1.6 - stride * 1.8, 0.16), at(-0.02 + step * 1.6 - stride * 1.8, 0.18)],
    limb * 0.9,
  );
  paste.line([at(0.1, -0.16), at(0.18 + step + stride, -0.02), at(0.13 + step * 1.4 + stride, 0.15)], limb);
  paste.line([at(0.13 + step * 1.4 + stride, 0.15), at(0.21 + step * 1.4 + stride, 0.17)], limb * 0.9);
  for (const [side, hand] of [
    [-1, pose.left],
    [1, pose.right],
  ] as const) {
    if (hand === undefined) continue;
    const shoulder = at(side * 0.17, -0.655);
    const [mx, my] = between(shoulder, hand, 0.5);
    const elbow: Point = [mx + (paste.random() - 0.5) * 3 + (x - mx) * -0.04, my + height * 0.075];
    paste.line([shoulder, elbow, hand], limb * 0.92);
  }
  return at;
}

/** The player of the tarpa, the long gourd pipe of the dance. */
export function tarpaPlayer(paste: RicePaste, x: number, y: number, height: number): void {
  const at = person(paste, x, y, height, { turn: 0.06, phase: 0.8 });
  const [mx, my] = at(0.06, -0.8);
  const size = height / 112;
  const pipe = (u: number, v: number): Point => [mx + u * size, my + v * size];
  paste.line([pipe(0, 0), pipe(34, 22), pipe(62, 58)], 8 * size);
  paste.line([pipe(62, 58), pipe(84, 70), pipe(96, 92)], 15 * size, 0.02);
  paste.disc(...pipe(20, 13), 12 * size);
  paste.line([at(0.17, -0.65), at(0.34, -0.44), pipe(34, 24)], 4.4);
  paste.line([at(-0.17, -0.65), at(-0.06, -0.48), pipe(44, 36)], 4.4);
}

export function drummer(paste: RicePaste, x: number, y: number, height: number, facing: 1 | -1): void {
  const at = person(paste, x, y, height, { phase: x });
  const [dx, dy] = at(0.3 * facing, -0.42);
  paste.line([at(0.17 * facing, -0.65), at(0.3 * facing, -0.58), [dx, dy - 6]], 4);
  paste.line([at(-0.17 * facing, -0.65), at(-0.02 * facing, -0.5), [dx - 4 * facing, dy + 2]], 4);
  paste.fill(
    [
      [dx - 13, dy - 10],
      [dx + 15, dy - 10],
      [dx + 11, dy + 22],
      [dx - 9, dy + 22],
    ],
    3,
  );
}

/** A woman with a pot on her head, one hand up to it. */
export function potCarrier(paste: RicePaste, x: number, y: number, height: number, phase: number): void {
  const at = person(paste, x, y, height, { woman: true, phase });
  const [hx, hy] = at(0, -0.96);
  paste.fill(
    [
      [hx - 13, hy],
      [hx + 13, hy],
      [hx + 8, hy + 12],
      [hx - 8, hy + 12],
    ],
    2.4,
  );
  paste.ring(hx, hy - 4, 9, 3);
  paste.line([at(0.17, -0.65), at(0.27, -0.8), [hx + 11, hy + 4]], 3.8);
  paste.line([at(-0.17, -0.65), at(-0.26, -0.5), at(-0.16, -0.3)], 3.8);
}

/** Two women who pound rice in turn. */
export function pounding(paste: RicePaste, x: number, y: number, height: number): void {
  for (const side of [-1, 1] as const) {
    const top: Point = [x + side * height * 0.07, y - height * (side > 0 ? 1.12 : 0.92)];
    const foot: Point = [x + side * 3, y - height * (side > 0 ? 0.2 : 0.02)];
    paste.line([top, foot], 4.6, 0.02);
    const grip = between(top, foot, 0.34);
    const low = between(top, foot, 0.52);
    const facing = { left: side < 0 ? low : grip, right: side < 0 ? grip : low };
    person(paste, x + side * height * 0.42, y, height, { woman: true, phase: side, ...facing });
  }
  paste.fill(
    [
      [x - 15, y - 4],
      [x + 15, y - 4],
      [x + 9, y + 16],
      [x - 9, y + 16],
    ],
    2.6,
  );
}

/** A tree with leaves along its boughs. */
export function tree(
  paste: RicePaste,
  x: number,
  y: number,
  height: number,
  boughs: number,
  spread: number,
  seed: number,
): void {
  const random = randomFrom(seed);
  paste.line(
    [
      [x, y],
      [x + 3, y - height * 0.5],
      [x - 2, y - height * 0.62],
    ],
    7,
    0.05,
  );
  paste.line(
    [
      [x - 12, y],
      [x, y - 14],
      [x + 12, y],
    ],
    3,
  );
  const middle = (boughs - 1) / 2;
  for (let k = 0; k < boughs; k++) {
    const angle = -Math.PI / 2 + ((k - middle) * spread * 2) / boughs + (random() - 0.5) * 0.1;
    const length = height * (0.46 + 0.16 * random());
    const root: Point = [x - 1, y - height * (0.45 + 0.16 * (1 - Math.abs(k - middle) / boughs))];
    const lean = Math.sign(angle + Math.PI / 2) || 1;
    const bough = Array.from({ length: 9 }, (_, i): Point => {
      const t = i / 8;
      return [
        root[0] + Math.cos(angle) * length * t + Math.sin(t * 3) * 7 * lean,
        root[1] + Math.sin(angle) * length * t,
      ];
    });
    paste.line(bough, 3);
    for (const joint of bough.slice(2)) {
      for (const side of [-1, 1]) paste.line([joint, placed(...joint, angle + side * 0.75)(12, 0)], 2.7);
    }
  }
}

/** A toddy palm: a ringed stem, a round crown, pots that collect the sap. */
export function palm(paste: RicePaste, x: number, y: number, height: number): void {
  const lean = (share: number) => x + 14 * Math.sin(share * 2.2);
  for (const side of [-5, 5]) {
    paste.line(
      Array.from({ length: 9 }, (_, i): Point => [lean(i / 8) + side * (1.2 - i / 16), y - (height * i) / 8]),
      3.2,
      0,
    );
  }
  for (let k = 1; k < 19; k++)
    paste.line(
      [
        [lean(k / 19) - 6, y - (height * k) / 19],
        [lean(k / 19) + 6, y - (height * (k + 0.4)) / 19],
      ],
      2,
    );
  const top: Point = [lean(1), y - height];
  for (let k = 0; k < 11; k++) {
    const angle = -Math.PI / 2 + (k - 5) * 0.42;
    const frond = placed(...top, angle);
    const droop = Math.abs(k - 5) * 2.4;
    const spine = [frond(0, 0), frond(26, 0), [frond(50, 0)[0], frond(50, 0)[1] + droop]] as Point[];
    paste.line(spine, 3);
    for (const share of [18, 28, 38, 47]) {
      for (const side of [-1, 1]) paste.line([frond(share, 0), frond(share + 8, side * 9)], 2.2);
    }
  }
  for (const side of [-1, 1]) {
    paste.line(
      [
        [top[0] + side * 8, top[1] + 6],
        [top[0] + side * 15, top[1] + 20],
      ],
      2,
    );
    paste.disc(top[0] + side * 16, top[1] + 27, 7);
  }
}

/** The man who taps the palm, halfway up. */
export function climber(paste: RicePaste, x: number, y: number): void {
  const at = placed(x, y, -0.24, 62);
  paste.fill([at(-0.17, -0.66), at(0.17, -0.66), at(0, -0.4)], 2);
  paste.fill([at(-0.14, -0.16), at(0.14, -0.16), at(0, -0.42)], 2);
  paste.disc(...at(0.06, -0.8), 5.4);
  for (const v of [-0.88, -0.74]) paste.line([at(-0.1, -0.64), at(-0.3, v + 0.1), at(-0.5, v)], 2.8);
  paste.line([at(-0.1, -0.16), at(-0.34, -0.18), at(-0.46, 0.04)], 2.8);
  paste.line([at(0.06, -0.16), at(-0.2, 0), at(-0.46, 0.16)], 2.8);
}

export function hut(paste: RicePaste, x: number, y: number, size: number): void {
  const [half, wall, roof] = [96 * size, 74 * size, 66 * size];
  const eaves = y - wall + 10;
  for (const side of [-1, 1])
    paste.line(
      [
        [x + side * half, y],
        [x + side * half, y - wall],
      ],
      4,
    );
  paste.line(
    [
      [x - half - 6, y],
      [x + half + 6, y],
    ],
    4,
  );
  paste.line(
    [
      [x - half - 26 * size, eaves],
      [x, y - wall - roof],
      [x + half + 26 * size, eaves],
    ],
    5,
  );
  paste.line(
    [
      [x - half - 26 * size, eaves],
      [x + half + 26 * size, eaves],
    ],
    4,
  );
  for (let k = -9; k <= 9; k++) {
    paste.line(
      [
        [x + k * 12.5 * size, eaves],
        [x + k * 2.2 * size, y - wall - roof + 8 + Math.abs(k) * 1.4],
      ],
      2.2,
    );
  }
  for (let k = 1; k < 15; k++) {
    const post = x - half + (k * half * 2) / 15;
    if (Math.abs(post - x) > 22 * size)
      paste.line(
        [
          [post, y - 3],
          [post, y - wall + 12],
        ],
        2,
      );
  }
  for (const share of [0.3, 0.62]) {
    for (const side of [-1, 1])
      paste.line(
        [
          [x + side * half, y - wall * share],
          [x + side * 22 * size, y - wall * share],
        ],
        2,
      );
  }
  paste.line(
    [
      [x - 21 * size, y],
      [x - 21 * size, y - wall * 0.72],
      [x + 21 * size, y - wall * 0.72],
      [x + 21 * size, y],
    ],
    3.4,
  );
}

/** A granary on legs. */
export function granary(paste: RicePaste, x: number, y: number, size: number): void {
  const at = placed(x, y, 0, size);
  for (const u of [-26, -9, 9, 26]) paste.line([at(u, 0), at(u, -24)], 3);
  paste.line([at(-34, -24), at(34, -24)], 4);
  paste.line([at(-32, -24), at(-38, -62), at(38, -62), at(32, -24)], 3.4);
  for (let k = -4; k <= 4; k++) {
    paste.line([at(k * 7, -26), at(k * 8.4, -60)], 1.9);
    if (k < 4) paste.line([at(k * 8, -34 - (k & 1) * 12), at(k * 8 + 8, -46 + (k & 1) * 12)], 1.8);
  }
  paste.line([at(-46, -60), at(0, -98), at(46, -60)], 4);
  for (let k = -3; k <= 3; k++) paste.line([at(k * 12, -62), at(k * 3, -90 + Math.abs(k) * 2)], 2);
}

export function bird(paste: RicePaste, x: number, y: number, facing: 1 | -1, size = 1): void {
  const at: Place = (u, v) => [x + u * facing * size, y + v * size];
  paste.fill([at(-14, -2), at(8, -7), at(3, 5)], 2);
  paste.disc(...at(11, -9), 3.6 * size);
  paste.line([at(14, -9), at(20, -7)], 2);
  paste.line([at(0, 4), at(0, 11)], 1.8);
  paste.line([at(-14, -2), at(-24, -8)], 2.4);
}

export function peacock(paste: RicePaste, x: number, y: number): void {
  paste.fill(
    [
      [x - 26, y],
      [x + 16, y - 18],
      [x + 10, y + 12],
    ],
    2.4,
  );
  paste.line(
    [
      [x + 14, y - 14],
      [x + 24, y - 40],
      [x + 22, y - 54],
    ],
    5,
  );
  paste.disc(x + 24, y - 58, 6.5);
  paste.line(
    [
      [x + 30, y - 58],
      [x + 38, y - 55],
    ],
    2,
  );
  for (let k = 0; k < 3; k++)
    paste.line(
      [
        [x + 24, y - 64],
        [x + 17 + k * 7, y - 80],
      ],
      1.8,
    );
  for (const [u, foot] of [
    [0, -3],
    [7, 8],
  ])
    paste.line(
      [
        [x + u, y + 8],
        [x + foot, y + 30],
        [x + foot + 8, y + 31],
      ],
      3,
    );
  for (let k = 0; k < 9; k++) {
    const tip = placed(x - 20, y, Math.PI + 0.62 - k * 0.17)(86, 0);
    paste.line([[x - 20, y - 1], tip], 2.2);
    paste.disc(...tip, 6);
    paste.ring(...tip, 9.5, 1.6);
  }
}

export function bullock(paste: RicePaste, x: number, y: number, facing: 1 | -1, size: number): void {
  const at: Place = (u, v) => [x + u * facing * size, y + v * size];
  paste.fill([at(-52, -30), at(-2, -12), at(-46, 10)], 2.6);
  paste.fill([at(52, -30), at(-4, -12), at(46, 10)], 2.6);
  for (const u of [-46, -34, 34, 46]) paste.line([at(u, 6), at(u + 3, 44)], 4.2 * size + 0.6);
  paste.line([at(48, -28), at(70, -42)], 9 * size);
  paste.fill([at(61, -51), at(79, -51), at(80, -22)], 2);
  paste.line([at(64, -51), at(53, -66), at(59, -80)], 3);
  paste.line([at(76, -51), at(87, -66), at(81, -80)], 3);
  paste.line([at(-50, -26), at(-66, -4), at(-62, 22)], 2.8);
}

/** A pair of bullocks at the plough, and the man behind it. */
export function ploughing(paste: RicePaste, x: number, y: number): void {
  bullock(paste, x + 26, y - 16, 1, 0.56);
  bullock(paste, x, y, 1, 0.62);
  paste.line(
    [
      [x + 44, y - 40],
      [x - 40, y - 12],
      [x - 92, y + 20],
    ],
    4,
    0.02,
  );
  paste.line(
    [
      [x - 92, y + 20],
      [x - 108, y + 28],
      [x - 122, y + 22],
    ],
    5,
    0.3,
  );
  paste.line(
    [
      [x - 96, y + 18],
      [x - 104, y - 22],
      [x - 112, y - 32],
    ],
    4,
    0.05,
  );
  const at = person(paste, x - 144, y + 14, 74, { phase: 1.2, turn: 0.1, right: [x - 112, y - 31] });
  paste.line([at(-0.17, -0.65), at(-0.1, -0.86), at(0.16, -1.04)], 3.2);
  paste.line([at(0.16, -1.04), at(0.86, -1.16)], 2.2, 0.4);
  for (let row = 0; row < 3; row++) {
    const line = Array.from({ length: 26 }, (_, i): Point => [
      x - 190 + i * 11,
      y + 38 + row * 10 + (i % 2) * 4,
    ]);
    paste.line(line, 2, 0);
  }
}

export function hen(paste: RicePaste, x: number, y: number, chicks: number, facing: 1 | -1 = 1): void {
  const at: Place = (u, v) => [x + u * facing, y + v];
  paste.fill([at(-15, -8), at(15, -12), at(2, 10)], 2);
  paste.disc(...at(15, -19), 5);
  paste.line([at(20, -19), at(27, -17)], 2);
  paste.line([at(-13, -8), at(-25, -24)], 4);
  paste.line([at(0, 8), at(-1, 20)], 2.2);
  paste.line([at(6, 6), at(7, 20)], 2.2);
  for (let k = 0; k < chicks; k++) {
    const [u, v] = [44 + k * 25 + paste.random() * 6, (k % 2) * 7 - 3];
    paste.fill([at(u - 6, v + 8), at(u + 6, v + 6), at(u, v + 15)], 1.6);
    paste.disc(...at(u + 6, v + 3), 2.6);
    paste.line([at(u, v + 14), at(u, v + 20)], 1.6);
  }
}

export function dog(paste: RicePaste, x: number, y: number, facing: 1 | -1): void {
  const at: Place = (u, v) => [x + u * facing, y + v];
  paste.fill([at(-24, -20), at(0, -13), at(-20, -4)], 2);
  paste.fill([at(24, -20), at(-2, -13), at(20, -4)], 2);
  for (const [u, end] of trace('-21,-30 -17,-10 19,12 22,32')) paste.line([at(u, -6), at(end, 14)], 2.6);
  paste.fill([at(22, -26), at(38, -28), at(46, -18), at(28, -16)], 1.8);
  paste.line([at(26, -26), at(23, -36)], 2.4);
  paste.line([at(-24, -18), at(-36, -34), at(-34, -42)], 2.4);
}

export function sun(paste: RicePaste, x: number, y: number): void {
  for (const radius of [54, 39, 24]) paste.ring(x, y, radius, 3.4);
  paste.disc(x, y, 7);
  for (let k = 0; k < 34; k++) {
    const ray = placed(x, y, (k / 34) * Math.PI * 2);
    paste.line([ray(61, 0), ray(k % 2 ? 80 : 92, 0)], 3.2);
  }
}

/** Hills: a row of triangles with lines on their slopes. */
export function hills(paste: RicePaste, ridge: string): void {
  const points = trace(ridge);
  paste.line(points, 3.4, 0.02);
  for (let i = 0; i + 2 < points.length; i += 2) {
    const [left, top, right] = [points[i], points[i + 1], points[i + 2]];
    for (let k = 1; k < 7; k++) {
      const share = k / 7;
      paste.line([between(left, top, share), between(left, right, share * 0.5 + 0.06)], 1.9);
      paste.line([between(right, top, share), between(right, left, share * 0.5 + 0.06)], 1.9);
    }
  }
}

/** A tuft of grass. */
export function grass(paste: RicePaste, x: number, y: number): void {
  for (const lean of [-0.5, 0, 0.5])
    paste.line(
      [
        [x, y + 6],
        [x + lean * 13, y - 8],
      ],
      2,
    );
}
