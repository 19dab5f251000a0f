import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { content } from '#test/content.ts';
import { cardAddress, removeOldCards } from './card-files.ts';
import { cardOf, type SocialCard } from './page-card.ts';

/** A card with the pictures of home. */
const cardWith = (changed: Partial<SocialCard> = {}): SocialCard => ({
  ...cardOf('<main><h1>Ask <em>Us</em></h1></main>', content),
  ...changed,
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-cards-'));
});
afterEach(async () => rm(folder, { recursive: true }));

const fileAt = (address: string) => path.join(folder, path.basename(address));

describe('the file of a social card', () => {
  const pictures = cardWith().pictures.slice(0, 1);
  test.each([
    ['a row of pictures', {}],
    ['a painted wall', { keyWord: undefined, colour: 'mor' }],
    ['one picture', { pictures }],
    ['a long heading', { heading: 'What to say when a child shows you a drawing of Us' }],
  ])('is a JPEG of 1200 by 630 pixels under 100 KiB: %s', async (_, changed) => {
    const address = await cardAddress(folder, cardWith(changed));
    expect(address).toMatch(/^\/cards\/[\da-f]{16}\.jpg$/);
    const bytes = await readFile(fileAt(address));
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(bytes.length).toBeLessThan(100 * 1024);
  });

  test('is drawn once, and another card has another address', async () => {
    const first = await cardAddress(folder, cardWith());
    await utimes(fileAt(first), 1, 1);
    expect(await cardAddress(folder, cardWith())).toBe(first);
    expect((await stat(fileAt(first))).mtimeMs).toBe(1000);
    expect(await cardAddress(folder, cardWith({ line: 'Another town' }))).not.toBe(first);
  });

  test('is not written when a picture is missing', async () => {
    const drawing = cardAddress(folder, cardWith({ pictures: ['/pictures/missing-640-0.jpg'] }));
    await expect(drawing).rejects.toThrow('missing-640-0.jpg');
    expect(await readdir(folder)).toEqual([]);
  });

  test('is removed when no page has had the card for a month', async () => {
    const address = await cardAddress(folder, cardWith());
    await removeOldCards(folder, new Set());
    expect(await readdir(folder)).toEqual([path.basename(address)]);
    await utimes(fileAt(address), 1, 1);
    await removeOldCards(folder, new Set([address]));
    expect(await readdir(folder)).toEqual([path.basename(address)]);
    await removeOldCards(folder, new Set());
    expect(await readdir(folder)).toEqual([]);
  });
});
