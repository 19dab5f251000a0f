import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';

let last = 0;

/** A picture of the least size that is taken, in one colour, another one each time unless it is given. */
export function pictureCanvas(
  colour?: string,
  [width, height]: readonly [number, number] = [320, 320],
): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  last += 1;
  context.fillStyle = colour ?? `rgb(${last % 256} ${(last >> 8) % 256} 120)`;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** The file of such a picture. */
export const pictureFile = (colour?: string): Buffer => pictureCanvas(colour).toBuffer('image/png');

/** A word in the place of a photograph that nobody may read. */
export const secretPlace = 'Neem Lane 3';

/** A JPEG file with EXIF: an orientation, and the place where it was taken. */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const number = (value: number, size: number) => {
    const buffer = Buffer.alloc(size);
    buffer.writeUIntBE(value, 0, size);
    return buffer;
  };
  const place = Buffer.from(`${secretPlace}\0`);
  const tiff = Buffer.concat([
    Buffer.from('MM\0*', 'latin1'),
    number(8, 4),
    number(2, 2),
    // ImageDescription, behind the list.
    number(0x010e, 2),
    number(2, 2),
    number(place.length, 4),
    number(38, 4),
    // Orientation.
    number(0x0112, 2),
    number(3, 2),
    number(1, 4),
    number(orientation, 2),
    number(0, 2),
    number(0, 4),
    place,
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), number(exif.length + 2, 2), exif]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** A picture whose corners have the colours of `corners`, beginning at the top left, clockwise. */
export function pictureOfCorners(
  corners: readonly string[],
  [width, height]: readonly [number, number],
): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [index, colour] of corners.entries()) {
    context.fillStyle = colour;
    context.fillRect(
      index === 1 || index === 2 ? width / 2 : 0,
      index > 1 ? height / 2 : 0,
      width / 2,
      height / 2,
    );
  }
  return canvas;
}

/** The colours in the corners of a picture, clockwise: of red, green and blue those that are there. */
export async function cornersOf(file: Buffer): Promise<string[]> {
  const image = await loadImage(file);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const [right, bottom] = [image.width - 9, image.height - 9];
  const corners = [
    [8, 8],
    [right, 8],
    [right, bottom],
    [8, bottom],
  ];
  return corners.map(([x = 0, y = 0]) => {
    const { data } = context.getImageData(x, y, 1, 1);
    return ['r', 'g', 'b'].filter((_, channel) => (data[channel] ?? 0) > 128).join('');
  });
}

/** What an owner says of a picture to hang it. */
export const ownLabel = {
  subject: 'nobody',
  children: [],
  showsFace: false,
  title: 'Owl',
  medium: 'Hand-built clay',
  maker: 'Asha',
  age: 8,
  description: 'An owl that looks sideways.',
  alt: 'A clay owl with round eyes.',
};
