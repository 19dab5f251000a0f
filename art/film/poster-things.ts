/** The paint tin and the jar of water of the poster, each as colour, height and shine for every pixel. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import { css, mix, rgb, type Colour } from '../studio/colour.ts';
import type { Point } from '../studio/points.ts';
import { clamp, noiseFrom, smoothstep } from '../studio/random.ts';

export interface Laid {
  colour: Float32Array;
  height: Float32Array;
  gloss: Float32Array;
  cover: Float32Array;
  castShadow: (context: SKRSContext2D) => void;
  /** Reflections on top of the shading. */
  finish: (context: SKRSContext2D) => void;
}

type Draw = (context: SKRSContext2D) => void;

/** Builds a thing layer by layer from drawn shapes. */
class Builder {
  readonly colour: Float32Array;
  readonly height: Float32Array;
  readonly gloss: Float32Array;
  readonly cover: Float32Array;
  readonly #wide: number;
  readonly #high: number;

  constructor(wide: number, high: number) {
    this.#wide = wide;
    this.#high = high;
    this.colour = new Float32Array(wide * high * 3);
    this.height = new Float32Array(wide * high);
    this.gloss = new Float32Array(wide * high);
    this.cover = new Float32Array(wide * high);
  }

  #mask(draw: Draw): Float32Array {
    const context = createCanvas(this.#wide, this.#high).getContext('2d');
    context.fillStyle = '#000';
    context.strokeStyle = '#000';
    draw(context);
    const { data } = context.getImageData(0, 0, this.#wide, this.#high);
    return Float32Array.from({ length: this.#wide * this.#high }, (_, at) => data[at * 4 + 3] / 255);
  }

  /** Lays a colour over a shape, raises it with a rounded edge and makes it shine. */
  lay(
    draw: Draw,
    color: string | ((x: number, y: number) => Colour),
    {
      rise = 0,
      bevel = 6,
      gloss = 0.2,
      cover = 1,
    }: { rise?: number; bevel?: number; gloss?: number; cover?: number },
  ): this {
    const mask = this.#mask(draw);
    const soft = rise === 0 ? mask : blur(mask, this.#wide, this.#high, bevel, 2);
    const flat = typeof color === 'string' ? rgb(color) : undefined;
    for (let at = 0; at < mask.length; at++) {
      this.height[at] += soft[at] * rise;
      const share = mask[at] * cover;
      if (share === 0) continue;
      const paint =
        flat ?? (color as (x: number, y: number) => Colour)(at % this.#wide, Math.floor(at / this.#wide));
      for (let channel = 0; channel < 3; channel++)
        this.colour[at * 3 + channel] += (paint[channel] - this.colour[at * 3 + channel]) * share;
      this.gloss[at] += (gloss - this.gloss[at]) * share;
      this.cover[at] = Math.max(this.cover[at], mask[at]);
    }
    return this;
  }
}

const rounded =
  (x: number, y: number, wide: number, high: number, radius: number): Draw =>
  (context) => {
    context.beginPath();
    context.roundRect(x, y, wide, high, radius);
    context.fill();
  };

const noise = noiseFrom(17);

/** A pool with an uneven shore. */
const pool =
  (x: number, y: number, rx: number, ry: number, seed: number): Draw =>
  (context) => {
    context.beginPath();
    for (let i = 0; i < 90; i++) {
      const angle = (i / 90) * Math.PI * 2;
      const reach = 0.74 + 0.52 * noise(Math.cos(angle) * 1.3 + seed * 7, Math.sin(angle) * 1.3 + seed, 3);
      context.lineTo(x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach);
    }
    context.closePath();
    context.fill();
  };

/** Paint that is thin in the middle and settles at its shore. */
const thin =
  (color: string, x: number, y: number, reach: number) =>
  (px: number, py: number): Colour => {
    const far = Math.hypot(px - x, (py - y) * 1.5) / reach;
    const grain = noise(px / 30, py / 30, 4);
    return mix(
      mix(rgb('#f4f1e8'), rgb(color), 0.62 + 0.3 * grain),
      rgb(color),
      smoothstep(0.35, 1.05, far + (grain - 0.5) * 0.5),
    );
  };

const TIN = { x: 2052, y: 52, wide: 462, high: 838 };

const cakes = ['#efb528', '#e2701f', '#cf3a25', '#b52a63', '#2f4c9c', '#1f7c88', '#44703a', '#6d3b26'];

export function layTin(wide: number, high: number): Laid {
  const { x, y } = TIN;
  const tin = new Builder(wide, high)
    .lay(rounded(x, y, TIN.wide, TIN.high, 34), '#2a2724', { rise: 16, bevel: 8, gloss: 0.55 })
    .lay(rounded(x + 14, y + 14, TIN.wide - 28, TIN.high - 28, 26), '#efebe0', {
      rise: -12,
      bevel: 7,
      gloss: 0.5,
    })
    .lay(rounded(x + 14, y + 436, TIN.wide - 28, 14, 4), '#35312d', { rise: 9, bevel: 4, gloss: 0.6 });
  for (const [i, cake] of cakes.entries()) {
    const left = x + 30 + (i % 2) * 206;
    const top = y + 30 + Math.floor(i / 2) * 100;
    const middle: Point = [left + 98, top + 43];
    tin
      .lay(rounded(left, top, 196, 88, 12), '#f7f5ee', { rise: 7, bevel: 4, gloss: 0.5 })
      .lay(
        rounded(left + 9, top + 9, 178, 70, 9),
        (px, py) => {
          const worn = smoothstep(92, 20, Math.hypot(px - middle[0], (py - middle[1]) * 1.9));
          const grain = noise(px / 16, py / 16, 4) - 0.5;
          return mix(
            mix(rgb(cake), [0, 0, 0], clamp(0.28 - 0.2 * worn + grain * 0.4)),
            [1, 1, 1],
            0.08 * worn,
          );
        },
        { rise: -6, bevel: 4, gloss: 0.16 },
      )
      .lay(
        pool(middle[0] - 8 + (i % 3) * 8, middle[1], 66, 25, i + 2),
        (px, py) => mix(rgb(cake), [0, 0, 0], 0.1 + 0.3 * noise(px / 22, py / 22, 3)),
        {
          rise: -9,
          bevel: 13,
          gloss: 0.85,
          cover: 0.9,
        },
      );
  }
  const [lidX, lidY] = [x + TIN.wide / 2, y + 636];
  tin
    .lay(rounded(x + 34, y + 470, TIN.wide - 68, 336, 24), '#f3f0e7', { rise: -5, bevel: 8, gloss: 0.5 })
    .lay(pool(lidX - 88, lidY - 76, 112, 66, 4), thin('#e88a3c', lidX - 88, lidY - 76, 104), {
      rise: 2,
      bevel: 6,
      gloss: 0.7,
      cover: 0.86,
    })
    .lay(pool(lidX + 96, lidY - 86, 84, 60, 9), thin('#8a5a9c', lidX + 96, lidY - 86, 84), {
      rise: 2,
      bevel: 6,
      gloss: 0.7,
      cover: 0.86,
    })
    .lay(pool(lidX + 8, lidY + 62, 166, 84, 6), thin('#2b4a3a', lidX + 8, lidY + 62, 150), {
      rise: 4,
      bevel: 9,
      gloss: 1,
      cover: 0.95,
    });
  return {
    ...partsOf(tin),
    castShadow: (context) =>
      castFrom(context, rounded(TIN.x + 2, TIN.y + 2, TIN.wide - 4, TIN.high - 4, 34), 30, 38),
    finish: () => {},
  };
}

const partsOf = ({ colour, height, gloss, cover }: Builder) => ({ colour, height, gloss, cover });

function castFrom(context: SKRSContext2D, draw: Draw, far: number, soft: number): void {
  for (const share of [1, 0.35]) {
    context.save();
    Object.assign(context, {
      shadowColor: `rgba(40,20,8,${share === 1 ? 0.42 : 0.5})`,
      shadowBlur: soft * share,
      shadowOffsetX: far * share * 0.8,
      shadowOffsetY: far * share,
    });
    context.fillStyle = '#2a1a10';
    draw(context);
    context.restore();
  }
}

const JAR: Point = [2268, 1186];
const RADIUS = 206;

export function layJar(wide: number, high: number): Laid {
  const [x, y] = JAR;
  const disc =
    (reach: number): Draw =>
    (context) => {
      context.beginPath();
      context.arc(x, y, reach, 0, 7);
      context.fill();
    };
  const clouds = (px: number, py: number): Colour => {
    const far = Math.hypot(px - x, py - y);
    const drift = (noise(px / 150, py / 150, 3) - 0.5) * 190;
    const smoke = noise((px + drift) / 110, (py - drift * 0.7) / 110, 4);
    const wisp = smoothstep(0.5, 0.74, noise((px - drift * 1.4) / 80 + 20, (py + drift) / 130, 4));
    const water = mix(rgb('#a9b8b4'), rgb('#6c6a8c'), clamp(smoke * 1.5 - 0.3));
    return mix(
      mix(water, rgb('#2f5a56'), wisp * 0.6),
      rgb('#2c2a3c'),
      smoothstep(90, 196, far) * 0.5 * clamp(0.5 + (px - x + py - y) / -320),
    );
  };
  const jar = new Builder(wide, high)
    .lay(disc(RADIUS), '#c9d6d2', { rise: 26, bevel: 10, gloss: 0.9 })
    .lay(disc(RADIUS - 17), '#8fa19f', { rise: -22, bevel: 8, gloss: 0.7 })
    .lay(disc(RADIUS - 26), clouds, { rise: 0, gloss: 0.25 });
  return {
    ...partsOf(jar),
    castShadow: (context) => castFrom(context, disc(RADIUS - 3), 54, 60),
    finish: (context) => {
      context.save();
      context.beginPath();
      context.arc(x, y, RADIUS - 27, 0, 7);
      context.clip();
      // The window on the water, cut by its bars.
      context.shadowColor = 'rgba(255,255,255,.5)';
      context.shadowBlur = 10;
      context.fillStyle = 'rgba(255,255,255,.62)';
      for (const [left, top] of [
        [-104, -112],
        [-56, -122],
        [-112, -62],
        [-64, -72],
      ]) {
        context.beginPath();
        context.moveTo(x + left, y + top);
        context.lineTo(x + left + 40, y + top - 8);
        context.lineTo(x + left + 36, y + top + 34);
        context.lineTo(x + left - 4, y + top + 42);
        context.fill();
      }
      context.restore();
      context.save();
      context.lineCap = 'round';
      for (const [reach, width, from, to, color] of [
        [RADIUS - 8, 9, 3.3, 4.6, [1, 1, 1, 0.9]],
        [RADIUS - 9, 5, 0.3, 1.2, [1, 1, 1, 0.55]],
        [RADIUS - 22, 4, 0.2, 1.7, [1, 0.98, 0.9, 0.6]],
        [RADIUS - 24, 6, 3.0, 4.9, [0.1, 0.12, 0.16, 0.35]],
      ] as const) {
        context.strokeStyle = css([color[0], color[1], color[2]], color[3]);
        context.lineWidth = width;
        context.beginPath();
        context.arc(x, y, reach, from, to);
        context.stroke();
      }
      context.restore();
    },
  };
}
