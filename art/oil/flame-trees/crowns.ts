/** Trunks and crowns: green fronds first, then the flowers in clusters, each lit from the upper left. */
import { type Point } from '../../studio/points.ts';
import { clamp, smoothstep } from '../../studio/random.ts';
import { type Pair, type Palette, pull } from '../strokes.ts';
import {
  jitter,
  bark,
  barkLight,
  fire,
  flame,
  frondLight,
  frondMid,
  frondShade,
  glare,
  painting,
  pair,
  random,
  shade,
  sun,
  two,
} from './canvas.ts';
import { frond } from './near.ts';

interface Tree {
  /** Foot of the trunk, its fork, and the centre of the crown. */
  foot: Point;
  fork: Point;
  crown: Point;
  /** Half the width and height of the crown: gulmohars have flat crowns. */
  wide: number;
  high: number;
  /** 0 is distant and pale, 1 is near. */
  near: number;
  /** End of each limb, as shares of the crown's size. */
  limbs: readonly Point[];
}

const spreading: readonly Point[] = [
  [-0.8, 0.2],
  [-0.34, -0.3],
  [0.36, -0.34],
  [0.78, 0.24],
];

/** From far to near, alternating between left and right of the road. */
const trees: readonly Tree[] = [
  { foot: [590, 604], fork: [594, 566], crown: [576, 536], wide: 74, high: 38, near: 0.08, limbs: spreading },
  { foot: [716, 604], fork: [712, 566], crown: [732, 534], wide: 74, high: 40, near: 0.08, limbs: spreading },
  {
    foot: [532, 622],
    fork: [540, 556],
    crown: [500, 494],
    wide: 142,
    high: 70,
    near: 0.25,
    limbs: spreading,
  },
  {
    foot: [790, 624],
    fork: [782, 556],
    crown: [826, 490],
    wide: 146,
    high: 72,
    near: 0.25,
    limbs: spreading,
  },
  {
    foot: [412, 668],
    fork: [428, 540],
    crown: [376, 412],
    wide: 250,
    high: 132,
    near: 0.5,
    limbs: spreading,
  },
  {
    foot: [934, 676],
    fork: [918, 540],
    crown: [972, 404],
    wide: 258,
    high: 136,
    near: 0.5,
    limbs: spreading,
  },
  { foot: [196, 800], fork: [232, 520], crown: [140, 240], wide: 470, high: 246, near: 1, limbs: spreading },
  {
    foot: [1170, 822],
    fork: [1136, 520],
    crown: [1256, 230],
    wide: 480,
    high: 250,
    near: 1,
    limbs: spreading,
  },
];

/** A limb in strokes along its path: dark first, then violet light from the sky, then the sun on its left. */
function limb(from: Point, to: Point, thick: number, thin: number, bow: number): void {
  // It rises first and then spreads.
  const middle: Point = [from[0] + (to[0] - from[0]) * 0.36 + bow, from[1] + (to[1] - from[1]) * 0.58];
  const layers: readonly [number, number, Palette, number][] = [
    [0, 1, bark, 1.1],
    [0.2, 0.5, bark, 1],
    [-0.3, 0.24, barkLight, 1.1],
  ];
  for (const [side, share, colours, load] of layers) {
    if (share < 0.2 && thick < 12) continue;
    for (let piece = 0; piece < (share > 0.4 ? 2 : 3); piece++) {
      const drift = side * thick * 0.5 + jitter(thick * 0.06);
      const line = [from, middle, to].map(([x, y]): Point => [x + drift, y]);
      painting.brush({
        path: line,
        width: thick * share,
        colours: pair(colours, 0.08),
        load,
        dry: share < 0.4 ? 1 : 0.1,
        ragged: 0.15,
        taper: [1, thin / thick],
        opacity: share < 0.4 ? 0.6 : 0.97,
      });
    }
  }
}

function trunk({ foot, fork, crown, wide, high, near, limbs }: Tree): void {
  const thick = 5 + 58 * near ** 1.3;
  for (const root of [-1, 1])
    limb(
      fork,
      [foot[0] + root * thick * 0.34, foot[1] + thick * 0.2],
      thick * 0.62,
      thick * 0.66,
      root * -thick * 0.1,
    );
  limb(fork, foot, thick * 0.72, thick * 0.9, (fork[0] - foot[0]) * 0.2);
  for (const [u, v] of limbs) {
    const end: Point = [crown[0] + u * wide, crown[1] + v * high];
    limb(
      [fork[0], fork[1] + thick * Math.abs(u) * 0.7],
      end,
      thick * (0.52 - 0.16 * Math.abs(u)),
      thick * 0.14,
      u * -wide * 0.04,
    );
  }
}

/** A random point in the crown: its distance from the centre, 0 to 1, and the sunlight on it. */
function inCrown({ crown, wide, high }: Tree): { at: Point; light: number; rim: number } {
  const angle = random() * 6.283;
  const rim = Math.sqrt(random());
  const [u, v] = [Math.cos(angle) * rim, Math.sin(angle) * rim];
  // The underside is flat, the top domed.
  const y = crown[1] + (v < 0 ? v * high * (1 - 0.25 * u * u) : v * high * 0.62);
  return { at: [crown[0] + u * wide, y], light: clamp(0.5 - v * 0.42 - u * 0.2 + jitter(0.12)), rim };
}

/** The green mass: dark inside, yellow-green where the sun shines through. */
function foliage(tree: Tree): void {
  const { wide, near } = tree;
  const size = 10 + 36 * near;
  const count = Math.round(((wide * tree.high) / (size * size)) * 3.4);
  for (const [share, colours, lit] of [
    [0.75, frondShade, -1],
    [0.6, frondMid, 0.4],
    [0.5, frondLight, 0.6],
  ] as const) {
    for (let i = 0; i < count * share; i++) {
      const { at, light } = inCrown(tree);
      if (light < lit) continue;
      if (near < 0.2 || (lit < 0 && random() < 0.6)) {
        painting.knife({
          path: pull(...at, jitter(0.7), size * 1.6),
          width: size * 0.62,
          colours: pair(colours),
          load: 0.8,
          ragged: 0.5,
        });
      } else
        frond(
          at,
          (at[0] < tree.crown[0] ? Math.PI : 0) + jitter(0.9) + 0.2,
          size * (1.1 + 0.7 * random()),
          colours,
        );
    }
  }
}

/** A cluster of flowers: a mound of petals, shadow below, red in the middle, sunlight on its upper left. */
function cluster([x, y]: Point, size: number, light: number, petal: number): void {
  const touches = Math.round(9 + (size / petal) * 5);
  for (let i = 0; i < touches; i++) {
    const angle = random() * 6.283;
    const reach = Math.sqrt(random());
    const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const facing = light * 0.9 - u * 0.3 - v * 0.55 + jitter(0.24) + 0.1;
    const colours: Pair =
      facing > 1.02
        ? two(glare, sun)
        : facing > 0.74
          ? two(sun, flame)
          : facing > 0.34
            ? two(flame, fire)
            : facing > 0.06
              ? pair(fire)
              : two(shade, fire);
    painting.knife({
      path: pull(
        x + u * size * 1.3,
        y + v * size * 0.72,
        angle + 1.2 + jitter(0.5),
        petal * (1.3 + 0.5 * random()),
        jitter(0.14),
      ),
      width: petal * (0.75 + 0.4 * random()),
      colours,
      load: 1 + 0.35 * light,
      ragged: 0.35,
      dry: 0.1,
    });
  }
}

function flowers(tree: Tree): void {
  const { wide, high, near } = tree;
  const petal = 4 + 10.5 * near;
  const size = 9 + 31 * near;
  const count = Math.round(((wide * high) / (size * size)) * 1.75);
  const spots = Array.from({ length: count }, () => inCrown(tree)).filter(
    ({ at: [x, y] }) => painting.noise(x / (size * 2.6) + 9, y / (size * 2), 2) > 0.36,
  );
  for (const { at, light, rim } of spots.toSorted((a, b) => a.light - b.light)) {
    cluster(at, size * (0.6 + 0.6 * random()) * (1 - 0.2 * rim), smoothstep(0.05, 0.95, light), petal);
  }
}

export function paintTrees(): void {
  for (const tree of trees) {
    foliage({ ...tree, crown: [tree.crown[0], tree.crown[1] + tree.high * 0.12] });
    trunk(tree);
    foliage(tree);
    flowers(tree);
  }
}
