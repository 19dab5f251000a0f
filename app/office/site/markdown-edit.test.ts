import { expect, test } from 'vitest';
import {
  insertLink,
  insertPicture,
  toggleBold,
  toggleHeading,
  toggleList,
  type MarkdownEdit,
  type Selected,
} from './markdown-edit.ts';

/** A text whose selection stands between | and |; one | is the caret. */
function selected(marked: string): Selected {
  const [before = '', ...rest] = marked.split('|');
  const [chosen = '', after] = rest.length > 1 ? rest : ['', rest[0]];
  return { text: before + chosen + after, start: before.length, end: before.length + chosen.length };
}

/** The text afterwards, with its selection in the same form. */
function after({ text }: Selected, { from, to, insert, start, end }: MarkdownEdit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  const chosen = start === end ? '|' : `|${next.slice(start, end)}|`;
  return next.slice(0, start) + chosen + next.slice(end);
}

type Case = [before: string, after: string];
const check = (edit: (at: Selected) => MarkdownEdit, cases: Case[]) => {
  for (const [before, expected] of cases) {
    const at = selected(before);
    expect(after(at, edit(at)), before).toBe(expected);
  }
};

test('a heading is a line with ##, and the same button takes it away', () => {
  check(toggleHeading, [
    ['|', '## |Heading|'],
    ['One\n\nTw|o\nThree', 'One\n\n## Tw|o\nThree'],
    ['## Tw|o', 'Tw|o'],
    ['|## Two', '|Two'],
    ['- Tw|o', '## Tw|o'],
    ['|One\nTwo\n|', '|## One\n## Two|\n'],
  ]);
});

test('each selected line is an entry of a list, and the text below is no part of it', () => {
  check(toggleList, [
    ['\n|', '\n- |Entry|'],
    ['|Clay\nWater|\nThen begin.', '|- Clay\n- Water|\n\nThen begin.'],
    ['|Clay\n\nWater|', '|- Clay\n\n- Water|'],
    ['|- Clay\nWater|\n- Shirt', '|- Clay\n- Water|\n- Shirt'],
    ['|- Clay\n- Water|\n\nThen', '|Clay\nWater|\n\nThen'],
  ]);
});

test('the selected words or the word at the caret are bold, and plain again', () => {
  check(toggleBold, [
    ['|', '**|words|**'],
    ['a wo|rd here', 'a **|word|** here'],
    ['a| word |here', 'a **|word|** here'],
    ['a **|word|** here', 'a |word| here'],
    ['a |**word**| here', 'a |word| here'],
    ['|## Title\n- Clay\n\nWater |', '|## Title\n- **Clay**\n\n**Water**| '],
  ]);
});

test('a link has the selected words, and what is missing is typed next', () => {
  check(insertLink, [
    ['See |', 'See [|words|](address)'],
    ['See |our classes|.', 'See [our classes](|address|).'],
    ['See |/classes|', 'See [|words|](/classes)'],
    ['|a [b]\nc|', '[a \\[b\\] c](|address|)'],
  ]);
});

test('a picture stands in a paragraph of its own', () => {
  check(
    (at) => insertPicture(at, 'clay-owl', 'The "Owl"'),
    [
      ['|', '![](clay-owl "|The ’Owl’|")'],
      ['One| two\nthree', 'One two\n\n![](clay-owl "|The ’Owl’|")\n\nthree'],
      ['One\n|\n\nTwo', 'One\n\n![](clay-owl "|The ’Owl’|")\n\nTwo'],
    ],
  );
});
