/** Whether two paintings are the same but for grain: so a program can be tidied and its original left alone. */
import sharp from 'sharp';

type Difference = {
  /** Mean of all patches, in steps of 255. */
  mean: number;
  /** Of the patch in which the two differ most: what was moved or recoloured shows here. */
  most: number;
};

/** Pixels to a side: wide enough to even out the renderer's grain, narrow enough to see a bead that moved. */
const PATCH = 8;
/** Two renders of one scene with other random light stay below both, even in the dark and in reflections. */
const GRAIN: Difference = { mean: 1.5, most: 24 };

function patchesOf(file: string, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(file)
    .removeAlpha()
    .resize(Math.ceil(size.width / PATCH), Math.ceil(size.height / PATCH), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}

/** How far two pictures are apart, patch by patch; infinitely far when their sizes differ. */
export async function differenceOf(one: string, other: string): Promise<Difference> {
  const [size, otherSize] = await Promise.all([one, other].map((file) => sharp(file).metadata()));
  if (size!.width !== otherSize!.width || size!.height !== otherSize!.height) {
    return { mean: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  }
  const [a, b] = await Promise.all([patchesOf(one, size!), patchesOf(other, size!)]);
  let sum = 0;
  let most = 0;
  for (let at = 0; at < a.length; at++) {
    const here = Math.abs(a[at]! - b[at]!);
    sum += here;
    most = Math.max(most, here);
  }
  return { mean: sum / a.length, most };
}

export const isSame = ({ mean, most }: Difference): boolean => mean <= GRAIN.mean && most <= GRAIN.most;

export const inWords = (difference: Difference): string =>
  `${isSame(difference) ? 'the same' : 'not the same'}: ${difference.mean.toFixed(2)} of 255 apart, ${difference.most} where it is most`;
