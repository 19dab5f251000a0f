import { describe, expect, test } from 'vitest';
import { blocksOf } from './css-blocks.ts';
import { elementsOf } from './markup.ts';
import { splitStyles } from './split-styles.ts';

const elements = elementsOf('<main><h1 class="title">A</h1><a class="link" href="/">B</a></main>');
const split = (css: string) => splitStyles(css, elements);

describe('a stylesheet has its rules', () => {
  test.each([
    ['a{b:c}d{e:f}', ['a', 'd']],
    ['@charset "utf-8";a{b:c}', ['@charset "utf-8"', 'a']],
    ['@media print{a{b:c}d{e:f}}g{}', ['@media print', 'g']],
    ['a{content:"}{;"}b{}', ['a', 'b']],
    ['a{background:url(data:x;{y})}b{}', ['a', 'b']],
    [String.raw`.a\{b{c:d}e{}`, [String.raw`.a\{b`, 'e']],
  ])('%s', (css, preludes) => {
    expect(blocksOf(css).map(({ prelude }) => prelude)).toEqual(preludes);
  });
});

describe('the first view has the rules that its elements can use', () => {
  test.each([
    '.title{color:red}',
    'main>h1:first-child{color:red}',
    '.absent,.title{color:red}',
    '.title[data-open=true]:not(.absent):hover:before{color:red}',
    ':is(.absent,.link):focus{color:red}',
    '.may-be-signed-in .link{color:red}',
    ':root{--x:1px}',
    '*{color:red}',
    '@media (min-width:600px){.title{color:red}}',
  ])('%s', (css) => {
    expect(split(css)).toEqual({ first: css, rest: '' });
  });
});

describe('the rest has all other rules', () => {
  test.each([
    '.absent{color:red}',
    '.title .absent{color:red}',
    ':is(.absent,.missing) a{color:red}',
    'main table{color:red}',
    '@media print{.title{color:red}}',
    '@supports (color:red){.absent{color:red}}',
  ])('%s', (css) => {
    expect(split(css)).toEqual({ first: '', rest: css });
  });
});

test('a condition with rules of both parts is in both', () => {
  expect(split('@media (x){.title{a:b}.absent{c:d}}')).toEqual({
    first: '@media (x){.title{a:b}}',
    rest: '@media (x){.absent{c:d}}',
  });
});

test('keyframes and font faces are in the part that uses them first', () => {
  const keyframes = '@keyframes turn{to{rotate:1turn}}';
  const face = '@font-face{font-family:hand;src:url(/assets/hand.woff2)}';
  expect(split(`.title{animation:turn 1s}${keyframes}.absent{font-family:hand}${face}`)).toEqual({
    first: `${keyframes}.title{animation:turn 1s}`,
    rest: `${face}.absent{font-family:hand}`,
  });
});

describe('a texture of the rest is hidden with script until the root element has the class of a loaded page', () => {
  const url = 'url(/assets/wall.webp)';
  const none = 'linear-gradient(#0000,#0000)';
  const until = ':where(:root:not(.loaded))';
  test.each([
    ['.absent', `color:red;background:${url} repeat-x`, `${until} .absent`, `background:${none} repeat-x`],
    ['.absent:before,.gone>a', `--wall:${url}`, `${until} .absent:before,${until} .gone>a`, `--wall:${none}`],
    [':root[data-a] .absent', `mask:${url}`, ':root:where(:not(.loaded))[data-a] .absent', `mask:${none}`],
    [
      '.absent',
      `content:";";background:calc((1px + 2px)*2) ${url},${url}`,
      `${until} .absent`,
      `background:calc((1px + 2px)*2) ${none},${none}`,
    ],
  ])('%s{%s}', (selector, body, hidden, declarations) => {
    const rule = `${selector}{${body}}`;
    expect(split(rule)).toEqual({
      first: '',
      rest: `${rule}@media (scripting:enabled){${hidden}{${declarations}}}`,
    });
  });
});

test('a texture of the first view loads with the page', () => {
  const rule = '.title{background:url(/assets/wall.webp)}';
  expect(split(rule)).toEqual({ first: rule, rest: '' });
});
