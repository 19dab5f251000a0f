import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cardFacts, socialCardsOf } from '#server/cards/social-cards.ts';
import { content } from '#test/content.ts';

const socialCards = socialCardsOf(content);
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'public/cards');
const KIB = 1024;

const drawn = JSON.parse(await readFile(path.join(root, 'server/cards/drawn.json'), 'utf8')) as Record<
  string,
  unknown
>;

describe.each(Object.entries(socialCards))('the social card %s', (name, card) => {
  test('is a JPEG of 1200 by 630 pixels and under 100 KiB', async () => {
    const file = path.join(folder, `${name}.jpg`);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect((await stat(file)).size).toBeLessThan(100 * KIB);
  });

  test('shows the current heading and works of the page (else run node bin/run.mjs server/cards/cards-command.ts)', () => {
    expect(drawn[name]).toEqual(cardFacts(card, content));
  });
});

test('every file is the social card of a page, and all together are under 2.5 MB', async () => {
  const files = await readdir(folder);
  expect(files.toSorted()).toEqual(
    Object.keys(socialCards)
      .map((name) => `${name}.jpg`)
      .toSorted(),
  );
  let total = 0;
  for (const file of files) total += (await stat(path.join(folder, file))).size;
  expect(total).toBeLessThan(2_500_000);
});
