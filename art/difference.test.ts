import sharp from 'sharp';
import { expect, test } from 'vitest';
import { differenceOf, isSame, isSameInDraft } from './difference.ts';

type Rectangle = { left: number; top: number; width: number; height: number };

/** A grey picture, if wanted with a white rectangle on it, as a PNG. */
function picture(width: number, height: number, white?: Rectangle): Promise<Buffer> {
  const grey = sharp({ create: { width, height, channels: 3, background: '#808080' } });
  if (white === undefined) return grey.png().toBuffer();
  const { left, top, ...size } = white;
  const input = { create: { ...size, channels: 3, background: '#ffffff' } } as const;
  return grey.composite([{ input, left, top }]).png().toBuffer();
}

test('a picture does not differ from itself', async () => {
  const difference = await differenceOf(await picture(160, 80), await picture(160, 80));
  expect(difference).toEqual({ mean: 0, max: 0 });
  expect(isSame(difference)).toBe(true);
});

test('a draft is the same as its picture at another scale', async () => {
  const draft = await picture(80, 40);
  expect(isSameInDraft(await differenceOf(draft, await picture(160, 80)))).toBe(true);
});

test('an object of the size of a patch makes a difference', async () => {
  const changed = await picture(160, 80, { left: 80, top: 40, width: 8, height: 8 });
  const difference = await differenceOf(await picture(160, 80), changed);
  expect(isSame(difference)).toBe(false);
  expect(isSameInDraft(difference)).toBe(false);
});

test('pictures of different proportions are never the same', async () => {
  const difference = await differenceOf(await picture(160, 80), await picture(160, 120));
  expect(isSame(difference)).toBe(false);
});
