/** Brushes of a painting program: a textured tip that is stamped along a line, and flat shapes that clip strokes. */
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb, type Colour } from '../studio/colour.ts';
import { evenly, type Point } from '../studio/curves.ts';
import { boundsOf, shading, shaky, type Line } from '../studio/hand.ts';
import { clamp, noiseFrom, randomFrom, smoothstep, type Random } from '../studio/random.ts';

const TIP = 96;
type TipName = 'dry' | 'chalk' | 'ink';

function makeTip(name: TipName): Float32Array {
  const noise = noiseFrom({ dry: 5, chalk: 6, ink: 7 }[name]);
  const tip = new Float32Array(TIP * TIP);
  for (let y = 0; y < TIP; y++) {
    for (let x = 0; x < TIP; x++) {
      const [u, v] = [(x / TIP) * 2 - 1, (y / TIP) * 2 - 1];
      const off = Math.hypot(u, v);
      const hair = noise(x / 60, y / 3.2, 2);
      const grain = noise(x / 3.4, y / 3.4, 2);
      tip[y * TIP + x] = {
        dry:
          smoothstep(1, 0.86, Math.abs(v)) *
          smoothstep(1, 0.05, Math.abs(u)) *
          smoothstep(0.36, 0.6, hair * 0.75 + grain * 0.25),
        chalk: smoothstep(1, 0.7, off) * smoothstep(0.4, 0.62, grain),
        ink: smoothstep(1, 0.8, off) * smoothstep(0.12, 0.3, grain),
      }[name];
    }
  }
  return tip;
}

const tips: Record<TipName, Float32Array> = {
  dry: makeTip('dry'),
  chalk: makeTip('chalk'),
  ink: makeTip('ink'),
};
const tinted = new Map<string, Canvas>();

/** The tip in a colour, cached for strokes in nearly the same colour. */
function tipIn(name: TipName, colour: Colour): Canvas {
  const near = colour.map((channel) => Math.round(clamp(channel) * 40) / 40) as Colour;
  const key = `${name} ${near.join()}`;
  const known = tinted.get(key);
  if (known) return known;
  const canvas = createCanvas(TIP, TIP);
  const context = canvas.getContext('2d');
  const image = context.createImageData(TIP, TIP);
  tips[name].forEach((cover, at) =>
    image.data.set([...near.map((channel) => channel * 255), cover * 255], at * 4),
  );
  context.putImageData(image, 0, 0);
  tinted.set(key, canvas);
  return canvas;
}

export interface Stroke {
  colour: string | Colour;
  width: number;
  tip?: TipName;
  opacity?: number;
  /** Share of the width at the ends. */
  taper?: number;
  /** Random variation of the colour of a stroke, 0 to 1. */
  vary?: number;
}

const colourOf = (colour: string | Colour): Colour => (typeof colour === 'string' ? rgb(colour) : colour);

export class DigitalPainting {
  readonly canvas: Canvas;
  readonly context: SKRSContext2D;
  readonly random: Random;

  constructor(width: number, height: number, seed: number) {
    this.canvas = createCanvas(width, height);
    this.context = this.canvas.getContext('2d');
    this.random = randomFrom(seed);
  }

  jitter(reach: number): number {
    return (this.random() - 0.5) * 2 * reach;
  }

  /** Stamps the brush along the line. */
  stroke(line: Line, { colour, width, tip = 'dry', opacity = 0.7, taper = 0.5, vary = 0 }: Stroke): void {
    const { context } = this;
    const points = evenly(line, Math.max(0.8, width * (tip === 'chalk' ? 0.16 : 0.09)));
    const last = points.length - 1;
    if (last < 1) return;
    const base = colourOf(colour);
    const tone: Colour = vary
      ? mix(base, this.random() < 0.5 ? [1, 0.93, 0.86] : [0.06, 0.05, 0.16], this.random() * vary)
      : base;
    const stamp = tipIn(tip, tone);
    context.save();
    for (let i = 0; i <= last; i++) {
      const before = points[Math.max(0, i - 1)];
      const after = points[Math.min(last, i + 1)];
      const share = i / last;
      const size = width * (taper + (1 - taper) * Math.sin(Math.PI * share) ** 0.5);
      context.setTransform(1, 0, 0, 1, points[i][0], points[i][1]);
      context.rotate(Math.atan2(after[1] - before[1], after[0] - before[0]));
      context.globalAlpha = (tip === 'dry' ? 0.72 : 1) * opacity * (0.6 + 0.4 * this.random());
      context.drawImage(stamp, -size / 2, -size / 2, size, size);
    }
    context.restore();
  }

  trace(shape: Line): void {
    this.context.beginPath();
    for (const [x, y] of shape) this.context.lineTo(x, y);
    this.context.closePath();
  }

  /** A flat shape in one colour that clips everything that `inside` paints. */
  shape(shape: Line, colour: string | Colour, inside?: () => void): void {
    const { context } = this;
    context.save();
    this.trace(shape);
    context.fillStyle = css(colourOf(colour));
    context.fill();
    if (inside) {
      context.clip();
      inside();
    }
    context.restore();
  }

  /** Broken colour over an area: parallel strokes next to each other. */
  scumble(area: Line, stroke: Stroke, { angle = 0, gap = stroke.width * 0.6, miss = 0.2 } = {}): void {
    for (const piece of shading(area, this.random, { angle, gap, miss, over: stroke.width * 0.3 })) {
      this.stroke(shaky(piece, stroke.width * 0.12, 90, this.random), stroke);
    }
  }

  /** A soft light or shadow over everything below, with a blend mode. */
  glow(
    x: number,
    y: number,
    radius: number,
    colour: string | Colour,
    opacity: number,
    blend: 'screen' | 'multiply' | 'source-over' = 'screen',
    flat = 1,
  ): void {
    const { context } = this;
    const base = colourOf(colour);
    context.save();
    context.globalCompositeOperation = blend;
    context.translate(x, y);
    context.scale(1, flat);
    const light = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    light.addColorStop(0, css(base, opacity));
    light.addColorStop(0.4, css(base, opacity * 0.45));
    light.addColorStop(1, css(base, 0));
    context.fillStyle = light;
    context.fillRect(-radius, -radius, radius * 2, radius * 2);
    context.restore();
  }

  /** Strokes along the rim of a shape on the side that faces the light. */
  rim(shape: Line, light: Point, { colour, width, opacity = 0.9, tip = 'chalk' }: Stroke): void {
    const points = evenly([...shape, shape[0]], 5);
    const box = boundsOf(shape);
    const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const [lx, ly] = [light[0] - middle[0], light[1] - middle[1]];
    const far = Math.hypot(lx, ly);
    let run: Point[] = [];
    const put = () => {
      if (run.length > 2) this.stroke(run, { colour, width, opacity, tip, taper: 0.25 });
      run = [];
    };
    for (let i = 1; i < points.length; i++) {
      const [dx, dy] = [points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]];
      const facing =
        Math.abs(dx * -ly + dy * lx) < 1e-6 ? 0 : (dy * lx - dx * ly) / (far * Math.hypot(dx, dy));
      if (facing > 0.35) run.push(points[i]);
      else put();
    }
    put();
  }
}
