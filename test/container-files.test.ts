import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const linesOf = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n');
const sent = linesOf('.dockerignore')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1));

test('every file at the top that the build of the image imports is sent to its builder', () => {
  const imported = ['vite.config.ts', ...sent.filter((name) => name.startsWith('vite.'))].flatMap((file) =>
    [
      ...linesOf(file)
        .join('\n')
        .matchAll(/from '\.\/([^/']+\.ts)'/g),
    ].map(([, name]) => name),
  );
  expect(imported.length).toBeGreaterThan(0);
  expect(sent).toEqual(expect.arrayContaining(imported));
});

test('only what exists is sent to the builder of the image', () => {
  expect(sent.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});
