import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const stylesheets = globSync('**/*.css', { cwd: import.meta.dirname }).filter(
  (file) => file !== 'tokens/colours.css',
);

test('no stylesheet but tokens/colours.css asks the system for its scheme, or the visitor’s own choice would not count there', () => {
  expect(stylesheets.length).toBeGreaterThan(20);
  const asking = stylesheets.filter((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('prefers-color-scheme'),
  );
  expect(
    asking,
    'use light-dark(), or var(--if-day, …) var(--if-evening, …): see app/tokens/colours.css',
  ).toEqual([]);
});
