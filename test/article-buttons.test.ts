import { expect, test } from 'vitest';
import {
  insertLink,
  insertPicture,
  toggleBold,
  toggleHeading,
  toggleList,
  type MarkdownEdit,
  type Selected,
} from '#app/office/site/markdown-edit.ts';
import { parsePost } from '#contract/site/parse-post.ts';

/** What the site makes of a text in which a button is pressed while some words are selected. */
function parsed(text: string, words: string, edit: (selected: Selected) => MarkdownEdit) {
  const at = text.indexOf(words);
  const { from, to, insert } = edit({ text, start: at, end: at + words.length });
  return parsePost(text.slice(0, from) + insert + text.slice(to));
}

test.each([
  ['a heading', toggleHeading, ['paragraph', 'subheading', 'paragraph']],
  ['a list', toggleList, ['paragraph', 'list', 'paragraph']],
  ['bold words', toggleBold, ['paragraph']],
  [
    'a picture',
    (at: Selected) => insertPicture(at, 'clay-owl', 'An "owl"'),
    ['paragraph', 'figure', 'paragraph'],
  ],
])('an article can have what the buttons of its form make: %s', (_, edit, kinds) => {
  const { blocks, problems } = parsed('One\nTwo\nThree', 'Two', edit);
  expect(problems).toEqual([]);
  expect(blocks.map(({ kind }) => kind)).toEqual(kinds);
});

test('a link whose address is still to be typed is not published', () => {
  expect(parsed('One', 'One', insertLink).problems).toMatchObject([
    { message: 'address: Please enter an address such as /contact or https://….' },
  ]);
});
