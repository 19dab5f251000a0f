import { expect, test } from 'vitest';
import { mergeDocuments } from './merge-documents.ts';

const base = {
  title: 'Questions',
  lead: 'Ask us.',
  questions: [{ question: 'When?' }, { question: 'Where?' }, { question: 'Who?' }],
};
const [when, where, who] = base.questions;
const withQuestions = (...questions: unknown[]) => ({ ...base, questions });
const merge = (mine: unknown, theirs: unknown, prefer?: 'mine' | 'theirs') =>
  mergeDocuments({ base, mine, theirs }, prefer);

test('changes of different fields are put together', () => {
  expect(merge({ ...base, lead: 'Mine.' }, { ...base, title: 'Theirs' })).toEqual({
    data: { ...base, lead: 'Mine.', title: 'Theirs' },
    clashes: [],
  });
});

test('a field that both changed is a clash, and the other fields are put together all the same', () => {
  const mine = { ...base, lead: 'Mine.', title: 'My title' };
  const theirs = { ...withQuestions(where, who), lead: 'Theirs.' };
  expect(merge(mine, theirs)).toEqual({
    data: { ...withQuestions(where, who), lead: 'Mine.', title: 'My title' },
    clashes: [['lead']],
  });
  expect(merge(mine, theirs, 'theirs').data).toMatchObject({ lead: 'Theirs.', title: 'My title' });
});

test('the same change of both is no clash', () => {
  expect(merge({ ...base, lead: 'New.' }, { ...base, lead: 'New.' }).clashes).toEqual([]);
});

test('a field that one of them removed is gone, and one that was added is there', () => {
  const { lead: _, ...less } = base;
  expect(merge(less, { ...base, note: 'New' }).data).toEqual({ ...less, note: 'New' });
});

test('entries of a list that one added and the other changed or removed are put together', () => {
  const added = { question: 'How?' };
  expect(merge(withQuestions(where, who), withQuestions(when, where, who, added)).data).toEqual(
    withQuestions(where, who, added),
  );
  expect(
    merge(withQuestions(when, added, where, who), withQuestions(when, { question: 'Whither?' }, who)).data,
  ).toEqual(withQuestions(when, added, { question: 'Whither?' }, who));
});

test('entries that both added at one place are all kept', () => {
  const [mine, theirs] = [{ question: 'Mine?' }, { question: 'Theirs?' }];
  expect(merge(withQuestions(when, where, who, mine), withQuestions(when, where, who, theirs))).toEqual({
    data: withQuestions(when, where, who, theirs, mine),
    clashes: [],
  });
});

test('entries in the same places are put together one by one', () => {
  const mine = withQuestions({ question: 'When now?' }, where, { question: 'Who else?' });
  const theirs = withQuestions(when, { question: 'Where then?' }, { question: 'Who then?' });
  expect(merge(mine, theirs)).toEqual({
    data: withQuestions({ question: 'When now?' }, { question: 'Where then?' }, { question: 'Who else?' }),
    clashes: [['questions', 2, 'question']],
  });
});

test('a list with another order is one whole, so that no entry is lost or doubled', () => {
  const mine = withQuestions(who, where, when);
  const theirs = withQuestions(when, { question: 'Where then?' }, who);
  expect(merge(mine, theirs)).toEqual({ data: mine, clashes: [['questions']] });
  expect(merge(mine, theirs, 'theirs').data).toEqual(theirs);
});

test('entries with ids are put together by them, wherever they stand', () => {
  const courses = ['oil', 'clay', 'ink'].map((id) => ({ id, price: 100, hidden: false }));
  const [oil, clay, ink] = courses;
  const paper = { id: 'paper', price: 50, hidden: false };
  const merged = (mine: unknown, theirs: unknown, prefer?: 'mine' | 'theirs') =>
    mergeDocuments({ base: { courses }, mine: { courses: mine }, theirs: { courses: theirs } }, prefer);
  // A price here; another course hidden, one added and all moved there.
  const dearer = [oil, { ...clay, price: 120 }, ink];
  expect(merged(dearer, [ink, { ...oil, hidden: true }, paper, clay])).toEqual({
    data: { courses: [ink, { ...oil, hidden: true }, paper, { ...clay, price: 120 }] },
    clashes: [],
  });
  expect(merged([oil, clay, paper, ink], [clay, oil, ink])).toEqual({
    data: { courses: [clay, paper, oil, ink] },
    clashes: [],
  });
  expect(merged(dearer, [oil, ink])).toEqual({
    data: { courses: [oil, { ...clay, price: 120 }, ink] },
    clashes: [['courses', 1]],
  });
  expect(merged(dearer, [oil, ink], 'theirs').data).toEqual({ courses: [oil, ink] });
  expect(merged(dearer, [oil, { ...clay, price: 130 }, ink]).clashes).toEqual([['courses', 1, 'price']]);
  expect(merged([ink, oil, clay], [clay, oil, ink]).clashes).toEqual([['courses']]);
});
