import { describe, expect, test } from 'vitest';
import { commonPasswords } from '#content/common-passwords.ts';
import { commonPasswordCheck } from './common-password.ts';

const isCommon = commonPasswordCheck(commonPasswords);

describe('the most common passwords', () => {
  test.each(['123456', 'password', 'PassWord', 'iloveyou', 'qwertyuiop', 'ｐａｓｓｗｏｒｄ'])(
    '%j is one of them',
    (password) => {
      expect(isCommon(password)).toBe(true);
    },
  );

  test.each(['', 'gulmohar in May', 'lotus 12', 'नमस्ते', 'passwort-für-die-Schule'])(
    '%j is none of them',
    (password) => {
      expect(isCommon(password)).toBe(false);
    },
  );

  test('there are ten thousand, and hardly any other is taken for one', () => {
    expect(atob(commonPasswords)).toHaveLength(30_000);
    const others = Array.from({ length: 20_000 }, (_, at) => `marigold ${at} neem`);
    expect(others.filter(isCommon)).toEqual([]);
  });
});
