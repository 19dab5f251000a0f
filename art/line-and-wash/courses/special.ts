/** Special classes: a bag packed for one person, and three different things made from its contents. */
import { savePicture } from '../../studio/program.ts';
import { mix, rgb, type Colour } from '../../studio/colour.ts';
import { noiseFrom, randomFrom, smoothstep } from '../../studio/random.ts';
import { add, spun, through, type Vector, type Window } from '../../studio/scene.ts';
import { written } from '../../studio/handwriting.ts';
import { createCanvas } from '@napi-rs/canvas';
import { FromLife, type Subject } from '../from-life.ts';
import { brush, ground, panel, pencil, rod, WHITE } from '../objects.ts';
import { drawn, work } from '../texture.ts';

const noise = noiseFrom(66);
const window: Window = { towards: [-0.6, 0.72, -0.7], size: 0.12, strength: 0.86, room: 0.26, floor: 0.18 };
const COTTON = rgb('#f5e9cb');
const GERU = rgb('#a8322c');
const INDIGO = rgb('#23407a');

/** Block print: a flower with leaves in geru red and a centre in indigo, slightly misaligned. */
function print(x: number, y: number): Colour {
  const row = Math.floor(y / 0.62);
  const shifted = x + (row % 2) * 0.36;
  const column = Math.floor(shifted / 0.72);
  const jog = (k: number) => (noise(column * 3.7 + k, row * 2.9, 1) - 0.5) * 0.07;
  const [u, v] = [shifted - (column + 0.5) * 0.72 + jog(0), y - (row + 0.5) * 0.62 + jog(9)];
  const angle = Math.atan2(v, u);
  const reach = Math.hypot(u, v);
  const petals = 0.2 * (0.62 + 0.38 * Math.cos(angle * 6));
  const inked = 0.6 + 0.4 * smoothstep(0.25, 0.5, noise(x * 9, y * 9, 2));
  const cloth = mix(COTTON, rgb('#e8d4a6'), 0.5 * smoothstep(0.4, 0.8, noise(x * 30, y * 4, 2)));
  const [lu, lv] = [Math.abs(u) - 0.26, v + 0.2];
  const leaf = smoothstep(1, 0.8, Math.hypot((lu + lv) / 0.13, (lu - lv) / 0.055));
  let colour = mix(cloth, GERU, smoothstep(0.012, -0.012, reach - petals) * inked);
  colour = mix(colour, rgb('#4d7a3a'), leaf * inked);
  const heart = Math.hypot(u + 0.02, v - 0.015);
  return mix(colour, INDIGO, smoothstep(0.075, 0.055, heart) * inked);
}

/** A filled cotton bag with an open mouth and sagging sides. */
function bag([x, y, z]: Vector): Subject[] {
  const [wide, deep, high] = [1.85, 0.72, 3.05];
  const surface =
    (inner: number) =>
    (u: number, v: number): Vector => {
      const angle = u * 6.283;
      const power = 0.55;
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      const belly = 1 + 0.07 * Math.sin(v * 3.1) - 0.04 * v;
      const fold =
        0.06 * Math.sin(angle * 9 + 3 * noise(v * 2, u * 8, 2) + v * 2) * (0.35 + v) +
        0.16 * (noise(u * 7, v * 2.4, 3) - 0.5);
      const rx = (wide + fold) * belly - inner;
      const rz = (deep + fold * 1.3) * (1 + 0.18 * v) - inner;
      const px = Math.sign(c) * Math.abs(c) ** power * rx;
      const pz = Math.sign(s) * Math.abs(s) ** power * rz;
      return [
        x + px,
        y + v * high + 0.12 * (noise(u * 6 + 4, 2, 2) - 0.5) * v + 0.07 * Math.sin(angle * 2 + 0.4) * v,
        z + pz,
      ];
    };
  const handle = (side: number, lift: number, lean: number): Subject => {
    const path = through([
      [x - 0.95, y + 2.45, z + side * 0.84],
      [x - 0.98, y + 3.2, z + side * 0.9],
      [x - 0.72 + lean, y + 3.2 + lift * 0.75, z + side * 0.98],
      [x + 0.02 + lean, y + 3.2 + lift, z + side * 1.05],
      [x + 0.75 + lean, y + 3.2 + lift * 0.72, z + side * 0.98],
      [x + 0.92, y + 3.15, z + side * 0.9],
      [x + 0.9, y + 2.4, z + side * 0.84],
    ]);
    return {
      name: `handle ${side}`,
      surface: (u, v) => {
        const at = path(v);
        const turn = v * Math.PI;
        return add(
          at,
          [Math.sin(turn * 1) * 0.02 + Math.cos(turn) * 0.12, Math.sin(turn) * 0.12, -0.03],
          (u - 0.5) * 2,
        );
      },
      pieces: [8, 80],
      paint: (u) => (Math.abs(u - 0.5) > 0.38 ? rgb('#c79a5a') : rgb('#b5482f')),
    };
  };
  return [
    {
      name: 'bag',
      surface: surface(0),
      pieces: [220, 60],
      paint: (_u, v, [px, py]) => (v > 0.955 ? rgb('#b5482f') : print(px - x, py - y)),
      pen: 2.2,
    },
    { name: 'lining', surface: surface(0.05), pieces: [160, 30], paint: rgb('#b79f72'), pen: 0 },
    handle(-1, 0.75, 0.08),
    handle(1, 1.15, -0.1),
  ];
}

/** A paper crane as folded planes. */
function crane(at: Vector, size: number, turn: number): Subject[] {
  const p = (x: number, y: number, z: number): Vector => add(at, spun([x * size, y * size, z * size], turn));
  const front = rgb('#d94a72');
  const pale = rgb('#f0a3b0');
  const fold = (a: Vector, b: Vector, c: Vector, paint: Colour): Subject => ({
    name: 'crane',
    surface: (u, v) => add(add(a, add(b, a, -1), u * (1 - v)), add(c, a, -1), v),
    pieces: [16, 16],
    paint,
    pen: 1.7,
  });
  const [keel, top, breast, rump] = [p(0, 0, 0), p(0, 0.62, 0), p(-0.42, 0.3, 0), p(0.42, 0.3, 0)];
  return [
    fold(breast, top, p(-0.12, 0.05, -0.12), front),
    fold(rump, top, p(0.12, 0.05, -0.12), front),
    fold(breast, rump, keel, pale),
    fold(breast, p(-0.08, 0.52, -0.02), p(-1.0, 1.1, 0), pale),
    fold(p(-1.0, 1.1, 0), p(-0.86, 1.0, 0.02), p(-1.22, 0.86, -0.02), front),
    fold(rump, p(0.08, 0.5, 0), p(1.1, 1.05, 0.05), pale),
    fold(p(-0.36, 0.36, -0.05), p(0.36, 0.36, -0.05), p(0.12, 1.05, -1.05), front),
    fold(p(-0.36, 0.36, 0.05), p(0.36, 0.36, 0.05), p(-0.1, 1.2, 1.0), pale),
  ];
}

/** A pinch pot: thumb marks around the wall, dots of slip. */
function pinchPot([x, y, z]: Vector, size: number): Subject {
  const outline = through([
    [0.02, 0, 0],
    [0.42, 0, 0],
    [0.68, 0.16, 0],
    [0.82, 0.5, 0],
    [0.8, 0.84, 0],
    [0.74, 0.9, 0],
    [0.68, 0.84, 0],
    [0.7, 0.5, 0],
    [0.5, 0.16, 0],
    [0.02, 0.12, 0],
  ]);
  return {
    name: 'pinch pot',
    surface: (u, v) => {
      const [radius, height] = outline(v);
      const thumb =
        1 +
        0.07 * Math.sin(u * 6.283 * 7 + height * 2) * smoothstep(0.1, 0.6, height) +
        0.06 * Math.cos(u * 6.283 + 1);
      const lip = height * (1 + 0.06 * Math.sin(u * 6.283 * 3 + 1));
      return [
        x + Math.cos(u * 6.283) * radius * thumb * size,
        y + lip * size,
        z + Math.sin(u * 6.283) * radius * thumb * size,
      ];
    },
    pieces: [120, 70],
    paint: (u, v, [px, py, pz]) => {
      const clay = mix(rgb('#c26a3f'), rgb('#a5502e'), smoothstep(0.3, 0.7, noise(px * 4, (py + pz) * 4, 3)));
      if (v > 0.5) return mix(clay, rgb('#7d3b26'), 0.5);
      const dot = Math.hypot(((u * 22) % 1) - 0.5, (py - y - 0.62 * size) * 9);
      const band = Math.abs(py - y - 0.43 * size) < 0.025;
      return dot < 0.3 || band ? rgb('#f4ead4') : clay;
    },
    shine: 0.12,
    gloss: 12,
  };
}

/** A strip of paper rolled up on its edge. */
function coil(name: string, [x, y, z]: Vector, size: number, colour: string, high = 0.22): Subject {
  return {
    name,
    surface: (u, v) => {
      const angle = u * 6.283 * 3.1;
      const reach = size * (0.16 + 0.84 * u);
      return [x + Math.cos(angle) * reach, y + v * high, z + Math.sin(angle) * reach];
    },
    pieces: [180, 6],
    paint: rgb(colour),
    pen: 1.3,
  };
}

/** The name tag on the handle. */
function label() {
  const canvas = createCanvas(300, 170);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f6ecd2';
  context.fillRect(0, 0, 300, 170);
  context.strokeStyle = '#2f2a2c';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 7;
  for (const letter of written('Diya', 70, 92, { size: 78, random: randomFrom(5), unruly: 0.06 }))
    for (const line of letter) {
      context.beginPath();
      for (const [x, y] of line) context.lineTo(x, y);
      context.stroke();
    }
  context.strokeStyle = '#b5482f';
  context.lineWidth = 4;
  context.strokeRect(12, 12, 276, 146);
  return drawn(canvas);
}

const boats = await work('mixed-shore', [0.0, 0.0, 1, 1], 420);
const tag = label();
const [x, z] = [-0.75, 0.75];
const inBag = (dx: number, dz: number, high: number, lean: number): [Vector, Vector] => [
  [x + dx + lean, 3.05 + high, z + dz + 0.1],
  [x + dx, 1.5, z + dz],
];
const scissors = (side: 1 | -1): Subject[] => {
  const pin: Vector = [0.95, 3.35, z + 0.02 * side];
  return [
    rod(
      `scissor ${side}`,
      Array.from({ length: 17 }, (_, i): Vector => [
        pin[0] - 0.72 + 0.34 * side + Math.cos(i * 0.3927) * 0.27,
        pin[1] + 0.62 + Math.sin(i * 0.3927) * 0.36,
        pin[2],
      ]),
      0.075,
      () => rgb('#c8391f'),
      { shine: 0.5 },
    ),
    rod(
      `shank ${side}`,
      [
        [pin[0] - 0.72 + 0.3 * side, pin[1] + 0.28, pin[2]],
        [pin[0] - 0.72 - 0.08 * side, pin[1] - 0.5, pin[2]],
      ],
      0.06,
      () => rgb('#aab2b8'),
      { shine: 0.6 },
    ),
  ];
};
const picture = new FromLife(
  [
    ...bag([x, 0, z]),
    brush('brush', ...inBag(-1.2, 0.0, 1.35, -0.35), '#23407a', '#b98a55', 1.3),
    brush('brush 2', ...inBag(-0.75, 0.2, 1.75, -0.1), '#e8a317', '#7a2430', 1.15),
    pencil('pencil', ...inBag(-1.45, 0.2, 1.2, -0.5), '#3f7538', 1.25),
    rod(
      'roll',
      [
        [x + 0.8, 4.45, z + 0.35],
        [x + 0.6, 1.5, z + 0.3],
      ],
      0.28,
      (v) => (v > 0.36 && v < 0.42 ? rgb('#b8195a') : WHITE),
      { shine: 0.05 },
    ),
    panel(
      'ruler',
      [
        [x + 1.15, 4.2, z + 0.1],
        [x + 1.42, 4.15, z + 0.1],
        [x + 0.85, 1.5, z],
      ],
      (u, v) => (u > 0.62 && (v * 60) % 1 < 0.22 ? rgb('#5a3a26') : rgb('#e0b872')),
      { pen: 1.6 },
    ),
    ...scissors(1),
    ...scissors(-1),
    panel(
      'tag',
      [
        [x + 0.98, 2.62, z - 1.0],
        [x + 1.92, 2.42, z - 0.95],
        [x + 0.92, 2.1, z - 1.08],
      ],
      (u, v) => tag(u, v),
      { pen: 1.6, picture: true },
    ),
    rod(
      'string',
      [
        [x + 0.92, 3.15, z - 0.92],
        [x + 0.95, 2.9, z - 1.02],
        [x + 1.02, 2.56, z - 1.02],
      ],
      0.02,
      () => rgb('#7a4a2c'),
      { pen: 1 },
    ),
    // The results: a collage of boats, a pinch pot, a crane, the first coil.
    panel(
      'collage',
      [
        [1.85, 3.1, 1.35],
        [4.2, 3.1, 0.95],
        [1.8, 0.02, 0.55],
      ],
      (u, v) =>
        Math.abs(u - 0.5) > 0.465 || Math.abs(v - 0.5) > 0.475
          ? rgb('#fbf6ea')
          : boats((u - 0.035) / 0.93, (v - 0.025) / 0.95),
      { picture: true, pen: 1.8 },
    ),
    pinchPot([1.75, 0, -1.35], 0.98),
    ...crane([-2.2, 0.02, -1.75], 0.95, 0.5),
    coil('coil', [0.1, 0, -2.35], 0.4, '#e8a317'),
    coil('coil 2', [0.68, 0, -2.75], 0.27, '#0f7672'),
    ground(
      rgb('#f3e3c8'),
      (px, py) =>
        0.85 *
        smoothstep(
          1.02,
          0.84,
          Math.hypot((px - 520) / 560, (py - 560) / 290) + 0.3 * (noise(px / 110, py / 110, 3) - 0.5),
        ),
    ),
  ],
  {
    width: 1040,
    height: 800,
    seed: 64,
    eye: { from: [0.7, 5.0, -8.6], to: [0.55, 1.72, 0], lens: 1.3 },
    window,
    middle: [0.4, 1.6, 0],
    reach: 5.6,
  },
);
picture.bloom('#0f7672', 160, 190, 260, 0.42);
savePicture(picture.finish());
