/** Leaves cut from painted paper, with their veins, the darker half, and the brown of drying. */
import type { Place, Point } from '../../studio/curves.ts';
import type { Material } from '../collage.ts';
import { painted, paper } from '../materials.ts';
import { context, pressed, random, stain, vein, type Placement } from './board.ts';

interface Leaf {
  plan: string;
  /** Length of the blade and of the stalk below it. */
  long: number;
  stalk: number;
  /** Half the width at a share of the length. */
  half: (t: number) => number;
  pairs: number;
  /** Slant of the side veins towards the tip. */
  lean: number;
  material: Material;
  rib: string;
  dark: string;
  dry: string;
}

/** How far the lobes of a heart-shaped leaf hang down: most near the stalk, 0 from a third of the length. */
const hang = (t: number): number => (t < 0.34 ? 6.75 * (t / 0.34) * (1 - t / 0.34) ** 2 : 0);

/**
 * A symmetric outline from its half-widths; `wave` ruffles the edge, `lobes` lets it hang below the stalk as on a
 * heart.
 */
const mirrored = (half: (t: number) => number, long: number, wave = 0, lobes = 0): string => {
  const side = (sign: number) =>
    Array.from({ length: 37 }, (_, i) => {
      const t = (i / 36) ** 1.2;
      return [
        sign * (half(t) + wave * Math.sin(t * 34 + sign) * Math.sin(Math.PI * t)),
        -t * long + hang(t) * lobes,
      ] as const;
    });
  return [...side(-1), ...side(1).toReversed()].map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
};

const peepalHalf = (t: number) =>
  (t < 0.64 ? 104 * Math.sin(Math.PI * Math.min(1, (t / 0.64) * 0.98 + 0.02)) ** 0.72 : 2) +
  18 * Math.max(0, 1 - Math.abs(t - 0.6) / 0.2);
const lance = (broad: number, peak: number) => (t: number) => broad * Math.sin(Math.PI * t ** peak) ** 0.85;

const leaf = (
  half: Leaf['half'],
  long: number,
  edge: { wave?: number; lobes?: number },
  rest: Omit<Leaf, 'plan' | 'half' | 'long'>,
): Leaf => ({ ...rest, half, long, plan: mirrored(half, long, edge.wave, edge.lobes) });

export const peepal = leaf(
  peepalHalf,
  330,
  { lobes: 44 },
  {
    stalk: 96,
    pairs: 8,
    lean: 0.1,
    material: painted('#6f8436', '#a08a3a', 11, 1.4),
    rib: '#e3d08a',
    dark: '#3f4a1e',
    dry: '#9a5a24',
  },
);
export const mango = leaf(
  lance(52, 0.85),
  300,
  {},
  {
    stalk: 44,
    pairs: 15,
    lean: 0.11,
    material: painted('#3f6a34', '#5f8a3c', 12, 1.2),
    rib: '#cfd08a',
    dark: '#1f3c22',
    dry: '#8a6a2c',
  },
);
export const ashoka = leaf(
  lance(34, 0.8),
  300,
  { wave: 6 },
  {
    stalk: 26,
    pairs: 17,
    lean: 0.07,
    material: painted('#9a5426', '#c0803a', 13, 1.3),
    rib: '#f0d09a',
    dark: '#5a2a14',
    dry: '#6d3018',
  },
);

function blade(place: Place, { long, half, pairs, lean, rib, dark, dry }: Leaf): void {
  // One half is turned away from the light.
  context.fillStyle = `${dark}4d`;
  context.beginPath();
  for (const [u, v] of [
    [0, 20],
    [160, 20],
    [160, -long - 20],
    [0, -long - 20],
  ] as const)
    context.lineTo(...place(u, v));
  context.fill();
  for (let i = 0; i < 16; i++) {
    const t = random();
    const side = random() < 0.5 ? -1 : 1;
    stain(context, place(side * half(t) * (0.75 + 0.4 * random()), -t * long), 8 + 24 * random(), `${dry}66`);
  }
  const vines: { path: Point[]; side: number }[] = [];
  for (let i = 0; i < pairs; i++) {
    const t = 0.03 + (0.9 * i) / pairs;
    for (const side of [-1, 1]) {
      const end = Math.min(0.985, t + lean + 0.02 * random());
      const reach = half(Math.min(0.97, end)) * 0.93;
      const path = [
        place(0, -t * long),
        place(side * reach * 0.5, -(t + lean * 0.3) * long),
        place(side * reach * 0.88, -(t + lean * 0.74) * long),
        place(side * reach, -end * long),
      ];
      vines.push({ path, side });
    }
  }
  const size = Math.hypot(place(1, 0)[0] - place(0, 0)[0], place(1, 0)[1] - place(0, 0)[1]);
  // The net between the veins.
  for (let i = 0; i < long * 1.5; i++) {
    const t = random() * 0.96;
    const u = (random() * 2 - 1) * half(t) * 0.92;
    const angle = random() * 6.283;
    const step = 4 + 6 * random();
    vein(
      [place(u, -t * long), place(u + Math.cos(angle) * step, -t * long + Math.sin(angle) * step)],
      0.7 * size,
      0.5 * size,
      `${rib}40`,
    );
  }
  for (const { path } of vines) {
    vein(
      path.map(([x, y]): Point => [x + 1.2, y + 1.6]),
      2 * size,
      0.8,
      `${dark}88`,
    );
    vein(path, 1.9 * size, 0.6, `${rib}cc`);
  }
  const midrib = [place(0, 12), place(1.5, -long * 0.35), place(0, -long * 0.7), place(0, -long)];
  vein(
    midrib.map(([x, y]): Point => [x + 2, y + 2]),
    5 * size,
    1.4,
    `${dark}99`,
  );
  vein(midrib, 4.4 * size, 1, rib);
  // A soft gradient of light along the lit half.
  for (let i = 0; i < 9; i++)
    stain(context, place(-half(0.1 + i * 0.09) * 0.5, -(0.1 + i * 0.09) * long), 24 * size, '#fff6d012');
}

/** A whole leaf on its stalk. */
export function lay(kind: Leaf, placement: Placement): void {
  const turn = (u: number, v: number): Point => [
    placement.at[0] + placement.size * (u * Math.cos(placement.turn) - v * Math.sin(placement.turn)),
    placement.at[1] + placement.size * (u * Math.sin(placement.turn) + v * Math.cos(placement.turn)),
  ];
  const stalk = [turn(0, -4), turn(5, kind.stalk * 0.5), turn(-2, kind.stalk)];
  vein(
    stalk.map(([x, y]): Point => [x + 3, y + 4]),
    4.6 * placement.size,
    5 * placement.size,
    'rgba(60,40,20,.35)',
  );
  vein(stalk, 4.2 * placement.size, 5 * placement.size, '#8a7a3c');
  pressed(kind.material, kind.plan, placement, (place) => blade(place, kind), 5);
}

const SICKLE = '0,0 -15,-20 -23,-52 -19,-92 -6,-132 10,-158 13,-126 15,-84 13,-46 9,-18';
const green = painted('#56762f', '#86a044', 14, 1.4);

/** Neem: serrated leaflets in pairs along the stalk, larger on the outer side of the midrib. */
export function neem(from: Point, to: Point): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t + 14 * Math.sin(t * 3),
    from[1] + (to[1] - from[1]) * t + 10 * Math.sin(t * 3),
  ];
  vein(
    [at(-0.12), at(0.3), at(0.7), at(1)].map(([x, y]): Point => [x + 3, y + 4]),
    5,
    2,
    'rgba(60,40,20,.35)',
  );
  for (let i = 0; i < 8; i++) {
    const t = 0.06 + i * 0.128;
    for (const side of [-1, 1]) {
      const flip = (plan: string) =>
        plan
          .split(' ')
          .map((pair) => pair.split(',').map(Number))
          .map(([x, y]) => `${side * x},${y}`)
          .join(' ');
      const placement = {
        at: at(t + (side > 0 ? 0.03 : 0)),
        size: 0.86 - 0.05 * Math.abs(i - 3),
        turn: angle + side * (1.02 - 0.05 * i),
      };
      pressed(
        green,
        flip(SICKLE),
        placement,
        (place) => {
          context.fillStyle = 'rgba(24,48,16,.28)';
          context.beginPath();
          for (const [u, v] of [
            [0, 4],
            [side * 20, -40],
            [side * 20, -120],
            [side * 9, -158],
          ] as const)
            context.lineTo(...place(u, v));
          context.fill();
          for (let k = 1; k < 9; k++)
            for (const way of [-1, 1])
              vein(
                [place(0, -k * 15), place(way * 9, -k * 15 - 9), place(way * 19, -k * 15 - 14)],
                1.1,
                0.5,
                'rgba(222,230,150,.6)',
              );
          vein([place(0, 0), place(side * -2, -70), place(side * 9, -156)], 2.2, 0.7, '#dfe0a0');
        },
        3,
      );
    }
  }
  vein([at(-0.12), at(0.3), at(0.7), at(1)], 4.6, 1.6, '#8a7a3c');
}

const lace = paper('#e9d9b4', 27);

/** A peepal leaf of which only the veins are left. */
export function skeleton(placement: Placement): void {
  context.save();
  context.globalAlpha = 0.55;
  pressed(
    lace,
    mirrored(peepalHalf, 330, 0, 44),
    placement,
    (place) => {
      context.globalAlpha = 1;
      for (let i = 0; i < 900; i++) {
        const t = random() * 0.66;
        const u = (random() * 2 - 1) * peepalHalf(t);
        const angle = random() * 6.283;
        vein(
          [place(u, -t * 330), place(u + 7 * Math.cos(angle), -t * 330 + 7 * Math.sin(angle))],
          0.8,
          0.6,
          'rgba(120,84,40,.5)',
        );
      }
      for (let i = 0; i < 8; i++) {
        const t = 0.03 + i * 0.075;
        for (const side of [-1, 1]) {
          const reach = peepalHalf(t + 0.12);
          vein(
            [
              place(0, -t * 330),
              place(side * reach * 0.55, -(t + 0.05) * 330),
              place(side * reach, -(t + 0.12) * 330),
            ],
            1.8,
            0.8,
            '#8a6430',
          );
        }
      }
      vein([place(0, 10), place(1, -160), place(0, -330)], 3.4, 1, '#7a5426');
    },
    2,
  );
  context.restore();
}
