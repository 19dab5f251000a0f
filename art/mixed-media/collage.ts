/**
 * Collage: pieces of paper and cloth, cut or torn, that overlap. Each is slightly above the pieces below, casts a
 * shadow to the lower right, shows the white core of torn paper, and is never quite flat.
 */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import { smooth } from '../studio/curves.ts';
import { placed, points, type Point } from '../studio/points.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Noise, type Random } from '../studio/random.ts';

/** Paints a material over a whole sheet of the given size. */
export type Material = (context: SKRSContext2D, width: number, height: number, random: Random) => void;

export interface Piece {
  /** Outline, as points around its position. */
  plan: string;
  at: Point;
  size?: number;
  turn?: number;
  /** Rounds the outline; without it, corners stay. */
  round?: boolean;
  /** Torn edges are irregular and show the paper's core. */
  torn?: boolean;
  /** Its height, as the length of its shadow in pixels. */
  lift?: number;
  /** Cloth has frayed edges instead of a core. */
  frayed?: boolean;
}

export class Collage {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly noise: Noise;
  readonly context: SKRSContext2D;
  readonly #canvas: Canvas;
  /** Height of the board at each pixel, for the light. */
  readonly #relief: Float32Array;
  readonly #materials = new Map<Material, Canvas>();

  constructor(width: number, height: number, seed: number, ground: Material) {
    this.width = width;
    this.height = height;
    this.random = randomFrom(seed);
    this.noise = noiseFrom(seed + 1);
    this.#canvas = createCanvas(width, height);
    this.context = this.#canvas.getContext('2d');
    this.#relief = new Float32Array(width * height);
    ground(this.context, width, height, this.random);
  }

  jitter(reach: number): number {
    return (this.random() - 0.5) * 2 * reach;
  }

  pick<T>(of: readonly T[]): T {
    return of[Math.floor(this.random() * of.length)];
  }

  /** Lays a piece of a material; each piece is cut from a random part of the sheet. */
  lay(material: Material, piece: Piece): Point[] {
    const { plan, at, size = 1, turn = 0, round = false, torn = false, lift = 5, frayed = false } = piece;
    const corners = placed(plan, at, size, turn);
    const clean = round ? smooth(corners, { closed: true, step: 4 }) : corners;
    const outline = torn ? this.#tear(clean, 5) : clean;
    const { context } = this;
    this.#shadow(outline, lift);
    if (torn) {
      context.fillStyle = '#f8f4ea';
      trace(context, this.#tear(clean, 6, 3.5));
      context.fill();
    }
    context.save();
    trace(context, outline);
    context.clip();
    const sheet = this.#sheetOf(material);
    const centre = middle(outline);
    context.translate(...centre);
    context.rotate(turn + this.jitter(0.05));
    context.drawImage(
      sheet,
      -sheet.width * (0.35 + 0.3 * this.random()),
      -sheet.height * (0.35 + 0.3 * this.random()),
    );
    context.restore();
    this.#bend(outline);
    if (frayed) this.#fray(outline);
    this.#raise(outline, lift);
    return outline;
  }

  /** A sheet of the material, made once, large enough for every piece. */
  #sheetOf(material: Material): Canvas {
    const made = this.#materials.get(material);
    if (made !== undefined) return made;
    const side = Math.round(Math.max(this.width, this.height) * 1.9);
    const canvas = createCanvas(side, side);
    material(canvas.getContext('2d'), side, side, this.random);
    this.#materials.set(material, canvas);
    return canvas;
  }

  #tear(outline: readonly Point[], reach: number, out = 0): Point[] {
    const torn: Point[] = [];
    const [cx, cy] = middle(outline);
    for (const [i, [ax, ay]] of outline.entries()) {
      const [bx, by] = outline[(i + 1) % outline.length];
      const length = Math.hypot(bx - ax, by - ay);
      const steps = Math.max(1, Math.round(length / 4));
      for (let k = 0; k < steps; k++) {
        const [x, y] = [ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps];
        const away = Math.hypot(x - cx, y - cy) || 1;
        const wander = (this.noise(x / 13 + out, y / 13, 3) - 0.5) * 2 * reach + out;
        torn.push([x + ((x - cx) / away) * wander, y + ((y - cy) / away) * wander]);
      }
    }
    return torn;
  }

  #shadow(outline: readonly Point[], lift: number): void {
    const { context } = this;
    for (const [spread, alpha] of [
      [lift * 2.4, 0.2],
      [lift * 0.8, 0.34],
    ]) {
      context.save();
      Object.assign(context, {
        shadowColor: `rgba(42,26,22,${alpha})`,
        shadowBlur: spread * 1.5,
        shadowOffsetX: spread * 0.6,
        shadowOffsetY: spread * 0.75,
      });
      context.fillStyle = '#d8cfc0';
      trace(context, outline);
      context.fill();
      context.restore();
    }
  }

  /** Light along the upper left of the piece, slight shadow along its lower right. */
  #bend(outline: readonly Point[]): void {
    const { context } = this;
    context.save();
    trace(context, outline);
    context.clip();
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    const light = context.createLinearGradient(
      Math.min(...xs),
      Math.min(...ys),
      Math.max(...xs),
      Math.max(...ys),
    );
    light.addColorStop(0, 'rgba(255,250,235,.16)');
    light.addColorStop(0.35 + 0.2 * this.random(), 'rgba(255,250,235,0)');
    light.addColorStop(1, 'rgba(40,22,40,.14)');
    context.fillStyle = light;
    context.fillRect(0, 0, this.width, this.height);
    context.lineWidth = 1.6;
    context.strokeStyle = 'rgba(255,252,240,.5)';
    context.translate(0.8, 0.8);
    trace(context, outline);
    context.stroke();
    context.restore();
  }

  #fray(outline: readonly Point[]): void {
    const { context } = this;
    for (const [i, [ax, ay]] of outline.entries()) {
      const [bx, by] = outline[(i + 1) % outline.length];
      const length = Math.hypot(bx - ax, by - ay);
      const [nx, ny] = [(by - ay) / (length || 1), -(bx - ax) / (length || 1)];
      for (let k = 0; k < length; k += 3.4) {
        const [x, y] = [ax + ((bx - ax) * k) / length, ay + ((by - ay) * k) / length];
        const reach = 2 + this.random() ** 2 * 9;
        context.strokeStyle = `rgba(${this.random() < 0.5 ? '245,236,214' : '120,96,84'},.7)`;
        context.lineWidth = 0.9;
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x + nx * reach + this.jitter(2), y + ny * reach + this.jitter(2));
        context.stroke();
      }
    }
  }

  /** Adds the piece to the height map, so that the final light finds its edges. */
  #raise(outline: readonly Point[], lift: number): void {
    const left = Math.max(0, Math.floor(Math.min(...outline.map(([x]) => x))));
    const top = Math.max(0, Math.floor(Math.min(...outline.map(([, y]) => y))));
    const wide = Math.min(this.width, Math.ceil(Math.max(...outline.map(([x]) => x)))) - left;
    const high = Math.min(this.height, Math.ceil(Math.max(...outline.map(([, y]) => y)))) - top;
    if (wide < 1 || high < 1) return;
    const context = createCanvas(wide, high).getContext('2d');
    trace(
      context,
      outline.map(([x, y]): Point => [x - left, y - top]),
    );
    context.fill();
    const { data } = context.getImageData(0, 0, wide, high);
    for (let y = 0, at = 3; y < high; y++) {
      for (let x = 0; x < wide; x++, at += 4)
        this.#relief[(top + y) * this.width + left + x] += (lift * data[at]) / 255;
    }
  }

  /** A thread on the board or sewn into it. */
  thread(
    path: readonly Point[],
    colour: string,
    { width = 3, stitch = 0 }: { width?: number; stitch?: number } = {},
  ): void {
    const { context } = this;
    const line = smooth(path, { step: 3 });
    const draw = (style: string, breadth: number, shift: number) => {
      context.strokeStyle = style;
      context.lineWidth = breadth;
      context.setLineDash(stitch > 0 ? [stitch, stitch * 0.55] : []);
      context.beginPath();
      for (const [x, y] of line) context.lineTo(x + shift, y + shift);
      context.stroke();
    };
    context.save();
    context.lineCap = 'round';
    context.lineJoin = 'round';
    draw('rgba(40,24,24,.45)', width + 0.6, 2.2);
    draw(colour, width, 0);
    context.lineCap = 'butt';
    // The twist of the yarn.
    context.strokeStyle = 'rgba(255,255,255,.4)';
    context.lineWidth = width * 0.45;
    context.setLineDash(stitch > 0 ? [2, 3, 2, stitch] : [2, 3]);
    context.beginPath();
    for (const [x, y] of line) context.lineTo(x - 0.6, y - 0.6);
    context.stroke();
    context.restore();
  }

  /** A sewn-on button with two or four holes. */
  button([x, y]: Point, radius: number, colour: string, holes = 4): void {
    const { context } = this;
    context.save();
    Object.assign(context, {
      shadowColor: 'rgba(40,24,24,.5)',
      shadowBlur: 7,
      shadowOffsetX: 3,
      shadowOffsetY: 4,
    });
    context.fillStyle = colour;
    disc(context, x, y, radius);
    context.restore();
    const shine = context.createRadialGradient(x - radius * 0.4, y - radius * 0.4, 1, x, y, radius);
    shine.addColorStop(0, 'rgba(255,255,255,.65)');
    shine.addColorStop(0.4, 'rgba(255,255,255,.06)');
    shine.addColorStop(1, 'rgba(30,10,20,.35)');
    context.fillStyle = shine;
    disc(context, x, y, radius);
    context.strokeStyle = 'rgba(40,20,20,.35)';
    context.lineWidth = radius * 0.08;
    context.beginPath();
    context.arc(x, y, radius * 0.68, 0, 7);
    context.stroke();
    for (let i = 0; i < holes; i++) {
      const angle = (i / holes) * 6.283 + 0.78;
      context.fillStyle = 'rgba(30,16,16,.8)';
      disc(context, x + Math.cos(angle) * radius * 0.27, y + Math.sin(angle) * radius * 0.27, radius * 0.1);
    }
    this.thread(
      [
        [x - radius * 0.2, y - radius * 0.2],
        [x + radius * 0.2, y + radius * 0.2],
      ],
      '#f4ead2',
      { width: radius * 0.13 },
    );
  }

  /** A dry brush over everything: opaque paint that breaks up on the edges of the papers. */
  brush(
    plan: string,
    at: Point,
    colour: string,
    width: number,
    { size = 1, turn = 0, alpha = 0.9 } = {},
  ): void {
    const { context, random } = this;
    const line = smooth(placed(plan, at, size, turn), { step: 3 });
    context.save();
    context.strokeStyle = colour;
    context.lineCap = 'round';
    const hairs = Math.max(4, Math.round(width / 1.7));
    for (let hair = 0; hair < hairs; hair++) {
      const offset = (hair / (hairs - 1) - 0.5) * width;
      const [begin, end] = [random() * 0.06, 1 - random() ** 2 * 0.4];
      context.globalAlpha = alpha * (0.45 + 0.55 * random());
      context.lineWidth = 1.3 + random() * 1.6;
      context.setLineDash(random() < 0.5 ? [] : [20 + random() * 60, 2 + random() * 7]);
      context.beginPath();
      for (let i = 1; i < line.length; i++) {
        const t = i / line.length;
        if (t < begin || t > end) continue;
        const [dx, dy] = [line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]];
        const length = Math.hypot(dx, dy) || 1;
        context.lineTo(line[i][0] - (dy / length) * offset, line[i][1] + (dx / length) * offset);
      }
      context.stroke();
    }
    context.restore();
  }

  /** The finished board in light from the upper left, with highlights on raised edges. */
  finish(): Canvas {
    const { width, height, noise } = this;
    const image = this.context.getImageData(0, 0, width, height);
    const soft = blur(this.#relief, width, height, 2, 2);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const before = soft[Math.max(0, at - width * 3 - 3)];
        const after = soft[Math.min(soft.length - 1, at + width * 3 + 3)];
        const slope = clamp((after - before) * 0.012, -0.1, 0.1);
        const fibre = (noise(x / 2.2, y / 2.4, 2) - 0.5) * 0.05 + (noise(x / 190, y / 170, 2) - 0.5) * 0.06;
        const fall = 1.04 - 0.05 * smoothstep(0, width, x) - 0.05 * smoothstep(0, height, y);
        const light = (1 + slope + fibre) * fall;
        for (let channel = 0; channel < 3; channel++)
          image.data[at * 4 + channel] = clamp(image.data[at * 4 + channel] * light, 0, 255);
      }
    }
    this.context.putImageData(image, 0, 0);
    return this.#canvas;
  }
}

export const path = (plan: string, at: Point = [0, 0], size = 1, turn = 0): Point[] =>
  at[0] === 0 && at[1] === 0 && size === 1 && turn === 0 ? points(plan) : placed(plan, at, size, turn);

function middle(outline: readonly Point[]): Point {
  const sum = outline.reduce(([sx, sy], [x, y]): Point => [sx + x, sy + y], [0, 0] as Point);
  return [sum[0] / outline.length, sum[1] / outline.length];
}

function trace(context: SKRSContext2D, outline: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of outline) context.lineTo(x, y);
  context.closePath();
}

function disc(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
}
