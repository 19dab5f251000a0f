/**
 * A coloured-pencil drawing of things that overlap. Pencil does not cover, so only the visible part of each thing is
 * coloured: all shapes are known before the first stroke.
 */
import { eachPixelInside, type Point } from '../studio/curves.ts';
import { DrySheet, type Stick } from '../studio/dry-sheet.ts';
import { boundsOf, closed, shading, shaky, type Line } from '../studio/hand.ts';
import { clamp, type Random } from '../studio/random.ts';

/** Strength of a pencil at a point, 0 to 1. */
export type Tone = (x: number, y: number) => number;

export interface Layer {
  pencil: string;
  pressure: number;
  /** Direction of the strokes in radians. */
  angle: number;
  gap?: number;
  tone?: Tone;
}

type Draw = (line: Line, pencil: string, width?: number, pressure?: number) => void;

interface Thing {
  shape: Line;
  layers: readonly Layer[];
  outline?: string;
  details?: (draw: Draw) => void;
}

const pencilOf = (colour: string, width: number, pressure: number): Stick => ({
  colour,
  width,
  pressure,
  cover: 0.34,
  stain: 0.92,
  soft: 0.36,
  strength: 0.95,
  jitter: 0.45,
  body: 0.12,
});

export class Drawing {
  readonly sheet: DrySheet;
  readonly random: Random;
  readonly #things: Thing[] = [];
  readonly #seen: Int16Array;

  constructor(width: number, height: number, seed: number, colour: string) {
    this.sheet = new DrySheet(width, height, seed, { colour, grain: 2.2, tooth: 0.8 });
    this.random = this.sheet.random;
    this.#seen = new Int16Array(width * height).fill(-1);
  }

  /** Adds a thing in front of the earlier ones. */
  add(thing: Thing): void {
    this.#things.push(thing);
  }

  #isSeen(index: number, x: number, y: number): boolean {
    const column = Math.round(clamp(x + (this.random() - 0.5) * 2.6, 0, this.sheet.width - 1));
    const row = Math.round(clamp(y + (this.random() - 0.5) * 2.6, 0, this.sheet.height - 1));
    return this.#seen[row * this.sheet.width + column] === index;
  }

  /** Hatches a shape with one pencil where `here` returns true. */
  #hatch(shape: Line, layer: Layer, here: (x: number, y: number) => boolean): void {
    const { pencil, pressure, angle, gap = 3.1, tone = () => 1 } = layer;
    const box = boundsOf(shape);
    // A child turns the page or the wrist: large areas consist of patches with different stroke directions.
    const lean = angle + (this.random() - 0.5) * 0.16;
    const strokes = shading(shape, this.random, { angle: lean, gap, over: 2.2, miss: 0.025, uneven: 0.4 });
    const longest = 46 + Math.min(60, (box.right - box.left) * 0.2);
    for (const [from, to] of strokes) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const pieces = Math.max(1, Math.round(length / (longest * (0.8 + this.random() * 0.5))));
      for (let piece = 0; piece < pieces; piece++) {
        const at = (share: number): Point => [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
        ];
        const slack = ((this.random() - 0.3) * 7) / Math.max(20, length);
        const stroke = [at(piece / pieces - slack), at((piece + 1) / pieces + slack)];
        this.sheet.mark(shaky(stroke, 0.9, 24, this.random), pencilOf(pencil, 2.7, pressure), (x, y) =>
          here(x, y) ? 0.55 + 0.45 * tone(x, y) - (tone(x, y) < 0.04 ? 1 : 0) : 0,
        );
      }
    }
  }

  /** Colours the background, with a thin white edge around the things. */
  background(shape: Line, layers: readonly Layer[]): void {
    const { width, height } = this.sheet;
    const isFree = (x: number, y: number) => {
      for (const [dx, dy] of [
        [0, 0],
        [5, 0],
        [-5, 0],
        [0, 5],
        [0, -5],
      ]) {
        const column = Math.round(clamp(x + dx, 0, width - 1));
        const row = Math.round(clamp(y + dy, 0, height - 1));
        if (this.#seen[row * width + column] >= 0) return false;
      }
      return true;
    };
    for (const layer of layers) this.#hatch(shape, layer, isFree);
  }

  /** Computes which parts are hidden; call it after the last `add`. */
  settle(): void {
    this.#things.forEach(({ shape }, index) => {
      eachPixelInside(shape, this.sheet.width, this.sheet.height, (at) => {
        this.#seen[at] = index;
      });
    });
  }

  /** Colours all things, from back to front. */
  colour(): void {
    this.#things.forEach(({ shape, layers, outline, details }, index) => {
      const here = (x: number, y: number) => this.#isSeen(index, x, y);
      for (const layer of layers) this.#hatch(shape, layer, here);
      const draw: Draw = (line, pencil, width = 2.4, pressure = 0.72) =>
        this.sheet.mark(shaky(line, 1, 30, this.random), pencilOf(pencil, width, pressure), (x, y) =>
          here(x, y) ? 1 : 0,
        );
      details?.(draw);
      if (outline === undefined) return;
      for (let pass = 0; pass < 2; pass++) {
        this.sheet.mark(shaky(closed(shape), 1.1, 40, this.random), pencilOf(outline, 2.6, 0.66), (x, y) =>
          here(x, y) ? 1 : 0,
        );
      }
    });
  }
}

/** Shading of a round thing in light from the upper left: 0 on the lit side, 1 in shadow. */
export function roundTone(shape: Line, reach = 1): Tone {
  const { left, right, top, bottom } = boundsOf(shape);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const size = Math.max(right - left, bottom - top) * 0.5 * reach;
  return (px, py) => clamp(0.42 + ((px - x) * 0.6 + (py - y) * 0.75) / size);
}

/** The whole shape except a highlight of bare paper. */
export function exceptShine(shape: Line, u: number, v: number, rx: number, ry: number, lean = 0): Tone {
  const { left, right, top, bottom } = boundsOf(shape);
  const [x, y] = [left + (right - left) * u, top + (bottom - top) * v];
  return (px, py) => {
    const dx = (px - x) * Math.cos(lean) + (py - y) * Math.sin(lean);
    const dy = -(px - x) * Math.sin(lean) + (py - y) * Math.cos(lean);
    return clamp((Math.hypot(dx / rx, dy / ry) - 0.8) * 2.4);
  };
}
