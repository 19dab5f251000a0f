/**
 * Rice paste on a mud wall, as Warli painters use it. A chewed bamboo twig draws lines of varying width that wear off
 * in specks and are slightly raised. The plaster is smoothed by hand over straw.
 */
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import { rgb } from '../studio/colour.ts';
import { distance, eachPixelInside, oval, type Point } from '../studio/curves.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Noise, type Random } from '../studio/random.ts';

export class RicePaste {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly #noise: Noise;
  readonly #second: Noise;
  readonly #paste: Float32Array;

  constructor(width: number, height: number, seed: number) {
    this.width = width;
    this.height = height;
    this.random = randomFrom(seed);
    this.#noise = noiseFrom(seed + 1);
    this.#second = noiseFrom(seed + 2);
    this.#paste = new Float32Array(width * height);
  }

  /** A stroke through the points; `taper` is the share of its length over which its ends become thin. */
  line(points: readonly Point[], width = 4, taper = 0.15): void {
    let loaded = this.random() * 90;
    let travelled = 0;
    let whole = 0.01;
    for (let i = 1; i < points.length; i++) whole += distance(points[i - 1], points[i]);
    for (let i = 1; i < points.length; i++) {
      const length = distance(points[i - 1], points[i]);
      const dabs = Math.max(1, Math.ceil(length / 0.9));
      for (let k = 0; k < dabs; k++) {
        const share = k / dabs;
        travelled += length / dabs;
        loaded += 0.045;
        const end = Math.min(1, Math.min(travelled, whole - travelled) / (whole * taper + 0.01));
        const [x, y] = this.#unsteady(
          points[i - 1][0] + (points[i][0] - points[i - 1][0]) * share,
          points[i - 1][1] + (points[i][1] - points[i - 1][1]) * share,
        );
        const radius =
          (width / 2) * (0.7 + 0.55 * this.#noise(loaded, 3, 2)) * (0.72 + 0.28 * Math.max(0, end));
        this.#dab(x, y, radius, 0.8 + 0.2 * this.#second(loaded * 0.7, 5, 2));
      }
    }
  }

  /** A filled shape, with a line around its edge. */
  fill(outline: readonly Point[], edge = 3): void {
    eachPixelInside(outline, this.width, this.height, (_at, x, y) => {
      const [px, py] = this.#unsteady(x, y);
      this.#dab(px, py, 1.1, 0.74 + 0.26 * this.#noise(x / 7, y / 7, 2));
    });
    this.line([...outline, outline[0]], edge);
  }

  disc(x: number, y: number, radius: number): void {
    this.#dab(...this.#unsteady(x, y), radius * (0.93 + 0.14 * this.random()), 1);
  }

  ring(x: number, y: number, radius: number, width: number): void {
    this.line(oval(x, y, radius, radius, { to: 6.4, count: 28 }), width, 0);
  }

  /** Whether the wall is bare around a point. */
  isBare(x: number, y: number, reach: number): boolean {
    for (const share of [0.35, 0.7, 1]) {
      for (const [px, py] of oval(x, y, reach * share, reach * share, { count: 14 })) {
        if (this.#paste[Math.round(py) * this.width + Math.round(px)] > 0.1) return false;
      }
    }
    return true;
  }

  /** Erases the paint outside the field. */
  trim(margin: number): void {
    for (let y = 0, at = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, at++) {
        if (Math.min(x, y, this.width - x, this.height - y) < margin) this.#paste[at] = 0;
      }
    }
  }

  toCanvas(mud = '#7d3c24', white = '#f4ebd9'): Canvas {
    const { width, height } = this;
    const relief = blur(this.#plaster(), width, height, 1, 1);
    const [base, paint] = [rgb(mud), rgb(white)];
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const slope = relief[at] - relief[Math.min(width * height - 1, at + width + 1)];
        const stain = this.#noise(x / 210, y / 190, 4);
        const worn = smoothstep(0.7, 0.8, this.#second(x / 4, y / 4, 2)) * 0.24;
        const thin = smoothstep(0.6, 0.75, this.#second(x / 120, y / 110, 3)) * 0.16;
        const cover = clamp(this.#paste[at] * (0.86 + 0.22 * this.#noise(x / 9, y / 9, 2)) - worn - thin);
        const lamp = 1.1 - 0.22 * Math.hypot((x - width * 0.37) / width, (y - height * 0.36) / height);
        const light = 1 - clamp(slope * 0.42, -0.2, 0.16);
        const grit = (this.random() - 0.5) * 0.02;
        for (let channel = 0; channel < 3; channel++) {
          const wall = base[channel] * (0.8 + 0.42 * stain) * lamp + (channel === 0 ? 0.02 : 0);
          const value = wall * (1 - cover) + paint[channel] * cover * (0.94 + 0.08 * stain);
          image.data[at * 4 + channel] = 255 * clamp(value * light + grit);
        }
        image.data[at * 4 + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }

  /** Height map of the wall: sweeps of the palm, straw, fine cracks, and the paste on top. */
  #plaster(): Float32Array {
    const { width, height } = this;
    const noise = this.#noise;
    const second = this.#second;
    const heights = new Float32Array(width * height);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const sweep = second(
          (x + 70 * noise(x / 300, y / 300, 2)) / 170,
          (y + 130 * noise(x / 260, y / 240, 2)) / 22,
          3,
        );
        const crack = Math.abs(noise(x / 140, y / 140, 4) - 0.5);
        const cracked =
          smoothstep(0.01, 0, crack) * 0.35 * smoothstep(0.5, 0.62, second(x / 260, y / 260, 2));
        const straw = noise(x / 26 + y / 60, y / 5 - x / 40, 2) ** 9 * 1.3;
        const paste = this.#paste[at] * 0.62 * (0.75 + 0.5 * second(x / 3, y / 3, 2));
        heights[at] = sweep * 0.8 + noise(x / 5, y / 5, 3) * 0.5 + straw - cracked + paste;
      }
    }
    return heights;
  }

  #unsteady(x: number, y: number): Point {
    return [
      x + (this.#noise(x / 26, y / 26, 2) - 0.5) * 4.4,
      y + (this.#second(x / 26, y / 26, 2) - 0.5) * 4.4,
    ];
  }

  #dab(x: number, y: number, radius: number, strength: number): void {
    const bottom = Math.min(this.height - 1, Math.ceil(y + radius));
    const right = Math.min(this.width - 1, Math.ceil(x + radius));
    for (let row = Math.max(0, Math.floor(y - radius)); row <= bottom; row++) {
      for (let column = Math.max(0, Math.floor(x - radius)); column <= right; column++) {
        const cover = clamp(radius + 0.5 - Math.hypot(column - x, row - y)) * strength;
        const at = row * this.width + column;
        if (cover > this.#paste[at]) this.#paste[at] = cover;
      }
    }
  }
}
