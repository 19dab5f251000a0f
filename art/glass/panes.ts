/**
 * Glass painting: a raised liner is squeezed along the drawing, and translucent colour fills each closed pane; the
 * colour is thickest near the liner and clearest in the middle.
 */
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import { rgb, type Colour } from '../studio/colour.ts';
import { eachPixelInside, evenly, type Point } from '../studio/curves.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Noise, type Random } from '../studio/random.ts';

/** The colour of the light that reaches the clear glass at a point. */
export type Backlight = (x: number, y: number) => Colour;

export interface Flow {
  /**
   * Positions of the drops of each colour; by default the colours follow each other from the top of the pane to its
   * foot.
   */
  at?: readonly Point[];
  /** Width of the liner around the pane; 0 for none. */
  liner?: number;
  /** Thickness of the colour. */
  strength?: number;
  /** Colour of the liner. */
  tube?: Tube;
}

type Tube = 'black' | 'gold' | 'silver' | 'white';

export interface Hand {
  /** How far lines deviate, in pixels. */
  wobble?: number;
  /** Unevenness of the pressure on the tube, 0 to 1. */
  pressure?: number;
  /** How often the colour ends before the liner, 0 to 1. */
  gaps?: number;
}

/** The painted glass without light. */
interface DriedGlass {
  /** Share of red, green and blue light that passes. */
  passes: readonly Float32Array[];
  /** Coverage of each point by the liner, 0 to 1. */
  liner: Float32Array;
  /** The colour of the liner, with the highlights of its ridge. */
  ridge: readonly Float32Array[];
}

interface Pane {
  drops: { x: number; y: number; density: Colour }[];
  reach: number;
  strength: number;
  grain: number;
  cos: number;
  sin: number;
}

const tubes: Record<Tube, { colour: Colour; shine: number }> = {
  black: { colour: [0.075, 0.062, 0.058], shine: 0.62 },
  gold: { colour: [0.62, 0.42, 0.1], shine: 0.75 },
  silver: { colour: [0.52, 0.53, 0.55], shine: 0.8 },
  white: { colour: [0.86, 0.84, 0.78], shine: 0.3 },
};
const tubeNames = Object.keys(tubes) as Tube[];

const density = (hex: string) =>
  rgb(hex).map((channel) => -Math.log(Math.max(0.02, channel))) as unknown as Colour;

export class GlassPainting {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly noise: Noise;
  readonly #second: Noise;
  readonly #hand: Required<Hand>;
  readonly #panes: Pane[] = [];
  readonly #paneAt: Uint16Array;
  readonly #liner: Float32Array;
  readonly #height: Float32Array;
  readonly #tubeAt: Uint8Array;
  readonly #bubbles: Float32Array;

  constructor(width: number, height: number, seed: number, hand: Hand = {}) {
    this.width = width;
    this.height = height;
    this.random = randomFrom(seed);
    this.noise = noiseFrom(seed + 4);
    this.#second = noiseFrom(seed + 8);
    this.#hand = { wobble: 2.2, pressure: 0.3, gaps: 0.15, ...hand };
    const size = width * height;
    this.#paneAt = new Uint16Array(size);
    this.#liner = new Float32Array(size);
    this.#height = new Float32Array(size);
    this.#tubeAt = new Uint8Array(size);
    this.#bubbles = new Float32Array(size);
  }

  /** A pane: it replaces earlier painting; its colours run into each other, and a liner surrounds it. */
  pane(outline: readonly Point[], colours: string | readonly string[], flow: Flow = {}): void {
    const drawn = this.#byHand(evenly(outline, 3, true));
    const shades = typeof colours === 'string' ? [colours] : colours;
    const xs = drawn.map(([x]) => x);
    const ys = drawn.map(([, y]) => y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const drops = shades.map((shade, i) => {
      const share = shades.length === 1 ? 0.5 : i / (shades.length - 1);
      const [x, y] = flow.at?.[i] ?? [(left + right) / 2, top + (bottom - top) * share];
      return { x, y, density: density(shade) };
    });
    const apart = Math.hypot(drops[0].x - drops[drops.length - 1].x, drops[0].y - drops[drops.length - 1].y);
    const angle = this.random() * Math.PI * 2;
    this.#panes.push({
      drops,
      reach: Math.max(12, apart * 0.3) ** 2,
      strength: flow.strength ?? 1,
      grain: this.random() * 90,
      cos: Math.cos(angle),
      sin: Math.sin(angle),
    });
    const number = this.#panes.length;
    eachPixelInside(drawn, this.width, this.height, (at) => {
      this.#paneAt[at] = number;
      this.#liner[at] = 0;
      this.#height[at] = 0;
    });
    const liner = flow.liner ?? 6.5;
    if (liner > 0) this.#squeeze([...drawn, drawn[0]], liner, flow.tube ?? 'black', 0);
  }

  /** A line of liner; `taper` is how much thinner its end is. */
  line(points: readonly Point[], width = 4, { taper = 0.3, tube = 'black' as Tube } = {}): void {
    this.#squeeze(this.#byHand(evenly(points, 2)), width, tube, taper);
  }

  /** A dot of liner. */
  dot(x: number, y: number, radius: number, tube: Tube = 'black'): void {
    this.#blob(x, y, radius * (0.9 + this.random() * 0.2), tube, 1.15);
  }

  /** Air bubbles in the colour. */
  bubbles(count: number): void {
    for (let i = 0; i < count; i++) {
      const radius = 1.2 + 2.6 * this.random() ** 2;
      const [x, y] = [this.random() * this.width, this.random() * this.height];
      this.#disc(x, y, radius + 1, (at, distance) => {
        const rim = Math.abs(distance - radius);
        this.#bubbles[at] =
          distance < radius ? 0.34 - 0.5 * Math.max(0, 1 - rim) : -0.2 * Math.max(0, 1 - rim);
      });
    }
  }

  /** The dried painting: its transmission, and the liner with its highlights. */
  dry(): DriedGlass {
    const { width, height } = this;
    const size = width * height;
    const near = blur(this.#liner, width, height, 6, 2);
    const wide = blur(this.#liner, width, height, 16, 2);
    const close = blur(this.#liner, width, height, 2, 2);
    const ridgeHeight = blur(this.#height, width, height, 1, 2);
    const passes = [0, 1, 2].map(() => new Float32Array(size));
    const ridge = [0, 1, 2].map(() => new Float32Array(size));
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const shadow = 1 - 0.4 * close[Math.max(0, at - 4 * width - 3)] * (1 - this.#liner[at]);
        this.#pass(at, x, y, near[at] * 0.75 + wide[at] * 0.35, near[at], shadow, passes);
        if (this.#liner[at] > 0.01) this.#light(at, ridgeHeight, ridge);
      }
    }
    return { passes, liner: this.#liner, ridge };
  }

  /** The painting with light from behind. */
  toCanvas(behind: Backlight): Canvas {
    const { width, height, noise, random } = this;
    const { passes, liner, ridge } = this.dry();
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const light = behind(x, y);
        const gloss = smoothstep(0.6, 0.74, noise(x / 420 + y / 900, y / 600 - x / 1500, 2)) * 0.05;
        const cover = smoothstep(0.3, 0.8, liner[at]);
        const grit = (random() - 0.5) * 0.014;
        for (let channel = 0; channel < 3; channel++) {
          const through = passes[channel][at] * light[channel] + gloss;
          const value = through * (1 - cover) + ridge[channel][at] * cover;
          image.data[at * 4 + channel] = 255 * clamp(value + grit);
        }
        image.data[at * 4 + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }

  /** Moves a chain by the error of a hand; the shared edges of neighbours move together. */
  #byHand(chain: readonly Point[]): Point[] {
    const { wobble } = this.#hand;
    const off = (noise: Noise, x: number, y: number) =>
      (noise(x / 46, y / 46, 2) - 0.5) * 3.2 * wobble + (noise(x / 11 + 70, y / 11, 1) - 0.5) * wobble;
    return chain.map(([x, y]) => [x + off(this.noise, x, y), y + off(this.#second, x, y)]);
  }

  /** Squeezes liner along a chain: the width varies, the start has a blob, and there are some drips. */
  #squeeze(chain: readonly Point[], width: number, tube: Tube, taper: number): void {
    const { pressure } = this.#hand;
    const lane = this.random() * 200;
    const drips = this.random() < 0.22 ? this.random() : -1;
    const steps = evenly(chain, 0.9);
    for (const [i, [x, y]] of steps.entries()) {
      const share = i / steps.length;
      const squeeze = 1 + (this.noise(i / 42, lane, 2) - 0.5) * 2.2 * pressure;
      const touch = 1 + 0.32 * Math.exp(-i / 5);
      const drip = drips < 0 ? 1 : 1 + 0.5 * Math.exp(-(((share - drips) * steps.length) ** 2) / 30);
      const end = 1 - taper * smoothstep(0.55, 1, share);
      this.#blob(x, y, (width / 2) * squeeze * touch * drip * end, tube, 1);
    }
  }

  #blob(x: number, y: number, radius: number, tube: Tube, rise: number): void {
    this.#disc(x, y, radius + 1, (at, distance) => {
      const cover = clamp(radius + 0.5 - distance);
      if (cover >= this.#liner[at]) this.#tubeAt[at] = tubeNames.indexOf(tube);
      this.#liner[at] = Math.max(this.#liner[at], cover);
      const dome = Math.sqrt(Math.max(0, radius * radius - distance * distance)) * rise;
      this.#height[at] = Math.max(this.#height[at], dome);
    });
  }

  #disc(x: number, y: number, radius: number, visit: (at: number, distance: number) => void): void {
    const bottom = Math.min(this.height - 1, Math.ceil(y + radius));
    const right = Math.min(this.width - 1, Math.ceil(x + radius));
    for (let row = Math.max(0, Math.floor(y - radius)); row <= bottom; row++) {
      for (let column = Math.max(0, Math.floor(x - radius)); column <= right; column++) {
        const distance = Math.hypot(column - x, row - y);
        if (distance <= radius) visit(row * this.width + column, distance);
      }
    }
  }

  /** The share of light that passes the colour at a point. */
  #pass(
    at: number,
    x: number,
    y: number,
    pool: number,
    near: number,
    shadow: number,
    passes: readonly Float32Array[],
  ): void {
    const pane = this.#panes[this.#paneAt[at] - 1];
    if (pane === undefined) {
      for (const channel of passes) channel[at] = shadow * 0.97;
      return;
    }
    const { noise } = this;
    const second = this.#second;
    const slow = noise(x / 34 + pane.grain, y / 34 + pane.grain, 3) - 0.5;
    const turn = second(x / 70 + pane.grain, y / 70, 2) - 0.5;
    const streak =
      second((x * pane.cos + y * pane.sin) / 60 + pane.grain, (y * pane.cos - x * pane.sin) / 7, 3) - 0.5;
    const stretch = Math.sqrt(pane.reach);
    const fromX = x + slow * stretch * 1.5 + turn * stretch;
    const fromY = y + streak * stretch * 0.5 - turn * stretch * 1.6;
    let total = 0;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (const drop of pane.drops) {
      const away = (fromX - drop.x) ** 2 + (fromY - drop.y) ** 2;
      const weight = 1 / (away + pane.reach) ** 2;
      total += weight;
      red += weight * drop.density[0];
      green += weight * drop.density[1];
      blue += weight * drop.density[2];
    }
    // Clear glass where the colour ends before the liner.
    const missed =
      smoothstep(0.2, 0.42, near) *
      smoothstep(
        0.78 - this.#hand.gaps * 0.3,
        0.86 - this.#hand.gaps * 0.3,
        noise(x / 19 + pane.grain, y / 19, 2),
      );
    const thick =
      (pane.strength * (0.8 + pool * 0.95 + streak * 0.42 + slow * 0.35) - this.#bubbles[at]) *
      (1 - 0.8 * missed);
    const share = (thick * 1.12) / total;
    passes[0][at] = Math.exp(-red * share) * shadow;
    passes[1][at] = Math.exp(-green * share) * shadow;
    passes[2][at] = Math.exp(-blue * share) * shadow;
  }

  /** The liner seen from the front, with light from the upper left. */
  #light(at: number, ridgeHeight: Float32Array, ridge: readonly Float32Array[]): void {
    const { width } = this;
    const last = width * this.height - 1;
    const slopeX = ridgeHeight[Math.min(last, at + 1)] - ridgeHeight[Math.max(0, at - 1)];
    const slopeY = ridgeHeight[Math.min(last, at + width)] - ridgeHeight[Math.max(0, at - width)];
    const length = Math.hypot(slopeX, slopeY, 1.6);
    const towardsLight = (-slopeX * -0.55 - slopeY * -0.6 + 1.6 * 0.58) / length;
    const halfway = (-slopeX * -0.3 - slopeY * -0.34 + 1.6 * 0.89) / length;
    const { colour, shine } = tubes[tubeNames[this.#tubeAt[at]]];
    const glint = shine * clamp(halfway) ** 26 * clamp((towardsLight - 0.45) * 3);
    const body = 0.55 + 0.75 * clamp(towardsLight);
    for (let channel = 0; channel < 3; channel++) {
      ridge[channel][at] = colour[channel] * body + glint;
    }
  }
}
