import fc from 'fast-check';
import { expect, test } from 'vitest';
import { content } from '#test/content.ts';
import { parsePost } from './parse-post.ts';

const blocksOf = (body: string) => {
  const { blocks, problems } = parsePost(body);
  expect(problems).toEqual([]);
  return blocks;
};

test('paragraphs have text, emphasis and links, and a new line in the source is a space', () => {
  expect(
    blocksOf(
      'A *new* line\nin **one [link](/classes)** \\*.\n\n[Mail](mailto:a@b.example) & <https://tate.org.uk>',
    ),
  ).toEqual([
    {
      kind: 'paragraph',
      parts: [
        'A ',
        { kind: 'emphasis', parts: ['new'] },
        ' line in ',
        { kind: 'strong', parts: ['one ', { kind: 'link', href: '/classes', parts: ['link'] }] },
        ' *.',
      ],
    },
    {
      kind: 'paragraph',
      parts: [
        { kind: 'link', href: 'mailto:a@b.example', parts: ['Mail'] },
        ' & ',
        { kind: 'link', href: 'https://tate.org.uk', parts: ['https://tate.org.uk'] },
      ],
    },
  ]);
});

test('a heading has its own id, or one from its words', () => {
  expect(blocksOf('## And the pile? {#the-pile}\n\n## Café, and a 2nd thing\n\n## 3 rules')).toEqual([
    { kind: 'subheading', id: 'the-pile', text: 'And the pile?' },
    { kind: 'subheading', id: 'cafe-and-a-2nd-thing', text: 'Café, and a 2nd thing' },
    { kind: 'subheading', id: 'rules', text: '3 rules' },
  ]);
});

test('a list has entries with emphasis and links', () => {
  expect(blocksOf('- one *two*\n- three\n  four')).toEqual([
    { kind: 'list', items: [['one ', { kind: 'emphasis', parts: ['two'] }], ['three four']] },
  ]);
});

test('a picture alone in a paragraph is a figure with a work and a caption', () => {
  expect(blocksOf('![](crayon-family "The “baby” is\nin the air.")')).toEqual([
    { kind: 'figure', work: 'crayon-family', caption: 'The “baby” is in the air.' },
  ]);
});

test.each([
  ['<b>bold</b>', 'Please leave out HTML.'],
  ['<div>\nblock\n</div>', 'Please leave out HTML.'],
  ['<!-- comment -->', 'Please leave out HTML.'],
  ['> quote', 'Please leave out quotes (>).'],
  ['    code', 'Please leave out code, and spaces at the beginning of a line.'],
  ['```\ncode\n```', 'Please leave out code, and spaces at the beginning of a line.'],
  ['some `code`', 'Please leave out code.'],
  ['***', 'Please leave out lines between paragraphs.'],
  ['two  \nlines', 'Please start a new paragraph instead of a new line.'],
  ['fish &amp; chips', 'Please write the character itself instead of &amp;'],
  ['[a]: /classes', 'Please write the address into the link: [words](address).'],
  ['1. first', 'Please begin the entries of a list with a hyphen.'],
  ['- one\n  - two', 'Please use one paragraph of text for each entry of a list.'],
  ['-', 'Please use one paragraph of text for each entry of a list.'],
  ['# Title', 'Please begin a heading with ##.'],
  ['## A *new* title', 'Please use plain text in a heading.'],
  ['## {#id}', 'Please enter the text of the heading.'],
  ['## Menu', 'The id menu is in use. Please end the heading with another, such as {#the-pile}.'],
  ['text ![](clay-owl "Caption")', 'Please put a picture in a paragraph of its own.'],
  ['![](clay-owl)', 'Please add a caption: ![](work "Caption").'],
  ['![owl](clay-owl "Caption")', 'Please leave the brackets empty: the work has a text alternative.'],
  ['![](https://tate.org.uk/a.png "Caption")', 'https://tate.org.uk/a.png is not the name of a work.'],
  ['[a](/classes "Title")', 'Please leave out the title of the link.'],
])('refuses %j', (body, message) => {
  expect(parsePost(`A paragraph\nof two lines.\n\n${body}`).problems).toEqual([{ line: 4, message }]);
});

test('asks for an id of small letters, if there is one', () => {
  expect(parsePost('## Title {#The Pile}').problems).toEqual([
    {
      line: 1,
      message: 'Please end the heading with an id of small letters, digits and hyphens, such as {#the-pile}.',
    },
  ]);
});

test('a heading in another script, or of digits, gets an id by its place', () => {
  const { blocks, problems } = parsePost(
    '## सामग्री\n\n## 3\n\n## Clay\n\n## مٹی\n\n## Part 1\n\n## मिट्टी A\n\n## रंग A',
  );
  expect(problems).toEqual([]);
  const ids = blocks.map((block) => (block.kind === 'subheading' ? block.id : ''));
  expect(ids).toEqual(['part-2', 'part-3', 'clay', 'part-4', 'part-1', 'part-6', 'part-7']);
});

test.each([
  ['The fees', '---'],
  ['The fees', '==='],
  ['The fees', '-'],
  ['#PaintDay is on', '---'],
])('says of %j that %j under it would make a heading of it', (words, signs) => {
  expect(parsePost(`A text.\n\n${words}\n${signs}`).problems).toEqual([
    {
      line: 3,
      message: 'Please leave out the line of signs under this text, or put an empty line between them.',
    },
  ]);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'http://tate.org.uk',
  '//tate.org.uk',
])('refuses a link to %s', (href) => {
  expect(parsePost(`[words](${href})`).problems).toEqual([
    { line: 1, message: `${href}: Please enter an address such as /contact or https://….` },
  ]);
});

test('every problem has its own line', () => {
  const body = 'one\ntwo `a`\n\n- three\n- four\n  five <b>\n\n## Same\n\n## Same\n\n> six';
  expect(
    parsePost(body)
      .problems.map(({ line }) => line)
      .toSorted((a, b) => a - b),
  ).toEqual([2, 6, 10, 12]);
});

test('refuses quotes and lists that are nested too deeply to be read', () => {
  expect(parsePost('>'.repeat(20_000)).problems).toEqual([
    { line: 1, message: 'Please leave out quotes and lists inside others.' },
  ]);
});

test('refuses more signs of emphasis in one paragraph than can be read in time', () => {
  const wall = '*a_'.repeat(600);
  const message = 'Please use fewer stars and underlines here.';
  expect(parsePost(`One.\n\n${wall}\n\n${wall}`).problems).toEqual([
    { line: 3, message },
    { line: 5, message },
  ]);
});

test('the default posts are valid, and their figures show existing works', () => {
  for (const [, { body }] of content.entries('post')) {
    expect(parsePost(body).problems).toEqual([]);
    expect(content.blocks(body).length).toBeGreaterThan(5);
  }
});

test('reads any text, and names only lines that exist', () => {
  const pieces = [
    ...'#*_`[]()!<>&;"\\-+.=~|{} \nab1',
    '\n\n',
    '\n    ',
    '## ',
    '- ',
    '1. ',
    '![](',
    '](/a)',
    '<b>',
    'अ',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      const body = parts.join('');
      const lines = body.split('\n').length;
      for (const { line } of parsePost(body).problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['- '.repeat(3) + 'a', 'Please leave out quotes and lists inside others.'],
  ['- a\n'.repeat(600), 'Please put an empty line between these lines.'],
])('refuses what cannot be read in time: %#', (body, message) => {
  expect(parsePost(body).problems).toEqual([{ line: 1, message }]);
});
