import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const stylesheets = globSync('**/*.css', { cwd: import.meta.dirname }).filter(
  (file) => file !== 'tokens/colours.css',
);

test('only tokens/colours.css uses prefers-color-scheme, because a visitor can choose another scheme than the system’s', () => {
  expect(stylesheets.length).toBeGreaterThan(20);
  const found = stylesheets.filter((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('prefers-color-scheme'),
  );
  expect(
    found,
    'use light-dark(), or var(--if-day, …) var(--if-evening, …): see app/tokens/colours.css',
  ).toEqual([]);
});
