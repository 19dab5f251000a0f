/**
 * Whether two paintings differ by no more than noise, so that a clean-up of a program need not replace its original.
 */
import sharp from 'sharp';

type Difference = {
  /** The mean over all patches, 0 to 255. */
  mean: number;
  /** The largest difference of a patch, 0 to 255: it shows an object that was moved or recoloured. */
  max: number;
};

/**
 * Side of a patch in pixels: large enough to average out the renderer's noise, small enough to show a bead that
 * moved.
 */
const PATCH = 8;
/** On one machine a program always paints the same pixels; the arithmetic of another one may differ slightly. */
const NOISE: Difference = { mean: 0.5, max: 8 };
/** A draft has more noise and less detail than the full picture; an object that moved differs far more. */
const DRAFT_NOISE: Difference = { mean: 5, max: 40 };

function patchesOf(file: string | Buffer, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(file)
    .removeAlpha()
    .resize(Math.ceil(size.width / PATCH), Math.ceil(size.height / PATCH), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}

/** Compares two pictures patch by patch; infinite if their proportions differ. */
export async function differenceOf(one: string | Buffer, other: string | Buffer): Promise<Difference> {
  const [size, otherSize] = await Promise.all([one, other].map((each) => sharp(each).metadata()));
  const scale = otherSize!.width / size!.width;
  if (Math.abs(otherSize!.height - size!.height * scale) > scale) {
    return { mean: Number.POSITIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  }
  const [a, b] = await Promise.all([patchesOf(one, size!), patchesOf(other, size!)]);
  let sum = 0;
  let max = 0;
  for (let at = 0; at < a.length; at++) {
    const here = Math.abs(a[at]! - b[at]!);
    sum += here;
    max = Math.max(max, here);
  }
  return { mean: sum / a.length, max };
}

const isWithin = (limit: Difference, { mean, max }: Difference) => mean <= limit.mean && max <= limit.max;

/** Whether two paintings differ by no more than noise. */
export const isSame = (difference: Difference): boolean => isWithin(NOISE, difference);

/** Whether a draft shows the same as the full picture. */
export const isSameInDraft = (difference: Difference): boolean => isWithin(DRAFT_NOISE, difference);

export const differenceInWords = ({ mean, max }: Difference): string =>
  `mean difference ${mean.toFixed(2)} of 255, maximum ${max}`;
