import { expect, test } from 'vitest';
import { parseContentFile } from './parse-content-file.ts';

const parse = (text: string | Buffer) => parseContentFile('content.json', Buffer.from(text));
const problemsOf = (text: string) => parse(text).problems.map(({ path, message }) => `${path}: ${message}`);

test.each([
  ['a byte order mark', '\uFEFF{"city":"Bhopal"}', { city: 'Bhopal' }],
  ['Windows line ends between and in texts', '{\r\n"city":"Bho\\r\\npal"}\r\n', { city: 'Bho\npal' }],
  ['what npm writes above it', '\n> school@1.0.0 content\n> node command.ts export\n\n[1]\n', [1]],
  ['a name in two objects', '[{"a":1},{"a":{"a":2}}]', [{ a: 1 }, { a: { a: 2 } }]],
  ['signs of JSON in a text', '{"a":"{,[\\"]:","b":[","]}', { a: '{,["]:', b: [','] }],
])('accepts %s', (_, text, value) => {
  expect(parse(text)).toEqual({ value, problems: [] });
});

test('names a field that is there twice', () => {
  expect(problemsOf('{"courses":[{"price":1},{"id":"x","price":2,"\\u0070rice":3}]}')).toEqual([
    'courses[1].price: This name is there twice.',
  ]);
});

test('names a text with a damaged character', () => {
  expect(problemsOf('{"documents":{"faq":{"title":"Caf\uFFFD"},"lists":["a","\\ufffd"]}}')).toEqual([
    expect.stringMatching(/^documents\.faq\.title: .*damaged/),
    expect.stringMatching(/^documents\.lists\[1\]: .*damaged/),
  ]);
});

test('names the line with bytes that are not UTF-8', () => {
  const latin = Buffer.from('{\n"city": "Bhopal",\n"name": "Caf\u00e9"\n}\n', 'latin1');
  expect(() => parse(latin)).toThrow('content.json: line 3 is not UTF-8.');
});

test('refuses values that are nested too deeply', () => {
  const levels = 20_000;
  expect(problemsOf(`{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`)).toEqual([
    expect.stringMatching(/^a\[0\].*: This is nested too deeply\.$/),
  ]);
});
