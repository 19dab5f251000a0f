import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cards, madeOf } from '../art/pictures/cards.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'public/cards');
const KIB = 1024;

const record = JSON.parse(await readFile(path.join(root, 'art/pictures/cards-made.json'), 'utf8')) as Record<
  string,
  string
>;

describe.each(Object.keys(cards))('the card %s', (name) => {
  test('is as large as networks show it and light enough for a slow line', async () => {
    const file = path.join(folder, `${name}.jpg`);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect((await stat(file)).size).toBeLessThan(100 * KIB);
  });

  test('shows the heading and works the page has now (node bin/run.mjs art/pictures/make-cards.ts)', () => {
    const card = cards[name];
    expect(card && madeOf(card)).toBe(record[name]);
  });
});

test('there are no cards of pages that are gone, and all weigh less than 2.5 MB', async () => {
  const files = await readdir(folder);
  expect(files.toSorted()).toEqual(
    Object.keys(cards)
      .map((name) => `${name}.jpg`)
      .toSorted(),
  );
  let total = 0;
  for (const file of files) total += (await stat(path.join(folder, file))).size;
  expect(total).toBeLessThan(2_500_000);
});
