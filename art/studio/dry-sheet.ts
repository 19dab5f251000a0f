/**
 * Crayon, pastel, coloured pencil, graphite and charcoal on rough paper. The grain of the paper (its tooth) takes colour
 * only where it is high enough for the pressure of the stick. Colour that is already there makes the next stick slip.
 */
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { blur } from './blur.ts';
import { rgb, type Colour } from './colour.ts';
import { shading, zigzag, type Line, type Shading } from './hand.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Noise, type Random } from './random.ts';

export interface Stick {
  colour: string | Colour;
  /** Width of a mark in pixels. */
  width: number;
  /** Pressure, from 0 (barely touches) to 1 (as hard as possible). */
  pressure: number;
  /** Opacity, from 0 (a glaze) to 1 (hides the colour below). */
  cover?: number;
  /** How strongly a glaze tints the colour below. */
  stain?: number;
  /** How soft the transition is from bare hollows to covered crests of the grain. */
  soft?: number;
  /** How much colour stays on the covered crests. */
  strength?: number;
  /** Unsteadiness of the mark, in pixels. */
  jitter?: number;
  /** Thickness of the colour: it raises the surface and makes later marks slip. */
  body?: number;
}

export interface Paper {
  colour?: string;
  /** Size of the grain in pixels, and its depth. */
  grain?: number;
  tooth?: number;
}

/** No folds. */
const plain = (_x: number, _y: number): number => 1;

export class DrySheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly noise: Noise;
  /** Height of the grain: 0 is a hollow, 1 a crest. */
  readonly tooth: Float32Array;
  /** Red, green and blue of each point. */
  readonly colour: Float32Array;
  /** The amount of colour on each point, 0 to 1. */
  readonly layer: Float32Array;
  readonly #second: Noise;
  readonly #touch: Float32Array;

  constructor(width: number, height: number, seed: number, paper: Paper = {}) {
    const { colour = '#faf6ea', grain = 3, tooth = 1 } = paper;
    this.width = width;
    this.height = height;
    this.random = randomFrom(seed);
    this.noise = noiseFrom(seed + 1);
    this.#second = noiseFrom(seed + 2);
    this.tooth = new Float32Array(width * height);
    this.layer = new Float32Array(width * height);
    this.#touch = new Float32Array(width * height);
    this.colour = new Float32Array(width * height * 3);
    const base = rgb(colour);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const coarse = this.noise(x / grain, y / (grain * 1.06), 2) - 0.5;
        const fine = this.#second(x / (grain * 0.55), y / (grain * 0.52), 1) - 0.5;
        this.tooth[at] = clamp(0.5 + tooth * (coarse * 1.15 + fine * 0.55 + (this.random() - 0.5) * 0.25));
        this.colour.set(base, at * 3);
      }
    }
  }

  /** Draws one continuous mark; `press` can change the pressure from point to point. */
  mark(line: Line, stick: Stick, press?: (x: number, y: number, along: number) => number): void {
    const touch = this.#touch;
    const touched: number[] = [];
    const { width: breadth, pressure, jitter = 1 } = stick;
    const phase = this.random() * 90;
    const step = Math.max(0.8, Math.min(1.7, breadth * 0.25));
    let travelled = 0;
    for (let i = 1; i < line.length; i++) {
      const [x0, y0] = line[i - 1];
      const [x1, y1] = line[i];
      const length = Math.hypot(x1 - x0, y1 - y0);
      const steps = Math.max(1, Math.ceil(length / step));
      for (let k = 0; k < steps; k++) {
        const t = k / steps;
        travelled += length / steps;
        const x = x0 + (x1 - x0) * t + (this.noise(travelled / 24 + phase, 1, 2) - 0.5) * 3.2 * jitter;
        const y = y0 + (y1 - y0) * t + (this.#second(travelled / 24 + phase, 5, 2) - 0.5) * 3.2 * jitter;
        const uneven = 0.78 + 0.5 * this.noise(travelled / 60 + phase, 9, 2);
        const here = pressure * uneven * (press ? press(x, y, travelled) : 1);
        if (here <= 0) continue;
        this.#press(
          x,
          y,
          (breadth / 2) * (0.86 + 0.3 * this.#second(travelled / 35, phase, 2)),
          here,
          touched,
        );
      }
    }
    this.#deposit(touched, stick);
    for (const at of touched) touch[at] = 0;
  }

  /** Fills a shape with marks back and forth. */
  fill(shape: Line, stick: Stick, how: Shading = {}): void {
    const strokes = shading(shape, this.random, how);
    for (const line of zigzag(strokes, this.random, (how.gap ?? 8) * 3 + (how.over ?? 5) * 2))
      this.mark(line, stick);
  }

  #press(x: number, y: number, radius: number, pressure: number, touched: number[]): void {
    const touch = this.#touch;
    const left = Math.max(0, Math.floor(x - radius));
    const right = Math.min(this.width - 1, Math.ceil(x + radius));
    const bottom = Math.min(this.height - 1, Math.ceil(y + radius));
    for (let row = Math.max(0, Math.floor(y - radius)); row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const off = Math.hypot(column - x, row - y);
        const rim = clamp(radius + 0.5 - off);
        if (rim === 0) continue;
        const share = off / radius;
        const value = pressure * (1 - 0.32 * Math.min(1, share * share)) * rim;
        const at = row * this.width + column;
        if (touch[at] === 0) touched.push(at);
        if (value > touch[at]) touch[at] = value;
      }
    }
  }

  #deposit(touched: readonly number[], stick: Stick): void {
    const { colour, cover = 0.7, stain = 0.7, soft = 0.17, strength = 1, body = 0.5 } = stick;
    const pigment = typeof colour === 'string' ? rgb(colour) : colour;
    for (const at of touched) {
      const pressed = this.#touch[at];
      const layer = this.layer[at];
      const reach = 0.99 - pressed * 1.1 + layer * 0.1;
      const takes =
        smoothstep(reach - soft, reach + soft * 0.55, this.tooth[at]) *
        (0.8 + 0.2 * Math.min(1, pressed)) *
        (1 - layer * 0.12) *
        strength;
      if (takes <= 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const below = this.colour[at * 3 + channel];
        const glazed = below * (1 - stain * (1 - pigment[channel]));
        const laid = glazed * (1 - cover) + pigment[channel] * cover;
        this.colour[at * 3 + channel] = below + (laid - below) * takes;
      }
      this.layer[at] = Math.min(1, layer + takes * body);
    }
  }

  /** Smudges the colour under the mask (0 to 1 for each point), as a finger does. */
  smudge(mask: Float32Array, radius: number): void {
    for (let channel = 0; channel < 3; channel++) {
      const plane = Float32Array.from(mask, (_, at) => this.colour[at * 3 + channel]);
      const rubbed = blur(plane, this.width, this.height, radius, 2);
      for (let at = 0; at < mask.length; at++) {
        this.colour[at * 3 + channel] += (rubbed[at] - plane[at]) * mask[at];
      }
    }
  }

  /** A mask from a function of x and y. */
  field(cover: (x: number, y: number) => number): Float32Array {
    const mask = new Float32Array(this.width * this.height);
    for (let y = 0, at = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, at++) mask[at] = cover(x, y);
    }
    return mask;
  }

  /** The colour at a point. */
  at(x: number, y: number): Colour {
    const column = clamp(Math.round(x), 0, this.width - 1);
    const row = clamp(Math.round(y), 0, this.height - 1);
    const at = (row * this.width + column) * 3;
    return [this.colour[at], this.colour[at + 1], this.colour[at + 2]];
  }

  /**
   * The picture, with light from the upper left. `relief` shows the grain, `sheen` thick layers, `wave` the unevenness of
   * the sheet; `shade` can darken points (folds, creases).
   */
  toCanvas({ relief = 0.05, sheen = 0.2, wave = 0.045, shade = plain } = {}): Canvas {
    const { width, height } = this;
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    const surface = this.tooth.map((tooth, at) => tooth * 0.5 + this.layer[at] * 0.9);
    const soft = blur(surface, width, height, 1, 1);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const below = soft[Math.min(width * height - 1, at + width + 1)];
        const slope = clamp((below - soft[at]) * (relief + sheen * this.layer[at]), -0.12, 0.12);
        const light = (1 + slope + (this.noise(x / 260, y / 240, 3) - 0.5) * wave) * shade(x, y);
        for (let channel = 0; channel < 3; channel++) {
          image.data[at * 4 + channel] = 255 * clamp(this.colour[at * 3 + channel] * light);
        }
        image.data[at * 4 + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }
}
