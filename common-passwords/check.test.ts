import { describe, expect, test } from 'vitest';
import { commonPasswords } from '#common-passwords/common-passwords.ts';
import { commonPasswordCheck } from './check.ts';

const isCommon = commonPasswordCheck(commonPasswords);

describe('the check for common passwords', () => {
  test.each(['123456', 'password', 'PassWord', 'iloveyou', 'qwertyuiop', 'ｐａｓｓｗｏｒｄ'])(
    'finds %j',
    (password) => {
      expect(isCommon(password)).toBe(true);
    },
  );

  test.each(['', 'gulmohar in May', 'lotus 12', 'नमस्ते', 'passwort-für-die-Schule'])(
    'does not find %j',
    (password) => {
      expect(isCommon(password)).toBe(false);
    },
  );

  test('has ten thousand passwords and hardly any false positives', () => {
    expect(atob(commonPasswords)).toHaveLength(30_000);
    const others = Array.from({ length: 20_000 }, (_, at) => `marigold ${at} neem`);
    expect(others.filter(isCommon)).toEqual([]);
  });
});
