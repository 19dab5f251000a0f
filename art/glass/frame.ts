import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { rgb } from '../studio/colour.ts';
import { clamp, noiseFrom } from '../studio/random.ts';

interface Moulding {
  width?: number;
  wood?: string;
  /** The narrow bright strip next to the glass. */
  slip?: string;
  seed?: number;
}

/** Height of the moulding across its width: rounded outside, a groove, a step down to the glass. */
function slope(across: number): number {
  if (across < 0.16) return 1 - across / 0.16;
  if (across > 0.84) return -(across - 0.84) / 0.16;
  if (across > 0.42 && across < 0.5) return -0.5;
  if (across >= 0.5 && across < 0.58) return 0.5;
  return 0;
}

/** A mitred wooden frame around a picture, with light from the upper left. */
export function framed(
  picture: Canvas,
  { width = 58, wood = '#5c3620', slip = '#c9a24d', seed = 4 }: Moulding = {},
): Canvas {
  const outerWidth = picture.width + width * 2;
  const outerHeight = picture.height + width * 2;
  const canvas = createCanvas(outerWidth, outerHeight);
  const context = canvas.getContext('2d');
  const image = context.createImageData(outerWidth, outerHeight);
  const noise = noiseFrom(seed);
  const colour = rgb(wood);
  for (let y = 0, at = 0; y < outerHeight; y++) {
    for (let x = 0; x < outerWidth; x++, at++) {
      const sides = [x, outerWidth - 1 - x, y, outerHeight - 1 - y];
      const inwards = Math.min(...sides);
      const side = sides.indexOf(inwards);
      const grain = side < 2 ? noise(x / 5, y / 190, 4) : noise(x / 190, y / 5, 4);
      const faces = side === 0 || side === 2 ? 1 : -1;
      let light = 0.62 + grain * 0.55 + slope(inwards / width) * faces * 0.34;
      const mitre = Math.abs(Math.min(sides[0], sides[1]) - Math.min(sides[2], sides[3]));
      if (mitre < 1.2) light *= 0.62;
      for (let channel = 0; channel < 3; channel++) {
        image.data[at * 4 + channel] = 255 * clamp(colour[channel] * light);
      }
      image.data[at * 4 + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  context.drawImage(picture, width, width);
  shade(width, 0, width + 26, 0);
  shade(0, width, 0, width + 26);
  context.strokeStyle = slip;
  context.lineWidth = 3;
  context.strokeRect(width - 1, width - 1, picture.width + 2, picture.height + 2);
  return canvas;

  /** The shadow of the frame on the glass, strongest at the first point. */
  function shade(x0: number, y0: number, x1: number, y1: number): void {
    const gradient = context.createLinearGradient(x0, y0, x1, y1);
    gradient.addColorStop(0, 'rgba(10,5,0,.6)');
    gradient.addColorStop(1, 'rgba(10,5,0,0)');
    context.fillStyle = gradient;
    context.fillRect(width, width, picture.width, picture.height);
  }
}
