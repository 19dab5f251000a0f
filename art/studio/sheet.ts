/**
 * Watercolour on paper. Float buffers hold the paint as optical density, so a second wash multiplies the first as pigment
 * does. Washes get darker at their edges, settle in the grain of the paper (its tooth) and run back into wet areas.
 */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blur } from './blur.ts';
import { rgb } from './colour.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Noise, type Random } from './random.ts';

/** Coverage of each point, 0 to 1, row by row. */
export type Mask = Float32Array;

/** Draws in white on a transparent ground: the drawing becomes the mask. */
export type Drawing = (context: SKRSContext2D, random: Random) => void;

export interface Wash {
  color: string;
  /** Strength of the paint. */
  dens?: number;
  /** How much darker the edge dries, and the width of the edge in pixels. */
  edge?: number;
  edgeR?: number;
  /** Amount of pigment that settles in the hollows of the paper. */
  gran?: number;
  /** Irregularity of the outline in pixels, and the distance over which it changes. */
  warp?: number;
  warpS?: number;
  /** Softness of the outline, as on wet paper, in pixels. */
  wet?: number;
  /** Variation of strength in the wash, and the distance over which it changes. */
  flow?: number;
  flowS?: number;
  /** Dryness of the brush: above 0 it only reaches the crests of the grain. */
  dry?: number;
  /** Rings of water that ran back into drying paint. */
  back?: number;
  /** Offset of the noise, so that it differs from that of other washes. */
  off?: number;
}

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly noise: Noise;
  /** Grain of the paper: 0 is a hollow, 1 a crest. */
  readonly tooth: Float32Array;
  readonly #second: Noise;
  readonly #base: readonly number[];
  readonly #density: readonly Float32Array[];

  constructor(width: number, height: number, seed = 1, { tooth = 1, base = '#fbf7ec' } = {}) {
    this.width = width;
    this.height = height;
    this.#base = rgb(base);
    this.noise = noiseFrom(seed);
    this.#second = noiseFrom(seed + 7);
    this.random = randomFrom(seed + 3);
    this.#density = [0, 1, 2].map(() => new Float32Array(width * height));
    this.tooth = this.field((x, y) => {
      const grain =
        (this.noise(x / 5.2, y / 5.2, 2) - 0.5) * 1.2 +
        (this.#second(x / 2.1, y / 2.4, 1) - 0.5) * 0.5 +
        (this.#second(x / 11, y / 12, 2) - 0.5) * 0.5 +
        (this.random() - 0.5) * 0.12;
      return clamp(0.5 + grain * tooth);
    });
  }

  /** The mask of a drawing. */
  draw(drawing: Drawing): Mask {
    const canvas = createCanvas(this.width, this.height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.strokeStyle = '#fff';
    context.lineCap = 'round';
    context.lineJoin = 'round';
    drawing(context, this.random);
    const { data } = context.getImageData(0, 0, this.width, this.height);
    return Float32Array.from({ length: this.width * this.height }, (_, at) => data[at * 4 + 3] / 255);
  }

  /** A mask from a function of x and y. */
  field(cover: (x: number, y: number) => number): Mask {
    const mask = new Float32Array(this.width * this.height);
    for (let y = 0, at = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, at++) mask[at] = cover(x, y);
    }
    return mask;
  }

  /** The mask with an irregular outline: up to `reach` pixels off, changing over distances of about `scale`. */
  warp(mask: Mask, reach: number, scale: number): Mask {
    const { width, height, noise } = this;
    const second = this.#second;
    const near = boundsOf(mask, width);
    const beyond = reach + 2;
    return this.field((x, y) => {
      if (x < near.left - beyond || x > near.right + beyond) return 0;
      if (y < near.top - beyond || y > near.bottom + beyond) return 0;
      const fromX = clamp(x + (noise(x / scale, y / scale, 3) - 0.5) * 2 * reach, 0, width - 1.01);
      const fromY = clamp(y + (second(x / scale + 40, y / scale, 3) - 0.5) * 2 * reach, 0, height - 1.01);
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const u = fromX - left;
      const v = fromY - top;
      const at = top * width + left;
      return (
        (mask[at] * (1 - u) + mask[at + 1] * u) * (1 - v) +
        (mask[at + width] * (1 - u) + mask[at + width + 1] * u) * v
      );
    });
  }

  /** Lays a wash over the mask or drawing. Returns the mask with its final outline. */
  wash(shape: Mask | Drawing, options: Wash): Mask {
    const { color, dens = 1, edge = 0.5, edgeR = 5, gran = 0.35, warp = 3, warpS = 26 } = options;
    const { wet = 0, flow = 0.35, flowS = 120, dry = 0, back = 0, off = 0 } = options;
    const { width, height, noise, tooth } = this;
    const second = this.#second;
    const absorbed = rgb(color).map((channel) => -Math.log(Math.max(0.012, channel)));
    let mask = typeof shape === 'function' ? this.draw(shape) : shape;
    if (wet > 0) mask = blur(mask, width, height, wet, 2);
    if (warp > 0) mask = this.warp(mask, warp, warpS);
    const wide = edge > 0 ? blur(mask, width, height, edgeR, 2) : mask;
    const narrow = edge > 0 ? blur(mask, width, height, 1, 1) : mask;
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        let cover = mask[at];
        if (cover < 0.004) continue;
        if (dry > 0) {
          const crest = 1 - tooth[at] + (noise(x / 60, y / 14, 4) - 0.5) * 0.5;
          cover *= smoothstep(dry - 0.13, dry + 0.13, crest);
        }
        let strength = 1 + (second(x / flowS + off, y / flowS, 4) - 0.5) * 2 * flow;
        if (back > 0) {
          const water = noise(x / 150 + 9 + off, y / 150, 4);
          const ring = Math.abs(water - 0.56);
          strength *=
            1 - back * smoothstep(0.56, 0.66, water) * 0.8 + back * Math.exp(-ring * ring * 9000) * 0.9;
        }
        let density = cover * strength;
        if (edge > 0) {
          const rim = 1.5 * Math.max(0, 1 - wide[at]) + 0.9 * Math.max(0, 1 - narrow[at]);
          density *= 1 - edge * 0.22 + edge * rim;
        }
        density *= (1 + gran * (0.5 - tooth[at]) * 1.15) * dens;
        if (density <= 0) continue;
        for (let channel = 0; channel < 3; channel++) {
          this.#density[channel][at] += density * absorbed[channel];
        }
      }
    }
    return mask;
  }

  /** Removes paint, as a damp sponge does; strength 1 removes all of it. */
  lift(shape: Mask | Drawing, strength = 1): void {
    const mask = typeof shape === 'function' ? this.draw(shape) : shape;
    for (const buffer of this.#density) {
      for (let at = 0; at < mask.length; at++) buffer[at] *= 1 - clamp(mask[at] * strength);
    }
  }

  /** Splatters drops from the brush over an area: left, top, width, height. */
  splatter(
    color: string,
    count: number,
    area: readonly [number, number, number, number],
    size = 3,
    dens = 0.9,
  ) {
    const [left, top, width, height] = area;
    this.wash(
      (context, random) => {
        for (let i = 0; i < count; i++) {
          const radius = size * random() ** 3 + 0.6;
          context.beginPath();
          context.ellipse(
            left + random() * width,
            top + random() * height,
            radius,
            radius * (0.8 + random() * 0.4),
            0,
            0,
            7,
          );
          context.fill();
        }
      },
      { color, dens, edge: 0.9, edgeR: 2, warp: 1, warpS: 6, gran: 0.2 },
    );
  }

  /** Draws a pencil line, which is visible on the crests of the grain. */
  line(drawing: Drawing, color = '#3a322c', alpha = 0.8, toothy = 0.55): void {
    const mask = this.draw(drawing);
    const absorbed = rgb(color).map((channel) => -Math.log(Math.max(0.02, channel)));
    for (let at = 0; at < mask.length; at++) {
      if (mask[at] === 0) continue;
      const density = mask[at] * alpha * smoothstep(toothy - 0.35, toothy + 0.25, 1 - this.tooth[at] + 0.15);
      for (let channel = 0; channel < 3; channel++) {
        this.#density[channel][at] += density * absorbed[channel];
      }
    }
  }

  /** The picture, with light from the upper left. `relief` shows the grain, `curl` the waves of the sheet. */
  toCanvas({ relief = 0.05, curl = 0.03 } = {}): Canvas {
    const { width, height, noise } = this;
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    const soft = blur(this.tooth, width, height, 1, 1);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const lower = soft[Math.min(width * height - 1, at + width + 1)];
        const light = 1 - (lower - soft[at]) * relief * 3 + (noise(x / 300, y / 300, 2) - 0.5) * curl;
        for (let channel = 0; channel < 3; channel++) {
          const paint = Math.exp(-this.#density[channel][at]);
          image.data[at * 4 + channel] = 255 * clamp(this.#base[channel] * paint * light);
        }
        image.data[at * 4 + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }
}

/** The smallest rectangle that contains all covered points. */
function boundsOf(mask: Mask, width: number) {
  const bounds = { left: width, right: -1, top: mask.length / width, bottom: -1 };
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    if (x < bounds.left) bounds.left = x;
    if (x > bounds.right) bounds.right = x;
    if (y < bounds.top) bounds.top = y;
    bounds.bottom = y;
  }
  return bounds;
}
