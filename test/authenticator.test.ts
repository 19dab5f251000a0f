import { expect, test } from 'vitest';
import { codeAt } from './authenticator.ts';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the authenticator of the tests shows the code of RFC 6238, appendix B, at %i s', (seconds, code) => {
  // '12345678901234567890'
  expect(codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', seconds * 1000)).toBe(code);
});
