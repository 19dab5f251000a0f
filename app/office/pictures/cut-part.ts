import { sizeOf, type Frame } from './crop-geometry.ts';

/**
 * Cuts a part out of a picture that is loaded.
 * @param name of the file
 * @returns a file without loss, because it is made smaller and into a JPEG file like every other one that is sent
 * @throws Error when there is no memory for it
 */
export async function cutPart(image: HTMLImageElement, frame: Frame, name: string): Promise<File> {
  const { width, height } = sizeOf(frame);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, frame.left, frame.top, width, height, 0, 0, width, height);
  const bytes = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  // Phones have memory for few pixels, and browsers keep those of a canvas for long.
  canvas.width = 0;
  canvas.height = 0;
  if (bytes === null) throw new Error('no memory');
  return new File([bytes], name, { type: bytes.type });
}
