import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultContent, makeEdition } from '#server/content/edition.ts';
import { readContent } from '#server/content/read-content.ts';
import { content } from '#test/content.ts';
import { drawCard } from './draw-card.ts';
import { cardsOf } from './edition-cards.ts';
import { pictureFile, socialCardsOf } from './social-cards.ts';

const { documents } = defaultContent;

/** The content of a school with another heading and picture on /FaqPage. */
const contentWith = (faq: Partial<typeof documents.faq>) =>
  readContent(
    makeEdition(1, { ...defaultContent, documents: { ...documents, faq: { ...documents.faq, ...faq } } }),
  );
const title = { text: 'Ask Us Anything', keyWord: 'Anything' };

let folder: string;
const failures: string[] = [];
const draw = (changed = content) => cardsOf(changed, folder, (name) => failures.push(name));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-cards-'));
  failures.length = 0;
});
afterEach(async () => rm(folder, { recursive: true }));

describe('the social cards of an edition', () => {
  test('are the shipped files when nothing on them has changed', async () => {
    expect(await draw()).toEqual({});
    expect([await readdir(folder), failures]).toEqual([[], []]);
  });

  test('a page with another heading gets a new JPEG of 1200 by 630 pixels under 100 KiB', async () => {
    const addresses = await draw(contentWith({ title }));
    expect(Object.keys(addresses)).toEqual(['faqpage']);
    expect(addresses.faqpage).toMatch(/^\/cards\/faqpage-[\da-f]{16}\.jpg$/);
    const bytes = await readFile(path.join(folder, path.basename(addresses.faqpage ?? '')));
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(bytes.length).toBeLessThan(100 * 1024);
  });

  test('each is drawn once', async () => {
    const first = await draw(contentWith({ title }));
    const file = path.join(folder, path.basename(first.faqpage ?? ''));
    await utimes(file, 1, 1);
    expect(await draw(contentWith({ title }))).toEqual(first);
    expect((await stat(file)).mtimeMs).toBe(1000);
  });

  test('a card that no page has had for a month is removed', async () => {
    const { faqpage = '' } = await draw(contentWith({ title }));
    await draw();
    expect(await readdir(folder)).toEqual([path.basename(faqpage)]);
    await utimes(path.join(folder, path.basename(faqpage)), 1, 1);
    await draw();
    expect(await readdir(folder)).toEqual([]);
  });

  test('a page whose card cannot be drawn has the card of the home page, and the failure is reported', async () => {
    const broken = contentWith({ title });
    const withoutPicture = { ...broken, picture: () => ({ ...broken.picture('clay-owl'), hash: 'missing' }) };
    const addresses = await draw(withoutPicture);
    expect(addresses.faqpage).toBe('/cards/home.jpg');
    expect(failures).toContain('faqpage');
  });
});

test.each(['home', 'landscapes', 'faqpage'])('a drawn card looks like the shipped one: %s', async (name) => {
  const card = socialCardsOf(content)[name];
  if (card === undefined) throw new Error(`there is no card ${name}`);
  const jpeg = await drawCard(
    card,
    card.works.map((work) => pictureFile(work, content)),
  );
  const pixels = (file: string | Buffer) => sharp(file).resize(300).raw().toBuffer();
  const [shipped, drawn] = await Promise.all([
    pixels(path.resolve(import.meta.dirname, `../../public/cards/${name}.jpg`)),
    pixels(jpeg),
  ]);
  const difference = shipped.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0);
  // Of 255; another noise of the wall and another encoder give about 3, another heading gives more than 10.
  expect(difference / shipped.length).toBeLessThan(6);
});
