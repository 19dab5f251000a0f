/** An open sketchbook: two pages with drawings, pasted works, tape, dabs of paint and pencil notes. */
import { loadImage, type Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { DrySheet, type Stick } from '../studio/dry-sheet.ts';
import { written } from '../studio/handwriting.ts';
import type { Line } from '../studio/hand.ts';
import { projectPath } from '../studio/paths.ts';
import { placed, type Point } from '../studio/points.ts';
import { smooth } from '../studio/curves.ts';

const WIDTH = 1380;
const HEIGHT = 920;
const FOLD = WIDTH / 2;

interface Pasted {
  /** The name of the original. */
  name: string;
  /** The cut-out part, as fractions of the original: left, top, width, height. */
  cut?: readonly [number, number, number, number];
  at: Point;
  width: number;
  turn?: number;
  shape?: 'round' | 'pinked';
  tape?: boolean;
}

export class Spread {
  readonly sheet: DrySheet;
  readonly #pasted: Pasted[] = [];

  constructor(seed: number) {
    this.sheet = new DrySheet(WIDTH, HEIGHT, seed, { colour: '#fdfaf0', grain: 2.6, tooth: 0.9 });
  }

  jitter(reach: number): number {
    return (this.sheet.random() - 0.5) * 2 * reach;
  }

  /** A mark from a plan, with rounded corners. */
  draw(plan: string, at: Point, stick: Stick, size = 1, turn = 0): void {
    this.sheet.mark(smooth(placed(plan, at, size, turn), { step: 4 }), stick);
  }

  /** A mark with sharp corners. */
  rule(plan: string, at: Point, stick: Stick, size = 1, turn = 0): void {
    this.sheet.mark(placed(plan, at, size, turn), stick);
  }

  /** Fills a shape with strokes back and forth. */
  colour(plan: string, at: Point, stick: Stick, angle = 0.7, gap = 6, size = 1): void {
    this.sheet.fill(smooth(placed(plan, at, size), { closed: true, step: 5 }) as Line, stick, {
      angle,
      gap,
      over: 3,
    });
  }

  note(text: string, at: Point, size = 22, slope = -0.03, colour = '#6b6259'): void {
    const { random } = this.sheet;
    for (const line of written(text, at[0], at[1], { size, random, unruly: 0.14, slope }).flat()) {
      this.sheet.mark(line, { colour, width: 2.2, pressure: 0.8, cover: 0.85, jitter: 0.2 });
    }
  }

  paste(pasted: Pasted): void {
    this.#pasted.push(pasted);
  }

  async finish(): Promise<Canvas> {
    const canvas = this.sheet.toCanvas({ relief: 0.035, sheen: 0.12, shade: (x) => foldShade(x) });
    const context = canvas.getContext('2d');
    for (const { name, cut = [0, 0, 1, 1], at, width, turn = 0, shape, tape } of this.#pasted) {
      const file = projectPath(`art/originals/${name}.jpg`);
      const size = await sharp(file).metadata();
      const data = await sharp(file)
        .extract({
          left: Math.round(size.width * cut[0]),
          top: Math.round(size.height * cut[1]),
          width: Math.round(size.width * cut[2]),
          height: Math.round(size.height * cut[3]),
        })
        .resize(Math.round(width))
        .png()
        .toBuffer();
      const picture = await loadImage(data);
      const height = picture.height;
      context.save();
      context.translate(...at);
      context.rotate(turn);
      const outline = () => {
        context.beginPath();
        if (shape === 'round') context.ellipse(0, 0, width / 2, height / 2, 0, 0, 7);
        else if (shape === 'pinked') pinked(width, height).forEach(([x, y]) => context.lineTo(x, y));
        else context.rect(-width / 2, -height / 2, width, height);
        context.closePath();
      };
      context.save();
      Object.assign(context, {
        shadowColor: 'rgba(60,38,20,.4)',
        shadowBlur: 12,
        shadowOffsetX: 5,
        shadowOffsetY: 7,
        fillStyle: '#f4ecd8',
      });
      outline();
      context.fill();
      context.restore();
      context.save();
      outline();
      context.clip();
      context.drawImage(picture, -width / 2, -height / 2);
      context.restore();
      if (tape) {
        context.rotate(-0.05);
        context.fillStyle = 'rgba(226,205,150,.86)';
        context.fillRect(-46, -height / 2 - 17, 92, 32);
        context.fillStyle = 'rgba(255,248,220,.35)';
        context.fillRect(-46, -height / 2 - 17, 92, 8);
      }
      context.restore();
    }
    return canvas;
  }
}

/** Shading of the pages, which bend down into the fold. */
function foldShade(x: number): number {
  const away = Math.abs(x - FOLD);
  return 1 - 0.2 * Math.exp(-((away / 34) ** 2)) - 0.05 * Math.exp(-((away / 130) ** 2));
}

/** A rectangle cut out with pinking shears. */
function pinked(width: number, height: number): Point[] {
  const tooth = 9;
  const side = (length: number, place: (along: number, out: number) => Point) =>
    Array.from({ length: Math.round(length / tooth) }, (_, i) =>
      place(i * tooth, i % 2 === 0 ? 0 : tooth * 0.7),
    );
  const [w, h] = [width / 2, height / 2];
  return [
    ...side(width, (along, out) => [along - w, -h + out]),
    ...side(height, (along, out) => [w - out, along - h]),
    ...side(width, (along, out) => [w - along, h - out]),
    ...side(height, (along, out) => [-w + out, h - along]),
  ];
}

export const wax = (colour: string, width = 9): Stick => ({
  colour,
  width,
  pressure: 0.78,
  cover: 0.85,
  jitter: 1,
});
export const lead = (width = 2.4, pressure = 0.7): Stick => ({
  colour: '#4a4645',
  width,
  pressure,
  cover: 0.8,
  jitter: 0.35,
});
