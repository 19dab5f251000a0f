import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { courses } from '#test/content.ts';
import type { Picture } from '#contract/site/content.ts';
import { pictures, placeholders } from '#content/pictures.ts';
import { content } from '#test/content.ts';
import { rooms } from '#test/galleries.ts';

const works = content.entries('work').map(([name]) => content.work(name));

const folder = path.resolve(import.meta.dirname, '../content/pictures');
const all: Picture[] = Object.values(pictures);
const KIB = 1024;

const filesOf = ({ name, hash, widths }: Picture) => [
  ...widths.map((width) => ({ file: `${name}-${width}-${hash}.avif`, width })),
  { file: `${name}-640-${hash}.jpg`, width: 640 },
];

describe.each(all.map((picture) => [picture.name, picture] as const))('%s', (name, picture) => {
  test('exists as AVIF at the widths of the layouts and as one JPEG, with its aspect ratio', async () => {
    const { width, height, widths } = picture;
    for (const layoutWidth of [320, 480, 640, 960]) {
      if (width >= layoutWidth) expect(widths).toContain(layoutWidth);
    }
    expect(Math.max(...widths)).toBeLessThanOrEqual(width);
    expect(Math.max(...widths)).toBeGreaterThan(width * 0.74);
    for (const { file, width: fileWidth } of filesOf(picture)) {
      const metadata = await sharp(path.join(folder, file)).metadata();
      expect(metadata.width).toBe(fileWidth);
      expect(metadata.height / metadata.width).toBeCloseTo(height / width, 1);
    }
  });

  test('stays under the maximum file size for its number of pixels', async () => {
    for (const { file, width } of filesOf(picture)) {
      const pixels = width * width * (picture.height / picture.width);
      const bytes = (await stat(path.join(folder, file))).size;
      expect(bytes, file).toBeLessThan(10 * KIB + pixels * (file.endsWith('.avif') ? 0.36 : 0.5));
    }
  });

  test('has a placeholder under 300 bytes, a colour and a focus point', () => {
    const placeholder = placeholders[name] ?? '';
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThan(300);
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const share of picture.focus) expect(share >= 0 && share <= 1).toBe(true);
  });
});

describe.each(works)('$name', ({ name, title, medium, maker, age, description, alt, picture }) => {
  test('has a caption, a description and an alternative text', () => {
    for (const text of [title, medium, maker, description]) expect(text.trim()).not.toBe('');
    if (age !== null) expect(age).toBeGreaterThanOrEqual(4);
    expect(alt.length).toBeGreaterThan(40);
    expect(alt.length).toBeLessThan(320);
    expect(alt).not.toMatch(/^(an? )?(image|picture|photo) of/i);
    expect(description.length).toBeLessThan(140);
    expect(picture.name).toBe(name);
  });
});

test('no two works share a title, a description or an alternative text', () => {
  for (const field of ['title', 'description', 'alt'] as const) {
    const texts = works.map((each) => each[field]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('every picture belongs to a work, except the drawing of the 404 page and the poster of the film', () => {
  expect(all.map(({ name }) => name).toSorted()).toEqual(
    [...works.map(({ name }) => name), 'film-poster', 'not-found'].toSorted(),
  );
});

test('the folder contains the files of the pictures and no others, within 24 MB', async () => {
  const files = (await readdir(folder)).filter((file) => /\.(avif|jpg)$/.test(file));
  expect(files.toSorted()).toEqual(
    all
      .flatMap(filesOf)
      .map(({ file }) => file)
      .toSorted(),
  );
  let total = 0;
  for (const file of files) total += (await stat(path.join(folder, file))).size;
  expect(total).toBeLessThanOrEqual(24_000_000);
});

test('every gallery hangs at least its minimum number of works, each once', () => {
  const minimum: Record<string, number> = { '/painting': 8, '/clay': 8 };
  for (const room of rooms) {
    const names = room.works.map(({ name }) => name);
    expect(names.length, room.path).toBeGreaterThanOrEqual(minimum[room.path] ?? 6);
    expect(new Set(names).size).toBe(names.length);
  }
  for (const { works } of content.document('instructorArt').sections)
    expect(works.length).toBeGreaterThanOrEqual(4);
  expect(content.document('classes').studentGallery.works.length).toBeGreaterThanOrEqual(10);
  const { reviews } = content.document('reviews');
  expect(new Set(reviews.map(({ portrait }) => portrait)).size).toBe(reviews.length);
  expect(new Set(courses.map(({ image }) => image)).size).toBe(courses.length);
});
