import { mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCompressor } from './compress.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'school-compress-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const text = '<p>नमस्ते, a page of the school</p>'.repeat(40);
const other = 'Another page. '.repeat(40);

/** What can happen to a file on a disk, by name. */
const damages: [name: string, damage: (file: string) => Promise<void>][] = [
  [
    'has a flipped bit',
    async (file) => {
      const bytes = await readFile(file);
      const middle = bytes.length >> 1;
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      await writeFile(file, bytes);
    },
  ],
  ['is cut short', async (file) => truncate(file, (await readFile(file)).length - 5)],
  ['is empty', (file) => truncate(file, 0)],
  ['is missing', (file) => rm(file)],
  ['has bytes after its end', (file) => writeFile(file, '\0\0\0\0', { flag: 'a' })],
];
const cases = ['br', 'gz'].flatMap((ending) => damages.map(([name, damage]) => ({ ending, name, damage })));

describe('a cached compressed text', () => {
  test('is loaded byte for byte, and the cache holds no other file', async () => {
    const made = await createCompressor(directory).encode(text);
    expect(await createCompressor(directory).load(made.hash)).toEqual(made);
    expect(await createCompressor(directory).encode(text)).toEqual(made);
    expect(await readdir(directory)).toHaveLength(2);
  });

  test.each(cases)('is rejected when its .$ending $name', async ({ ending, damage }) => {
    const { hash } = await createCompressor(directory).encode(text);
    await damage(path.join(directory, `${hash}.${ending}`));
    await expect(createCompressor(directory).load(hash)).rejects.toThrow();
  });

  test.each(cases)('is made again from the text when its .$ending $name', async ({ ending, damage }) => {
    const made = await createCompressor(directory).encode(text);
    await damage(path.join(directory, `${made.hash}.${ending}`));
    expect(await createCompressor(directory).encode(text)).toEqual(made);
    expect(await createCompressor(directory).load(made.hash)).toEqual(made);
  });

  test.each(damages)('has the same gzip form when its file %s while the server runs', async (_, damage) => {
    const compressor = createCompressor(directory);
    const made = await compressor.encode(text);
    const gzip = await compressor.gzip(made);
    await damage(path.join(directory, `${made.hash}.gz`));
    expect(gzip.equals(await compressor.gzip(made))).toBe(true);
    expect(gunzipSync(gzip).toString()).toBe(text);
  });

  test('is not accepted under the name of another text', async () => {
    const compressor = createCompressor(directory);
    const [made, wrong] = [await compressor.encode(text), await compressor.encode(other)];
    for (const ending of ['br', 'gz']) {
      const [file, wrongFile] = [made, wrong].map(({ hash }) => path.join(directory, `${hash}.${ending}`));
      await rename(wrongFile ?? '', file ?? '');
    }
    await expect(createCompressor(directory).load(made.hash)).rejects.toThrow('damaged');
    const again = await createCompressor(directory).encode(text);
    expect(brotliDecompressSync(again.br).toString()).toBe(text);
    expect(gunzipSync(await compressor.gzip(again)).toString()).toBe(text);
  });
});

test('keepOnly keeps a part that another process is writing and deletes an old one', async () => {
  const [being, left] = ['hash.br.1.part', 'hash.gz.2.part'].map((name) => path.join(directory, name));
  for (const file of [being, left]) await writeFile(file ?? '', 'half');
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(left ?? '', yesterday, yesterday);
  await createCompressor(directory).keepOnly(new Set());
  expect(await readdir(directory)).toEqual(['hash.br.1.part']);
});

test('keepOnly deletes the files of all other texts', async () => {
  const compressor = createCompressor(directory);
  const [made] = [await compressor.encode(text), await compressor.encode(other)];
  await compressor.keepOnly(new Set([made.hash]));
  expect((await readdir(directory)).toSorted()).toEqual([`${made.hash}.br`, `${made.hash}.gz`]);
  expect(await createCompressor(directory).load(made.hash)).toEqual(made);
});

test('a text that could not be stored is compressed and stored by the next call', async () => {
  const compressor = createCompressor(directory);
  await rm(directory, { recursive: true });
  await expect(compressor.encode(text)).rejects.toThrow('ENOENT');
  await mkdir(directory);
  const made = await compressor.encode(text);
  expect(await createCompressor(directory).load(made.hash)).toEqual(made);
});
