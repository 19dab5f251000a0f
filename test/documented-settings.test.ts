import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

/** The names of all environment variables that the server reads, in alphabetical order. */
function settingNames(): string[] {
  const names = new Set<string>();
  readSettings(
    new Proxy(
      {},
      {
        get(_, name) {
          names.add(String(name));
        },
      },
    ),
  );
  return [...names].toSorted();
}

test('.env.example lists every setting and no other', () => {
  const listed = Array.from(read('.env.example').matchAll(/^# ([A-Z_]+)=/gm), ([, name]) => name);
  expect(listed.toSorted()).toEqual(settingNames());
});

test('.env.example contains only comments and empty lines', () => {
  expect(
    read('.env.example')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  ).toEqual([]);
});

test('the settings table of the README lists every setting and no other', () => {
  const [, table = ''] = read('README.md').split('## Settings');
  const firstCells = table.split('\n## ')[0]?.matchAll(/^\| (`[^|]+)/gm) ?? [];
  const listed = Array.from(firstCells, ([, cell = '']) => cell.match(/[A-Z_]+/g) ?? []).flat();
  expect(listed.toSorted()).toEqual(settingNames());
});
