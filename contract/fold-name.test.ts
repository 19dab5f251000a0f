import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/arbitraries.ts';
import { foldName } from './fold-name.ts';

test.each([
  ['Maya D\u2019Souza', "Maya D'Souza"],
  ['Maya D\u2018Souza', "Maya D'Souza"],
  ['Maya D\u02BCSouza', "Maya D'Souza"],
  ['Maya D`Souza', "Maya D'Souza"],
  ['Maya D\u00B4Souza', "Maya D'Souza"],
  ['Maya D\uFF07Souza', "Maya D'Souza"],
  ['Jos\u00E9', 'Jose\u0301'],
  ['Jos\u00E9', 'Jose'],
  ['\u0958मर', '\u0915\u093Cमर'],
  ['\u0930\u093E\u091C\u200D', '\u0930\u093E\u091C'],
  ['क्\u200Dष', 'क्ष'],
  ['می\u200Cخواهم', 'میخواهم'],
  ['Me\u00ADera', 'Meera'],
  ['Mee\u200Bra\uFEFF', 'Meera'],
  ['\u202AMeera\u202C', 'Meera'],
  ['രമേശൻ', 'രമേശന്\u200D'],
  ['Anne\u2010Marie', 'Anne-Marie'],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['Anne\u2013Marie', 'Anne-Marie'],
  ['Anne\u2014Marie', 'Anne-Marie'],
  ['Anne\u2212Marie', 'Anne-Marie'],
  ['Meera\u00A0Verma', 'Meera Verma'],
  ['Meera\u3000Verma', 'Meera Verma'],
  ['  Meera \t Verma ', 'Meera Verma'],
  ['MEERA verma', 'Meera Verma'],
  ['Strauß', 'STRAUSS'],
  ['Γιώργος', 'ΓΙΏΡΓΟΣ'],
  ['ＭＥＥＲＡ', 'Meera'],
  ['Meera २', 'Meera 2'],
])('%j and %j are one name', (one, other) => expect(foldName(one)).toBe(foldName(other)));

test.each([
  ['Meera', 'Mira'],
  ['राज', 'राजा'],
  ['Anne Marie', 'Annemarie'],
  ['Maya DSouza', "Maya D'Souza"],
  ['कमला', 'कमल'],
  ['ന', 'ൻ'],
])('%j and %j are two names', (one, other) => expect(foldName(one)).not.toBe(foldName(other)));

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldName(foldName(text))).toBe(foldName(text));
    }),
  );
});
