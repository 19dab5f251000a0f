/** Emulsion paint on plaster: flat shapes with visible brush marks. */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb, type Colour } from '../studio/colour.ts';
import { evenly, type Point } from '../studio/curves.ts';
import { noiseFrom, randomFrom, type Noise, type Random } from '../studio/random.ts';

const WHITE: Colour = [1, 0.97, 0.9];
const BLACK: Colour = [0.05, 0.07, 0.14];

export class WallPaint {
  readonly canvas: Canvas;
  readonly random: Random;
  readonly noise: Noise;
  readonly #context: SKRSContext2D;

  constructor(width: number, height: number, seed: number) {
    this.canvas = createCanvas(width, height);
    this.#context = this.canvas.getContext('2d');
    this.#context.lineCap = 'round';
    this.#context.lineJoin = 'round';
    this.random = randomFrom(seed);
    this.noise = noiseFrom(seed + 1);
  }

  /** A shape in one colour; strokes of a slightly lighter and darker mix run along `angle`. */
  flat(outline: readonly Point[], colour: string, { angle = 0, marks = 1, to = colour } = {}): void {
    const context = this.#context;
    const drawn = this.#byHand(outline);
    const [left, top, right, bottom] = boundsOf(drawn);
    const [from, until] = [rgb(colour), rgb(to)];
    context.save();
    this.#path(drawn);
    const gradient = context.createLinearGradient(0, top, 0, bottom);
    gradient.addColorStop(0, css(from));
    gradient.addColorStop(1, css(until));
    context.fillStyle = gradient;
    context.fill();
    context.clip();
    const count = Math.min(420, Math.round(((right - left) * (bottom - top) * marks) / 900) + 6);
    for (let k = 0; k < count; k++) {
      const [x, y] = [left + this.random() * (right - left), top + this.random() * (bottom - top)];
      const body = mix(from, until, (y - top) / (bottom - top + 1));
      const shift = this.random();
      const tint =
        shift < 0.5 ? mix(body, WHITE, 0.05 + shift * 0.16) : mix(body, BLACK, (shift - 0.5) * 0.22);
      const long = 24 + this.random() * 60;
      const turn = angle + (this.random() - 0.5) * 0.3;
      context.strokeStyle = css(tint, 0.4);
      context.lineWidth = 4 + this.random() * 11;
      context.beginPath();
      context.moveTo(x - Math.cos(turn) * long, y - Math.sin(turn) * long);
      context.quadraticCurveTo(x, y + 4, x + Math.cos(turn) * long, y + Math.sin(turn) * long);
      context.stroke();
    }
    context.restore();
  }

  /** A line of the round brush; with `fades` it gets thin where the paint runs out. */
  line(points: readonly Point[], width: number, colour: string, { fades = false } = {}): void {
    const context = this.#context;
    const chain = evenly(this.#byHand(points), 4);
    context.strokeStyle = colour;
    const seed = this.random() * 100;
    for (let i = 1; i < chain.length; i++) {
      const share = i / chain.length;
      const press = 0.8 + 0.45 * this.noise(i / 9, seed, 2);
      context.lineWidth = width * press * (fades ? 1 - share * 0.75 : 1);
      context.beginPath();
      context.moveTo(...chain[i - 1]);
      context.lineTo(...chain[i]);
      context.stroke();
    }
  }

  dot([x, y]: Point, radius: number, colour: string): void {
    const context = this.#context;
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(x, y, radius, radius * (0.86 + this.random() * 0.2), this.random() * 3, 0, Math.PI * 2);
    context.fill();
  }

  #path(chain: readonly Point[]): void {
    this.#context.beginPath();
    for (const [x, y] of chain) this.#context.lineTo(x, y);
    this.#context.closePath();
  }

  /** The chain with the errors of a long reach. */
  #byHand(chain: readonly Point[]): Point[] {
    return chain.map(([x, y]) => [
      x + (this.noise(x / 38, y / 38, 2) - 0.5) * 5,
      y + (this.noise(x / 38 + 60, y / 38, 2) - 0.5) * 5,
    ]);
  }
}

function boundsOf(chain: readonly Point[]): [left: number, top: number, right: number, bottom: number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of chain) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}
