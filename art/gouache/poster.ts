/**
 * Poster colour and gouache: opaque, matt, flat. Strokes of the brush (pulls) show as faint streaks, cover a little
 * unevenly, break up at dry edges and mix slightly with the layer below.
 */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import { mix, rgb, type Colour } from '../studio/colour.ts';
import type { Point } from '../studio/points.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Noise, type Random } from '../studio/random.ts';
import { curve, oval, polygon } from '../studio/shapes.ts';

/** Draws in any opaque colour; the covered pixels get paint. */
export type Shape = (context: SKRSContext2D) => void;

export interface Paint {
  color: string;
  /** A second colour that is only half mixed in: it shows in bands along the pulls. */
  second?: string;
  /** Direction of the pulls, in radians. */
  angle?: number | ((x: number, y: number) => number);
  /** Opacity, 0 to 1. */
  cover?: number;
  /** Visibility of the brush hairs. */
  streaks?: number;
  /** 0 is wet and closed, 1 shows mostly the grain of the paper. */
  dry?: number;
  /** How far the hand deviates from the line, in pixels, and over what distance. */
  wobble?: number;
  wobbleScale?: number;
  /** Blurs the outline, as with wet paint, in pixels. */
  soft?: number;
}

/** A paint without its colour, for the shorthand functions that have the colour as their first parameter. */
export type Manner = Omit<Paint, 'color'>;

export interface Pull {
  width: number;
  /** Share of the width at the beginning and the end. */
  taper?: readonly [from: number, to: number];
  /** How early the hairs run out of paint: 0 never, 1 soon. */
  dry?: number;
}

/** Pixels of the sheet per pixel of the small copy that is used to find drawn areas. */
const PROBE = 8;

export class PosterSheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly noise: Noise;
  readonly #second: Noise;
  readonly #colour: Float32Array;
  readonly #film: Float32Array;
  readonly #tooth: Float32Array;
  readonly #scratch: SKRSContext2D;
  readonly #probe: SKRSContext2D;
  #tape: number;
  #layers = 0;

  /** `tape`: width of the masking tape along the edges of the paper, which stay unpainted. */
  constructor(width: number, height: number, { paper = '#f4ecd8', seed = 1, tape = 0 } = {}) {
    this.width = width;
    this.height = height;
    this.#tape = tape;
    this.random = randomFrom(seed);
    this.noise = noiseFrom(seed + 1);
    this.#second = noiseFrom(seed + 2);
    this.#colour = new Float32Array(width * height * 3);
    this.#film = new Float32Array(width * height);
    this.#tooth = new Float32Array(width * height);
    this.#scratch = createCanvas(width, height).getContext('2d');
    this.#scratch.lineCap = 'round';
    this.#scratch.lineJoin = 'round';
    this.#probe = createCanvas(Math.ceil(width / PROBE), Math.ceil(height / PROBE)).getContext('2d');
    this.#probe.imageSmoothingQuality = 'medium';
    const tone = rgb(paper);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const tooth = clamp(
          0.5 +
            (this.noise(x / 4.4, y / 4.4, 2) - 0.5) * 1.3 +
            (this.#second(x / 1.9, y / 2.1, 1) - 0.5) * 0.5,
        );
        this.#tooth[at] = tooth;
        const shade = 0.985 + 0.02 * this.noise(x / 160, y / 160, 2) + 0.012 * (tooth - 0.5);
        for (let channel = 0; channel < 3; channel++) this.#colour[at * 3 + channel] = tone[channel] * shade;
      }
    }
  }

  peelTape(): void {
    this.#tape = 0;
  }

  /** Paints a shape in one colour. */
  lay(shape: Shape, paint: Paint): void {
    const { angle = 0, cover = 0.97, streaks = 1, dry = 0, wobble = 2, wobbleScale = 34, soft = 0 } = paint;
    const drawn = this.#draw(shape, Math.ceil(wobble * 2 + soft * 2 + 6));
    if (drawn === undefined) return;
    const { left, top, wide, high } = drawn;
    const warped = this.#warp(drawn.mask, drawn, wobble, wobbleScale);
    const mask = soft > 0 ? blur(warped, wide, high, soft, 2) : warped;
    const inner = blur(mask, wide, high, 4, 2);
    const shift = ++this.#layers * 13.7;
    const colour = rgb(paint.color);
    const second = rgb(paint.second ?? paint.color);
    for (let j = 0, from = 0; j < high; j++) {
      for (let i = 0; i < wide; i++, from++) {
        const x = left + i;
        const y = top + j;
        const open = mask[from] * this.#untaped(x, y);
        if (open < 0.01) continue;
        const at = y * this.width + x;
        const direction = typeof angle === 'number' ? angle : angle(x, y);
        const along = x * Math.cos(direction) + y * Math.sin(direction);
        const across = y * Math.cos(direction) - x * Math.sin(direction);
        const hair = this.noise(across / 2.6 + shift, along / 60, 2) - 0.5;
        const band = this.#second(across / 24 + shift, along / 170, 2) - 0.5;
        const edge = clamp(1 - inner[from]);
        const thickness = 1 + hair * 0.9 * streaks + band * 0.5 * streaks - dry * 1.15 - edge * 0.16;
        const reach = smoothstep(-0.12, 0.2, thickness - this.#tooth[at] * (0.42 + 0.62 * dry));
        const share = open * reach * clamp(cover + band * 0.1 * streaks + hair * 0.12 * streaks);
        this.#blend(
          at,
          mix(colour, second, clamp(0.5 + band * 2.6 + hair * 0.9)),
          share,
          1 + hair * 0.075 * streaks,
        );
        this.#film[at] += (0.4 + 0.9 * hair * streaks + 0.5 * edge) * share * (1 - this.#film[at] * 0.4);
      }
    }
  }

  fill(color: string, outline: readonly Point[], manner: Manner = {}): void {
    this.lay((context) => polygon(context, outline), { color, ...manner });
  }

  line(color: string, path: readonly Point[], width: number, manner: Manner = {}): void {
    this.lay((context) => curve(context, path, width), { color, wobble: 1.2, ...manner });
  }

  spot(color: string, [x, y]: Point, wide: number, high = wide, manner: Manner = {}): void {
    this.lay((context) => oval(context, x, y, wide, high), { color, wobble: 1.4, ...manner });
  }

  /** One stroke of a bristle brush along a path. */
  pull(path: readonly Point[], { width, taper = [1, 1], dry = 0.3 }: Pull, paint: Paint): void {
    const { random } = this;
    const hairs = Math.max(3, Math.round(width / 2));
    const spans = path.slice(1).map((point, i) => Math.hypot(point[0] - path[i][0], point[1] - path[i][1]));
    const length = spans.reduce((sum, span) => sum + span, 0);
    const at = (share: number) => {
      let left = share * length;
      let i = 0;
      while (i < spans.length - 1 && left > spans[i]) left -= spans[i++];
      const [a, b] = [path[i], path[i + 1]];
      const t = spans[i] > 0 ? left / spans[i] : 0;
      return {
        x: a[0] + (b[0] - a[0]) * t,
        y: a[1] + (b[1] - a[1]) * t,
        turn: Math.atan2(b[1] - a[1], b[0] - a[0]),
      };
    };
    this.lay(
      (context) => {
        for (let hair = 0; hair < hairs; hair++) {
          const side = (hair + 0.5) / hairs - 0.5;
          const end = 1 - dry * random() ** 2 * 0.8;
          context.beginPath();
          for (let k = 0; k <= 24; k++) {
            const share = (k / 24) * end;
            const { x, y, turn } = at(share);
            const spread = width * side * (taper[0] + (taper[1] - taper[0]) * share);
            context.lineTo(x - Math.sin(turn) * spread, y + Math.cos(turn) * spread);
          }
          context.lineWidth = 1.6 + 1.4 * random();
          context.stroke();
        }
      },
      { wobble: 1.2, ...paint },
    );
  }

  /** The sheet as a matt picture, with a very faint relief of the brush. */
  toCanvas({ relief = 1 } = {}): Canvas {
    const { width, height } = this;
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    const film = blur(this.#film, width, height, 1, 1);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const lower = Math.min(width * height - 1, at + width + 1);
        const upper = Math.max(0, at - width - 1);
        const rise = (film[lower] - film[upper]) * 0.12 + (this.#tooth[upper] - this.#tooth[lower]) * 0.02;
        const light = 1 + relief * clamp(rise, -0.14, 0.14) + (this.noise(x / 300, y / 300, 2) - 0.5) * 0.02;
        for (let channel = 0; channel < 3; channel++) {
          image.data[at * 4 + channel] = 255 * clamp(this.#colour[at * 3 + channel] * light);
        }
        image.data[at * 4 + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }

  /** 0 under the tape, 1 next to it; a little paint gets under its edge. */
  #untaped(x: number, y: number): number {
    if (this.#tape === 0) return 1;
    const creep = (this.noise(x / 15, y / 15, 2) - 0.5) * 5 + (this.#second(x / 90, y / 90, 1) - 0.5) * 5;
    const inside = Math.min(x, y, this.width - x, this.height - y) - this.#tape;
    return smoothstep(0, 1.5, inside + creep);
  }

  #blend(at: number, paint: Colour, share: number, light: number): void {
    for (let channel = 0; channel < 3; channel++) {
      const under = this.#colour[at * 3 + channel];
      // A little of the layer below mixes in, as with wet poster colour.
      const stirred = paint[channel] * light * 0.97 + under * 0.03;
      this.#colour[at * 3 + channel] = under + (stirred - under) * share;
    }
  }

  /** The drawn shape, cut out with a margin; undefined if nothing was drawn. */
  #draw(shape: Shape, margin: number) {
    const { width, height } = this;
    const context = this.#scratch;
    context.clearRect(0, 0, width, height);
    context.fillStyle = '#000';
    context.strokeStyle = '#000';
    context.save();
    shape(context);
    context.restore();
    const box = this.#extent(context.canvas);
    if (box === undefined) return undefined;
    const left = Math.max(0, box.left - margin);
    const top = Math.max(0, box.top - margin);
    const wide = Math.min(width, box.right + margin) - left;
    const high = Math.min(height, box.bottom + margin) - top;
    const { data } = context.getImageData(left, top, wide, high);
    const mask = Float32Array.from({ length: wide * high }, (_, at) => data[at * 4 + 3] / 255);
    return { mask, left, top, wide, high };
  }

  /** The drawn area of the scratch canvas, found on a small copy of it. */
  #extent(drawn: Canvas) {
    const probe = this.#probe;
    const { width: columns, height: rows } = probe.canvas;
    probe.clearRect(0, 0, columns, rows);
    probe.drawImage(drawn, 0, 0, columns, rows);
    const { data } = probe.getImageData(0, 0, columns, rows);
    let [left, top, right, bottom] = [columns, rows, -1, -1];
    for (let y = 0, at = 3; y < rows; y++) {
      for (let x = 0; x < columns; x++, at += 4) {
        if (data[at] === 0) continue;
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
    if (right < 0) return undefined;
    const edge = (cell: number) => cell * PROBE;
    return { left: edge(left - 1), top: edge(top - 1), right: edge(right + 2), bottom: edge(bottom + 2) };
  }

  #warp(
    mask: Float32Array,
    { left, top, wide, high }: { left: number; top: number; wide: number; high: number },
    reach: number,
    scale: number,
  ): Float32Array {
    if (reach === 0) return mask;
    const into = new Float32Array(wide * high);
    for (let j = 0, at = 0; j < high; j++) {
      for (let i = 0; i < wide; i++, at++) {
        const x = left + i;
        const y = top + j;
        const bristle = (this.#second(x / 7, y / 7, 1) - 0.5) * 1.2;
        const fromX = clamp(
          i + (this.noise(x / scale, y / scale, 2) - 0.5) * 2 * reach + bristle,
          0,
          wide - 1.01,
        );
        const fromY = clamp(
          j + (this.#second(x / scale + 40, y / scale, 2) - 0.5) * 2 * reach + bristle,
          0,
          high - 1.01,
        );
        const column = Math.floor(fromX);
        const row = Math.floor(fromY);
        const u = fromX - column;
        const v = fromY - row;
        const corner = row * wide + column;
        into[at] =
          (mask[corner] * (1 - u) + mask[corner + 1] * u) * (1 - v) +
          (mask[corner + wide] * (1 - u) + mask[corner + wide + 1] * u) * v;
      }
    }
    return into;
  }
}
