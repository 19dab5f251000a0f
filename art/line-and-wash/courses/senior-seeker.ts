/**
 * The course for twelve to fifteen: a glass painting with its coloured light on the table, a half-finished Lippan board
 * with clay and mirrors, Warli in rice white.
 */
import { savePicture } from '../../studio/program.ts';
import { mix, rgb, type Colour } from '../../studio/colour.ts';
import { noiseFrom, smoothstep } from '../../studio/random.ts';
import { add, cord, through, type Vector, type Window } from '../../studio/scene.ts';
import { FromLife, type Subject } from '../from-life.ts';
import { brush, disc, ground, panel, rod, vessel, WHITE } from '../objects.ts';
import { work } from '../texture.ts';

const noise = noiseFrom(64);
const window: Window = { towards: [-0.54, 0.74, 0.56], size: 0.1, strength: 0.84, room: 0.26, floor: 0.16 };
const CLAY = rgb('#f7f1e4');
const MUD = rgb('#a5512f');

/** The round board: ropes of white clay on mud; the right part is only chalk lines. */
function lippan([x, y, z]: Vector): Subject[] {
  const radius = 1.95;
  const top = y + 0.16;
  const at = (angle: number, reach: number, lift = 0.05): Vector => [
    x + Math.cos(angle) * reach,
    top + lift,
    z + Math.sin(angle) * reach,
  ];
  const rope = (name: string, path: readonly Vector[], thick = 0.062): Subject => ({
    name,
    surface: cord(
      through(path),
      (v) =>
        thick *
        Math.min(1, v * 40 + 0.25, (1 - v) * 40 + 0.25) *
        (0.86 + 0.28 * noise(v * 9 + path[0][0] * 7, path[0][2] * 5, 2)),
    ),
    pieces: [12, Math.max(16, path.length * 6)],
    paint: CLAY,
    pen: 1.1,
  });
  const arc = (name: string, reach: number, from: number, to: number, thick?: number) =>
    rope(
      name,
      Array.from({ length: 40 }, (_, i) =>
        at(from + ((to - from) * i) / 39, reach + 0.015 * Math.sin(i * 1.7)),
      ),
      thick,
    );
  const mirror = (angle: number, reach: number, size: number): Subject[] => {
    const [mx, my, mz] = at(angle, reach, 0.03);
    const tilt = Math.sin(angle * 5 + reach * 3);
    return [
      disc(
        `mirror ${angle} ${reach}`,
        [mx, my, mz],
        size,
        (u, v) => {
          const sky = smoothstep(-0.5, 0.6, Math.cos(u * 6.283 + tilt * 2) * v + 0.2 * tilt);
          return mix(
            mix(rgb('#6e9cc4'), rgb('#dcebf2'), sky),
            WHITE,
            smoothstep(0.3, 0.5, Math.cos(u * 6.283 + tilt * 2 + 0.5) * v) * 0.8,
          );
        },
        { pen: 1.2, shine: 0.3, gloss: 60 },
      ),
      rope(
        `bezel ${angle} ${reach}`,
        Array.from({ length: 15 }, (_, i) => [
          mx + Math.cos(i * 0.4834) * (size + 0.03),
          my + 0.03,
          mz + Math.sin(i * 0.4834) * (size + 0.03),
        ]),
        0.038,
      ),
    ];
  };
  // Angles start at the right, counter-clockwise seen from above; the open part is at the front right.
  const [from, to] = [-0.25, 4.75];
  const petals = Array.from({ length: 12 }, (_, i) => 0.02 + (i * Math.PI * 2) / 12).filter(
    (angle) => angle > from && angle < to,
  );
  const chalk = (reach: number, angle: number) => {
    const ring = [1.78, 1.34, 0.86, 0.42].some((each) => Math.abs(reach - each) < 0.014);
    const spoke = reach > 0.86 && reach < 1.34 && Math.abs(((angle + 6.3) % 0.5236) - 0.02) * reach < 0.016;
    return ring || spoke;
  };
  return [
    vessel(
      'board',
      [x, y, z],
      [
        [radius, 0],
        [radius, 0.04],
        [radius, 0.12],
        [radius, 0.16],
        [radius - 0.01, 0.16],
      ],
      rgb('#8a4227'),
    ),
    disc('board', [x, top, z], radius, (_u, _v, [px, , pz]) => {
      const reach = Math.hypot(px - x, pz - z);
      const angle = Math.atan2(pz - z, px - x);
      const earth = mix(MUD, rgb('#7d3a22'), smoothstep(0.4, 0.75, noise(px * 2.6, pz * 2.6, 3)));
      return chalk(reach, angle) && noise(px * 11, pz * 11, 2) > 0.36 ? mix(earth, WHITE, 0.7) : earth;
    }),
    arc('outer', 1.78, from - 0.2, to + 0.3, 0.085),
    arc('second', 1.34, from, to, 0.066),
    arc('third', 0.86, from, to - 0.25),
    arc('heart', 0.42, 0, 6.3),
    ...petals.map((angle, i) =>
      rope(
        `petal ${i}`,
        [
          at(angle - 0.2, 0.92),
          at(angle - 0.13, 1.16),
          at(angle, 1.29),
          at(angle + 0.13, 1.16),
          at(angle + 0.2, 0.92),
        ],
        0.05,
      ),
    ),
    ...petals.flatMap((angle) => mirror(angle, 1.05, 0.085)),
    ...Array.from({ length: 22 }, (_, i) => (i * Math.PI * 2) / 22 + 0.1)
      .filter((angle) => angle > from && angle < to)
      .flatMap((angle, i) =>
        i % 2 === 0
          ? mirror(angle, 1.56, 0.1)
          : [
              rope(
                `lozenge ${i}`,
                [
                  at(angle - 0.07, 1.56),
                  at(angle, 1.68),
                  at(angle + 0.07, 1.56),
                  at(angle, 1.44),
                  at(angle - 0.07, 1.56),
                ],
                0.04,
              ),
            ],
      ),
    ...Array.from({ length: 6 }, (_, i) => mirror(i * 1.047 + 0.4, 0.64, 0.1)).flat(),
    ...mirror(0.01, 0.001, 0.26),
    // The rope in progress: its loose end stands up.
    rope(
      'next',
      [
        at(4.78, 1.34),
        at(4.95, 1.36),
        at(5.15, 1.42, 0.1),
        at(5.32, 1.66, 0.14),
        at(5.38, 2.05, 0),
        [x + 1.35, 0.07, z - 2.1],
        [x + 1.75, 0.07, z - 2.2],
      ],
      0.068,
    ),
  ];
}

const glass = await work('glass-parrots', [0.058, 0.042, 0.884, 0.916], 620);
const glow = await work('glass-parrots', [0.058, 0.042, 0.884, 0.916], 26);
const warli = await work('warli-dance', [0.225, 0.14, 0.6, 0.75], 900);
// The pane stands on its long side and leans back.
const foot: Vector = [-2.5, 0.12, 1.15];
const along: Vector = [2.75, 0, 0.3];
const up: Vector = [-0.08, 3.15, 1.0];
const corner = add(foot, up);
const normal: Vector = [
  along[1] * up[2] - along[2] * up[1],
  along[2] * up[0] - along[0] * up[2],
  along[0] * up[1] - along[1] * up[0],
];
/** The coloured light of the pane on a point of the table. */
const colouredLight = ([x, y, z]: Vector, shift = 0): Colour | undefined => {
  const [lx, ly, lz] = window.towards;
  const away = (foot[0] - x) * normal[0] + (foot[1] - y) * normal[1] + (foot[2] - z) * normal[2];
  const t = away / (lx * normal[0] + ly * normal[1] + lz * normal[2]);
  if (t < 0) return undefined;
  const hit: Vector = [x + lx * t - foot[0] + shift, y + ly * t - foot[1], z + lz * t - foot[2]];
  const v = hit[1] / up[1];
  const u = (hit[0] - up[0] * v) / along[0];
  if (u < 0 || u > 1 || v < 0 || v > 1) return undefined;
  return glow(u, 1 - v);
};
const soft = (at: Vector): Colour => {
  const sum = [0, 0, 0];
  let hits = 0;
  for (const [dx, dz] of [
    [0, 0],
    [0.07, 0.02],
    [-0.07, -0.02],
    [0.02, 0.08],
    [-0.02, -0.08],
  ]) {
    const colour = colouredLight([at[0] + dx, at[1], at[2] + dz]);
    if (colour === undefined) continue;
    hits++;
    colour.forEach((channel, i) => (sum[i] += channel));
  }
  const bare = rgb('#f5e6cb');
  if (hits === 0) return bare;
  const mean = sum.map((channel) => Math.max(0.05, (channel / hits) * 1.25 - 0.1)) as Colour;
  return mix(bare, mean, (hits / 5) * 0.92);
};
const frame = (a: Vector, b: Vector): Subject =>
  rod('frame', [a, add(a, b, 0.5), add(a, b)], 0.12, () => rgb('#c98d52'), { pen: 1.8, shine: 0.15 });
const sheet = (u: number, v: number) => warli(u, v);
const place = (x: number, z: number): Vector => [
  -1.72 + x * Math.cos(0.16) - z * Math.sin(0.16),
  0.03,
  -1.95 + x * Math.sin(0.16) + z * Math.cos(0.16),
];
const picture = new FromLife(
  [
    panel('pane', [corner, add(corner, along), foot], (u, v) => glass(u, v), {
      picture: true,
      glows: true,
      castsShadow: false,
      pen: 0,
    }),
    frame(foot, along),
    frame(corner, along),
    frame(foot, up),
    frame(add(foot, along), up),
    panel('warli', [place(-1.5, 1.4), place(1.5, 1.4), place(-1.5, -1.4)], sheet, { picture: true }),
    ...lippan([1.8, 0, -0.85]),
    vessel(
      'pot',
      [-3.35, 0, -0.05],
      [
        [0.02, 0],
        [0.4, 0],
        [0.5, 0.12],
        [0.56, 0.36],
        [0.5, 0.5],
        [0.44, 0.5],
        [0.42, 0.4],
      ],
      rgb('#b5633c'),
      { shine: 0.1 },
    ),
    disc('rice', [-3.35, 0.42, -0.05], 0.43, WHITE, { pen: 1 }),
    brush('brush', [-0.75, 0.12, -2.5], [0.6, 0.2, -3.35], '#fbf6ea', '#3f5f8f', 0.9),
    ground(
      (_u, _v, at) => soft(at),
      (x, y) =>
        0.95 *
        smoothstep(
          1.04,
          0.86,
          Math.hypot((x - 520) / 570, (y - 430) / 400) + 0.3 * (noise(x / 110, y / 110, 3) - 0.5),
        ),
    ),
  ],
  {
    width: 1040,
    height: 800,
    seed: 62,
    eye: { from: [0.1, 6.5, -7.0], to: [0.05, 0.72, -0.2], lens: 1.25 },
    window,
    middle: [0.2, 0.8, 0],
    reach: 5,
  },
);
picture.bloom('#23407a', 810, 140, 250, 0.42);
savePicture(picture.finish());
