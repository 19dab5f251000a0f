import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFileAtomically } from './write-file-atomically.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'school-write-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('replaces a file with mode 0600 and leaves no temporary file', async () => {
  const file = path.join(directory, 'list.json');
  await writeFileAtomically(file, 'first');
  await writeFileAtomically(file, Buffer.from('second'));
  expect(await readFile(file, 'utf8')).toBe('second');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(directory)).toEqual(['list.json']);
});

test('of two writers of one file, one complete text remains', async () => {
  const file = path.join(directory, 'list.json');
  const texts = ['a', 'b'].map((letter) => letter.repeat(1_000_000));
  await Promise.all(texts.map((text) => writeFileAtomically(file, text)));
  expect(texts).toContain(await readFile(file, 'utf8'));
  expect(await readdir(directory)).toEqual(['list.json']);
});

test('a failed write throws and leaves no temporary file', async () => {
  const file = path.join(directory, 'taken');
  await mkdir(path.join(file, 'inside'), { recursive: true });
  await expect(writeFileAtomically(file, 'text')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(directory)).toEqual(['taken']);
});
