/**
 * An art corner in a small flat: one square metre between the balcony door and the steel cupboard, light from the left.
 */
import { savePicture } from '../studio/program.ts';
import { mix, rgb, type Colour } from '../studio/colour.ts';
import { noiseFrom, smoothstep } from '../studio/random.ts';
import { add, cord, spun, through, type Vector, type Window } from '../studio/scene.ts';
import { FromLife, type Subject } from './from-life.ts';
import { board, brush, crayon, panel, rod, slab, vessel, WHITE, wood } from './objects.ts';
import { work } from './texture.ts';

const WIDTH = 1400;
const HEIGHT = 900;
const noise = noiseFrom(91);
const window: Window = { towards: [-0.56, 0.74, -0.5], size: 0.1, strength: 0.66, room: 0.5, floor: 0.24 };
const [LEFT, BACK] = [-8.2, 9.4];

const fades = (x: number, y: number) =>
  smoothstep(
    1.04,
    0.84,
    Math.hypot((x - WIDTH * 0.5) / (WIDTH * 0.54), (y - HEIGHT * 0.52) / (HEIGHT * 0.6)) +
      0.24 * (noise(x / 120, y / 120, 3) - 0.5),
  );

/** The opening of the balcony door in the wall, as z and y. */
const isOpen = (z: number, y: number) => z > 1.2 && z < 6.6 && y > 1.6 && y < 10;

/** The colours outside: the neighbours' house and trees. */
function outside(_u: number, _v: number, [, y, z]: Vector): Colour {
  const sky = mix(rgb('#dcedf4'), rgb('#8fc6e8'), smoothstep(3, 12, y + 1.5 * noise(z * 0.3, y * 0.6, 3)));
  const pane = (z * 0.5) % 1 < 0.36 && (y * 0.42) % 1 < 0.5;
  const house = z > 10.5 && y < 7.2;
  const wall = house ? (pane ? rgb('#6f8fa0') : mix(rgb('#f3dcae'), rgb('#e6bd86'), noise(z, y, 2))) : sky;
  const crown = smoothstep(0.5, 0.58, noise(z * 0.45, y * 0.45, 4) + 0.05 * (5.6 - y));
  return mix(wall, mix(rgb('#a8c65c'), rgb('#3f8040'), noise(z * 1.6 + 9, y * 1.6, 3)), crown);
}

/** A round floor cushion with a seam. */
function cushion(name: string, [x, y, z]: Vector, size: number, colour: string): Subject {
  return {
    name,
    surface: (u, v) => {
      const angle = u * 6.283;
      const down = v * Math.PI;
      const reach = Math.sin(down) ** 0.55 * size * (1 + 0.03 * Math.sin(angle * 5));
      const dent = 0.22 * Math.exp(-((v / 0.16) ** 2));
      return [
        x + Math.cos(angle) * reach,
        y + 0.42 + Math.sign(Math.cos(down)) * Math.abs(Math.cos(down)) ** 0.7 * 0.42 - dent,
        z + Math.sin(angle) * reach,
      ];
    },
    pieces: [90, 50],
    paint: (u, v) =>
      Math.abs(v - 0.5) < 0.03
        ? rgb('#f4d27a')
        : mix(rgb(colour), WHITE, 0.25 * smoothstep(0.86, 1, Math.sin(u * 6.283 * 12))),
    pen: 1.9,
    creases: false,
  };
}

const names = [
  ['curriculum-beginner', [0.53, 0.03, 0.44, 0.66], 1.36],
  ['colour-pencil-vegetables', [0.05, 0.07, 0.9, 0.86], 1.36],
  ['poster-diwali', [0.06, 0.05, 0.88, 0.9], 0.76],
  ['not-found', [0.03, 0.05, 0.94, 0.9], 1.35],
] as const;
const hung = await Promise.all(names.map(([name, cut]) => work(name, cut, 420)));
const tabled = await work('curriculum-beginner', [0.03, 0.05, 0.42, 0.9], 420);
const line = through([
  [LEFT + 0.2, 9.0, BACK - 0.15],
  [-4, 8.2, BACK - 0.15],
  [0, 7.95, BACK - 0.15],
  [3, 8.25, BACK - 0.15],
  [5.2, 8.7, BACK - 0.15],
]);
const pegged = hung.flatMap((texture, i): Subject[] => {
  const wide = [2.5, 2.5, 1.6, 2.5][i];
  const high = wide / names[i][2];
  const [x, y, z] = line([0.17, 0.41, 0.61, 0.84][i]);
  const turn = [0.05, -0.03, 0.04, -0.05][i];
  const p = (u: number, v: number, out = 0): Vector => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn) - 0.05,
    z - 0.08 - out,
  ];
  const sheet: Subject = {
    ...panel(`sheet ${i}`, [p(-wide / 2, 0), p(wide / 2, 0), p(-wide / 2, -high)], (u, v) => texture(u, v), {
      picture: true,
      pen: 1.2,
    }),
    surface: (u, v) => p((u - 0.5) * wide, -v * high, 0.25 * v * v),
  };
  const peg = (side: number) =>
    slab('peg', p(side * wide, -0.24, 0.1), [0.16, 0.5, 0.16], rgb('#dcb37a'), { pen: 1.2 });
  return [sheet, peg(-0.32), peg(0.32)].flat();
});
const pine = wood('#dcae70', '#b98548', 0);
const bars: Subject[] = [];
for (let i = 0; i <= 6; i++)
  bars.push(
    rod(
      'grille',
      [
        [LEFT, 1.6, 1.2 + i * 0.9],
        [LEFT, 5.8, 1.2 + i * 0.9],
        [LEFT, 10, 1.2 + i * 0.9],
      ],
      0.075,
      () => rgb('#4a5a58'),
      { pen: 1.1, castsShadow: false },
    ),
  );
for (const y of [3.6, 6.2, 8.4])
  bars.push(
    rod(
      'grille',
      [
        [LEFT, y, 1.2],
        [LEFT, y, 3.9],
        [LEFT, y, 6.6],
      ],
      0.075,
      () => rgb('#4a5a58'),
      { pen: 1.1, castsShadow: false },
    ),
  );
const pencils = (x: number, y: number, z: number) =>
  ['#c8391f', '#23407a', '#e8a317', '#3f7538', '#b8195a', '#0f7672'].map((colour, i) =>
    rod(
      `pencils ${x} ${i}`,
      [
        [x + Math.cos(i * 1.05) * 0.42, y + 1.75 + 0.12 * (i % 3), z + Math.sin(i * 1.05) * 0.3],
        [x + Math.cos(i * 1.05) * 0.16, y + 0.3, z + Math.sin(i * 1.05) * 0.14],
      ],
      (v) => 0.075 * Math.min(1, v * 9 + 0.1),
      (v) => (v < 0.12 ? rgb('#e6c492') : rgb(colour)),
      { pen: 1.1 },
    ),
  );
const cup = (name: string, at: Vector, colour: string) =>
  vessel(
    name,
    at,
    [
      [0.02, 0],
      [0.4, 0],
      [0.42, 0.6],
      [0.46, 1.05],
      [0.4, 1.05],
      [0.38, 0.5],
    ],
    (_u, v, [, y]) => (v > 0.7 ? rgb('#7a6a5a') : Math.abs(y - at[1] - 0.55) < 0.12 ? WHITE : rgb(colour)),
    { pen: 1.5 },
  );
const shelf = (y: number) => slab(`board ${y}`, [1.7, y, BACK - 1.0], [6.2, 0.2, 1.9], pine, { pen: 1.7 });
const tableAt = (x: number, z: number): Vector => add([-0.9, 2.62, 3.1], spun([x, 0, z], -0.06));
const picture = new FromLife(
  [
    // The room.
    panel(
      'back',
      [
        [LEFT, 12.5, BACK],
        [14, 12.5, BACK],
        [LEFT, 0, BACK],
      ],
      (_u, _v, [x, y]) =>
        y < 0.55 ? rgb('#a3552f') : mix(rgb('#fae9c2'), rgb('#f4d79a'), noise(x * 0.4, y * 0.4, 3)),
      { painted: fades, pen: 1.4 },
    ),
    {
      ...panel(
        'left',
        [
          [LEFT, 12.5, -6],
          [LEFT, 12.5, BACK],
          [LEFT, 0, -6],
        ],
        (_u, _v, [, y, z]) =>
          y < 0.55 ? rgb('#a3552f') : mix(rgb('#fdf3dc'), rgb('#f6e6c2'), noise(z * 0.4, y * 0.4, 3)),
        { painted: fades, pen: 1.6 },
      ),
      surface: (u, v) => {
        const [y, z] = [12.5 * (1 - v), -6 + u * (BACK + 6)];
        return isOpen(z, y) ? undefined : [LEFT, y, z];
      },
      pieces: [154, 125],
      glows: true,
      castsShadow: false,
    },
    panel(
      'outside',
      [
        [LEFT - 6, 16, -8],
        [LEFT - 6, 16, 22],
        [LEFT - 6, -4, -8],
      ],
      outside,
      { castsShadow: false, pen: 0, glows: true, painted: fades },
    ),
    ...board('sill', [LEFT + 0.1, 1.6, 1.0], [LEFT + 0.1, 1.6, 6.8], [0.9, 0.2], [0, 1, 0], rgb('#f2ead8'), {
      pen: 1.6,
    }),
    ...bars,
    panel(
      'floor',
      [
        [LEFT, 0, BACK],
        [14, 0, BACK],
        [LEFT, 0, -8],
      ],
      (_u, _v, [x, , z]) => {
        const joint = Math.min(((x + 30) / 2.6) % 1, ((z + 30) / 2.6) % 1) < 0.03;
        return joint
          ? rgb('#c9a88a')
          : mix(
              rgb('#ecd6bd'),
              rgb('#dfbf9f'),
              noise(Math.floor(x / 2.6) * 3.1, Math.floor(z / 2.6) * 2.3, 1),
            );
      },
      { painted: fades, pen: 0 },
    ),
    // The art corner: a plastic sheet, taped at its corners.
    panel(
      'plastic',
      [
        [-5.2, 0.03, 7.2],
        [3.8, 0.03, 7.2],
        [-5.2, 0.03, -0.8],
      ],
      (u, v) => {
        const fold = Math.min(Math.abs(((u * 3) % 1) - 0.5), Math.abs(((v * 3) % 1) - 0.5)) < 0.012;
        const corner = Math.min(u, 1 - u) + Math.min(v, 1 - v) < 0.11;
        const splash = smoothstep(0.74, 0.79, noise(u * 17, v * 15, 2));
        const tint = [rgb('#c8391f'), rgb('#23407a'), rgb('#e8a317'), rgb('#3f7538')][
          Math.floor(noise(u * 4, v * 4, 1) * 4) % 4
        ];
        return corner ? rgb('#dcbf86') : mix(fold ? rgb('#dcebee') : rgb('#b4d6dc'), tint, splash * 0.7);
      },
      { pen: 1.4 },
    ),
    ...slab('table', [-0.9, 2.3, 3.1], [5.8, 0.28, 3.6], pine, { spin: -0.06, pen: 2.2 }),
    ...[
      [-2.6, -1.5],
      [2.6, -1.5],
      [-2.6, 1.5],
      [2.6, 1.5],
    ].flatMap(([x, z]) => {
      const [px, , pz] = tableAt(x, z);
      return slab(`leg ${x} ${z}`, [px, 0, pz], [0.34, 2.32, 0.34], pine, { pen: 1.7 });
    }),
    panel(
      'paper',
      [tableAt(-1.45, 0.95), tableAt(0.3, 1.1), tableAt(-1.3, -1.45)].map(([x, y, z]): Vector => [
        x,
        y + 0.02,
        z,
      ]) as [Vector, Vector, Vector],
      (u, v) => tabled(u, v),
      { picture: true, pen: 1.4 },
    ),
    vessel(
      'thali',
      tableAt(1.65, -0.3),
      [
        [0.02, 0],
        [0.7, 0],
        [0.82, 0.16],
        [0.78, 0.16],
        [0.68, 0.06],
        [0.02, 0.06],
      ].map(([radius, height]): [number, number] => [radius, height + 0]),
      (_u, _v, [x, , z]) => {
        const [cx, , cz] = tableAt(1.65, -0.3);
        const [dx, dz] = [x - cx, z - cz];
        const tints = ['#c8391f', '#f5c52a', '#23509a', '#fdf9ee', '#2f2a2c'];
        const place = ((Math.atan2(dz, dx) + Math.PI) / 6.2832) * 5;
        const blob = smoothstep(0.2, 0.13, Math.hypot(Math.hypot(dx, dz) - 0.42, ((place % 1) - 0.5) * 0.55));
        return mix(rgb('#d5dadb'), rgb(tints[Math.floor(place) % 5] ?? '#fff'), blob);
      },
      { shine: 0.4, pen: 1.5 },
    ),
    vessel(
      'glass',
      tableAt(1.9, 1.1),
      [
        [0.02, 0],
        [0.32, 0],
        [0.36, 0.5],
        [0.4, 0.95],
        [0.36, 0.95],
      ],
      (u, _v, [, y]) =>
        mix(
          mix(rgb('#e6eeec'), rgb('#a86a92'), smoothstep(0.66, 0.62, y - 2.62)),
          WHITE,
          smoothstep(0.6, 0.9, Math.sin(u * 20)) * 0.6,
        ),
      { shine: 0.5, pen: 1.5 },
    ),
    brush(
      'brush',
      add(tableAt(2.25, 1.3), [0.15, 2.0, 0]),
      add(tableAt(1.85, 1.1), [0, 0.2, 0]),
      '#e8a317',
      '#7a2430',
      1.0,
    ),
    crayon(
      'crayon',
      add(tableAt(0.55, -1.1), [0, 0.1, 0]),
      add(tableAt(1.25, -1.45), [0, 0.1, 0]),
      '#c8391f',
      0.95,
    ),
    crayon(
      'crayon 2',
      add(tableAt(-2.4, -0.9), [0, 0.1, 0]),
      add(tableAt(-1.75, -1.25), [0, 0.1, 0]),
      '#3f7538',
      0.95,
    ),
    crayon(
      'crayon 3',
      add(tableAt(-2.3, -0.2), [0, 0.1, 0]),
      add(tableAt(-1.7, 0.1), [0, 0.1, 0]),
      '#23407a',
      0.95,
    ),
    cushion('cushion', [-3.1, 0.03, -0.1], 1.5, '#b8195a'),
    cushion('cushion 2', [2.9, 0.03, 1.5], 1.5, '#0f7672'),
    // A low shelf: pencils, a box of scraps, paper, newspaper.
    ...shelf(0.3),
    ...shelf(2.1),
    ...shelf(3.9),
    ...[-1.3, 4.7].flatMap((x) =>
      slab(`side ${x}`, [x, 0, BACK - 1.0], [0.22, 4.1, 1.9], pine, { pen: 1.7 }),
    ),
    cup('cup', [-0.5, 4.1, BACK - 1.0], '#d1585a'),
    ...pencils(-0.5, 4.1, BACK - 1.0),
    cup('cup 2', [0.75, 4.1, BACK - 1.1], '#3f86a8'),
    ...pencils(0.75, 4.1, BACK - 1.1),
    vessel(
      'basket',
      [3.2, 4.1, BACK - 1.0],
      [
        [0.02, 0],
        [0.8, 0],
        [0.98, 0.4],
        [1.05, 0.85],
        [0.95, 0.85],
        [0.85, 0.3],
      ],
      (u, v) => mix(rgb('#d9a65c'), rgb('#a26a30'), 0.5 + 0.5 * Math.sin(u * 150) * Math.sin(v * 60)),
      { pen: 1.6, creases: false },
    ),
    ...(['#d94a82', '#2f7fb4', '#e8a317', '#6aa04a'] as const).map((colour, i): Subject => {
      const [x, y, z]: Vector = [2.75 + i * 0.32, 4.95 + 0.12 * (i % 2), BACK - 1.15 + 0.25 * (i % 2)];
      return {
        name: `wool ${i}`,
        surface: (u, v) => [
          x + Math.cos(u * 6.283) * Math.sin(v * Math.PI) * 0.36,
          y + Math.cos(v * Math.PI) * 0.36,
          z + Math.sin(u * 6.283) * Math.sin(v * Math.PI) * 0.36,
        ],
        pieces: [30, 24],
        paint: (u, v) => mix(rgb(colour), WHITE, 0.3 * smoothstep(0.2, 0.9, Math.sin(u * 12 + v * 50))),
        pen: 1.3,
      };
    }),
    ...[0, 1, 2, 3, 4, 5].flatMap((i) =>
      slab(
        `paper ${i}`,
        [0.2 + 0.06 * Math.sin(i * 5), 2.3 + i * 0.19, BACK - 1.0],
        [2.2, 0.17, 1.4],
        i % 2 === 0 ? rgb('#f3eee0') : rgb('#d8d4c6'),
        { pen: 1 },
      ),
    ),
    ...slab('box', [3.2, 2.3, BACK - 1.1], [2.0, 1.15, 1.3], rgb('#c98f55'), { pen: 1.5 }),
    ...slab('tin', [0.4, 0.5, BACK - 1.1], [2.4, 1.2, 1.3], rgb('#5a86a8'), { pen: 1.5 }),
    ...slab('tray', [3.2, 0.5, BACK - 1.1], [2.2, 0.9, 1.3], rgb('#b5633c'), { pen: 1.5 }),
    { name: 'string', surface: cord(line, 0.03), pieces: [8, 90] as const, paint: rgb('#8a6a4a'), pen: 1 },
    ...pegged,
    // The steel cupboard, with a towel on its handle.
    ...slab(
      'cupboard',
      [8.0, 0.3, 6.6],
      [4.6, 10.8, 5.4],
      (_u, _v, [x, y, z]) => {
        const seam =
          z < 4 &&
          (Math.abs(x - 8.0) < 0.035 || (Math.abs(x - 7) < 0.6 && y > 9.2 && y < 10.2 && (y * 4) % 1 < 0.3));
        return seam ? rgb('#4f6a70') : rgb('#bcd2cc');
      },
      { pen: 2.2, shine: 0.2 },
    ),
    ...slab('plate', [7.5, 4.7, 3.85], [0.3, 1.3, 0.12], rgb('#d8dcdc'), { pen: 1.4 }),
    {
      name: 'towel',
      surface: (u: number, v: number): Vector => [
        6.75 + (u - 0.5) * 1.5 * (0.62 + 0.38 * v),
        6.2 - v * 3.5,
        3.72 + 0.12 * Math.sin(u * 15 + v) * (0.3 + v),
      ],
      pieces: [50, 40] as const,
      paint: (u: number, v: number): Colour =>
        Math.abs(v - 0.82) < 0.03 || Math.abs(v - 0.9) < 0.015 || Math.abs(u - 0.1) < 0.03
          ? rgb('#c8391f')
          : rgb('#fbf0dc'),
      pen: 1.6,
      creases: false,
    },
    // A plant next to the balcony door.
    vessel(
      'pot',
      [LEFT + 1.5, 0, 7.9],
      [
        [0.02, 0],
        [0.7, 0],
        [0.95, 1.2],
        [1.02, 1.5],
        [0.92, 1.5],
        [0.85, 1.2],
      ],
      rgb('#bd6a42'),
      { pen: 1.7 },
    ),
    ...Array.from({ length: 15 }, (_, i): Subject => {
      const turn = i * 2.4;
      const reach = 1.0 + 0.5 * ((i * 0.618) % 1);
      const high = 2.4 + 2.2 * ((i * 0.382) % 1);
      const base: Vector = [LEFT + 1.5, 1.4, 7.9];
      const rib = through([
        base,
        add(base, [Math.cos(turn) * reach * 0.4, high * 0.75, Math.sin(turn) * reach * 0.4]),
        add(base, [Math.cos(turn) * reach, high, Math.sin(turn) * reach]),
        add(base, [Math.cos(turn) * reach * 1.35, high - 0.5, Math.sin(turn) * reach * 1.35]),
      ]);
      return {
        name: `leaf ${i}`,
        surface: (u, v) =>
          add(
            rib(v),
            [-Math.sin(turn) * (u - 0.5), 0.3 * Math.abs(u - 0.5), Math.cos(turn) * (u - 0.5)],
            0.08 + 0.95 * smoothstep(0.35, 0.6, v) * Math.min(1, (1 - v) * 4),
          ),
        pieces: [8, 40],
        paint: (u, v) =>
          mix(
            mix(rgb('#3c7a3a'), rgb('#86ad48'), 0.5 * v + 0.2 * (i % 3)),
            rgb('#c5d68a'),
            smoothstep(0.07, 0.02, Math.abs(u - 0.5)) * 0.6,
          ),
        pen: 1.2,
        creases: false,
      };
    }),
  ],
  {
    width: WIDTH,
    height: HEIGHT,
    seed: 91,
    eye: { from: [4.6, 8.6, -15.5], to: [-0.7, 3.7, 4], lens: 1.36 },
    window,
    middle: [-0.5, 4, 3.5],
    reach: 12,
    exposure: 1.14,
  },
);
savePicture(picture.finish());
