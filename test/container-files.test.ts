import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sent = read('.dockerignore')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1));

test('every file at the top that the build of the image imports is sent to its builder', () => {
  const settings = sent.filter((file) => file.startsWith('vite.')).map(read);
  const imported = Array.from(settings.join('\n').matchAll(/from '\.\/([^/']+)'/g), ([, file]) => file);
  expect(imported).not.toEqual([]);
  expect(sent).toEqual(expect.arrayContaining(imported));
});

test('only what exists is sent to the builder of the image', () => {
  expect(sent.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
