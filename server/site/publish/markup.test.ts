import { expect, test } from 'vitest';
import { applyEdits, insertion, replacement } from './edits.ts';
import { attribute, elementsOf, textOf } from './markup.ts';
import { pageFacts } from './page-facts.ts';

test('edits change their places alone, and the first of two at one place comes first', () => {
  const html = '<p class=a >one</P>\n<!-- <p> --><P\nid="b">two</p >';
  const [first, second] = elementsOf(html, { withLocations: true }).filter(({ tagName }) => tagName === 'p');
  if (first === undefined || second === undefined) throw new Error('two paragraphs are parsed');
  const { start } = replacement(second, '');
  const edits = [insertion(start, '[1]'), insertion(start, '[2]'), replacement(first, '<br>')];
  expect(applyEdits(html, edits)).toBe('<br>\n<!-- <p> -->[1][2]<P\nid="b">two</p >');
});

test('edits that overlap are refused', () => {
  const edits = [
    { start: 0, end: 3, text: '' },
    { start: 2, end: 4, text: '' },
  ];
  expect(() => applyEdits('abcdef', edits)).toThrow('overlap');
});

test('elements inside noscript, template and SVG are found; text of a script is no markup', () => {
  const html =
    '<head><noscript><link href="/a.css"></noscript></head><template><i></i></template>' +
    '<svg><style>a &gt; b{}</style></svg><script>let a = "<b>"</script>';
  const elements = elementsOf(html);
  const names = elements.map(({ tagName }) => tagName);
  expect(names).toEqual(expect.arrayContaining(['link', 'i', 'style', 'script']));
  expect(names).not.toContain('b');
  expect(elements.filter(({ tagName }) => ['style', 'script'].includes(tagName)).map(textOf)).toEqual([
    'a > b{}',
    'let a = "<b>"',
  ]);
  expect(
    attribute(
      elements.find(({ tagName }) => tagName === 'link')!,
      'href',
    ),
  ).toBe('/a.css');
});

test('pictures of a page: its own, each once, without decoration', () => {
  const html =
    '<img alt="A kite" src="/pictures/kite.jpg"><img src="/pictures/kite.jpg" alt="The kite again">' +
    '<img alt="" src="/pictures/leaf.jpg"><img src="/pictures/dot.jpg">' +
    '<img alt="Elsewhere" src="https://other.test/a.jpg">';
  expect(pageFacts(html).pictures).toEqual(['/pictures/kite.jpg']);
});
