/** Trunks and crowns: green fronds first, then the flowers in clusters, each head of them lit from the upper left. */
import { rgb } from '../../studio/colour.ts';
import { type Point, points } from '../../studio/points.ts';
import { clamp, smoothstep } from '../../studio/random.ts';
import { type Pair, type Palette, pull } from '../strokes.ts';
import {
  about,
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

interface Tree {
  /** Foot of the trunk, where it forks, and the middle of the crown. */
  foot: Point;
  fork: Point;
  crown: Point;
  /** Half the crown's breadth and height: gulmohars spread flat, like umbrellas. */
  wide: number;
  high: number;
  /** 0 far off and pale, 1 near. */
  near: number;
  /** How far each limb reaches, as shares of the crown. */
  limbs: readonly Point[];
}

const spreading: readonly Point[] = [
  [-0.8, 0.2],
  [-0.34, -0.3],
  [0.36, -0.34],
  [0.78, 0.24],
];

/** From far to near, left and right of the road in turn. */
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

/** A limb in strokes along its way: dark first, then violet light from the sky, then the sun on its left. */
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
      const drift = side * thick * 0.5 + about(thick * 0.06);
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

/** A feathery leaf: a rib, and pinnae that grow shorter to its tip. */
export function frond([x, y]: Point, angle: number, length: number, colours: Palette): void {
  const bend = about(0.16);
  const count = Math.max(4, Math.round(length / 6.5));
  const at = (t: number): Point => {
    const turn = angle + bend * t * 3;
    return [x + Math.cos(turn) * length * t, y + Math.sin(turn) * length * t + length * 0.1 * t * t];
  };
  if (length > 26)
    painting.brush({
      path: [at(0), at(0.5), at(1)],
      width: 1.6 + length / 44,
      colours: pair(colours),
      dry: 0.1,
      ragged: 0.1,
    });
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const [px, py] = at(t);
    for (const side of [-1, 1]) {
      const turn = angle + bend * t * 3 + side * (1.15 - 0.35 * t);
      const reach = length * 0.27 * Math.sin(Math.PI * clamp(t * 0.82 + 0.16));
      painting.brush({
        path: [
          [px, py],
          [px + Math.cos(turn) * reach * 0.5, py + Math.sin(turn) * reach * 0.5],
          [px + Math.cos(turn) * reach, py + Math.sin(turn) * reach + reach * 0.14],
        ],
        width: 2.2 + length / 26,
        colours: pair(colours, 0.1),
        taper: [0.8, 0.3],
        dry: 0.05,
        ragged: 0.1,
        load: 0.9,
      });
    }
  }
}

/** A place in the crown: 0 to 1 from its middle, and how much sun reaches it. */
function inCrown({ crown, wide, high }: Tree): { at: Point; light: number; rim: number } {
  const angle = random() * 6.283;
  const rim = Math.sqrt(random());
  const [u, v] = [Math.cos(angle) * rim, Math.sin(angle) * rim];
  // The underside is flat, the top domed.
  const y = crown[1] + (v < 0 ? v * high * (1 - 0.25 * u * u) : v * high * 0.62);
  return { at: [crown[0] + u * wide, y], light: clamp(0.5 - v * 0.42 - u * 0.2 + about(0.12)), rim };
}

/** The mass of green: dark inside, yellow-green where the sun comes through. */
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
          path: pull(...at, about(0.7), size * 1.6),
          width: size * 0.62,
          colours: pair(colours),
          load: 0.8,
          ragged: 0.5,
        });
      } else
        frond(
          at,
          (at[0] < tree.crown[0] ? Math.PI : 0) + about(0.9) + 0.2,
          size * (1.1 + 0.7 * random()),
          colours,
        );
    }
  }
}

/** A head of flowers: a mound of petals, shade below, fire across, sun on its shoulder. */
function cluster([x, y]: Point, size: number, light: number, petal: number): void {
  const touches = Math.round(9 + (size / petal) * 5);
  for (let i = 0; i < touches; i++) {
    const angle = random() * 6.283;
    const reach = Math.sqrt(random());
    const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const facing = light * 0.9 - u * 0.3 - v * 0.55 + about(0.24) + 0.1;
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
        angle + 1.2 + about(0.5),
        petal * (1.3 + 0.5 * random()),
        about(0.14),
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

/** A gulmohar flower: four spoon petals in fire and one paler standard, stamens a flick. */
export function flower([x, y]: Point, size: number): void {
  const turn = random() * 6.28;
  const squash = 0.6 + 0.35 * random();
  for (let petal = 4; petal >= 0; petal--) {
    const angle = turn + (petal / 5) * 6.28 + about(0.12);
    const tip: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size * squash];
    const colours: Pair =
      petal === 0
        ? [rgb('#ffeec8'), rgb('#ffc05a')]
        : two(Math.sin(angle) + Math.cos(angle) < -0.2 ? sun : flame, random() < 0.4 ? fire : flame);
    painting.brush({
      path: [[x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2], tip],
      width: size * 0.7,
      colours,
      taper: [0.22, 1],
      load: 1.25,
      dry: 0,
      ragged: 0.06,
      pickup: 0.04,
    });
  }
  for (let i = 0; i < 5; i++) {
    const angle = turn + 3.1 + about(0.8);
    painting.brush({
      path: pull(x + Math.cos(angle) * size * 0.3, y + Math.sin(angle) * size * 0.25, angle, size * 0.62),
      width: 1.8,
      colours: [rgb('#7a1420'), rgb('#ffd27a')],
      dry: 0,
      ragged: 0,
    });
  }
}

/** Two branches hang in at the upper corners, near enough to count petals, buds and pods. */
export function nearBranches(): void {
  for (const [way, thick, turn] of [
    ['-20,40 120,96 262,128 356,190', 20, 1],
    ['1420,30 1290,84 1150,110 1050,176', 20, -1],
  ] as const) {
    const line = points(way);
    painting.brush({
      path: line,
      width: thick,
      colours: pair(bark, 0.08),
      load: 1.1,
      dry: 0.05,
      taper: [1, 0.3],
    });
    painting.brush({
      path: line.map(([x, y]): Point => [x, y - 5]),
      width: 5,
      colours: pair(barkLight),
      dry: 0.8,
      taper: [1, 0.3],
    });
    const along = (t: number): Point => {
      const i = Math.min(line.length - 2, Math.floor(t * (line.length - 1)));
      const f = t * (line.length - 1) - i;
      return [line[i][0] + (line[i + 1][0] - line[i][0]) * f, line[i][1] + (line[i + 1][1] - line[i][1]) * f];
    };
    for (let i = 0; i < 13; i++) {
      const [x, y] = along(0.1 + 0.9 * (i / 12));
      const angle = (turn > 0 ? 0.55 : 2.6) + (i % 2 === 0 ? 0.75 : -1.3) * turn + about(0.25);
      frond([x, y], angle, 92 + 52 * random(), i % 3 === 0 ? frondMid : frondLight);
    }
    for (let i = 0; i < 3; i++) {
      const [x, y] = along(0.35 + 0.2 * i);
      painting.brush({
        path: [
          [x, y],
          [x + turn * 8, y + 60],
          [x + turn * 2, y + 118 + 20 * i],
        ],
        width: 15,
        colours: [rgb('#4a2c22'), rgb('#6d4430')],
        taper: [0.4, 0.3],
        load: 1.1,
        dry: 0,
      });
    }
    for (const t of [0.34, 0.62, 0.86, 1]) {
      const [x, y] = along(t);
      for (let i = 0; i < 5; i++) flower([x + about(58), y + 6 + about(40)], 25 + 10 * random());
      for (let i = 0; i < 6; i++) {
        const bud: Point = [x + about(70), y - 10 + about(46)];
        painting.brush({
          path: pull(...bud, -1 + about(0.6), 14),
          width: 9,
          colours: [rgb('#b9c25a'), rgb('#d8391c')],
          load: 1.2,
          dry: 0,
          taper: [0.6, 0.3],
        });
      }
    }
  }
}
