import { expect, test } from 'vitest';
import { canonicalPath, type Snapshot } from './snapshot.ts';

const snapshot = {
  canonical: new Map([
    ['/', '/'],
    ['/signup', '/SignUp'],
  ]),
} as unknown as Snapshot;

test.each([
  ['/', '/'],
  ['//', '/'],
  ['///', '/'],
  ['/SignUp', '/SignUp'],
  ['/SIGNUP', '/SignUp'],
  ['/signup///', '/SignUp'],
  ['//signup', undefined],
  ['/signup/x', undefined],
])('the canonical path of %j is %j', (path, canonical) => {
  expect(canonicalPath(snapshot, path)).toBe(canonical);
});
