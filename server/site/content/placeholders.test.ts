import { expect, test } from 'vitest';
import { placeholderFiller } from './placeholders.ts';

const values = {
  school: {
    name: 'Showcase Art',
    city: 'Bhopal',
    place: '{school.name}, {school.city}',
    address: { street: '14, Gulmohar Road' },
    open: true,
    tags: ['clay'],
  },
  workshop: { fee: 400 },
  deep: { a: '{deep.b}', b: '{deep.c}', c: '{deep.d}', d: '{deep.e}', e: 'ground' },
  loop: { self: '{loop.self}', one: '{loop.two}', two: 'via {loop.one}' },
};

test.each([
  ['{school.name} in {school.city}', 'Showcase Art in Bhopal'],
  ['{school.address.street}', '14, Gulmohar Road'],
  ['Rs. {workshop.fee}/-', 'Rs. 400/-'],
  ['no placeholder, {} or {word} or {#the-pile}', 'no placeholder, {} or {word} or {#the-pile}'],
])('fills %j', (text, filled) => {
  expect(placeholderFiller(values)(text)).toBe(filled);
});

test('fills placeholders in the values of placeholders', () => {
  expect(placeholderFiller(values)('At {school.place}.')).toBe('At Showcase Art, Bhopal.');
});

test('fills the same placeholder twice', () => {
  expect(placeholderFiller(values)('{school.place} {school.name} {school.place}')).toBe(
    'Showcase Art, Bhopal Showcase Art Showcase Art, Bhopal',
  );
});

test.each([
  'school.nmae',
  'shool.name',
  'school.address',
  'school.tags',
  'school.open',
  'school.name.length',
  'school.constructor',
])('refuses {%s}, which names no text or number', (name) => {
  expect(() => placeholderFiller(values)(`At {${name}}`)).toThrow(
    `{${name}} names no text or number of the content.`,
  );
});

test.each(['loop.self', 'loop.one', 'loop.two'])('refuses {%s}, which contains itself', (name) => {
  expect(() => placeholderFiller(values)(`{${name}}`)).toThrow(/^\{loop\.\w+\} contains itself\.$/);
});

test('refuses placeholders that are nested too deeply, and fills the others', () => {
  expect(placeholderFiller(values)('{deep.b}')).toBe('ground');
  expect(() => placeholderFiller(values)('{deep.a}')).toThrow('{deep.e} is nested too deeply.');
});

test('fills every text of a document and keeps its other values', () => {
  const document = {
    title: '{school.name}',
    fee: 5,
    note: null,
    isOpen: false,
    list: [{ text: '{school.city}' }, '{workshop.fee}'],
  };
  expect(placeholderFiller(values)(document)).toEqual({
    title: 'Showcase Art',
    fee: 5,
    note: null,
    isOpen: false,
    list: [{ text: 'Bhopal' }, '400'],
  });
});

test('refuses placeholders that become too much text in all documents together', () => {
  const wide = { text: { a: '{text.b}'.repeat(500), b: '{text.c}'.repeat(500), c: 'x'.repeat(500) } };
  const fill = placeholderFiller(wide);
  expect(fill('{text.b}')).toHaveLength(250_000);
  expect(() => fill('{text.a}')).toThrow('The placeholders of this content become too much text.');
});
