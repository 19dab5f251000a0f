import { expect, test } from 'vitest';
import type { DocumentState } from '#contract/site/site-documents.ts';
import { standsAlone } from './publish-field.ts';

const state = (published: object | null, data: object) => ({ published, data }) as DocumentState;
const questions = (...entries: (readonly [string, string])[]) => ({
  questions: entries.map(([question, answer]) => ({ question, answer })),
});
const [price, age, place] = [
  ['What does it cost?', '2500 rupees.'],
  ['From which age?', 'From four.'],
  ['Where is it?', 'In Arera Colony.'],
] as const;
const answer = ['questions', 1, 'answer'];

test('a field stands alone beside changes that leave it in its place', () => {
  const published = questions(price, age, place);
  const data = questions(['What does it cost?', '2750 rupees.'], ['From which age?', 'From five.'], place);
  expect(standsAlone(state(published, { ...data, lead: 'New' }), answer)).toBe(true);
  expect(standsAlone(state({ lines: ['a', 'b'] }, { lines: ['c', 'd'] }), ['lines', 1])).toBe(true);
});

test('a field does not stand alone among entries that are added, removed or moved, or in a new document', () => {
  const published = questions(price, age, place);
  for (const data of [
    questions(place, price, age),
    questions(price, place),
    questions(price, age, place, ['New?', 'Yes.']),
    questions(age, price, place),
  ])
    expect(standsAlone(state(published, data), answer)).toBe(false);
  expect(standsAlone(state({ lines: ['a', 'b'] }, { lines: ['b', 'c'] }), ['lines', 1])).toBe(false);
  expect(standsAlone(state(null, published), answer)).toBe(false);
});
