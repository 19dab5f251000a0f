import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.resolve(import.meta.dirname, '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: app })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(path.join(app, file), 'utf8') }));
const stylesheets = read('**/*.css');
const scripts = read('**/*.{ts,tsx}').filter(({ file }) => !file.startsWith('tokens/'));

const declared = (text: string) => [...text.matchAll(/(?<![\w-])(--[\w-]+)['"]?:/g)].map(([, name]) => name);

test('every custom property that a stylesheet uses without a fallback is declared', () => {
  const names = new Set([...stylesheets, ...scripts].flatMap(({ text }) => declared(text)));
  const unknown = stylesheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !names.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every pigment and every step of a scale is used', () => {
  const users = [...stylesheets, ...scripts].map(({ text }) => text).join('\n');
  const camelCase = (name: string) =>
    name.slice(2).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const tokens = stylesheets
    .filter(({ file }) => /^tokens\/(?:pigments|scales)\.css$/.test(file))
    .flatMap(({ text }) => declared(text));
  expect(tokens.length).toBeGreaterThan(100);
  const unused = tokens.filter(
    (name = '') => !users.includes(`var(${name})`) && !new RegExp(`\\b${camelCase(name)}\\b`).test(users),
  );
  expect(unused).toEqual([]);
});
