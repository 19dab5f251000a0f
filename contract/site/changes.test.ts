import { expect, test } from 'vitest';
import { defaultContent } from '#server/site/content/edition.ts';
import { changesOf } from './changes.ts';

const { faq, home } = defaultContent.documents;
const { questions } = faq;

test('a sentence is one change, with the words of its form', () => {
  expect(changesOf('faq', faq, { ...faq, lead: 'Ask us.' })).toEqual([
    { path: 'lead', label: 'Line under the heading', before: faq.lead, after: 'Ask us.' },
  ]);
});

test('nothing differs between equal documents', () => {
  expect(changesOf('home', home, structuredClone(home))).toEqual([]);
});

test('an entry that is added in the middle of a list is one change', () => {
  const [first, ...others] = questions;
  const added = { question: 'Is there tea?', answer: ['Yes.'], inShort: 'Yes', id: 'tea' };
  const changes = changesOf('faq', faq, { ...faq, questions: [first, added, ...others] });
  expect(changes.map(({ path, before, after }) => [path, before, after])).toEqual([
    ['questions[1]', null, 'Is there tea?\nYes.\ntea\nYes'],
  ]);
});

test('an entry that is removed is one change', () => {
  const changes = changesOf('faq', faq, { ...faq, questions: questions.slice(1) });
  expect(changes.map(({ path, after }) => [path, after])).toEqual([['questions[0]', null]]);
});

test('one answer of a list is named with its question', () => {
  const [first, ...others] = questions;
  const changed = [{ ...first, question: 'Where are you?' }, ...others];
  expect(changesOf('faq', faq, { ...faq, questions: changed })).toMatchObject([
    {
      path: 'questions[0].question',
      label: `Question “${first?.question}”: Question`,
      before: first?.question,
      after: 'Where are you?',
    },
  ]);
});

test('entries in another order are one change', () => {
  const [first, second, ...others] = questions;
  const changes = changesOf('faq', faq, { ...faq, questions: [second, first, ...others] });
  expect(changes).toMatchObject([
    {
      path: 'questions',
      before: `${first?.question}\n${second?.question}`,
      after: `${second?.question}\n${first?.question}`,
    },
  ]);
});

test('courses are called by the names that visitors read', () => {
  const { courses } = defaultContent;
  const [first, second, ...others] = courses;
  const named = [first, second].map((course) => course?.courseName ?? '');
  expect(changesOf('courses', { courses }, { courses: [second, first, ...others] })).toMatchObject([
    { before: named.join('\n'), after: named.toReversed().join('\n') },
  ]);
  const dearer = [{ ...first, price: 7913 }, second, ...others];
  const [change] = changesOf('courses', { courses }, { courses: dearer });
  expect(change?.label).toContain(named[0]);
});

test('a new document shows all its fields, a field without a place in the form none', () => {
  expect(changesOf('faq', undefined, faq).length).toBe(Object.keys(faq).length);
  expect(changesOf('nothing', {}, { a: 1 })).toEqual([]);
});
