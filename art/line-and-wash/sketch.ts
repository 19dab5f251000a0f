/** Things drawn from life in a sketchbook: loose washes that miss the line a little, light left as paper, then the pen. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { blur } from '../studio/blur.ts';
import { placed, type Point } from '../studio/points.ts';
import { noiseFrom, randomFrom, smoothstep, type Random } from '../studio/random.ts';
import { Sheet } from '../studio/sheet.ts';
import { smooth } from '../studio/curves.ts';

export const SHADOW = '#5d5478';
const INK = '#2a1d1c';

export interface Solid {
  color: string;
  /** Strength of the wash. */
  dens?: number;
  /** A second wash on the side away from the light. */
  shade?: string;
  /** How much of the side towards the light stays paper, 0 to 1. */
  light?: number;
  /** Corners stay corners instead of being rounded by the hand. */
  hard?: boolean;
  /** Width of the pen line; 0 for none. */
  pen?: number;
}

export class Sketch {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly #noise;
  /** Pen lines, and things laid over them that hide what was drawn before. */
  readonly #ink: ({ path: Point[]; width: number } | { cover: Point[] })[] = [];
  #frame: Point[] | undefined;

  constructor(width: number, height: number, seed: number) {
    this.sheet = new Sheet(width, height, seed, { tooth: 0.85, base: '#fdf9ee' });
    this.random = randomFrom(seed * 13 + 5);
    this.#noise = noiseFrom(seed + 40);
  }

  about(reach: number): number {
    return (this.random() - 0.5) * 2 * reach;
  }

  /** A bloom of one pigment behind the things, kept to one side. */
  bloom(color: string, x: number, y: number, reach: number, dens = 0.5): void {
    const noise = this.#noise;
    const mask = this.sheet.field((px, py) => {
      const away = Math.hypot((px - x) / reach, (py - y) / (reach * 0.82));
      return smoothstep(1, 0.8, away + (noise(px / 130, py / 130, 4) - 0.5) * 0.9);
    });
    this.sheet.wash(mask, {
      color,
      dens,
      edge: 0.9,
      edgeR: 8,
      gran: 0.45,
      flow: 0.75,
      flowS: 140,
      back: 0.5,
      warp: 8,
      warpS: 40,
    });
  }

  /** What a thing throws on the table to its right. */
  shadow(plan: string, at: Point, size = 1, turn = 0, dens = 0.5): void {
    const outline = smooth(placed(plan, at, size, turn), { closed: true, step: 5 });
    this.sheet.wash((context) => trace(context, outline), {
      color: SHADOW,
      dens,
      edge: 0.35,
      gran: 0.4,
      flow: 0.5,
      wet: 3,
      warp: 4,
    });
  }

  /** A thing with light, body and shade, and its outline. */
  solid(plan: string, at: Point, size: number, turn: number, look: Solid): Point[] {
    const { color, dens = 0.9, shade, light = 0.5, hard = false, pen = 3 } = look;
    const corners = placed(plan, at, size, turn);
    const outline = hard ? corners : smooth(corners, { closed: true, step: 5 });
    const { sheet } = this;
    const shifted = outline.map(([x, y]): Point => [x + 3, y + 3]);
    const body = sheet.draw((context) => trace(context, shifted));
    // The sheet below is kept clear: things do not shine through each other.
    sheet.lift(body, 0.94);
    this.#ink.push({ cover: outline });
    const soft = blur(body, sheet.width, sheet.height, Math.max(4, 13 * size), 2);
    const across = Math.round(9 * size);
    const facing = (at: number) =>
      soft[Math.min(soft.length - 1, at + across * sheet.width + across)] -
      soft[Math.max(0, at - across * sheet.width - across)];
    const lit = body.map((cover, at) => cover * (1 - light * smoothstep(0.12, 0.5, facing(at))));
    sheet.wash(lit, {
      color,
      dens,
      edge: 0.45,
      edgeR: 5,
      gran: 0.3,
      flow: 0.4,
      flowS: 70,
      warp: 3,
      warpS: 30,
    });
    const dark = body.map((cover, at) => cover * smoothstep(0.08, 0.5, -facing(at)));
    sheet.wash(dark, {
      color: shade ?? SHADOW,
      dens: 0.55,
      edge: 0.35,
      edgeR: 4,
      gran: 0.35,
      warp: 3,
      warpS: 24,
    });
    if (pen > 0) this.pen([...outline, outline[0]], pen);
    return outline;
  }

  /** A flat patch of paint without a line. */
  dab(plan: string, at: Point, size: number, turn: number, color: string, dens = 0.9): void {
    const outline = smooth(placed(plan, at, size, turn), { closed: true, step: 4 });
    const frame = this.#frame;
    const draw = (context: SKRSContext2D) => {
      if (frame !== undefined) {
        outlineOf(context, frame);
        context.clip();
      }
      trace(context, outline);
    };
    this.sheet.wash(draw, {
      color,
      dens,
      edge: 0.6,
      edgeR: 4,
      gran: 0.35,
      flow: 0.5,
      flowS: 50,
      warp: 3,
      warpS: 18,
    });
  }

  /** Opaque white: a light put back, a thing of paper. */
  clear(plan: string, at: Point, size = 1, turn = 0): void {
    const outline = placed(plan, at, size, turn);
    this.sheet.lift((context) => trace(context, outline), 0.97);
    this.#ink.push({ cover: outline });
  }

  /** What is dabbed meanwhile stays inside a frame: a canvas, a window. */
  inside(plan: string, at: Point, paint: () => void): void {
    this.#frame = placed(plan, at);
    paint();
    this.#frame = undefined;
  }

  /** A pen line, kept until the paint is dry. */
  pen(path: readonly Point[], width = 3): void {
    this.#ink.push({ path: [...path], width });
  }

  /** A pen line from a plan, as smooth as a hand makes it. */
  stroke(plan: string, at: Point, size = 1, turn = 0, width = 2.4): void {
    this.pen(smooth(placed(plan, at, size, turn), { step: 5 }), width);
  }

  /** Draws what the pen was told: it swells, thins and here and there stops. */
  finish() {
    const { sheet } = this;
    const noise = this.#noise;
    const mask = sheet.draw((context) => {
      for (const mark of this.#ink) {
        if ('cover' in mark) {
          context.globalCompositeOperation = 'destination-out';
          trace(context, mark.cover);
          context.globalCompositeOperation = 'source-over';
          continue;
        }
        const { path, width } = mark;
        const phase = this.random() * 90;
        let length = 0;
        for (let i = 1; i < path.length; i++) {
          const [[ax, ay], [bx, by]] = [path[i - 1], path[i]];
          length += Math.hypot(bx - ax, by - ay);
          const s = phase + length / 80;
          if (length > 40 && noise(s * 0.5, 14, 1) > 0.9) continue;
          const t = i / path.length;
          const taper = Math.min(1, t / 0.1) * Math.min(1, (1 - t) / 0.12);
          const stray = (x: number, y: number): Point => [
            x + (noise(x / 60, y / 60, 2) - 0.5) * 3,
            y + (noise(y / 60, x / 60, 2) - 0.5) * 3,
          ];
          context.lineWidth = Math.max(
            0.9,
            width * (0.4 + 0.6 * taper) * (0.65 + 0.7 * noise(s * 1.3, 5, 2)),
          );
          context.beginPath();
          context.moveTo(...stray(ax, ay));
          context.lineTo(...stray(bx, by));
          context.stroke();
        }
      }
    });
    sheet.wash(mask, {
      color: INK,
      dens: 0.96,
      edge: 0.12,
      edgeR: 2,
      gran: 0.25,
      warp: 0.5,
      warpS: 7,
      flow: 0.15,
    });
    return sheet.toCanvas({ relief: 0.03, curl: 0.02 });
  }
}

function outlineOf(context: SKRSContext2D, outline: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of outline) context.lineTo(x, y);
  context.closePath();
}

function trace(context: SKRSContext2D, outline: readonly Point[]): void {
  outlineOf(context, outline);
  context.fill();
}
