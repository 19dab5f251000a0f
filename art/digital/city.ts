/** A city at dusk in layers of haze: hills, blocks, roofs with tanks and aerials, some windows lit. */
import { css, mix, rgb, type Colour } from '../studio/colour.ts';
import { oval, smooth, type Point } from '../studio/curves.ts';
import { noiseFrom } from '../studio/random.ts';
import type { DigitalPainting } from './brushes.ts';

const ridge = noiseFrom(64);
const LIGHTS = ['#ffd88a', '#ffc163', '#ffb04e', '#ffe6b0', '#c9ece0', '#ff9a58'];

export interface Layer {
  /** y of the ground, and height of the blocks above it, in pixels. */
  foot: number;
  low: number;
  high: number;
  block: number;
  colour: string;
  /** The colour of the haze near the ground. */
  haze: string;
  /** Share of windows with the light on. */
  lit: number;
}

const box = (x: number, y: number, wide: number, high: number): Point[] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

export function hills(painting: DigitalPainting, foot: number, high: number, colour: string) {
  const { width } = painting.canvas;
  const crest = Array.from({ length: 60 }, (_, i): Point => [
    (i / 59) * width,
    foot - high * (0.25 + ridge(i / 13, foot / 90, 3)),
  ]);
  painting.shape([...crest, [width, foot + 60], [0, foot + 60]], colour, () => {
    painting.scumble(
      [
        [0, foot - high],
        [width, foot - high],
        [width, foot + 40],
        [0, foot + 40],
      ],
      { colour: mix(rgb(colour), [1, 0.75, 0.6], 0.14), width: 26, opacity: 0.3, vary: 0.1 },
      { angle: 0.06, miss: 0.5 },
    );
  });
}

/** Objects on roofs: stair heads, water tanks on legs, dishes, aerials, a line of washing. */
function clutter(
  painting: DigitalPainting,
  x: number,
  roof: number,
  wide: number,
  size: number,
  colour: Colour,
) {
  const { context, random } = painting;
  const dark = mix(colour, [0.05, 0.04, 0.12], 0.25);
  const pick = random();
  if (pick < 0.34) {
    const left = x + wide * (0.1 + random() * 0.4);
    painting.shape(box(left, roof - size * 1.5, size * 1.7, size * 1.5), colour);
  } else if (pick < 0.62) {
    const left = x + wide * (0.15 + random() * 0.5);
    for (const leg of [0.1, 0.9])
      painting.shape(box(left + size * leg * 1.3, roof - size * 0.8, size * 0.14, size * 0.8), dark);
    painting.shape(
      [
        ...oval(left + size * 0.7, roof - size * 1.9, size * 0.68, size * 0.16, {
          from: Math.PI,
          to: Math.PI * 2,
          count: 10,
        }),
        [left + size * 1.4, roof - size * 0.8],
        [left, roof - size * 0.8],
      ],
      dark,
    );
  } else if (pick < 0.78) {
    const mast = x + wide * (0.3 + random() * 0.4);
    context.strokeStyle = css(dark);
    context.lineWidth = Math.max(1, size * 0.1);
    context.beginPath();
    context.moveTo(mast, roof);
    context.lineTo(mast, roof - size * 2.8);
    for (const [high, half] of [
      [2.7, 0.8],
      [2.3, 0.6],
      [1.9, 0.45],
    ]) {
      context.moveTo(mast - size * half, roof - size * high);
      context.lineTo(mast + size * half, roof - size * high);
    }
    context.stroke();
  }
  painting.shape(
    box(x - size * 0.12, roof - size * 0.16, wide + size * 0.24, size * 0.26),
    mix(colour, [1, 0.72, 0.56], 0.16),
  );
}

function windows(
  painting: DigitalPainting,
  x: number,
  roof: number,
  wide: number,
  foot: number,
  size: number,
  lit: number,
  wall: Colour,
) {
  const { context, random } = painting;
  const [across, down] = [size * 1.15, size * 1.5];
  const columns = Math.floor((wide - size * 0.6) / across);
  const left = x + (wide - columns * across) / 2;
  for (let y = roof + size * 0.9; y < foot - size; y += down) {
    for (let column = 0; column < columns; column++) {
      if (random() < 0.14) continue;
      const on = random() < lit;
      const light = LIGHTS[Math.floor(random() ** 1.4 * LIGHTS.length)];
      context.save();
      if (on) {
        context.shadowColor = light;
        context.shadowBlur = size * 1.1;
      }
      context.fillStyle = on
        ? css(mix(rgb(light), wall, 0.08 + random() * 0.25))
        : css(mix(wall, [0.05, 0.04, 0.14], 0.22));
      const [w, h] = [size * (0.5 + random() * 0.16), size * (0.62 + random() * 0.2)];
      const wx = left + column * across + size * 0.28 + painting.jitter(0.6);
      context.fillRect(wx, y, w, h);
      if (on && size > 9 && random() < 0.4) {
        context.shadowBlur = 0;
        context.fillStyle = css(mix(wall, rgb(light), 0.25));
        context.fillRect(wx, y, w * (0.25 + random() * 0.3), h);
      }
      context.restore();
    }
  }
}

function crown(painting: DigitalPainting, x: number, foot: number, size: number, colour: Colour) {
  const leaves = smooth(
    Array.from({ length: 11 }, (_, i): Point => {
      const angle = Math.PI + (i / 10) * Math.PI;
      const reach = size * (0.8 + painting.random() * 0.45);
      return [x + Math.cos(angle) * reach, foot + Math.sin(angle) * reach * 0.8];
    }),
  );
  painting.shape(leaves, colour, () => {
    for (let dab = 0; dab < 16; dab++) {
      const at: Point = [x + painting.jitter(size), foot - painting.random() * size * 0.9];
      painting.stroke([at, [at[0] + size * 0.3, at[1] - 4]], {
        colour: mix(colour, [0.55, 0.62, 0.5], 0.24),
        width: size * 0.42,
        tip: 'chalk',
        opacity: 0.4,
        vary: 0.1,
      });
    }
  });
}

export function blocks(painting: DigitalPainting, layer: Layer) {
  const { foot, low, high, block, colour, haze, lit } = layer;
  const { width } = painting.canvas;
  const { random, context } = painting;
  painting.shape(box(0, foot - low * 0.8, width, low * 0.8 + 70), mix(rgb(colour), rgb(haze), 0.5));
  for (let x = -block * random(); x < width;) {
    const wide = block * (0.55 + random() * 0.8);
    const tall = low + (high - low) * random() ** 1.7;
    const roof = foot - tall;
    const wall = mix(rgb(colour), random() < 0.5 ? rgb(haze) : [0.12, 0.08, 0.24], random() * 0.16);
    const size = block * 0.105;
    clutter(painting, x, roof, wide, size * 1.3, wall);
    painting.shape(box(x, roof, wide + 1, tall + 40), wall, () => {
      painting.stroke(
        [
          [x + wide * 0.08, roof],
          [x + wide * 0.08, foot],
        ],
        { colour: mix(wall, [1, 0.66, 0.5], 0.3), width: wide * 0.16, opacity: 0.4 },
      );
      painting.scumble(
        box(x, roof, wide, tall),
        { colour: wall, width: block * 0.24, opacity: 0.5, vary: 0.14 },
        { angle: 1.52, miss: 0.3 },
      );
      const mist = context.createLinearGradient(0, roof, 0, foot);
      mist.addColorStop(0.25, css(rgb(haze), 0));
      mist.addColorStop(1, css(rgb(haze), 0.72));
      context.fillStyle = mist;
      context.fillRect(x, roof, wide + 1, tall + 40);
      windows(painting, x, roof, wide, foot, size, lit, wall);
    });
    x += wide * (0.88 + random() * 0.2);
  }
  for (let tree = 0; tree < 9; tree++) {
    const at = (tree + random()) * (width / 9);
    crown(painting, at, foot + 12, block * (0.2 + random() * 0.22), mix(rgb(colour), rgb('#24484a'), 0.45));
  }
}
