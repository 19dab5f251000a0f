import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictures } from '../content/pictures/index.ts';
import { catalogue } from './catalogue.ts';
import { isUpToDate, originalOf } from './originals.ts';

test('the site shows every picture of the catalogue and no others', () => {
  expect(Object.keys(pictures).toSorted()).toEqual([...catalogue.keys()].toSorted());
});

test('every picture has its original', () => {
  expect([...catalogue.keys()].filter((name) => !existsSync(originalOf(name)))).toEqual([]);
});

test('every program exists', () => {
  const programs = [...catalogue.values()].flatMap(({ program }) => program ?? []);
  expect(programs.length).toBeGreaterThan(0);
  expect(programs.filter((program) => !existsSync(program))).toEqual([]);
});

test('every original was painted by its program in the present version (npm run paint -- --all)', () => {
  const outdated = [...catalogue].filter(
    ([name, { program }]) => program !== undefined && !isUpToDate(name, program),
  );
  expect(outdated.map(([name]) => name)).toEqual([]);
});
