/**
 * A fridge door covered with children's pictures: the pictures are works of the school, the kitchen is line and wash.
 */
import { savePicture } from '../studio/program.ts';
import { mix, rgb, type Colour } from '../studio/colour.ts';
import { noiseFrom, smoothstep } from '../studio/random.ts';
import { type Vector, type Window } from '../studio/scene.ts';
import { FromLife, type Subject } from './from-life.ts';
import { board, disc, panel, rod, slab, vessel, WHITE, wood } from './objects.ts';
import { work } from './texture.ts';

const WIDTH = 1400;
const HEIGHT = 900;
const noise = noiseFrom(88);
const window: Window = { towards: [-0.62, 0.62, -0.72], size: 0.14, strength: 0.84, room: 0.3, floor: 0.2 };

/** The paint fades into paper towards the edges of the sheet. */
const fades = (x: number, y: number) =>
  smoothstep(
    1.04,
    0.86,
    Math.hypot((x - WIDTH * 0.5) / (WIDTH * 0.55), (y - HEIGHT * 0.52) / (HEIGHT * 0.6)) +
      0.22 * (noise(x / 110, y / 110, 3) - 0.5),
  );

interface Pinned {
  name: string;
  cut: readonly [number, number, number, number];
  /** Its centre on the door, its width, height and rotation. */
  at: readonly [x: number, y: number];
  size: readonly [number, number];
  turn: number;
  magnet: string;
  /** Distance of the magnet to the right of the centre. */
  held: number;
}

const pinned: readonly Pinned[] = [
  {
    name: 'poster-kites',
    cut: [0.03, 0.04, 0.94, 0.92],
    at: [-1.35, 5.15],
    size: [2.5, 1.6],
    turn: -0.03,
    magnet: '#b8195a',
    held: 0,
  },
  {
    name: 'acrylic-rooster',
    cut: [0.02, 0.02, 0.9, 0.96],
    at: [1.35, 5.2],
    size: [1.9, 1.62],
    turn: 0.04,
    magnet: '#0f7672',
    held: 0.1,
  },
  {
    name: 'crayon-family',
    cut: [0.04, 0.05, 0.92, 0.9],
    at: [-1.35, 2.35],
    size: [3.0, 2.15],
    turn: 0.05,
    magnet: '#c8391f',
    held: -0.35,
  },
  {
    name: 'felt-pen-cat',
    cut: [0.06, 0.08, 0.88, 0.84],
    at: [1.75, 2.6],
    size: [2.7, 1.88],
    turn: -0.04,
    magnet: '#e8a317',
    held: -0.62,
  },
  {
    name: 'oil-pastel-pond',
    cut: [0.05, 0.07, 0.9, 0.86],
    at: [-1.1, -0.2],
    size: [3.0, 2.0],
    turn: -0.04,
    magnet: '#3f7538',
    held: -0.72,
  },
  {
    name: 'finger-paint-tree',
    cut: [0.06, 0.05, 0.88, 0.9],
    at: [1.9, -0.3],
    size: [2.0, 2.5],
    turn: 0.05,
    magnet: '#23407a',
    held: 0.1,
  },
];

/** A steel tin with its lid, which reflects the room in stripes. */
function tin(i: number, at: Vector, radius: number, high: number): Subject {
  const steel = (u: number, v: number): Colour => {
    const stripe = 0.5 + 0.5 * Math.sin(u * 17 + i * 2 + 0.8 * Math.sin(v * 3));
    return mix(
      mix(rgb('#dfe3e4'), rgb('#7f8b96'), stripe * 0.8),
      rgb('#d9b98e'),
      0.4 * smoothstep(0.8, 0.95, Math.sin(u * 9 + i)),
    );
  };
  return vessel(
    `tin ${i}`,
    at,
    [
      [radius, 0],
      [radius, high * 0.4],
      [radius, high * 0.8],
      [radius * 1.05, high * 0.82],
      [radius * 1.05, high * 0.96],
      [radius * 0.9, high],
      [radius * 0.3, high * 1.02],
      [0.14, high * 1.04],
      [0.12, high * 1.12],
      [0.02, high * 1.13],
    ],
    steel,
    { shine: 0.5, gloss: 30 },
  );
}

const enamel = rgb('#bfd8cf');
const door: Vector = [0.95, 0, 0];
const front = -0.02;
const pictures = (
  await Promise.all(
    pinned.map(
      async ({ name, cut, at: [x, y], size: [wide, high], turn, magnet, held }): Promise<Subject[]> => {
        const texture = await work(name, cut, 640);
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        const p = (u: number, v: number, out = 0): Vector => [
          door[0] + x + u * c - v * s,
          y + u * s + v * c,
          front - 0.06 - out,
        ];
        const [w, h] = [wide / 2, high / 2];
        // The paper hangs from its magnet: its lower corners bend away from the door.
        const sheet: Subject = {
          ...panel(name, [p(-w, h), p(w, h), p(-w, -h)], (u, v) => texture(u, v), {
            picture: true,
            pen: 1.3,
          }),
          surface: (u, v) => {
            const [px, py, pz] = p((u - 0.5) * wide, (0.5 - v) * high);
            return [px, py, pz - 0.22 * v * v * (0.3 + 1.4 * (u - 0.5) ** 2) - 0.05 * v];
          },
        };
        const knob = rod(
          `magnet ${name}`,
          [p(held, h - 0.16, 0.16), p(held, h - 0.16, 0.0)],
          0.15,
          () => rgb(magnet),
          { shine: 0.6, gloss: 24, pen: 1.5 },
        );
        const cap: Subject = {
          ...disc(`magnet ${name}`, [0, 0, 0], 0.15, rgb(magnet), { shine: 0.6, gloss: 24, pen: 1.5 }),
          surface: (u, v) =>
            p(
              held + Math.cos(u * 6.283) * 0.15 * v,
              h - 0.16 + Math.sin(u * 6.283) * 0.15 * v,
              0.16 + 0.04 * (1 - v * v),
            ),
        };
        return [sheet, knob, cap];
      },
    ),
  )
).flat();
const metal = rgb('#aeb8bd');
const handle = (y: number, high: number): Subject[] => [
  rod(
    'handle',
    [
      [door[0] - 3.05, y - high, front - 0.3],
      [door[0] - 3.05, y, front - 0.42],
      [door[0] - 3.05, y + high, front - 0.3],
    ],
    0.12,
    () => metal,
    { shine: 0.6, gloss: 24 },
  ),
  ...slab('handle foot', [door[0] - 3.05, y - high - 0.1, front - 0.15], [0.24, 0.24, 0.34], metal),
  ...slab('handle foot', [door[0] - 3.05, y + high - 0.1, front - 0.15], [0.24, 0.24, 0.34], metal),
];
const teak = wood('#c08a4e', '#8f5c2e', 0);
const calendar = (u: number, v: number): Colour => {
  if (v < 0.32)
    return mix(rgb('#c8391f'), rgb('#e8a317'), smoothstep(0.3, 0.1, Math.hypot(u - 0.5, (v - 0.17) * 0.9)));
  const [column, row] = [u * 7, (v - 0.36) * 9];
  const day = Math.abs((column % 1) - 0.5) < 0.24 && Math.abs((row % 1) - 0.5) < 0.22 && row > 0 && row < 5.4;
  return day ? (column > 6 || column < 1 ? rgb('#c8391f') : rgb('#5a5a66')) : WHITE;
};
const counter = -1.7;
const picture = new FromLife(
  [
    // The fridge: a body, two doors.
    ...slab('fridge', [door[0], -4.2, 1.75], [7.1, 11.2, 3.1], enamel),
    ...slab('lower door', [door[0], -4.1, 0.13], [7.1, 7.9, 0.3], enamel, { pen: 2.4, shine: 0.12 }),
    ...slab('upper door', [door[0], 4.0, 0.13], [7.1, 2.95, 0.3], enamel, { pen: 2.4, shine: 0.12 }),
    ...handle(5.2, 0.7),
    ...handle(1.6, 1.1),
    ...pictures,
    // The partly tiled wall, and the things on it.
    {
      ...panel(
        'wall',
        [
          [-16, 10, 3.4],
          [14, 10, 3.4],
          [-16, -6, 3.4],
        ],
        (_u, _v, [x, y]) => {
          if (y > 1.05) return mix(rgb('#f2d38c'), rgb('#eec26a'), noise(x * 0.5, y * 0.5, 3));
          if (y > 0.9) return rgb('#8a5a3a');
          const [column, row] = [x / 1.25, y / 1.25];
          if (Math.min(column - Math.floor(column), row - Math.floor(row)) < 0.035) return rgb('#c9c4b4');
          const tint = noise(Math.floor(column) * 3.3, Math.floor(row) * 5.1, 1);
          return (Math.floor(column) * 2 + Math.floor(row) * 3 + 40) % 5 === 0
            ? rgb('#8fc0c2')
            : mix(rgb('#eef1ea'), rgb('#dfe6de'), tint);
        },
        { painted: fades, pen: 0 },
      ),
    },
    ...board('shelf', [-9.4, 3.5, 2.5], [-3.6, 3.5, 2.5], [1.6, 0.22], [0, 1, 0], teak),
    tin(0, [-8.4, 3.62, 2.4], 0.62, 1.7),
    tin(1, [-7.0, 3.62, 2.5], 0.56, 2.15),
    tin(2, [-5.75, 3.62, 2.4], 0.5, 1.35),
    tin(3, [-4.6, 3.62, 2.5], 0.46, 1.75),
    panel(
      'calendar',
      [
        [-6.0, 2.6, 3.3],
        [-4.2, 2.6, 3.3],
        [-6.0, -0.2, 3.3],
      ],
      calendar,
      { pen: 1.6 },
    ),
    rod(
      'ladle',
      [
        [-8.1, 2.9, 3.2],
        [-8.1, 1.9, 3.15],
        [-8.1, 0.75, 3.1],
      ],
      0.06,
      () => rgb('#9aa4ac'),
      { shine: 0.5 },
    ),
    {
      ...disc('ladle bowl', [0, 0, 0], 0.36, rgb('#8b97a0'), { shine: 0.6 }),
      surface: (u, v) => [
        -8.1 + Math.cos(u * 6.283) * 0.36 * v,
        0.55 + Math.sin(u * 6.283) * 0.34 * v,
        3.05 - 0.2 * (1 - v * v),
      ],
    },
    // The counter: a glass of brushes, crayons, tea.
    ...slab('counter', [-8.2, counter - 0.35, 1.6], [11.2, 0.35, 3.6], rgb('#8b9289'), {
      shine: 0.25,
      pen: 2.2,
    }),
    ...slab('cupboard', [-8.2, -7, 1.9], [11, 4.95, 3], (u, v, at) =>
      wood('#d9a468', '#b8793f', 1)(u, v, at),
    ),
    vessel(
      'lota',
      [-7.6, counter, 1.4],
      [
        [0.02, 0],
        [0.46, 0],
        [0.5, 0.08],
        [0.8, 0.42],
        [0.86, 0.72],
        [0.66, 1.08],
        [0.48, 1.2],
        [0.48, 1.3],
        [0.66, 1.46],
        [0.6, 1.44],
        [0.4, 1.26],
      ],
      (u, v) =>
        mix(
          mix(rgb('#e6b24a'), rgb('#a8692a'), 0.5 + 0.5 * Math.sin(u * 15 + 1)),
          rgb('#5f3a1c'),
          v > 0.86 ? 0.6 : 0,
        ),
      { shine: 0.8, gloss: 30 },
    ),
    vessel(
      'glass',
      [-5.5, counter, 0.7],
      [
        [0.02, 0],
        [0.34, 0],
        [0.38, 0.5],
        [0.44, 1.1],
        [0.4, 1.1],
      ],
      (u, _v, [, y]) =>
        mix(
          mix(rgb('#e6eeec'), rgb('#b07aa0'), smoothstep(0.74, 0.7, y - counter)),
          WHITE,
          smoothstep(0.6, 0.9, Math.sin(u * 20)) * 0.6,
        ),
      { shine: 0.5 },
    ),
    rod(
      'brush',
      [
        [-5.1, counter + 2.2, 0.75],
        [-5.55, counter + 0.2, 0.7],
      ],
      (v) => 0.05 + 0.05 * Math.sin(Math.min(1, v * 4) * 2.6),
      (v) => (v < 0.12 ? rgb('#c8391f') : v < 0.24 ? rgb('#c3beb2') : rgb('#23507f')),
      { pen: 1.5 },
    ),
    rod(
      'crayon',
      [
        [-4.6, counter + 0.13, 0.35],
        [-3.5, counter + 0.13, 0.1],
      ],
      0.13,
      (v) => (v < 0.2 ? rgb('#c8391f') : rgb('#e0705a')),
      { pen: 1.5 },
    ),
    rod(
      'crayon 2',
      [
        [-4.3, counter + 0.13, 1.0],
        [-3.35, counter + 0.13, 1.25],
      ],
      0.13,
      (v) => (v > 0.8 ? rgb('#23407a') : rgb('#5a78b5')),
      { pen: 1.5 },
    ),
    {
      ...panel(
        'floor',
        [
          [-16, -7, 4],
          [14, -7, 4],
          [-16, -7, -9],
        ],
        rgb('#cfa582'),
        { painted: fades, pen: 0 },
      ),
    },
  ],
  {
    width: WIDTH,
    height: HEIGHT,
    seed: 88,
    eye: { from: [-3.4, 3.1, -16.5], to: [-1.85, 2.2, 0], lens: 1.62 },
    window,
    middle: [-1.5, 2, 1],
    reach: 10,
  },
);
savePicture(picture.finish());
