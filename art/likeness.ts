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
/** One program paints the same to the last pixel on one machine; another's arithmetic may differ by a hair. */
const GRAIN: Difference = { mean: 0.5, most: 8 };
/** A draft is grainier and softer than the whole; a flower that moved stands far above that. */
const DRAFT_GRAIN: Difference = { mean: 5, most: 40 };

function patchesOf(file: string | Buffer, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(file)
    .removeAlpha()
    .resize(Math.ceil(size.width / PATCH), Math.ceil(size.height / PATCH), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}

/** How far two pictures are apart, patch by patch of the first; infinitely far when their shapes differ. */
export async function differenceOf(one: string | Buffer, other: string | Buffer): Promise<Difference> {
  const [size, otherSize] = await Promise.all([one, other].map((each) => sharp(each).metadata()));
  const scale = otherSize!.width / size!.width;
  if (Math.abs(otherSize!.height - size!.height * scale) > scale) {
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

const isWithin = (grain: Difference, { mean, most }: Difference) => mean <= grain.mean && most <= grain.most;

/** Whether two paintings differ by no more than grain. */
export const isSame = (difference: Difference): boolean => isWithin(GRAIN, difference);

/** Whether a draft shows what the whole picture shows. */
export const isSameInDraft = (difference: Difference): boolean => isWithin(DRAFT_GRAIN, difference);

export const inWords = ({ mean, most }: Difference): string =>
  `${mean.toFixed(2)} of 255 apart, ${most} where it is most`;
