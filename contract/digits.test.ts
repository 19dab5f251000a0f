import { expect, test } from 'vitest';
import { asciiDigits } from './digits.ts';

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
