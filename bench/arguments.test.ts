import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test('without a name all groups are measured', () => {
  expect(readArguments([])).toEqual({
    wanted: ['pages', 'server', 'publish'],
    isQuick: false,
  });
});

test('named groups are measured in the order of the report', () => {
  expect(readArguments(['publish', '--quick', 'server'])).toEqual({
    wanted: ['server', 'publish'],
    isQuick: true,
  });
});

test.each(['servers', '--fast'])('rejects the unknown argument %s', (argument) => {
  expect(() => readArguments([argument])).toThrow(`There is no group '${argument}'. Usage: npm run bench`);
});
