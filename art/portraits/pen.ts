/** A pen held by a confident hand: its lines vary in width and have small gaps. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Mask, Sheet } from '../studio/sheet.ts';
import { noiseFrom, randomFrom, type Noise, type Random } from '../studio/random.ts';
import type { Spot } from './outline.ts';

export interface Nib {
  /** Maximal width of the line, in pixels. */
  width?: number;
  /** Shares of the line over which it gets wider at the start and thinner at the end. */
  swell?: number;
  thin?: number;
  /** Frequency of gaps, 0 to 1. */
  gaps?: number;
}

/** A smooth line through the points, in any number of dimensions. */
export function throughPoints<P extends readonly number[]>(points: readonly P[], steps = 9): P[] {
  const line: P[] = [];
  const last = points.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(last, i + 2)],
    ];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      line.push(
        b.map(
          (_, q) =>
            0.5 *
            (2 * b[q] +
              (c[q] - a[q]) * t +
              (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
              (-a[q] + 3 * b[q] - 3 * c[q] + d[q]) * t ** 3),
        ) as never,
      );
    }
  }
  line.push(points[last]);
  return line;
}

export class Pen {
  readonly random: Random;
  readonly #noise: Noise;
  readonly #marks: ((context: SKRSContext2D) => void)[] = [];
  /** Weight of the line at a spot: heavier away from the light. */
  readonly #weight: (spot: Spot) => number;

  constructor(seed: number, weight: (spot: Spot) => number) {
    this.random = randomFrom(seed * 7 + 1);
    this.#noise = noiseFrom(seed + 50);
    this.#weight = weight;
  }

  /** The error of the hand at a spot; the same for all lines, so that lines that meet stay together. */
  #stray([x, y]: Spot): Spot {
    const noise = this.#noise;
    return [x + (noise(x / 130, y / 130, 2) - 0.5) * 9, y + (noise(x / 130 + 70, y / 130, 2) - 0.5) * 9];
  }

  line(spots: readonly Spot[], { width = 3, swell = 0.12, thin = 0.15, gaps = 0.3 }: Nib = {}): void {
    if (spots.length < 2) return;
    const noise = this.#noise;
    const phase = this.random() * 99;
    const path = spots.map((spot) => this.#stray(spot));
    let length = 0;
    const along = path.map(([x, y], i) => {
      if (i > 0) length += Math.hypot(x - path[i - 1][0], y - path[i - 1][1]);
      return length;
    });
    const longEnoughToStop = Math.min(1, length / 120);
    const stop = 1 - 0.3 * gaps * longEnoughToStop;
    this.#marks.push((context) => {
      for (let i = 1; i < path.length; i++) {
        const t = (i - 0.5) / (path.length - 1);
        const s = phase + along[i] / 90;
        if (noise(s * 0.42, 14, 1) > stop) continue;
        const taper = Math.min(1, t / swell) * Math.min(1, (1 - t) / thin);
        const pressure = (0.3 + 0.7 * taper) * (0.68 + 0.64 * noise(s * 1.3, 5, 2));
        const wobble = (at: number): Spot => [
          path[at][0] + (noise(phase + along[at] / 34, 1, 2) - 0.5) * 2.2,
          path[at][1] + (noise(phase + along[at] / 34, 9, 2) - 0.5) * 2.2,
        ];
        context.lineWidth = Math.max(0.8, width * pressure * this.#weight(spots[i]));
        context.beginPath();
        context.moveTo(...wobble(i - 1));
        context.lineTo(...wobble(i));
        context.stroke();
      }
    });
  }

  /** Fills a closed outline, except the areas in `spare`. */
  fill(outline: readonly Spot[], limit?: readonly Spot[], spare: readonly (readonly Spot[])[] = []): void {
    const trace = (context: SKRSContext2D, spots: readonly Spot[]) => {
      context.beginPath();
      for (const spot of spots) context.lineTo(...this.#stray(spot));
      context.closePath();
    };
    this.#marks.push((context) => {
      context.save();
      if (limit !== undefined) {
        trace(context, limit);
        context.clip();
      }
      trace(context, outline);
      context.fill();
      context.globalCompositeOperation = 'destination-out';
      for (const spots of spare) {
        trace(context, spots);
        context.fill();
      }
      context.restore();
    });
  }

  /** Returns all lines so far as one mask, and clears them. */
  marks(sheet: Sheet): Mask {
    const mask = sheet.draw((context) => {
      for (const mark of this.#marks) mark(context);
    });
    this.#marks.length = 0;
    return mask;
  }
}
