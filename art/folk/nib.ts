/**
 * Shared by the folk styles: flat colours slightly offset from the line, lines of varying width, shapes with two
 * outlines and hatching between them, and a map of the ground that is still free.
 */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import { rgb } from '../studio/colour.ts';
import type { Point } from '../studio/points.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Noise, type Random } from '../studio/random.ts';

export type Path = readonly Point[];

export function bezier(a: Point, b: Point, c: Point, d: Point, steps = 18): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const u = 1 - t;
    const along = (axis: 0 | 1) =>
      u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
    return [along(0), along(1)];
  });
}

export function circle([x, y]: Point, radius: number, high = radius, steps = 30): Point[] {
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * high];
  });
}

/** A pointed petal from its root; `belly` is the position of its widest point along it. */
export function petal(root: Point, turn: number, length: number, half: number, belly = 0.5): Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number): Point => [root[0] + u * cos - v * sin, root[1] + u * sin + v * cos];
  const side = (sign: number) =>
    bezier(
      at(0, 0),
      at(length * 0.2, sign * half),
      at(length * (belly + 0.25), sign * half),
      at(length, 0),
      12,
    );
  return [...side(-1), ...side(1).toReversed()];
}

/** The same path with a point about every `step` pixels. */
export function resampled(path: Path, step: number, closed = false): Point[] {
  const corners = closed ? [...path, path[0]] : path;
  const into: Point[] = [];
  for (let i = 1; i < corners.length; i++) {
    const [a, b] = [corners[i - 1], corners[i]];
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 0; k < count; k++)
      into.push([a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count]);
  }
  if (!closed) into.push(corners[corners.length - 1]);
  return into;
}

/** The same path moved sideways: to the right of its direction if positive. */
export function offsetPath(path: Path, distance: number, closed = false): Point[] {
  const count = path.length;
  return path.map(([x, y], i): Point => {
    const before = path[closed ? (i - 1 + count) % count : Math.max(0, i - 1)];
    const after = path[closed ? (i + 1) % count : Math.min(count - 1, i + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (dy / length) * distance, y + (dx / length) * distance];
  });
}

/** A closed smooth outline through the points. */
export function rounded(path: Path, steps = 10): Point[] {
  const count = path.length;
  return path.flatMap((point, i) => {
    const [before, next, after] = [
      path[(i - 1 + count) % count],
      path[(i + 1) % count],
      path[(i + 2) % count],
    ];
    return Array.from({ length: steps }, (_, k): Point => {
      const t = k / steps;
      const along = (axis: 0 | 1) => {
        const bow = 2 * before[axis] - 5 * point[axis] + 4 * next[axis] - after[axis];
        const twist = 3 * (point[axis] - next[axis]) + after[axis] - before[axis];
        return point[axis] + 0.5 * ((next[axis] - before[axis]) * t + bow * t * t + twist * t * t * t);
      };
      return [along(0), along(1)];
    });
  });
}

/** Reverses a closed outline if needed, so that `offsetPath` with a positive distance is inside it. */
export function clockwise(path: Path): Path {
  const twiceArea = path.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = path[(i + 1) % path.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twiceArea > 0 ? path : path.toReversed();
}

export interface Doubled {
  gap?: number;
  width?: number;
  closed?: boolean;
  /** Distance between the strokes of the hatching, and their slant. */
  hatch?: number;
  lean?: number;
}

export interface Ground {
  paper: string;
  /** How much paper shows through where the pigment is thin. */
  worn?: number;
  ink?: string;
}

export class FolkSheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly noise: Noise;
  readonly #second: Noise;
  readonly #colour: SKRSContext2D;
  readonly #ink: SKRSContext2D;
  readonly #taken: SKRSContext2D;

  constructor(width: number, height: number, seed: number) {
    this.width = width;
    this.height = height;
    this.random = randomFrom(seed);
    this.noise = noiseFrom(seed + 1);
    this.#second = noiseFrom(seed + 2);
    const layer = () => {
      const context = createCanvas(width, height).getContext('2d');
      context.lineCap = 'round';
      context.lineJoin = 'round';
      return context;
    };
    this.#colour = layer();
    this.#ink = layer();
    this.#taken = layer();
  }

  /** The point with the small error of a hand. */
  hand([x, y]: Point): Point {
    return [
      x + (this.noise(x / 38, y / 38, 2) - 0.5) * 3.6,
      y + (this.#second(x / 38, y / 38, 2) - 0.5) * 3.6,
    ];
  }

  line(path: Path, width = 2, color = '#000'): void {
    const ink = this.#ink;
    let pressure = this.random() * 50;
    ink.strokeStyle = color;
    for (let i = 1; i < path.length; i++) {
      pressure += 0.12;
      ink.lineWidth = width * (0.72 + 0.55 * this.noise(pressure, 1, 2));
      ink.beginPath();
      ink.moveTo(...this.hand(path[i - 1]));
      ink.lineTo(...this.hand(path[i]));
      ink.stroke();
    }
  }

  outline(path: Path, width = 2, color = '#000'): void {
    this.line([...path, path[0]], width, color);
  }

  dot([x, y]: Point, radius: number, color = '#000'): void {
    const ink = this.#ink;
    const [px, py] = this.hand([x, y]);
    ink.fillStyle = color;
    ink.beginPath();
    ink.ellipse(
      px,
      py,
      radius * (0.85 + this.random() * 0.3),
      radius * (0.85 + this.random() * 0.3),
      0,
      0,
      7,
    );
    ink.fill();
  }

  /** A small closed shape among the lines. */
  patch(path: Path, color: string): void {
    this.#ink.fillStyle = color;
    this.#trace(
      this.#ink,
      path.map((point) => this.hand(point)),
    );
  }

  /** Flat colour, slightly offset from its outline. */
  fill(path: Path, color: string): void {
    this.tint(path, color);
    this.take(path);
  }

  /** Flat colour that does not mark the ground as taken. */
  tint(path: Path, color: string): void {
    const [dx, dy] = [(this.random() - 0.5) * 2.4, (this.random() - 0.5) * 2.4];
    this.#colour.fillStyle = color;
    const moved = path.map((point) => this.hand(point)).map(([x, y]): Point => [x + dx, y + dy]);
    this.#trace(this.#colour, moved);
  }

  /** Erases paint and lines, so that a shape can cover others. */
  clear(path: Path): void {
    const moved = path.map((point) => this.hand(point));
    for (const layer of [this.#colour, this.#ink]) {
      layer.save();
      layer.globalCompositeOperation = 'destination-out';
      this.#trace(layer, moved);
      layer.restore();
    }
  }

  /** A filled shape with its outline, which covers earlier drawing. */
  shape(path: Path, color: string, width = 2): void {
    this.clear(path);
    this.fill(path, color);
    this.outline(path, width);
  }

  /** The double outline with strokes between, used for every large form. */
  double(path: Path, { gap = 8, width = 2.2, closed = false, hatch = 4.5, lean = 0.5 }: Doubled = {}): void {
    const outer = resampled(path, 2.5, closed);
    const inner = offsetPath(outer, gap, closed);
    const last = outer.length - 1;
    this.line(closed ? [...outer, outer[0]] : outer, width);
    this.line(closed ? [...inner, inner[0]] : inner, width * 0.8);
    for (let i = 0; i < last; i += Math.max(1, Math.round(hatch / 2.5))) {
      this.line([outer[i], inner[Math.min(last, i + Math.round((lean * Math.abs(gap)) / 2.5))]], 1.1);
    }
  }

  ring(middle: Point, radius: number, width = 2, color = '#000'): void {
    this.outline(circle(middle, radius, radius, Math.max(10, Math.round(radius * 1.2))), width, color);
  }

  /** Marks ground as taken. */
  take(path: Path): void {
    this.#trace(this.#taken, path);
  }

  /** A copy of the free ground: later drawing does not change it, only its own `take`. */
  readGround(): FreeGround {
    const { data } = this.#taken.getImageData(0, 0, this.width, this.height);
    return new FreeGround(this.width, this.height, data);
  }

  /** The finished sheet: worn pigment and ink on handmade paper. */
  toCanvas({ paper, worn = 1, ink = '#1a1312' }: Ground): Canvas {
    const { width, height, noise } = this;
    const second = this.#second;
    const colour = this.#colour.getImageData(0, 0, width, height).data;
    const lines = this.#ink.getImageData(0, 0, width, height).data;
    const pigmentCover = Float32Array.from({ length: width * height }, (_, at) => colour[at * 4 + 3] / 255);
    const soft = blur(pigmentCover, width, height, 2, 2);
    const tone = rgb(paper);
    const black = rgb(ink);
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const grain = noise(x / 3.4, y / 3.1, 2);
        const fibre =
          second(x / 22 + 3 * noise(y / 40, 2, 2), y / 2.6, 2) ** 6 * 0.5 +
          noise(x / 2.4, y / 26, 2) ** 7 * 0.5;
        const stain = second(x / 160, y / 170, 4) - 0.5;
        const rubbed = smoothstep(0.8, 0.86, second(x / 6, y / 6, 3)) * 0.3 * worn;
        const rim = 1 + 0.5 * Math.max(0, 0.98 - soft[at]);
        const flow = 1 + worn * (0.72 + 0.36 * noise(x / 30, y / 30, 4) + 0.16 * (1 - grain) - 0.1 - 1);
        const pigment = clamp(pigmentCover[at] * flow * rim) * (1 - rubbed);
        const nib =
          (lines[at * 4 + 3] / 255) * clamp(0.86 + 0.22 * second(x / 14, y / 14, 3) - rubbed * 0.25);
        for (let channel = 0; channel < 3; channel++) {
          const sheet =
            tone[channel] * (1 - stain * [0.1, 0.15, 0.24][channel] - (grain - 0.5) * 0.07 - fibre * 0.22);
          const veil = sheet * 0.14 * worn;
          const body = (0.98 - 0.12 * tone[channel] * worn) * (colour[at * 4 + channel] / 255);
          const painted = sheet + (veil + body - sheet) * pigment;
          const line = lines[at * 4 + channel] / 255;
          const stroke = line + black[channel] * (1 - line) * 0.9;
          image.data[at * 4 + channel] = 255 * clamp(painted + (stroke - painted) * nib);
        }
        image.data[at * 4 + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas;
  }

  #trace(context: SKRSContext2D, path: Path): void {
    context.beginPath();
    for (const [x, y] of path) context.lineTo(x, y);
    context.closePath();
    context.fill();
  }
}

/** A map of free and taken ground in cells of two pixels. */
export class FreeGround {
  readonly #columns: number;
  readonly #rows: number;
  readonly #taken: Uint8Array;

  constructor(width: number, height: number, drawn: Uint8ClampedArray) {
    this.#columns = Math.ceil(width / 2);
    this.#rows = Math.ceil(height / 2);
    this.#taken = Uint8Array.from({ length: this.#columns * this.#rows }, (_, cell) => {
      const [x, y] = [(cell % this.#columns) * 2, Math.floor(cell / this.#columns) * 2];
      return drawn[(y * width + x) * 4 + 3] > 60 ? 1 : 0;
    });
  }

  free(middle: Point, radius: number): boolean {
    return this.#within(middle, radius, (cell) => this.#taken[cell] === 0);
  }

  take(middle: Point, radius: number): void {
    this.#within(middle, radius, (cell) => {
      this.#taken[cell] = 1;
      return true;
    });
  }

  #within([x, y]: Point, radius: number, visit: (cell: number) => boolean): boolean {
    const [column, row, reach] = [x / 2, y / 2, radius / 2];
    for (let j = Math.ceil(row - reach); j <= row + reach; j++) {
      for (let i = Math.ceil(column - reach); i <= column + reach; i++) {
        if (Math.hypot(i - column, j - row) > reach) continue;
        if (i < 0 || j < 0 || i >= this.#columns || j >= this.#rows) return false;
        if (!visit(j * this.#columns + i)) return false;
      }
    }
    return true;
  }
}
