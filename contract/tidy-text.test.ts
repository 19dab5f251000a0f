import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePost } from './site/parse-post.ts';
import * as fields from './site/fields.ts';
import { type email, line, optionalLine, optionalParagraphs, paragraphs } from './text.ts';

const missing = 'Please enter a text.';
/** Each schema for a text of a person, of the office or of the site, with the texts that it may hold. */
const lines = { line: line(200, missing), optionalLine: optionalLine(200), document: fields.line(200) };
const texts = {
  paragraphs: paragraphs(2000, missing),
  optionalParagraphs: optionalParagraphs(2000),
  document: fields.text(2000),
  markdown: fields.markdown(2000),
};

describe.each(Object.entries(lines))('a line of %s', (_, schema) => {
  test.each([
    ['Rang Kala ', 'Rang Kala'],
    [' Rang\tKala\u00A0', 'Rang Kala'],
    ['Rang\u2003Kala', 'Rang Kala'],
    ['98765 43210\u202C', '98765 43210'],
    ['\u2068\u202A98765 43210\u202C\u2069', '98765 43210'],
    ['3, Neem\u2028Lane', '3, Neem Lane'],
    ['\uFEFFNeem\u200B Lane\u2060', 'Neem Lane'],
    ['Neem\u3000Lane', 'Neem Lane'],
    ['क्‍ष', 'क्‍ष'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('%j is %j', (typed, stored) => expect(schema.parse(typed)).toBe(stored));
});

test('a no-break space of a person is a space, and one of the site stays', () => {
  expect(lines.line.parse('Asha\u00A0Rao')).toBe('Asha Rao');
  expect(texts.paragraphs.parse('3\u00A0pm')).toBe('3 pm');
  expect(lines.document.parse('3\u00A0pm')).toBe('3\u00A0pm');
});

describe.each(Object.entries(texts))('a text of %s', (_, schema) => {
  test.each([
    ['One.\r\nTwo.\rThree.\u2028Four.', 'One.\nTwo.\nThree.\nFour.'],
    ['Bring\tpaper\u2009and clay', 'Bring paper and clay'],
    ['سلام، \u2067کلاس\u2069 کب ہے؟', 'سلام، کلاس کب ہے؟'],
  ])('%j is %j', (typed, stored) => expect(schema.parse(typed)).toBe(stored));
});

test('a list that Word has made is a list', () => {
  const body = fields.markdown(200).parse('Bring:\n\n•\tpaper\n•\u00A0clay\n-\u00A0glue');
  const { blocks, problems } = parsePost(body);
  expect(problems).toEqual([]);
  expect(blocks.at(-1)).toEqual({ kind: 'list', items: [['paper'], ['clay'], ['glue']] });
});

test('what only looks like a bullet stays', () => {
  const body = '-\u00A05 °C outside\n\n·dotted\n\n∙5';
  expect(fields.markdown(200).parse(body)).toBe(body);
});

test.each([
  ['Rang\u00A0Kala art', 'Rang Kala', 'Rang\u00A0Kala'],
  ['Cafe\u0301 days', 'Caf\u00E9', 'Caf\u00E9'],
])('of the heading %j the words %j are %j, which look the same', (text, keyWord, found) => {
  expect(fields.heading().parse({ text, keyWord }).keyWord).toBe(found);
});

test.each([
  ['www.school.example', 'https://www.school.example'],
  ['https://school.example/a ', 'https://school.example/a'],
  ['asha@school.example', 'mailto:asha@school.example'],
  [' /contact', '/contact'],
])('the address %j is %j', (typed, stored) => expect(fields.address().parse(typed)).toBe(stored));

test('what is left over is refused with its place', () => {
  const messageFor = (schema: { safeParse: typeof email.safeParse }, value: string) =>
    schema.safeParse(value).error?.issues[0]?.message;
  for (const schema of [...Object.values(lines), ...Object.values(texts)]) {
    expect(messageFor(schema as typeof email, 'The blue\u0007 wall')).toBe(
      'Please remove the hidden character after “blue”.',
    );
    expect(messageFor(schema as typeof email, '\u0001The wall')).toMatch(/hidden character, for example/);
  }
});

test('any text of any script is stored as it is meant, or is refused with a sentence', () => {
  const character = fc.oneof(
    fc.constantFrom(
      ' ',
      '\t',
      '\n',
      '\r\n',
      '\u00A0',
      '\u2028',
      '\u202E',
      '\u2069',
      '\uFEFF',
      '\u200D',
      '•',
      '-',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
    fc.constantFrom(...'कखगचअआइ', ...'سلامکب', ...'äéñß', ...'日本語', '👩🏽‍🎨', 'a', 'B', '7'),
  );
  /** What is seen of a text: no spaces, and nothing that nobody sees. */
  const seen = (text: string) =>
    text
      .normalize('NFC')
      .replaceAll(/[\s\p{Z}\u202A-\u202E\u2066-\u2069\uFEFF\u200B\u2060\u0085]/gu, '')
      .replaceAll(/[•●▪◦‣∙·]/gu, '-');
  fc.assert(
    fc.property(fc.array(character, { maxLength: 60 }), (parts) => {
      const typed = parts.join('');
      for (const schema of [...Object.values(lines), ...Object.values(texts)]) {
        const checked = schema.safeParse(typed);
        if (checked.success) {
          expect(seen(checked.data)).toBe(seen(typed));
          expect(schema.parse(checked.data)).toBe(checked.data);
        } else {
          expect(checked.error.issues.length).toBeGreaterThan(0);
          for (const { message } of checked.error.issues) expect(message).toMatch(/^Please .*\.$/su);
        }
      }
    }),
    { numRuns: 400 },
  );
});
