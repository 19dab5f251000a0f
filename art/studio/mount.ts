import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from './colour.ts';
import { clamp, noiseFrom, randomFrom, type Noise, type Random } from './random.ts';

export interface Mounting {
  /** Width of the wall or table around the sheet, in pixels. */
  pad?: number;
  /** Its colour. */
  bg?: string;
  /** Irregularity of the torn edge, in pixels. */
  deckle?: number;
  seed?: number;
}

/** Shadows for light from the upper left: a wide, a medium and a narrow one. */
export const shadows = [
  { blur: 26, x: 10, y: 14, alpha: 0.22 },
  { blur: 9, x: 4, y: 5, alpha: 0.22 },
  { blur: 2, x: 1, y: 1.5, alpha: 0.3 },
];

/** Fills the canvas with a wall or table top in light from the upper left. */
export function paintWall(context: SKRSContext2D, colour: string, noise: Noise, random: Random): void {
  const { width, height } = context.canvas;
  const ground = rgb(colour);
  const image = context.createImageData(width, height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const light =
        1.03 -
        (0.054 * x) / width -
        (0.07 * y) / height +
        (noise(x / 3, y / 3, 2) - 0.5) * 0.025 +
        (random() - 0.5) * 0.015;
      for (let channel = 0; channel < 3; channel++) {
        image.data[at * 4 + channel] = 255 * clamp(ground[channel] * light);
      }
      image.data[at * 4 + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
}

/** Places a finished sheet on a wall or table, with a deckled edge and a soft shadow. */
export function mount(
  sheet: Canvas,
  { pad = 40, bg = '#e9e0cf', deckle = 4, seed = 5 }: Mounting = {},
): Canvas {
  const width = sheet.width + pad * 2;
  const height = sheet.height + pad * 2;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const noise = noiseFrom(seed);
  const random = randomFrom(seed);

  paintWall(context, bg, noise, random);

  const inset = (along: number, side: number) =>
    Math.abs(
      (noise(along / 26, side, 3) - 0.5) * 2 * deckle + (noise(along / 5, side + 9, 2) - 0.5) * deckle * 0.8,
    );
  const outline: [number, number][] = [];
  const right = pad + sheet.width;
  const bottom = pad + sheet.height;
  for (let i = 0; i <= sheet.width; i += 3) outline.push([pad + i, pad + inset(i, 1)]);
  for (let i = 0; i <= sheet.height; i += 3) outline.push([right - inset(i, 2), pad + i]);
  for (let i = sheet.width; i >= 0; i -= 3) outline.push([pad + i, bottom - inset(i, 3)]);
  for (let i = sheet.height; i >= 0; i -= 3) outline.push([pad + inset(i, 4), pad + i]);
  const trace = () => {
    context.beginPath();
    for (const [x, y] of outline) context.lineTo(x, y);
    context.closePath();
  };

  for (const shadow of shadows) {
    context.save();
    context.shadowColor = `rgba(60,38,20,${shadow.alpha})`;
    context.shadowBlur = shadow.blur;
    context.shadowOffsetX = shadow.x;
    context.shadowOffsetY = shadow.y;
    context.fillStyle = '#f7f1e2';
    trace();
    context.fill();
    context.restore();
  }
  context.save();
  trace();
  context.clip();
  context.drawImage(sheet, pad, pad);
  context.restore();
  // A torn edge catches a little light.
  context.strokeStyle = 'rgba(255,252,240,.5)';
  context.lineWidth = 1.2;
  trace();
  context.stroke();
  return canvas;
}
