/**
 * Woven cloth with two kinds of colour: dye soaks in and spreads along the threads; paint stays on top and partly hides
 * the weave. A raised liner can be drawn on it. The cloth is flat; a `Drape` bends drawing, weave and light together.
 */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import { rgb, type Colour } from '../studio/colour.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Noise, type Random } from '../studio/random.ts';

interface Weave {
  colour: string;
  /** Distance between threads, in pixels. */
  pitch?: number;
  /** Unevenness of the yarn, 0 to 1. */
  slub?: number;
  /** Apparent depth of the hollows between threads. */
  relief?: number;
  /** How far dye spreads along a thread, in pixels. */
  creep?: number;
  /** Share of dye that is missing or worn off, 0 to 1. */
  wear?: number;
}

/** A point of the cloth and the light on it. */
export interface Fold {
  u: number;
  v: number;
  light: number;
  /** A reflection that does not have the colour of the cloth, as on silk. */
  sheen?: Colour;
}

/** Maps a pixel to a point of the cloth; undefined where there is no cloth. */
export type Drape = (x: number, y: number) => Fold | undefined;

export class Cloth {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly noise: Noise;
  /** Dye: its colours multiply the colour of the cloth. */
  readonly dye: SKRSContext2D;
  /** Paint on top of the threads. */
  readonly paint: SKRSContext2D;
  /** Drawings on this layer become a raised gold line. */
  readonly liner: SKRSContext2D;
  readonly #second: Noise;
  readonly #base: Colour;
  readonly #weave: Required<Weave>;
  readonly #threads: Float32Array;
  #ridge: Float32Array = new Float32Array(0);
  #dyed: Uint8ClampedArray = new Uint8ClampedArray(0);
  #painted: Uint8ClampedArray = new Uint8ClampedArray(0);

  constructor(width: number, height: number, seed: number, weave: Weave) {
    this.width = width;
    this.height = height;
    this.random = randomFrom(seed);
    this.noise = noiseFrom(seed + 9);
    this.#second = noiseFrom(seed + 90);
    this.#weave = { pitch: 4, slub: 0.2, relief: 0.17, creep: 2, wear: 0.4, ...weave };
    this.#base = rgb(weave.colour);
    this.#threads = Float32Array.from({ length: 8192 }, this.random);
    [this.dye, this.paint, this.liner] = [0, 1, 2].map(() => layer(width, height));
  }

  /** The cloth as seen through a drape; `ground` gives the colours where there is no cloth. */
  toCanvas(width: number, height: number, drape: Drape, ground: (x: number, y: number) => Colour): Canvas {
    this.#soak();
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const fold = drape(x, y);
        const seen = fold === undefined ? ground(x, y) : this.#seen(fold);
        const grit = (this.random() - 0.5) * 0.016;
        for (let channel = 0; channel < 3; channel++) {
          image.data[at * 4 + channel] = 255 * clamp(seen[channel] + grit);
        }
        image.data[at * 4 + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }

  /** Reads the pixels of the layers once, after all drawing. */
  #soak(): void {
    const { width, height } = this;
    const pixels = (context: SKRSContext2D) => context.getImageData(0, 0, width, height).data;
    this.#dyed = pixels(this.dye);
    this.#painted = pixels(this.paint);
    const liner = pixels(this.liner);
    const cover = Float32Array.from({ length: width * height }, (_, at) => liner[at * 4 + 3] / 255);
    this.#ridge = blur(cover, width, height, 1, 2);
  }

  #seen({ u, v, light, sheen }: Fold): Colour {
    const { width, height } = this;
    const { pitch, slub, relief, creep, wear } = this.#weave;
    const across = (u + (this.noise(u / 40, v / 9, 2) - 0.5) * 3) / pitch;
    const down = (v + (this.#second(u / 9, v / 40, 2) - 0.5) * 3) / pitch;
    const warp = Math.floor(across);
    const weft = Math.floor(down);
    const [p, q] = [across - warp, down - weft];
    const warpOnTop = ((warp + weft) & 1) === 1;
    const crown = warpOnTop
      ? Math.sin(Math.PI * p) * (0.75 + 0.25 * Math.sin(Math.PI * q))
      : Math.sin(Math.PI * q) * (0.75 + 0.25 * Math.sin(Math.PI * p));
    const yarn = warpOnTop ? this.noise(warp * 0.9, v / 130, 2) : this.#second(u / 130, weft * 0.9, 2);
    let thread = 1 - relief * 0.8 + relief * crown + (yarn - 0.5) * slub;

    const reach = this.#threads[((warpOnTop ? warp : weft + 3000) & 8191) >>> 0] - 0.5;
    const soakedX = clamp(u + (warpOnTop ? 0 : reach * 2 * creep), 0, width - 1) | 0;
    const soakedY = clamp(v + (warpOnTop ? reach * 2 * creep : 0), 0, height - 1) | 0;
    const soaked = (soakedY * width + soakedX) * 4;
    const at = (clamp(v, 0, height - 1) | 0) * width + (clamp(u, 0, width - 1) | 0);

    const drift = 1 + (this.noise(u / 260, v / 240, 3) - 0.5) * 0.05;
    const colour: Colour = [this.#base[0] * drift, this.#base[1] * drift, this.#base[2] * drift];
    const dyed = this.#dyed[soaked + 3] / 255;
    if (dyed > 0) {
      const worn = smoothstep(0.56, 0.8, this.noise(u / 7, v / 7, 3)) * wear;
      const patchy = smoothstep(0.62, 0.72, this.#second(u / 34, v / 30, 3)) * wear * 0.5;
      const taken = dyed * clamp(0.98 - worn - patchy - (1 - crown) * 0.2);
      for (let channel = 0; channel < 3; channel++) {
        colour[channel] *= 1 - taken + taken * (0.1 + (0.9 * this.#dyed[soaked + channel]) / 255);
      }
    }
    const painted = this.#painted[at * 4 + 3] / 255;
    if (painted > 0) {
      const hides = painted * (0.94 - 0.1 * (1 - crown));
      for (let channel = 0; channel < 3; channel++) {
        const pigment = (this.#painted[at * 4 + channel] / 255) * (0.96 + 0.06 * crown);
        colour[channel] = colour[channel] * (1 - hides) + pigment * hides;
      }
      thread += (0.98 - thread) * 0.45 * painted;
    }
    for (let channel = 0; channel < 3; channel++) {
      colour[channel] = (colour[channel] * light + (sheen?.[channel] ?? 0)) * thread;
    }
    const ridge = this.#ridge[at];
    if (ridge > 0.02) this.#gild(colour, at, ridge, light);
    return colour;
  }

  /** The gold liner: a ridge with light on the upper left and a small shadow. */
  #gild(colour: Colour, at: number, ridge: number, light: number): void {
    const { width, height } = this;
    const slope =
      this.#ridge[Math.min(width * height - 1, at + width + 1)] - this.#ridge[Math.max(0, at - width - 1)];
    const lit = clamp(0.7 - slope * -1.3, 0.25, 1.5);
    const cover = smoothstep(0.18, 0.55, ridge);
    const glint = slope > 0.22 ? 0.22 * cover : 0;
    const gold = [0.83, 0.62, 0.2];
    for (let channel = 0; channel < 3; channel++) {
      colour[channel] = colour[channel] * (1 - cover) + gold[channel] * lit * light * cover + glint;
    }
  }
}

/** An empty layer with round brushes. */
function layer(width: number, height: number): SKRSContext2D {
  const context = createCanvas(width, height).getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  return context;
}
