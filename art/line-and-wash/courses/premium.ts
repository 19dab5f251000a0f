/** Premium classes: one table, two stools, the same marigolds on two sheets, the teacher's and the pupil's. */
import { savePicture } from '../../studio/program.ts';
import { mix, rgb, type Colour } from '../../studio/colour.ts';
import { noiseFrom, smoothstep } from '../../studio/random.ts';
import { add, cord, spun, through, type Vector, type Window } from '../../studio/scene.ts';
import { FromLife, type Subject } from '../from-life.ts';
import { board, brush, disc, ground, jar, panel, pencil, slab, vessel, WHITE, wood } from '../objects.ts';
import { drawn, type Texture } from '../texture.ts';

const noise = noiseFrom(67);
const window: Window = { towards: [-0.72, 0.8, -0.34], size: 0.12, strength: 0.86, room: 0.26, floor: 0.18 };

/** A marigold: ruffled petals around a darker centre. */
function marigold(name: string, at: Vector, size: number, colour: string, lean: number): Subject {
  return {
    name,
    surface: (u, v) => {
      const angle = u * 6.283;
      const down = v * 2.0;
      const ruffle = 1 + 0.06 * Math.sin(angle * 13 + v * 26) + 0.04 * Math.sin(angle * 7 - v * 19);
      const reach = Math.sin(down) * size * ruffle;
      const high = Math.cos(down) * size * 0.72 * (1 + 0.06 * Math.sin(v * 40 + angle * 5));
      return [
        at[0] + Math.cos(angle) * reach + lean * high,
        at[1] + high,
        at[2] + Math.sin(angle) * reach - 0.35 * high,
      ];
    },
    pieces: [110, 60],
    paint: (u, v) => {
      const petal = 0.5 + 0.5 * Math.sin(u * 6.283 * 13 + v * 26);
      return mix(
        mix(rgb(colour), rgb('#d9561c'), 0.6 * (1 - petal) + 0.3 * smoothstep(0.3, 0, v)),
        rgb('#ffdf6a'),
        0.45 * petal,
      );
    },
    pen: 1.4,
    creases: false,
  };
}

/** The subject of both sheets: a painted clay pot with marigolds. */
function motif([x, y, z]: Vector, size: number): Subject[] {
  const at = (px: number, py: number, pz: number): Vector => [x + px * size, y + py * size, z + pz * size];
  const pot = vessel(
    'pot',
    [x, y, z],
    (
      [
        [0.02, 0],
        [0.42, 0],
        [0.5, 0.06],
        [0.86, 0.5],
        [0.94, 0.86],
        [0.78, 1.24],
        [0.54, 1.42],
        [0.52, 1.56],
        [0.66, 1.7],
        [0.68, 1.74],
        [0.6, 1.72],
        [0.46, 1.55],
        [0.5, 1.3],
      ] as const
    ).map(([radius, height]): [number, number] => [radius * size, height * size]),
    (u, v, [px, py, pz]) => {
      const high = (py - y) / size;
      const clay = mix(rgb('#c26638'), rgb('#a24c2a'), smoothstep(0.3, 0.7, noise(px * 4, (py + pz) * 4, 3)));
      if (v > 0.76) return mix(clay, rgb('#5f2c20'), 0.6);
      const zigzag = Math.abs(((u * 18) % 1) - 0.5) * 0.32;
      const band =
        Math.abs(high - 0.8 - zigzag + 0.08) < 0.028 ||
        Math.abs(high - 0.64) < 0.02 ||
        Math.abs(high - 1.1) < 0.02;
      const dot = Math.hypot(((u * 24) % 1) - 0.5, (high - 1.2) * 7) < 0.26;
      return band || dot ? rgb('#f6ead2') : clay;
    },
    { shine: 0.2, gloss: 16 },
  );
  const heads: readonly [number, number, number, number, string][] = [
    [-0.62, 2.35, -0.2, 0.46, '#f0901e'],
    [0.16, 2.78, 0.1, 0.5, '#f5b81f'],
    [0.78, 2.2, -0.15, 0.43, '#e8701c'],
    [0.08, 2.08, -0.55, 0.4, '#f7c42c'],
    [-0.2, 3.2, 0.5, 0.34, '#e8701c'],
  ];
  const leaf = (i: number, turn: number, reach: number, high: number): Subject => {
    const rib = through([
      at(0, 1.6, 0),
      at(Math.cos(turn) * reach * 0.5, high, Math.sin(turn) * reach * 0.5),
      at(Math.cos(turn) * reach, high - 0.12, Math.sin(turn) * reach),
    ]);
    return {
      name: `leaf ${i}`,
      surface: (u, v) =>
        add(rib(v), [
          -Math.sin(turn) * (u - 0.5) * size * 0.62 * Math.sin(Math.PI * v) * (1 + 0.25 * Math.sin(v * 40)),
          Math.abs(u - 0.5) * 0.2 * size,
          Math.cos(turn) * (u - 0.5) * size * 0.62 * Math.sin(Math.PI * v) * (1 + 0.25 * Math.sin(v * 40)),
        ]),
      pieces: [12, 60],
      paint: (u, v) =>
        mix(rgb('#3f7a35'), rgb('#8fae48'), 0.5 * v + 0.4 * smoothstep(0.06, 0.02, Math.abs(u - 0.5))),
      pen: 1.3,
    };
  };
  return [
    pot,
    ...heads.map(([px, py, pz, radius, colour], i) =>
      marigold(`head ${i}`, at(px, py, pz), radius * size, colour, px * 0.3),
    ),
    ...heads.map(([px, py, pz], i): Subject => ({
      name: `stem ${i}`,
      surface: cord(through([at(0, 1.3, 0), at(px * 0.4, 1.8, pz * 0.4), at(px, py - 0.1, pz)]), 0.05 * size),
      pieces: [8, 20],
      paint: rgb('#55803a'),
      pen: 1,
    })),
    ...(
      [
        [0.3, 1.0, 2.0],
        [2.6, 1.15, 1.95],
        [3.9, 1.0, 1.75],
        [5.4, 0.95, 1.8],
        [1.6, 0.9, 2.3],
      ] as const
    ).map(([turn, reach, high], i) => leaf(i, turn, reach, high)),
  ];
}

/** One of the two sheets: a drawing, painted from the left up to a share of its width. */
function sheet(far: number, turn: number, seed: number): Texture {
  const [width, height] = [460, 560];
  const seen = (look: Partial<Subject>): FromLife => {
    const pot = motif([0, 0, 0], 1);
    for (const part of pot) Object.assign(part, look);
    return new FromLife(pot, {
      width,
      height,
      seed,
      eye: { from: [turn, 3.6, -7.6], to: [0, 1.72, 0], lens: 1.62 },
      window,
      middle: [0, 1.6, 0],
      reach: 2.6,
    });
  };
  const painting = seen({ pen: 2.4 });
  painting.bloom('#5a86b8', width * 0.52, height * 0.4, 270, 0.32);
  const drawing = drawn(seen({ pen: 2, paint: WHITE, glows: true }).finish());
  const painted = drawn(painting.finish());
  return (u, v) => {
    const edge = u + (noise(u * 8, v * 9 + seed, 3) - 0.5) * 0.28 + (v - 0.5) * 0.4;
    return mix(drawing(u, v), painted(u, v), smoothstep(far + 0.02, far - 0.02, edge));
  };
}

/** A wooden stool; its seat is at the given point. */
function stool(name: string, [x, y, z]: Vector, cloth: string): Subject[] {
  const pine = wood('#c99a5e', '#9a6a38', 1);
  return [
    vessel(
      name,
      [x, y - 0.42, z],
      [
        [1.5, 0],
        [1.56, 0.08],
        [1.6, 0.25],
        [1.52, 0.4],
        [1.3, 0.46],
        [0.8, 0.49],
        [0.02, 0.5],
      ],
      (_u, v, [px, , pz]) => {
        const weave = 0.5 + 0.5 * Math.sin(px * 34) * Math.sin(pz * 34);
        return v < 0.12 ? rgb('#8a5a30') : mix(rgb(cloth), WHITE, 0.1 + 0.12 * weave);
      },
      { shine: 0.05, creases: false },
    ),
    ...[0.8, 2.4, 3.9, 5.4].flatMap((turn) =>
      board(
        `${name} leg`,
        [x + Math.cos(turn) * 1.15, y - 0.4, z + Math.sin(turn) * 1.15],
        [x + Math.cos(turn) * 1.5, y - 4.4, z + Math.sin(turn) * 1.5],
        [0.28, 0.28],
        [0, 0, -1],
        pine,
      ),
    ),
  ];
}

/** A small glass of tea with milk. */
function tea(name: string, [x, y, z]: Vector): Subject[] {
  return [
    vessel(
      name,
      [x, y, z],
      [
        [0.02, 0],
        [0.26, 0],
        [0.28, 0.04],
        [0.33, 0.45],
        [0.37, 0.78],
        [0.34, 0.78],
        [0.33, 0.66],
      ],
      (u, v, [, py]) => {
        const ribs = smoothstep(0.55, 0.9, Math.abs(Math.sin(u * 6.283 * 6)));
        const filled = smoothstep(0.64, 0.61, py - y);
        return mix(mix(rgb('#e3e9e6'), rgb('#c07a3e'), filled), WHITE, 0.35 * ribs * (1 - v));
      },
      { shine: 0.5, gloss: 30, pen: 1.6 },
    ),
    disc(`${name} top`, [x, y + 0.64, z], 0.335, rgb('#cf9258'), { pen: 1.1 }),
  ];
}

const [teacher, pupil] = [sheet(2, -0.9, 5), sheet(0.5, 0.9, 9)];
const laid = (cx: number, cz: number, turn: number, texture: Texture, name: string): Subject[] => {
  const p = (x: number, z: number): Vector => add([cx, 0.04, cz], spun([x, 0, z], turn));
  return [
    panel(
      name,
      [p(-1.4, 1.72), p(1.4, 1.72), p(-1.4, -1.72)],
      (u, v): Colour =>
        Math.min(u, 1 - u) < 0.02 || Math.min(v, 1 - v) < 0.02 ? WHITE : mix(texture(u, v), WHITE, 0.14),
      { picture: true, pen: 1.7 },
    ),
  ];
};
const teak = wood('#e6bd85', '#cf9a5c', 0);
const picture = new FromLife(
  [
    ...slab('table', [0, -0.36, -0.2], [9.4, 0.36, 5.6], (u, v, at) => teak(u, v, at), { pen: 2.2 }),
    ...[-4.3, 4.3].flatMap((x) => slab('table leg', [x, -7, -2.6], [0.4, 6.7, 0.4], teak)),
    ...slab('apron', [0, -1.0, -2.7], [8.4, 0.66, 0.12], teak),
    ...laid(-2.3, -1.05, 0.1, teacher, 'first sheet'),
    ...laid(2.2, -1.05, -0.08, pupil, 'second sheet'),
    ...motif([0.05, 0, 1.35], 1.02),
    ...jar('jar', [-1.72, 0, 1.75], 0.7, '#c98a4a'),
    ...tea('tea', [-4.0, 0, 0.9]),
    ...tea('tea 2', [4.0, 0, 1.0]),
    brush('brush', [-0.3, 0.12, -1.9], [-0.7, 0.14, 0.4], '#e8701c', '#2f4a35', 0.95),
    brush('brush 2', [2.5, 0.22, -0.75], [4.35, 0.55, -2.0], '#c26638', '#7a2430', 0.95),
    pencil('pencil', [0.35, 0.1, -1.3], [0.5, 0.1, -2.75], '#23507f', 0.95),
    vessel(
      'plate',
      [1.75, 0, 1.5],
      [
        [0.02, 0],
        [0.62, 0],
        [0.74, 0.1],
        [0.7, 0.1],
        [0.58, 0.05],
        [0.02, 0.05],
      ],
      (_u, _v, [px, , pz]) => {
        const angle = Math.atan2(pz - 1.5, px - 1.75);
        const reach = Math.hypot(px - 1.75, pz - 1.5);
        const tints = ['#f0901e', '#c8391f', '#f5c52a', '#3f7a35', '#23507f', '#a24c2a'];
        const tint = tints[Math.floor(((angle + Math.PI) / 6.2832) * 6) % 6] ?? '#f0901e';
        const blob = smoothstep(
          0.14,
          0.08,
          Math.abs(reach - 0.4) +
            0.12 * Math.abs(Math.sin(angle * 3)) +
            0.08 * (noise(px * 8, pz * 8, 2) - 0.5),
        );
        return mix(rgb('#f6f2e8'), rgb(tint), blob);
      },
      { shine: 0.3 },
    ),
    ...stool('red stool', [-2.4, -2.3, -4.3], '#c8391f'),
    ...stool('blue stool', [2.5, -2.3, -4.4], '#23407a'),
    {
      ...ground(
        rgb('#eadcc4'),
        (x, y) =>
          0.75 *
          smoothstep(
            1.02,
            0.8,
            Math.hypot((x - 560) / 540, (y - 680) / 260) + 0.3 * (noise(x / 110, y / 110, 3) - 0.5),
          ),
        16,
      ),
      surface: (u: number, v: number): Vector => [-16 + u * 32, -7, 16 - v * 32],
    },
  ],
  {
    width: 1040,
    height: 800,
    seed: 65,
    eye: { from: [0.5, 10.4, -15.4], to: [0.05, 0.1, -0.4], lens: 1.9 },
    window,
    middle: [0, -0.8, -1],
    reach: 7.5,
  },
);
picture.bloom('#5a2a56', 860, 130, 230, 0.32);
picture.bloom('#e8a317', 150, 130, 180, 0.34);
savePicture(picture.finish());
