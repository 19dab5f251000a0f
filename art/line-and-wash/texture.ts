/** A finished picture on a surface. */
import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Colour } from '../studio/colour.ts';
import { projectPath } from '../studio/paths.ts';
import { clamp } from '../studio/random.ts';

/** The colour at a share of a picture's width and height. */
export type Texture = (u: number, v: number) => Colour;

interface Raster {
  data: Uint8Array | Uint8ClampedArray | Buffer;
  width: number;
  height: number;
  channels: number;
}

const textureOf =
  ({ data, width, height, channels }: Raster): Texture =>
  (u, v) => {
    const [x, y] = [clamp(u * width - 0.5, 0, width - 1.01), clamp(v * height - 0.5, 0, height - 1.01)];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [a, b] = [x - left, y - top];
    const from = (top * width + left) * channels;
    const below = from + width * channels;
    const channel = (offset: number) =>
      ((data[from + offset] * (1 - a) + data[from + channels + offset] * a) * (1 - b) +
        (data[below + offset] * (1 - a) + data[below + channels + offset] * a) * b) /
      255;
    return [channel(0), channel(1), channel(2)];
  };

/** One of the school's works without its background; left, top, width and height are shares. */
export async function work(
  name: string,
  [left, top, wide, high]: readonly [number, number, number, number],
  width: number,
): Promise<Texture> {
  const file = projectPath(`art/originals/${name}.jpg`);
  const size = await sharp(file).metadata();
  const { data, info } = await sharp(file)
    .extract({
      left: Math.round(size.width * left),
      top: Math.round(size.height * top),
      width: Math.round(size.width * wide),
      height: Math.round(size.height * high),
    })
    .resize(width)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return textureOf({ data, width: info.width, height: info.height, channels: info.channels });
}

/** The texture of a canvas. */
export function drawn(canvas: Canvas): Texture {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return textureOf({ data, width: canvas.width, height: canvas.height, channels: 4 });
}
