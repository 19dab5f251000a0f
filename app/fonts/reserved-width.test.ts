import { expect, test } from 'vitest';
import { headingWidth } from './heading-widths.ts';
import { isInHeadingFont } from './reserved-width.ts';

test('the browser and the publisher agree on the characters that the heading font has', () => {
  const characters = Array.from({ length: 0x30_00 }, (_, code) => String.fromCodePoint(code));
  const wrong = characters.filter(
    (character) => isInHeadingFont(character) !== (headingWidth(character) !== undefined),
  );
  expect(wrong).toEqual([]);
});
