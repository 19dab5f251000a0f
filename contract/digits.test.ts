import { expect, test } from 'vitest';
import { otpCheck } from './users/account.ts';
import { secondStep } from './users/second-factor.ts';
import { asciiDigits, codeDigits } from './digits.ts';

test.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['full-width', '０１２３４５６７８９'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['monospace', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['ASCII', '0123456789'],
])('reads %s digits', (_, digits) => expect(asciiDigits(`a ${digits} b`)).toBe('a 0123456789 b'));

test('gives every decimal digit of Unicode its value', () => {
  const digits = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => (code < 0xd8_00 || code > 0xdf_ff) && /\p{Nd}/u.test(String.fromCodePoint(code)))
    .map((code) => String.fromCodePoint(code));
  expect(digits.length % 10).toBe(0);
  expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});

test('keeps numbers that are no decimal digits', () => expect(asciiDigits('½ ² Ⅷ ௰')).toBe('½ ² Ⅷ ௰'));

const codes = [
  '042137',
  '०४२१३७',
  '٠٤٢١٣٧',
  '０４２１３７',
  '𝟎𝟒𝟐𝟏𝟑𝟕',
  ' 042 137 ',
  '042\u00A0137',
  '042-137',
  '042\u2011137',
  '\u202A042137\u202C',
  '\u200E042\u200B137\uFEFF',
];

test.each(codes)('a code may be typed or copied as %j', (code) => {
  expect(codeDigits(code)).toBe('042137');
  expect(otpCheck.parse({ email: 'a@b.test', otp: code }).otp).toBe('042137');
  expect(secondStep.parse({ code }).code).toBe('042137');
});

test.each(['04213', '0421377', '04213a', '½42137', '', 'x'.repeat(60)])('the code %j is refused', (otp) => {
  expect(otpCheck.safeParse({ email: 'a@b.test', otp }).error?.issues.map(({ message }) => message)).toEqual([
    'Please enter all six digits.',
  ]);
});
