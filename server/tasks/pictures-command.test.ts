import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Picture } from '#contract/site/content.ts';
import { runCommand } from '#test/run-command.ts';
import { listText, type PictureList } from '#server/site/pictures/list-text.ts';

let folder: string;
const owl: Picture = {
  name: 'clay-owl',
  hash: '3e321a05',
  width: 1280,
  height: 987,
  colour: '#687868',
  focus: [0.5, 0.42],
  widths: [240, 320, 1280],
};

const before = listText({ pictures: { 'clay-owl': owl }, placeholders: { 'clay-owl': 'data:,owl' } });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await mkdir(path.join(folder, 'content/pictures'), { recursive: true });
  await writeFile(listFile(), before);
});
afterEach(() => rm(folder, { recursive: true }));

const pictures = (...args: string[]) => runCommand('server/tasks/pictures-command.ts', args, {}, folder);
const listFile = () => path.join(folder, 'content/pictures.json');
const list = async () => JSON.parse(await readFile(listFile(), 'utf8')) as PictureList;
const made = (file: string) => path.join(folder, 'content/pictures', file);

/** Writes a picture of one colour, with the name of its camera. */
async function photograph(file: string, width: number, height: number, orientation = 1): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: '#c84828' } })
    .withExif({ IFD0: { Model: 'Our camera' } })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(path.join(folder, file));
}

/** What the command says of these arguments, which changes nothing. */
async function refusal(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await pictures(...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(await readdir(path.join(folder, 'content/pictures'))).toEqual([]);
  expect(await readFile(listFile(), 'utf8')).toBe(before);
  return stderr;
}

test('adds a picture in all widths and formats, its entry and its placeholder, and keeps the others', async () => {
  await photograph('hen.jpg', 1000, 700);
  const { code, stdout, stderr } = await pictures('hen.jpg', 'clay-hen', "A hen that 'looks' back");
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('clay-hen in 5 files');
  expect(stdout).toContain(`alt: "A hen that 'looks' back",`);
  const { pictures: all, placeholders } = await list();
  const { hash = '' } = all['clay-hen'] ?? {};
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  const hen = {
    name: 'clay-hen',
    hash,
    width: 1000,
    height: 700,
    colour: '#c84828',
    focus: [0.5, 0.5],
    widths: [320, 480, 640, 960],
  };
  expect(all).toEqual({ 'clay-owl': owl, 'clay-hen': hen });
  expect(placeholders).toEqual({
    'clay-owl': 'data:,owl',
    'clay-hen': expect.stringMatching(/^data:image\/webp;base64,.{1,220}$/) as string,
  });
  const files = await readdir(path.join(folder, 'content/pictures'));
  expect(files.toSorted()).toEqual(
    [...hen.widths.map((width) => `clay-hen-${width}-${hash}.avif`), `clay-hen-640-${hash}.jpg`].toSorted(),
  );
  for (const file of files) {
    const { width, height, exif } = await sharp(made(file)).metadata();
    expect([width, height, exif]).toEqual([
      Number(file.split('-')[2]),
      Math.round((width * 700) / 1000),
      undefined,
    ]);
  }
});

test('turns a photograph upright, and serves none wider than 1280 pixels', async () => {
  await photograph('tall.jpg', 900, 1500, 6);
  expect(await pictures('tall.jpg', 'tall')).toMatchObject({ code: 0, stderr: '' });
  expect((await list()).pictures['tall']).toMatchObject({ width: 1280, height: 768 });
});

test('refuses a file that is missing, no picture or too small in one sentence', async () => {
  expect(await refusal('none.jpg', 'clay-hen')).toMatch(
    /none\.jpg.*the file or its directory is missing\.\n$/,
  );
  expect(await refusal('content', 'clay-hen')).toBe('content is a directory.\n');
  await writeFile(path.join(folder, 'text.jpg'), 'no picture');
  expect(await refusal('text.jpg', 'clay-hen')).toMatch(/^text\.jpg cannot be read as a picture: .*\.\n$/);
  await photograph('small.jpg', 639, 900);
  expect(await refusal('small.jpg', 'clay-hen')).toBe(
    'small.jpg is 639 pixels wide: a picture needs at least 640.\n',
  );
});

test('refuses a name that is taken or cannot be one, and other arguments', async () => {
  await photograph('hen.jpg', 700, 500);
  expect(await refusal('hen.jpg', 'clay-owl')).toBe('There is a picture called clay-owl already.\n');
  expect(await refusal('hen.jpg', 'Clay hen')).toMatch(/^Clay hen cannot be the name of a picture: .*\.\n$/);
  expect(await refusal('hen.jpg')).toMatch(/^Usage: /);
  expect(await refusal('hen.jpg', 'clay-hen', 'A hen', 'more')).toMatch(/^Usage: /);
});
