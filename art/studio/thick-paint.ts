/**
 * Thick paint, applied with fingers or a bristle brush: it hides the paint below, keeps the streaks of the tool, piles up at
 * the edges and shows relief in light from the upper left.
 */
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { blur } from './blur.ts';
import { rgb, type Colour } from './colour.ts';
import { evenly } from './curves.ts';
import { shading, shaky, type Line, type Shading } from './hand.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Noise, type Random } from './random.ts';

export interface Tool {
  colour: string | Colour;
  /** Width of the trail in pixels. */
  width: number;
  /** Amount of paint on the tool: with 1 the trail is unbroken, below 1 it breaks up. */
  load?: number;
  /** Length of the trail until the tool is dry, in pixels. */
  reach?: number;
  /** Width of the streak of one bristle in pixels, and the depth of streaks. */
  bristle?: number;
  streaks?: number;
  /** Thickness of the paint, and of the ridges at the sides of the trail. */
  body?: number;
  bank?: number;
  /** Share of the wet paint below that the tool picks up. */
  pickUp?: number;
}

export class ThickPaint {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly noise: Noise;
  readonly colour: Float32Array;
  /** Thickness of the paint on each point. */
  readonly body: Float32Array;
  readonly #cover: Float32Array;
  readonly #thick: Float32Array;

  constructor(ground: Canvas, seed: number) {
    this.width = ground.width;
    this.height = ground.height;
    this.random = randomFrom(seed);
    this.noise = noiseFrom(seed + 1);
    const points = this.width * this.height;
    this.body = new Float32Array(points);
    this.#cover = new Float32Array(points);
    this.#thick = new Float32Array(points);
    const { data } = ground.getContext('2d').getImageData(0, 0, this.width, this.height);
    this.colour = Float32Array.from(
      { length: points * 3 },
      (_, i) => data[Math.floor(i / 3) * 4 + (i % 3)] / 255,
    );
  }

  /** Paints a trail along the line. */
  drag(line: Line, tool: Tool): void {
    const {
      width: breadth,
      load = 1,
      reach = 900,
      bristle = 5,
      streaks = 0.5,
      body = 0.6,
      bank = 0.35,
    } = tool;
    const radius = breadth / 2;
    const phase = this.random() * 300;
    const path = evenly(line, 0.8);
    const touched: number[] = [];
    const last = path.length - 1;
    for (let i = 0; i <= last; i++) {
      const [x, y] = path[i];
      const before = path[Math.max(0, i - 3)];
      const after = path[Math.min(last, i + 3)];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const across = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
      const along = i * 0.8;
      const end = Math.min(along, (last - i) * 0.8) / radius;
      const sway = radius * (0.84 + 0.32 * this.noise(along / 55 + phase, 3, 2));
      const half = end < 1 ? sway * Math.sqrt(1 - (1 - end) ** 2) : sway;
      const left = load * (1 - along / reach);
      for (let v = -half; v <= half; v += 0.7) {
        const column = Math.round(x + across[0] * v);
        const row = Math.round(y + across[1] * v);
        if (column < 0 || row < 0 || column >= this.width || row >= this.height) continue;
        const hair = this.noise(v / bristle + phase, along / 170 + phase, 2);
        const amount = left - (1 - hair) * streaks - (this.noise(column / 3, row / 3, 2) - 0.5) * 0.3;
        const cover = smoothstep(-0.05, 0.22, amount) * clamp((half - Math.abs(v)) / 1.5 + 0.3);
        if (cover <= 0.01) continue;
        const side = Math.abs(v) / sway;
        const at = row * this.width + column;
        if (this.#cover[at] === 0) touched.push(at);
        this.#cover[at] = Math.max(this.#cover[at], cover);
        const banked =
          bank * smoothstep(0.62, 0.92, side) * this.noise(column / 17 + phase, row / 17, 2) * 1.6;
        const thick = body * (0.8 + 1.1 * streaks * (hair - 0.5)) * Math.min(1, 0.4 + amount) + banked;
        this.#thick[at] = Math.max(this.#thick[at], thick);
      }
    }
    this.#lay(touched, tool);
  }

  /** Presses paint onto the points that `cover` gives; `thick` is its final height. */
  print(
    area: { left: number; top: number; right: number; bottom: number },
    tool: Pick<Tool, 'colour' | 'pickUp'>,
    at: (x: number, y: number) => readonly [cover: number, thick: number],
  ): void {
    const touched: number[] = [];
    for (let row = Math.max(0, Math.floor(area.top)); row <= Math.min(this.height - 1, area.bottom); row++) {
      for (
        let column = Math.max(0, Math.floor(area.left));
        column <= Math.min(this.width - 1, area.right);
        column++
      ) {
        const [cover, thick] = at(column, row);
        if (cover <= 0.01) continue;
        const place = row * this.width + column;
        touched.push(place);
        this.#cover[place] = cover;
        this.#thick[place] = thick;
      }
    }
    this.#lay(touched, tool);
  }

  /** One dab with the end of the tool. */
  dab(x: number, y: number, radius: number, tool: Tool): void {
    const { body = 0.6, bank = 0.35 } = tool;
    const phase = this.random() * 90;
    const area = {
      left: x - radius * 1.3,
      right: x + radius * 1.3,
      top: y - radius * 1.3,
      bottom: y + radius * 1.3,
    };
    this.print(area, tool, (px, py) => {
      const angle = Math.atan2(py - y, px - x);
      const rim = radius * (0.86 + 0.3 * this.noise(Math.cos(angle) * 1.3 + phase, Math.sin(angle) * 1.3, 2));
      const off = Math.hypot(px - x, py - y) / rim;
      return [smoothstep(1.05, 0.9, off), body + bank * smoothstep(0.55, 0.9, off)];
    });
  }

  /** Fills a shape with strokes back and forth. */
  fill(shape: Line, tool: Tool, how: Shading = {}): void {
    const spread = { gap: tool.width * 0.62, over: tool.width * 0.12, miss: 0, uneven: 0.18, ...how };
    for (const stroke of shading(shape, this.random, spread))
      this.drag(shaky(stroke, 2, 60, this.random), tool);
  }

  #lay(touched: readonly number[], { colour, pickUp = 0.1 }: Pick<Tool, 'colour' | 'pickUp'>): void {
    const pigment = typeof colour === 'string' ? rgb(colour) : colour;
    for (const at of touched) {
      const cover = Math.min(1, this.#cover[at]);
      const wet = pickUp * Math.min(1, this.body[at] * 1.6);
      for (let channel = 0; channel < 3; channel++) {
        const below = this.colour[at * 3 + channel];
        const laid = pigment[channel] * (1 - wet) + below * wet;
        this.colour[at * 3 + channel] = below + (laid - below) * cover;
      }
      this.body[at] += (this.#thick[at] + this.body[at] * 0.25 - this.body[at]) * cover;
      this.#cover[at] = 0;
      this.#thick[at] = 0;
    }
  }

  /** The picture in light; `relief` is the strength of the paint's relief, `gloss` how wet it looks. */
  toCanvas({ relief = 0.35, gloss = 0.25 } = {}): Canvas {
    const { width, height } = this;
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    const surface = blur(this.body, width, height, 1, 1);
    const broad = blur(this.body, width, height, 3, 2);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const next = Math.min(width * height - 1, at + width + 1);
        const last = Math.max(0, at - width - 1);
        const slope = (surface[next] - surface[last]) * 0.6 + (broad[next] - broad[last]) * 1.2;
        const light = 1 + clamp(slope * relief, -0.34, 0.3);
        const glint = gloss * smoothstep(0.16, 0.5, slope) * Math.min(1, this.body[at] * 2);
        for (let channel = 0; channel < 3; channel++) {
          const lit = this.colour[at * 3 + channel] * light;
          image.data[at * 4 + channel] = 255 * clamp(lit + glint * (1 - lit));
        }
        image.data[at * 4 + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }
}
