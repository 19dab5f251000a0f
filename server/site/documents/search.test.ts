import { expect, test } from 'vitest';
import { defaultContent } from '#server/site/content/edition.ts';
import { searchIn } from './search.ts';

const { city } = defaultContent.documents.school;
const data = {
  title: { text: 'Classes in {school.city}' },
  items: ['One', 'The child’s drawing', 'Fee: 3500'],
  price: 3500,
};
const find = (words: string) => searchIn(defaultContent, words)(data);

test('finds words as visitors read them, and as they are written', () => {
  expect(find(`classes in ${city}`)).toEqual([{ path: 'title.text', words: `Classes in ${city}` }]);
  expect(find('{school.city}')).toEqual([{ path: 'title.text', words: 'Classes in {school.city}' }]);
});

test('takes quotes, spaces and case as they are typed', () => {
  expect(find("THE CHILD'S  drawing".replace('  ', ' '))).toEqual([
    { path: 'items[1]', words: 'The child’s drawing' },
  ]);
});

test('finds numbers, and nothing that is not there', () => {
  expect(find('3500').map(({ path }) => path)).toEqual(['items[2]', 'price']);
  expect(find('Sculpture')).toEqual([]);
});

test('shows the words around a place in a long text', () => {
  const long = `${'a '.repeat(100)}here${' b'.repeat(100)}`;
  const [found] = searchIn(defaultContent, 'here')({ long });
  expect(found?.words).toMatch(/^….*here.*…$/);
  expect(found?.words.length).toBeLessThan(100);
});
