/**
 * Oil and acrylic paint with brush and knife. Every mark follows a path, carries two half-mixed colours, picks up wet
 * paint below it, runs dry on the crests and leaves ridges; low light from the upper left shows the relief.
 */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import { mix, rgb, type Colour } from '../studio/colour.ts';
import type { Point } from '../studio/points.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Noise, type Random } from '../studio/random.ts';

export type { Point } from '../studio/points.ts';
export type Pair = readonly [Colour, Colour];

export interface Mark {
  /** Points of the smooth path of the tool. */
  path: readonly Point[];
  width: number;
  /** Two half-mixed colours on the tool; they show as streaks. */
  colours: Pair;
  /** Thickness of the paint: 0.3 thin, 1 buttery, 1.6 heaped. */
  load?: number;
  /** 0 is loaded to the end, 1 is dry almost at once. */
  dry?: number;
  /** Share of the width at the beginning and at the end. */
  taper?: readonly [from: number, to: number];
  opacity?: number;
  /** How much wet paint below the mark is dragged along, 0 to 1. */
  pickup?: number;
  /** Distance between bristles in pixels. */
  pitch?: number;
  /** Unevenness of the ends of the bristles, as a share of the width. */
  ragged?: number;
}

export interface Cover {
  /** Number of random marks; marks with their centre outside the shape are left out. */
  count: number;
  inside: (x: number, y: number) => boolean;
  /** The part of the canvas for the marks: left, top, right, bottom. */
  area?: readonly [left: number, top: number, right: number, bottom: number];
  /** Minimal and maximal width of the marks; narrow marks are more frequent. */
  width: readonly [narrow: number, broad: number];
  /** Length as a multiple of the width. */
  length?: readonly [short: number, long: number];
  angle: (x: number, y: number) => number;
  colours: (x: number, y: number) => Pair;
  tool?: 'brush' | 'knife';
  /** Bend of a mark as a share of its length. */
  bend?: number;
  mark?: Omit<Mark, 'path' | 'width' | 'colours'>;
}

/** A path of three points around a centre; `bend` moves the middle point sideways by that share of the length. */
export function pull(x: number, y: number, angle: number, length: number, bend = 0): Point[] {
  const dx = (Math.cos(angle) * length) / 2;
  const dy = (Math.sin(angle) * length) / 2;
  return [
    [x - dx, y - dy],
    [x - dy * 2 * bend, y + dx * 2 * bend],
    [x + dx, y + dy],
  ];
}

/** A path between two others with the same number of points: `a` at 0, `b` at 1. */
export function between(a: readonly Point[], b: readonly Point[], share: number): Point[] {
  return a.map(([x, y], i) => [x + (b[i][0] - x) * share, y + (b[i][1] - y) * share]);
}

/** The path with the errors of an unsteady hand. */
export function unsteadyPath(path: readonly Point[], random: Random, reach: number): Point[] {
  return path.map(([x, y]) => [x + (random() - 0.5) * 2 * reach, y + (random() - 0.5) * 2 * reach]);
}

/** A variation of the colour: lighter or darker, a little warmer or cooler. */
export function vary(colour: Colour, random: Random, amount = 0.06): Colour {
  const light = 1 + (random() - 0.5) * 2 * amount;
  const shift = () => (random() - 0.5) * amount * 0.6;
  return [
    clamp(colour[0] * light + shift()),
    clamp(colour[1] * light + shift()),
    clamp(colour[2] * light + shift()),
  ];
}

/** Pigments from hex colours; `pair` returns two at random, each varied. */
export function palette(...hexes: readonly string[]) {
  const colours = hexes.map(rgb);
  const pick = (random: Random) => colours[Math.floor(random() * colours.length)];
  return {
    pick,
    pair: (random: Random, amount = 0.06): Pair => [
      vary(pick(random), random, amount),
      vary(pick(random), random, amount),
    ],
  };
}

export type Palette = ReturnType<typeof palette>;

/** The colours of a canvas at each point: a thin under-painting that gives marks their colour. */
export function underPainting(width: number, height: number, drawing: (context: SKRSContext2D) => void) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  drawing(context);
  const { data } = context.getImageData(0, 0, width, height);
  return (x: number, y: number): Colour => {
    const at = 4 * (clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1));
    return [data[at] / 255, data[at + 1] / 255, data[at + 2] / 255];
  };
}

interface Step {
  x: number;
  y: number;
  /** Unit direction of travel. */
  tx: number;
  ty: number;
}

const STEP = 0.7;

/** The path as a smooth curve, in steps of less than a pixel. */
function walk(path: readonly Point[]): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < path.length - 1; i++) {
    const [a, b, c, d] = [
      path[Math.max(0, i - 1)],
      path[i],
      path[i + 1],
      path[Math.min(path.length - 1, i + 2)],
    ];
    const count = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / STEP));
    for (let k = 0; k < count; k++) {
      const t = k / count;
      const along = (axis: 0 | 1) => {
        const slope = c[axis] - a[axis];
        const bow = 2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis];
        const twist = 3 * (b[axis] - c[axis]) + d[axis] - a[axis];
        return {
          at: b[axis] + 0.5 * (slope * t + bow * t * t + twist * t * t * t),
          by: 0.5 * (slope + 2 * bow * t + 3 * twist * t * t),
        };
      };
      const [x, y] = [along(0), along(1)];
      const speed = Math.hypot(x.by, y.by) || 1;
      steps.push({ x: x.at, y: y.at, tx: x.by / speed, ty: y.by / speed });
    }
  }
  return steps;
}

/** The effect of a tool at a point: `u` runs from 0 to 1 along the mark, `v` from -1 to 1 across it. */
interface Touch {
  /** Coverage by the tool, 0 to 1, before the grain of the ground is taken into account. */
  cover: number;
  /** Share of the second colour. */
  share: number;
  /** Thickness of the remaining paint. */
  height: number;
}

export class Painting {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly noise: Noise;
  readonly #second: Noise;
  readonly #colour: Float32Array;
  readonly #relief: Float32Array;
  readonly #touched: Int32Array;
  #marks = 0;

  /** `weave`: distance between the visible threads of the cloth, in pixels; 0 for board. */
  constructor(width: number, height: number, { ground = '#b7713f', seed = 1, weave = 2.6 } = {}) {
    this.width = width;
    this.height = height;
    this.random = randomFrom(seed);
    this.noise = noiseFrom(seed + 1);
    this.#second = noiseFrom(seed + 2);
    this.#colour = new Float32Array(width * height * 3);
    this.#relief = new Float32Array(width * height);
    this.#touched = new Int32Array(width * height);
    const tone = rgb(ground);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const uneven = 0.88 + 0.24 * this.noise(x / 120, y / 100, 3);
        for (let channel = 0; channel < 3; channel++) this.#colour[at * 3 + channel] = tone[channel] * uneven;
        const over = (Math.floor(x / weave) + Math.floor(y / weave)) % 2 === 0;
        const thread = weave > 0 && over ? 0.035 : 0;
        this.#relief[at] = 0.05 + thread + 0.05 * this.noise(x / 3, y / 3, 1);
      }
    }
  }

  /** A stroke of a bristle brush. */
  brush(mark: Mark): void {
    const { width, pitch = 2.4, ragged = 0.35, dry = 0.35 } = mark;
    const phase = this.random() * 200;
    this.#lay(mark, (u, v, along, across, length) => {
      const lane = across / pitch + phase;
      const hair = this.noise(lane, along / (14 * pitch) + phase, 2);
      const straggle = this.#second(lane * 0.8, phase, 2);
      const rounding = v * v * width * (0.22 + 0.2 * clamp(2 - length / width));
      const start = ragged * 0.4 * width * straggle + rounding;
      const end = length - ragged * width * (1.35 * straggle - 0.2) - rounding;
      if (along < start || along > end) return undefined;
      const lift = Math.exp(-(((end - along) / (width * 0.16 + 1.5)) ** 2));
      const bank = Math.exp(-(((1 - Math.abs(v)) * width) / 3.2)) * 0.3;
      return {
        cover: 1 - dry * u ** 1.4 * (0.5 + 1.3 * straggle) - dry * 0.25 * (1 - hair),
        share: clamp(0.5 + (hair - 0.5) * 2.4 + (straggle - 0.5) * 1.2),
        height: 0.26 + 0.95 * (hair - 0.5) + bank + 0.3 * lift,
      };
    });
  }

  /** A stroke of a painting knife: a smooth slab with a ridge on one side and a lip at its end. */
  knife(mark: Mark): void {
    const { ragged = 0.35, dry = 0.3 } = mark;
    const phase = this.random() * 200;
    const side = this.random() < 0.5 ? 1 : -1;
    this.#lay(mark, (u, v, along, across) => {
      const streak = this.noise(across / 3.4 + phase, along / 50 + phase, 2);
      const edge = this.#second(across / 4.5 + phase, 3 + along / 30, 2);
      if (u > 1 - ragged * edge * 0.55 || u < 0.06 * edge) return undefined;
      const ridge =
        Math.exp(-((v - side * 0.93) ** 2) / 0.012) * 0.75 +
        Math.exp(-((v + side * 0.95) ** 2) / 0.01) * 0.28;
      const lip = Math.exp(-((u - 0.95 + 0.13 * edge) ** 2) / 0.0016) * 0.55;
      return {
        cover: 1 - dry * smoothstep(0.55, 1, u) * 1.5 * this.#second(across / 9, along / 14 + phase, 2),
        share: clamp(streak * 1.7 - 0.35 + v * 0.18),
        height: 0.3 + 0.16 * v * side + 0.22 * (streak - 0.5) + ridge + lip,
      };
    });
  }

  /** Covers an area with marks of many sizes, broad ones first. */
  cover({
    count,
    inside,
    area,
    width,
    length = [2, 4],
    angle,
    colours,
    tool = 'brush',
    bend = 0.08,
    mark,
  }: Cover) {
    const { random } = this;
    const [left, top, right, bottom] = area ?? [0, 0, this.width, this.height];
    for (let i = 0; i < count; i++) {
      const x = left + random() * (right - left);
      const y = top + random() * (bottom - top);
      if (!inside(x, y)) continue;
      const breadth = width[1] * (width[0] / width[1]) ** clamp(i / count + (random() - 0.5) * 0.6);
      const long = breadth * (length[0] + (length[1] - length[0]) * random());
      const path = pull(x, y, angle(x, y), long, (random() - 0.5) * 2 * bend);
      this[tool]({ ...mark, path, width: breadth, colours: colours(x, y) });
    }
  }

  /** Scratches a line through the wet paint, as with the handle's end. */
  scratch(path: readonly Point[], width: number, shows: Colour): void {
    for (const { x, y } of walk(path)) {
      this.#disc(x, y, width / 2, (at, share) => {
        this.#relief[at] *= 1 - 0.2 * share;
        this.#blend(at, shows, 0.16 * share);
      });
    }
  }

  /** The colour at a point. */
  at(x: number, y: number): Colour {
    const at =
      3 * (clamp(Math.round(y), 0, this.height - 1) * this.width + clamp(Math.round(x), 0, this.width - 1));
    return [this.#colour[at], this.#colour[at + 1], this.#colour[at + 2]];
  }

  /** The finished painting in raking light; `gloss` is the strength of wet highlights on the ridges. */
  toCanvas({ relief = 1, gloss = 1 } = {}): Canvas {
    const { width, height } = this;
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    const near = blur(this.#relief, width, height, 1, 1);
    const far = blur(this.#relief, width, height, 9, 2);
    const slope = 1.9 * relief;
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const across = near[at - (x > 0 ? 1 : 0)] - near[at + (x < width - 1 ? 1 : 0)];
        const down = near[at - (y > 0 ? width : 0)] - near[at + (y < height - 1 ? width : 0)];
        const nx = across * slope;
        const ny = down * slope;
        const norm = Math.sqrt(nx * nx + ny * ny + 1);
        const light = clamp((-nx * 0.5 - ny * 0.56 + 0.66) / norm, 0, 1.4);
        const glint = clamp((-nx * 0.36 - ny * 0.42 + 0.86) / norm) ** 44;
        const shine = glint * clamp(Math.hypot(nx, ny) * 2.2) * 0.26 * gloss;
        const hollow = 1 - clamp((far[at] - near[at]) * 0.26, -0.08, 0.22);
        const grain = (this.noise(x / 2, y / 2, 1) - 0.5) * 0.012;
        for (let channel = 0; channel < 3; channel++) {
          const lit = this.#colour[at * 3 + channel] * (0.5 + 0.76 * light) * hollow;
          image.data[at * 4 + channel] = 255 * clamp(lit + shine + grain);
        }
        image.data[at * 4 + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }

  #blend(at: number, colour: Colour, share: number): void {
    for (let channel = 0; channel < 3; channel++) {
      const under = this.#colour[at * 3 + channel];
      this.#colour[at * 3 + channel] = under + (colour[channel] - under) * share;
    }
  }

  #disc(x: number, y: number, radius: number, visit: (at: number, share: number) => void): void {
    for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(this.height - 1, y + radius); py++) {
      for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(this.width - 1, x + radius); px++) {
        const share = clamp(radius - Math.hypot(px - x, py - y) + 0.5);
        if (share > 0) visit(py * this.width + px, share);
      }
    }
  }

  /** Follows the mark's path and lays paint pixel by pixel, each pixel once. */
  #lay(
    mark: Mark,
    touch: (u: number, v: number, along: number, across: number, length: number) => Touch | undefined,
  ): void {
    const { path, width, colours, load = 1, taper = [1, 1], opacity = 0.97, pickup = 0.25 } = mark;
    const steps = walk(path);
    const length = steps.length * STEP;
    const stamp = ++this.#marks;
    const thick = load * (0.6 + 0.4 * this.random());
    const phase = this.random() * 90;
    const lanes = new Map<number, Colour>();
    for (const [index, { x, y, tx, ty }] of steps.entries()) {
      const u = index / steps.length;
      const tapered = taper[0] + (1 - taper[0]) * smoothstep(0, 0.45, u);
      const leaving = taper[1] + (1 - taper[1]) * smoothstep(1, 0.55, u);
      const pressure = 0.93 + 0.14 * this.noise((index * STEP) / 30 + phase, phase, 1);
      const half = (width / 2) * Math.min(tapered, leaving) * pressure;
      for (let across = -half - 1; across <= half + 1; across += STEP) {
        const px = Math.round(x - ty * across);
        const py = Math.round(y + tx * across);
        if (px < 0 || py < 0 || px >= this.width || py >= this.height) continue;
        const at = py * this.width + px;
        if (this.#touched[at] === stamp) continue;
        this.#touched[at] = stamp;
        // Measured from the centre of the pixel, so that edges are smooth.
        const exact = (py - y) * tx - (px - x) * ty;
        const along = index * STEP + (px - x) * tx + (py - y) * ty;
        const rim = clamp(half - Math.abs(exact) + 0.5);
        if (rim === 0) continue;
        const there = touch(u, half > 0 ? exact / half : 0, along, exact, length);
        if (there === undefined) continue;
        const crest = 0.42 + 0.5 * (this.#second(px / 3.6, py / 3.6, 2) - 0.5) * 2 - 0.22 * this.#relief[at];
        const covered = rim * opacity * smoothstep(crest - 0.1, crest + 0.1, there.cover);
        if (covered < 0.02) continue;
        const lane = Math.round(exact / 3);
        const fresh = mix(colours[0], colours[1], there.share);
        const dragged = lanes.get(lane) ?? fresh;
        const under: Colour = [this.#colour[at * 3], this.#colour[at * 3 + 1], this.#colour[at * 3 + 2]];
        lanes.set(lane, mix(mix(dragged, fresh, 0.02), under, (pickup * 0.35) / Math.max(8, width)));
        const streaked = mix(fresh, lanes.get(lane) ?? fresh, clamp(pickup * 1.6));
        this.#blend(at, streaked, covered);
        const height = this.#relief[at];
        this.#relief[at] = height + (height * 0.5 + thick * there.height - height) * covered;
      }
    }
  }
}
