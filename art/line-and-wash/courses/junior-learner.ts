/**
 * The course for nine to twelve: one mango from life, half shaded in pencil and half painted, next to the tin of
 * watercolours.
 */
import { savePicture } from '../../studio/program.ts';
import { createCanvas } from '@napi-rs/canvas';
import { mix, rgb, type Colour } from '../../studio/colour.ts';
import { noiseFrom, smoothstep } from '../../studio/random.ts';
import { add, cord, spun, through, type Vector, type Window } from '../../studio/scene.ts';
import { FromLife, type Subject } from '../from-life.ts';
import { brush, ground, jar, panel, pencil, slab, WHITE } from '../objects.ts';
import { drawn, type Texture } from '../texture.ts';

const skin = noiseFrom(31);
const window: Window = { towards: [-0.72, 0.86, -0.3], size: 0.12, strength: 0.84, room: 0.24, floor: 0.18 };

/** Profile from the stalk to the beak: position along it, back, belly, half the width. */
const spine = through([
  [-1.0, 0.2, 0.16],
  [-0.99, 0.42, -0.04],
  [-0.86, 0.66, -0.36],
  [-0.5, 0.82, -0.62],
  [0, 0.74, -0.72],
  [0.46, 0.48, -0.64],
  [0.8, 0.16, -0.46],
  [0.98, -0.06, -0.42],
  [1.1, -0.22, -0.42],
  [1.13, -0.34, -0.38],
]);
const width = through(
  [0.02, 0.26, 0.48, 0.66, 0.68, 0.58, 0.44, 0.3, 0.17, 0.015].map((half): Vector => [half, 0, 0]),
);

/** A ripe mango on its side: yellow, red on the sunny side, green at the beak. */
function mango(at: Vector, size: number, turn: number): Subject[] {
  const place = ([x, y, z]: Vector): Vector => {
    const roll = 0.35;
    const rolled: Vector = [
      x,
      y * Math.cos(roll) - z * Math.sin(roll),
      y * Math.sin(roll) + z * Math.cos(roll),
    ];
    return add(at, spun(rolled, turn), size);
  };
  const body: Subject = {
    name: 'mango',
    surface: (u, v) => {
      const [along, back, belly] = spine(v);
      const round = u * Math.PI * 2;
      return place([
        along,
        (back + belly) / 2 + (Math.sin(round) * (back - belly)) / 2,
        Math.cos(round) * width(v)[0],
      ]);
    },
    pieces: [90, 90],
    paint: (u, v, [x, y, z]) => {
      const mottle = skin(x * 2.2, (y + z) * 2.2, 3);
      const sun =
        smoothstep(0.72, 0.3, v + (mottle - 0.5) * 0.5) * smoothstep(-0.5, 0.7, Math.sin(u * 6.283 + 0.5));
      const unripe = smoothstep(0.5, 0.95, v + (mottle - 0.5) * 0.4) * 0.75;
      const freckle = skin(x * 15, (y + z) * 15, 1) > 0.8 ? 0.3 : 0;
      const ripe = mix(rgb('#f6b01e'), rgb('#dd4a22'), sun);
      return mix(mix(ripe, rgb('#8fa32c'), unripe), rgb('#a8571c'), freckle * 0.5);
    },
    shine: 0.34,
    gloss: 34,
  };
  const stalk: Subject = {
    name: 'stalk',
    surface: cord(
      through([place([-0.94, 0.18, 0.02]), place([-1.08, 0.26, 0]), place([-1.26, 0.5, -0.04])]),
      (v) => (0.085 - 0.035 * v) * size,
    ),
    pieces: [12, 16],
    paint: rgb('#7a5a30'),
  };
  const rib = through([
    place([-1.2, 0.44, -0.04]),
    place([-1.35, 0.8, 0.25]),
    place([-1.1, 0.95, 0.9]),
    place([-0.62, 0.78, 1.5]),
    place([-0.2, 0.4, 1.9]),
  ]);
  const leaf: Subject = {
    name: 'leaf',
    surface: (u, v) => {
      const across = (u - 0.5) * 2;
      const half =
        size *
        (0.3 * Math.sin(Math.PI * Math.min(1, v * 0.97 + 0.015)) ** 0.8 * Math.min(1, (1 - v) * 4) + 0.006);
      const [x, y, z] = rib(v);
      return [
        x - across * half * 0.8,
        y + 0.14 * size * Math.abs(across) + 0.02 * Math.sin(v * 20) * across,
        z + across * half * 0.62,
      ];
    },
    pieces: [30, 70],
    paint: (u, v) => {
      const across = Math.abs(u - 0.5);
      const vein = smoothstep(0.8, 1, Math.sin((v + across * 0.4) * 70));
      return across < 0.03
        ? rgb('#b9c76a')
        : mix(mix(rgb('#3f7d35'), rgb('#6d9a3a'), v), rgb('#a5bd5c'), vein * 0.5);
    },
    shine: 0.3,
    gloss: 14,
  };
  return [body, stalk, leaf];
}

/** The sheet of the pad: the same mango, its left half painted and its right half in pencil. */
function page(): Texture {
  const [wide, high] = [820, 620];
  const fruit = mango([0, 0.7, 0], 1, -0.5);
  for (const part of fruit) part.pen = 0;
  const painted = new FromLife([...fruit, ground(rgb('#cbb6c9'), () => 1)], {
    width: wide,
    height: high,
    seed: 12,
    eye: { from: [0.1, 4.6, -5.8], to: [-0.1, 0.62, 0.1], lens: 2.75 },
    window,
    middle: [0, 0.5, 0],
    reach: 3,
  });
  const { light, subject } = painted.study;
  const colour = painted.finish();
  const canvas = createCanvas(wide, high);
  const context = canvas.getContext('2d');
  context.drawImage(colour, 0, 0);
  const image = context.getImageData(0, 0, wide, high);
  const noise = noiseFrom(8);
  const paper = rgb('#fbf6e8').map((channel) => channel * 255);
  for (let y = 0, at = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, at++) {
      const edge = wide * 0.52 + (y - high / 2) * -0.28 + (noise(x / 40, y / 40, 3) - 0.5) * 70;
      const away = Math.hypot((x - wide * 0.5) / (wide * 0.43), (y - high * 0.55) / (high * 0.36));
      const shadowed = subject[at] === 3;
      const inPaint =
        smoothstep(4, -4, x - edge) *
        (shadowed ? smoothstep(0.62, 0.5, light[at]) * smoothstep(1.1, 0.8, away) : 1);
      const tone = 1 - light[at] - (shadowed ? 0.16 : 0.02);
      const hatch = (angle: number, gap: number, from: number) => {
        const across = x * Math.cos(angle) + y * Math.sin(angle) + 5 * noise(x / 90, y / 90, 2);
        const line = Math.abs(((across / gap) % 1) - 0.5) * 2;
        return (
          smoothstep(0.62, 0.2, line) *
          smoothstep(from, from + 0.25, tone) *
          (0.5 + 0.5 * noise(x / 7, y / 7, 1))
        );
      };
      const pencilled =
        subject[at] < 0
          ? 0
          : Math.min(
              0.85,
              0.55 * hatch(0.8, 7, -0.05) + 0.5 * hatch(0.45, 6, 0.18) + 0.6 * hatch(1.2, 5, 0.36),
            ) * (shadowed ? 0.6 * smoothstep(1.1, 0.7, away) : 1);
      for (let channel = 0; channel < 3; channel++) {
        const drawnHere = paper[channel] * (1 - pencilled) + 62 * pencilled;
        image.data[at * 4 + channel] = drawnHere * (1 - inPaint) + image.data[at * 4 + channel] * inPaint;
      }
    }
  }
  context.putImageData(image, 0, 0);
  context.strokeStyle = 'rgba(60,54,58,.75)';
  context.lineCap = 'round';
  // Two attempts at the outline, in the pencil half only.
  const outline: [number, number][] = [];
  for (let angle = -2; angle < 2.6; angle += 0.02) {
    let [x, y] = [wide * 0.5, high * 0.52];
    while (x > 0 && y > 0 && x < wide && y < high && subject[Math.round(y) * wide + Math.round(x)] !== 3) {
      x += Math.cos(angle) * 2;
      y += Math.sin(angle) * 2;
    }
    outline.push([x, y]);
  }
  for (const [shift, thick] of [
    [0, 3],
    [5, 1.6],
  ]) {
    context.lineWidth = thick;
    context.beginPath();
    for (const [i, [x, y]] of outline.entries()) {
      const stray = (noise(i / 12 + shift, 4, 2) - 0.5) * 9;
      context.lineTo(x + stray + shift * 0.5, y + stray - shift * 0.6);
    }
    context.stroke();
  }
  return drawn(canvas);
}

const pans = [
  '#f2c12e',
  '#e8871f',
  '#d33c24',
  '#b8195a',
  '#6a3a86',
  '#23408a',
  '#2f86c4',
  '#1d8a7e',
  '#4d8f3a',
  '#a8622c',
  '#6b3d28',
  '#3a3740',
];

/** An open enamel tin: two rows of pans and a lid with mixed colours. */
function tin(at: Vector, spin: number): Subject[] {
  const place = (x: number, y: number, z: number): Vector => add(at, spun([x, y, z], spin));
  const enamel = rgb('#2f3c4e');
  const pan = (colour: string, i: number): Subject[] => {
    const [x, z] = [-1.5 + (i % 6) * 0.5, i < 6 ? 0.28 : -0.26];
    const worn = (u: number, v: number): Colour =>
      mix(rgb(colour), WHITE, smoothstep(0.3, 0.06, Math.hypot(u - 0.5, v - 0.55)) * 0.3 * (i % 3));
    return [
      panel(
        'pan',
        [place(x, 0.2, z + 0.21), place(x + 0.43, 0.2, z + 0.21), place(x, 0.2, z - 0.21)],
        (u, v) => (Math.abs(u - 0.5) > 0.42 || Math.abs(v - 0.5) > 0.41 ? WHITE : worn(u, v)),
        { pen: 1.2, shine: i % 4 === 1 ? 0.5 : 0.1, gloss: 30 },
      ),
    ];
  };
  const lid = (u: number, v: number): Colour => {
    const well = Math.floor(u * 3);
    const [x, y] = [u * 3 - well - 0.5, v - 0.5];
    if (Math.hypot(x * 0.9, y * 1.1) > 0.44) return rgb('#f4f0e6');
    const puddle = smoothstep(0.36, 0.28, Math.hypot(x, y * 1.2) + 0.22 * (skin(u * 9, v * 6, 2) - 0.5));
    return mix(rgb('#fbf9f2'), rgb(['#f0a82a', '#cf5a2c', '#7e9a3a'][well] ?? '#f0a82a'), puddle);
  };
  return [
    ...slab('tin', at, [3.2, 0.12, 1.28], enamel, { spin, shine: 0.3 }),
    ...slab('rim', place(0, 0.06, -0.6), [3.2, 0.22, 0.08], enamel, { spin, pen: 1.4, shine: 0.3 }),
    ...slab('rim', place(-1.56, 0.06, 0), [0.08, 0.22, 1.28], enamel, { spin, pen: 1.4 }),
    ...slab('rim', place(1.56, 0.06, 0), [0.08, 0.22, 1.28], enamel, { spin, pen: 1.4 }),
    ...pans.flatMap(pan),
    panel('lid', [place(-1.6, 0.3, 1.78), place(1.6, 0.3, 1.78), place(-1.6, 0.16, 0.64)], lid, {
      pen: 1.8,
      shine: 0.2,
    }),
  ];
}

const drawing = page();
const pad = (x: number, y: number, z: number): Vector =>
  add([0.95, 0, 1.1], spun([x * 1.3, y, z * 1.35], 0.1));
const rings: Subject[] = Array.from({ length: 17 }, (_, i) => {
  const x = -1.85 + i * 0.232;
  return {
    name: `ring ${i}`,
    surface: cord(
      through([pad(x, 0.74, 1.32), pad(x, 0.92, 1.46), pad(x, 0.86, 1.66), pad(x, 0.66, 1.6)]),
      0.026,
    ),
    pieces: [8, 20] as const,
    paint: rgb('#8d8f98'),
    pen: 1.1,
  };
});
const paper = (u: number, v: number) => drawing(u, v);
const picture = new FromLife(
  [
    ...mango([-1.4, 0.74, -1.4], 1.12, -0.2),
    // The pad lies on its cover, with its far edge raised.
    panel('pad', [pad(-2.05, 0.72, 1.6), pad(2.05, 0.72, 1.6), pad(-2.05, 0.06, -1.3)], paper, {
      picture: true,
    }),
    panel(
      'pad side',
      [pad(-2.05, 0.06, -1.3), pad(2.05, 0.06, -1.3), pad(-2.05, -0.05, -1.32)],
      rgb('#d9cfb8'),
    ),
    panel('pad side', [pad(2.05, 0.72, 1.6), pad(2.05, 0.06, -1.3), pad(2.05, 0.0, 1.6)], rgb('#b9ad94')),
    ...rings,
    ...tin([2.0, 0, -2.2], -0.16),
    ...jar('jar', [4.15, 0, 0.7], 1.0, '#d79a52'),
    brush('brush', [1.5, 0.42, -0.2], [4.5, 0.5, -0.5], '#dd4a22', '#7a2430', 1.15),
    pencil('pencil', [-0.2, 0.1, -2.15], [-2.6, 0.1, -3.1], '#23507f', 1.1),
    ground(
      rgb('#f3e3c4'),
      (x, y) =>
        0.9 *
        smoothstep(
          1.02,
          0.84,
          Math.hypot((x - 520) / 560, (y - 470) / 380) + 0.3 * (skin(x / 110, y / 110, 3) - 0.5),
        ),
    ),
  ],
  {
    width: 1040,
    height: 800,
    seed: 61,
    eye: { from: [0.7, 6.4, -7.2], to: [0.75, 0.3, -0.35], lens: 1.34 },
    window,
    middle: [0.4, 0.4, -0.2],
    reach: 5,
  },
);
picture.bloom('#3f7538', 230, 170, 250, 0.38);
savePicture(picture.finish());
