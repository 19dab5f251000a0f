/** The course for sixteen and over: a half-finished knife painting on a table easel, and its palette. */
import { savePicture } from '../../studio/program.ts';
import { createCanvas } from '@napi-rs/canvas';
import { mix, rgb, type Colour } from '../../studio/colour.ts';
import { smooth } from '../../studio/curves.ts';
import { placed } from '../../studio/points.ts';
import { clamp, noiseFrom, smoothstep } from '../../studio/random.ts';
import { add, cord, through, unit, type Vector, type Window } from '../../studio/scene.ts';
import { FromLife, type Subject } from '../from-life.ts';
import { board, brush, ground, jar, panel, rod, WHITE, wood } from '../objects.ts';
import { drawn, work, type Texture } from '../texture.ts';

const noise = noiseFrom(65);
const window: Window = { towards: [-0.7, 0.84, -0.42], size: 0.12, strength: 0.86, room: 0.26, floor: 0.18 };

/** The boats in charcoal, outlined twice, with a little hatching. */
function underDrawing(): Texture {
  const canvas = createCanvas(1000, 640);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1000, 640);
  context.strokeStyle = '#000';
  context.lineCap = 'round';
  const plans = [
    '385,428 470,462 560,470 650,440 735,394',
    '385,428 420,470 500,508 600,500 690,462 735,394',
    '398,440 480,476 566,484 660,452 728,404',
    '735,410 780,428 830,420 894,362',
    '735,410 770,440 830,440 880,402 894,362',
    '250,590 330,612 430,590 500,510 512,430',
    '560,540 700,560 860,540 990,556',
    '600,600 760,580 900,610',
    '640,360 760,352 880,340 1000,346',
  ];
  for (const plan of plans) {
    for (const [shift, thick] of [
      [0, 5],
      [7, 2.4],
    ]) {
      context.lineWidth = thick;
      context.beginPath();
      for (const [x, y] of smooth(placed(plan, [shift, -shift * 0.6]), { step: 4 }))
        context.lineTo(
          x + (noise(x / 40, y / 40 + shift, 2) - 0.5) * 10,
          y + (noise(y / 40, x / 40, 2) - 0.5) * 8,
        );
      context.stroke();
    }
  }
  context.lineWidth = 3;
  for (let i = 0; i < 26; i++) {
    const x = 470 + i * 11;
    context.beginPath();
    context.moveTo(x, 506 - Math.abs(i - 9) * 1.6);
    context.lineTo(x - 20, 532 - Math.abs(i - 9) * 1.2);
    context.stroke();
  }
  return drawn(canvas);
}

/** The unfinished painting: knife strokes with raw edges above charcoal on a toned ground. */
function unfinished(painting: Texture): Texture {
  const lines = underDrawing();
  return (u, v) => {
    const stroke = noise(u * 9 + 0.4 * noise(u * 60, v * 60, 1), v * 34, 2) - 0.5;
    const done = smoothstep(0.02, -0.01, u * 0.92 + v * 0.5 - 0.95 + stroke * 0.34);
    const charcoal = (1 - lines(u, v)[0]) * (0.45 + 0.55 * smoothstep(0.3, 0.6, noise(u * 260, v * 190, 1)));
    const toned = mix(rgb('#f6ead2'), rgb('#ecd4a8'), smoothstep(0.3, 0.7, noise(u * 5, v * 22, 3)));
    return mix(mix(toned, rgb('#3a3336'), charcoal), painting(u, v), done);
  };
}

/** A heap of paint, shaped by the knife. */
function heap(name: string, at: Vector, size: number, colour: Colour, turn: number): Subject {
  return {
    name,
    surface: (u, v) => {
      const angle = u * 6.283;
      const ragged =
        1 + 0.3 * (noise(Math.cos(angle) * 1.6 + at[0] * 3, Math.sin(angle) * 1.6 + at[2] * 3, 2) - 0.5);
      const reach = v * size * ragged;
      const ridge = 0.1 * size * Math.sin(v * 9 + angle + turn) * (1 - v);
      const [x, z] = [Math.cos(angle) * reach * 1.25, Math.sin(angle) * reach * 0.85];
      return [
        at[0] + x * Math.cos(turn) - z * Math.sin(turn),
        at[1] + 0.62 * size * (1 - v ** 1.6) ** 0.7 + ridge,
        at[2] + x * Math.sin(turn) + z * Math.cos(turn),
      ];
    },
    pieces: [60, 30],
    paint: (u, v) => mix(colour, WHITE, 0.35 * smoothstep(0.68, 0.8, noise(u * 8, v * 5 + at[0], 2))),
    shine: 0.5,
    gloss: 26,
    pen: 1.3,
    creases: false,
  };
}

const painting = unfinished(await work('knife-boats', [0, 0.03, 0.97, 0.94], 1100));
const left: Vector = [-3.35, 0.62, 1.0];
const across: Vector = [5.3, 0, 0.75];
const up: Vector = [-0.14, 3.35, 1.05];
const facing = unit([
  across[1] * up[2] - across[2] * up[1],
  across[2] * up[0] - across[0] * up[2],
  across[0] * up[1] - across[1] * up[0],
]);
const front: Vector = facing[2] > 0 ? [-facing[0], -facing[1], -facing[2]] : facing;
const corner = add(left, up);
const behind = (share: number, high: number, back: number): Vector =>
  add(add(add(left, across, share), up, high), front, -back);
const pine = wood('#dcae70', '#b07c44', 1);
const deck = wood('#d9a25e', '#a8672f', 0);
const heart: Vector = [1.75, 0.16, -1.75];
const palette: Subject = {
  name: 'palette',
  surface: (u, v) => {
    const angle = u * 6.283;
    const bite = 1 - 0.42 * Math.exp(-(((angle - 4.25) / 0.42) ** 2)) + 0.05 * Math.cos(angle * 2 + 1);
    const reach = v * bite;
    return [
      heart[0] + Math.cos(angle) * reach * 2.15,
      heart[1] + 0.02 * Math.sin(angle),
      heart[2] + Math.sin(angle) * reach * 1.32,
    ];
  },
  pieces: [120, 24],
  paint: (_u, _v, [x, y, z]) => {
    const [px, pz] = [x - heart[0], z - heart[2]];
    const thumb = Math.hypot(px + 0.62, (pz + 0.42) * 1.1);
    if (thumb < 0.2) return rgb('#d8c3a0');
    const smear = (cx: number, cz: number, wide: number, turn: number) => {
      const [a, b] = [
        (px - cx) * Math.cos(turn) + (pz - cz) * Math.sin(turn),
        (pz - cz) * Math.cos(turn) - (px - cx) * Math.sin(turn),
      ];
      return smoothstep(
        1,
        0.8,
        Math.hypot(a / wide, b / (wide * 0.42)) + 0.5 * (noise(a * 3, b * 14, 2) - 0.5),
      );
    };
    let colour = deck(0, 0, [x, y, z]);
    for (const [cx, cz, wide, turn, tint] of [
      [0.2, 0.1, 0.62, 0.2, '#3f7fa6'],
      [0.95, -0.1, 0.5, -0.4, '#d98a4a'],
      [0.45, -0.5, 0.55, 0.5, '#8d6fa0'],
      [-0.5, 0.35, 0.45, 0.9, '#cfd9cf'],
    ] as const)
      colour = mix(
        colour,
        mix(rgb(tint), WHITE, 0.4 * noise(px * 3 + cx, pz * 16, 2)),
        smear(cx, cz, wide, turn),
      );
    return colour;
  },
  shine: 0.18,
  gloss: 14,
  creases: false,
};
const tints = [
  '#f6f1e4',
  '#f2c12e',
  '#e07a24',
  '#c8391f',
  '#b8195a',
  '#5a2a76',
  '#23408a',
  '#1d8a9c',
  '#3f7538',
];
const heaps = tints.map((tint, i) => {
  const angle = 2.75 - i * 0.39;
  return heap(
    `heap ${i}`,
    [heart[0] + Math.cos(angle) * 1.68, heart[1], heart[2] + Math.sin(angle) * 1.0],
    0.23 + 0.07 * ((i * 0.618) % 1),
    rgb(tint),
    i * 1.7,
  );
});
// The knife lies across the front of the palette, with blue on its blade.
const [point, heel]: [Vector, Vector] = [
  [0.62, 0.34, -2.25],
  [-0.55, 0.42, -2.75],
];
const blade: Subject = {
  name: 'blade',
  surface: (u, v) => {
    const half = 0.27 * Math.sin(Math.PI * clamp(0.04 + v * 0.92) ** 0.62);
    const way = unit(add(heel, point, -1));
    return add(add(point, add(heel, point, -1), v), [-way[2], 0.12, way[0]], (u - 0.5) * 2 * half);
  },
  pieces: [20, 40],
  paint: (u, v) => {
    const wet = smoothstep(0.6, 0.48, v + 0.35 * (noise(u * 5, v * 3, 2) - 0.5));
    return mix(
      mix(rgb('#cfd5d8'), rgb('#8f9aa2'), smoothstep(0.3, 0.8, u)),
      mix(rgb('#2f86b4'), WHITE, 0.5 * smoothstep(0.5, 0.7, noise(u * 14, v * 2, 2))),
      wet,
    );
  },
  shine: 0.5,
  gloss: 20,
  pen: 1.6,
};
const neck: Subject = {
  name: 'neck',
  surface: cord(through([heel, add(heel, [-0.22, 0.12, -0.1]), add(heel, [-0.42, 0.16, -0.19])]), 0.045),
  pieces: [10, 20],
  paint: rgb('#9aa4ac'),
  pen: 1.2,
};
const grip = rod(
  'grip',
  [add(heel, [-0.42, 0.16, -0.19]), add(heel, [-1.0, 0.04, -0.45]), add(heel, [-1.75, -0.26, -0.78])],
  (v) => 0.1 + 0.07 * Math.sin(Math.PI * clamp(v * 0.9 + 0.1)),
  (v) => (v < 0.1 ? rgb('#c9a24a') : rgb('#8a3b22')),
  { shine: 0.5 },
);
const picture = new FromLife(
  [
    // Easel: mast, two legs, the shelf for the canvas.
    ...board('mast', behind(0.5, -0.3, 0.14), behind(0.5, 1.2, 0.14), [0.34, 0.16], front, pine),
    ...board('leg', behind(0.2, -0.3, 0.22), behind(0.46, 1.16, 0.22), [0.26, 0.14], front, pine),
    ...board('leg', behind(0.8, -0.3, 0.22), behind(0.54, 1.16, 0.22), [0.26, 0.14], front, pine),
    ...board('clip', behind(0.46, 1.035, 0), behind(0.54, 1.035, 0), [0.22, 0.4], front, pine),
    panel('canvas', [corner, add(corner, across), left], (u, v) => painting(u, v), {
      picture: true,
      pen: 1.6,
    }),
    panel(
      'edge',
      [add(corner, across), add(add(corner, across), front, -0.2), add(left, across)],
      rgb('#e8dcc4'),
      { pen: 1.4 },
    ),
    panel('edge', [add(corner, front, -0.2), add(add(corner, across), front, -0.2), corner], rgb('#f3ead6'), {
      pen: 1.4,
    }),
    ...board(
      'shelf',
      behind(-0.03, -0.035, -0.08),
      behind(1.03, -0.035, -0.08),
      [0.2, 0.5],
      front,
      wood('#dcae70', '#b07c44', 0),
    ),
    palette,
    ...heaps,
    blade,
    neck,
    grip,
    ...jar('jar', [3.7, 0, 0.35], 1.02, '#9fb4bd'),
    brush('brush', [4.25, 3.2, 0.9], [3.6, 0.4, 0.2], '#d98a4a', '#7a2430', 1.15),
    brush('brush 2', [3.3, 3.35, 0.9], [3.8, 0.4, 0.3], '#2f86b4', '#2f4a35', 1.05),
    brush('brush 3', [3.8, 2.9, 0.5], [3.68, 0.4, 0.4], '#f2c12e', '#b98a55', 0.95),
    ground(
      rgb('#f0dcc0'),
      (x, y) =>
        0.9 *
        smoothstep(
          1.02,
          0.84,
          Math.hypot((x - 560) / 560, (y - 560) / 300) + 0.3 * (noise(x / 110, y / 110, 3) - 0.5),
        ),
    ),
  ],
  {
    width: 1040,
    height: 800,
    seed: 63,
    eye: { from: [1.5, 5.2, -8.2], to: [0.35, 1.2, 0], lens: 1.3 },
    window,
    middle: [0.3, 1.4, 0.2],
    reach: 5.4,
  },
);
picture.bloom('#b8195a', 130, 180, 250, 0.36);
savePicture(picture.finish());
