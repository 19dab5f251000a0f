import { minPictureSide } from '#contract/site/picture-limits.ts';
import type { PreparedPicture } from './upload-queue.ts';

/** The longer side of what is sent, in pixels. Every phone has a canvas of this size. */
const largestSide = 2560;
const quality = 0.85;

/** The shorter side of the preview: twice what is shown. */
const previewSide = 160;

const isHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /hei[cf]/.test(type);

/** A sentence about a file that this browser cannot draw. */
const unusable = (file: File) =>
  isHeic(file)
    ? 'This browser cannot open HEIC photographs. Add it with the phone that took it, or save it as JPEG first.'
    : 'This file cannot be opened as a picture.';

const dataUriOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

/** Decodes a picture upright. */
async function decode(file: File): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // An older browser does not know the function or the option. The policy of the pages has no blob: addresses.
    const image = new Image();
    image.src = await dataUriOf(file);
    await image.decode();
    return image;
  }
}

/** Draws a picture on white, which shows where it is transparent. */
function drawn(source: ImageBitmap | HTMLImageElement | HTMLCanvasElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** How much smaller a picture is sent. A long one keeps the least height that the server takes. */
const scaleFor = ({ width, height }: { width: number; height: number }) =>
  Math.min(1, Math.max(largestSide / Math.max(width, height), minPictureSide / Math.min(width, height)));

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no memory')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });

/** Browsers keep the pixels of a canvas for long, and phones have memory for few. */
function free(canvas: HTMLCanvasElement) {
  canvas.width = 0;
  canvas.height = 0;
}

/**
 * Makes what is sent of a file: its pixels, upright and not too large. Place, time and camera stay on the phone.
 * @throws Error with a sentence for the owner
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  try {
    const source = await decode(file);
    const canvas = drawn(source, scaleFor(source));
    if (source instanceof ImageBitmap) source.close();
    const small = drawn(canvas, Math.min(1, previewSide / Math.min(canvas.width, canvas.height)));
    const preview = small.toDataURL('image/jpeg', quality);
    free(small);
    const body = await jpegOf(canvas);
    free(canvas);
    return { body, preview };
  } catch {
    throw new Error(unusable(file));
  }
}
